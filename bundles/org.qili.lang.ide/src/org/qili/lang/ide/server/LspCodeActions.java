// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.ide.server.codeActions.ICodeActionService2;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.qili.lang.ide.quickfix.Fix;
import org.qili.lang.ide.quickfix.NewCase;
import org.qili.lang.ide.quickfix.QuickFixes;
import org.qili.lang.ide.quickfix.UncoveredClauses;

/** Ways to mend what is wrong in a range, for clients of the language server. */
@SuppressWarnings("restriction") // Xtext has no other way in for code actions
public final class LspCodeActions implements ICodeActionService2 {

    @Inject private QuickFixes fixes;
    @Inject private IResourceValidator validator;
    @Inject private UncoveredClauses uncovered;
    @Inject private UriExtensions uris;

    @Override
    public List<Either<Command, CodeAction>> getCodeActions(Options options) {
        return options.getLanguageServerAccess()
                .doSyncRead(
                        options.getURI(),
                        context ->
                                context.getResource() instanceof XtextResource resource
                                        ? actions(options, resource, context.getDocument())
                                        : List.of());
    }

    private List<Either<Command, CodeAction>> actions(
            Options options, XtextResource resource, Document document) {
        List<Either<Command, CodeAction>> actions = new ArrayList<>();
        ITextRegion range = document.getTextRegion(options.getCodeActionParams().getRange());
        int end = range.getOffset() + range.getLength();
        for (Issue issue :
                validator.validate(resource, CheckMode.ALL, options.getCancelIndicator())) {
            boolean here =
                    issue.getOffset() != null
                            && issue.getLength() != null
                            && issue.getOffset() <= end
                            && range.getOffset() <= issue.getOffset() + issue.getLength();
            if (here) {
                for (Fix fix : fixes.of(resource, document.getContents(), issue)) {
                    actions.add(Either.forRight(action(options.getURI(), document, fix)));
                }
            }
        }
        if (ResourceOperations.allows(
                options.getLanguageServerAccess().getInitializeParams(),
                ResourceOperationKind.Create)) {
            uncovered
                    .at(resource, range.getOffset())
                    .ifPresent(c -> actions.add(Either.forRight(action(c))));
        }
        return actions;
    }

    private CodeAction action(NewCase source) {
        String file = uris.toUriString(source.file());
        Position start = new Position(0, 0);
        TextDocumentEdit text =
                new TextDocumentEdit(
                        new VersionedTextDocumentIdentifier(file, null),
                        List.of(
                                Either.forLeft(
                                        new TextEdit(new Range(start, start), source.text()))));
        CodeAction action = new CodeAction(source.label());
        action.setKind(CodeActionKind.QuickFix);
        action.setEdit(
                new WorkspaceEdit(
                        List.of(Either.forRight(new CreateFile(file)), Either.forLeft(text))));
        return action;
    }

    private static CodeAction action(String uri, Document document, Fix fix) {
        CodeAction action = new CodeAction(fix.label());
        action.setKind(CodeActionKind.QuickFix);
        List<TextEdit> edits =
                fix.edits().stream()
                        .map(
                                e ->
                                        new TextEdit(
                                                new Range(
                                                        document.getPosition(e.offset()),
                                                        document.getPosition(
                                                                e.offset() + e.length())),
                                                e.text()))
                        .toList();
        action.setEdit(new WorkspaceEdit(Map.of(uri, edits)));
        return action;
    }
}
