// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameFile;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.ILanguageServerAccess;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.ide.server.rename.IRenameService2;
import org.eclipse.xtext.resource.XtextResource;
import org.qili.lang.ide.rename.Renamer;
import org.qili.lang.ide.rename.Renaming;

/** Other names for rulebooks, readings and options, for clients of the language server. */
@SuppressWarnings("restriction") // Xtext has no other way in for renaming
public final class LspRename implements IRenameService2 {

    @Inject private Renamer renamer;
    @Inject private LspPlaces places;
    @Inject private UriExtensions uris;

    @Override
    public Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> prepareRename(
            PrepareRenameOptions options) {
        Position position = options.getParams().getPosition();
        return options.getLanguageServerAccess()
                .doSyncRead(
                        options.getParams().getTextDocument().getUri(),
                        context -> {
                            Document document = context.getDocument();
                            return context.getResource() instanceof XtextResource resource
                                    ? renamer.at(resource, document.getOffSet(position))
                                            .map(
                                                    r ->
                                                            LspPlaces.range(
                                                                    document,
                                                                    r.offset(),
                                                                    r.length()))
                                            .map(LspRename::first)
                                            .orElse(null)
                                    : null;
                        });
    }

    private static Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> first(
            Range range) {
        return Either3.forFirst(range);
    }

    @Override
    public WorkspaceEdit rename(Options options) {
        RenameParams params = options.getRenameParams();
        ILanguageServerAccess access = options.getLanguageServerAccess();
        return access.doSyncRead(
                params.getTextDocument().getUri(),
                context -> {
                    if (!(context.getResource() instanceof XtextResource resource)) {
                        return new WorkspaceEdit();
                    }
                    int offset = context.getDocument().getOffSet(params.getPosition());
                    Renaming renaming = renamer.rename(resource, offset, params.getNewName());
                    if (renaming instanceof Renaming.Refused refused) {
                        throw new ResponseErrorException(
                                new ResponseError(
                                        ResponseErrorCode.InvalidParams, refused.reason(), null));
                    }
                    return edit(
                            (Renaming.Possible) renaming,
                            ResourceOperations.allows(
                                    access.getInitializeParams(), ResourceOperationKind.Rename));
                });
    }

    private WorkspaceEdit edit(Renaming.Possible renaming, boolean movesFiles) {
        List<Either<TextDocumentEdit, ResourceOperation>> changes = new ArrayList<>();
        renaming.edits()
                .forEach(
                        (uri, edits) ->
                                places.document(uri)
                                        .ifPresent(
                                                d ->
                                                        changes.add(
                                                                Either.forLeft(
                                                                        edit(
                                                                                uris.toUriString(
                                                                                        uri),
                                                                                d,
                                                                                edits)))));
        if (!movesFiles) {
            WorkspaceEdit plain = new WorkspaceEdit();
            changes.forEach(
                    c ->
                            plain.getChanges()
                                    .put(
                                            c.getLeft().getTextDocument().getUri(),
                                            c.getLeft().getEdits().stream()
                                                    .map(Either::getLeft)
                                                    .toList()));
            return plain;
        }
        renaming.file()
                .ifPresent(
                        f ->
                                changes.add(
                                        Either.forRight(
                                                new RenameFile(
                                                        uris.toUriString(f.from()),
                                                        uris.toUriString(f.to())))));
        return new WorkspaceEdit(changes);
    }

    private static TextDocumentEdit edit(
            String uri, Document document, List<org.qili.lang.ide.TextEdit> edits) {
        List<Either<TextEdit, SnippetTextEdit>> changes = new ArrayList<>();
        for (org.qili.lang.ide.TextEdit edit : edits) {
            Range range = LspPlaces.range(document, edit.offset(), edit.length());
            changes.add(Either.forLeft(new TextEdit(range, edit.text())));
        }
        return new TextDocumentEdit(new VersionedTextDocumentIdentifier(uri, null), changes);
    }
}
