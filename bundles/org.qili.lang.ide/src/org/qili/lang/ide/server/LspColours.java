// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.xtext.ide.editor.syntaxcoloring.IHighlightedPositionAcceptor;
import org.eclipse.xtext.ide.editor.syntaxcoloring.ISemanticHighlightingCalculator;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.qili.lang.ide.highlighting.Highlight;
import org.qili.lang.ide.highlighting.Highlighter;
import org.qili.lang.ide.highlighting.Role;

/** Words by their roles, as the types of tokens that clients of the language server know. */
public final class LspColours implements ISemanticHighlightingCalculator {

    @Override
    public void provideHighlightingFor(
            XtextResource resource,
            IHighlightedPositionAcceptor acceptor,
            CancelIndicator cancelIndicator) {
        for (Highlight highlight : Highlighter.of(resource)) {
            acceptor.addPosition(highlight.offset(), highlight.length(), type(highlight.role()));
        }
    }

    private static String type(Role role) {
        return switch (role) {
            case KEYWORD -> SemanticTokenTypes.Keyword;
            case CLAUSE, ROUND, NUMBER -> SemanticTokenTypes.Number;
            case STRING -> SemanticTokenTypes.String;
            case MOVE -> SemanticTokenTypes.Method;
            case LABEL, OUTCOME -> SemanticTokenTypes.EnumMember;
            case WORD -> SemanticTokenTypes.Property;
            case VALUE -> SemanticTokenTypes.Parameter;
            case NAME -> SemanticTokenTypes.Class;
            case REFERENCE -> SemanticTokenTypes.Type;
            case COMMENT -> SemanticTokenTypes.Comment;
        };
    }
}
