// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.xtext.ide.LexerIdeBindings;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.ide.editor.contentassist.antlr.internal.Lexer;
import org.eclipse.xtext.ide.editor.syntaxcoloring.ISemanticHighlightingCalculator;
import org.eclipse.xtext.ide.server.codeActions.ICodeActionService2;
import org.eclipse.xtext.ide.server.folding.FoldingRangeService;
import org.eclipse.xtext.ide.server.hover.IHoverService;
import org.eclipse.xtext.ide.server.rename.IRenameService2;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolService;
import org.eclipse.xtext.ide.server.symbol.HierarchicalDocumentSymbolService;
import org.eclipse.xtext.resource.IResourceDescription;
import org.qili.lang.ide.contentassist.ProposalLexer;
import org.qili.lang.ide.contentassist.QiliProposalProvider;
import org.qili.lang.ide.server.LspCodeActions;
import org.qili.lang.ide.server.LspColours;
import org.qili.lang.ide.server.LspFolding;
import org.qili.lang.ide.server.LspHover;
import org.qili.lang.ide.server.LspOutline;
import org.qili.lang.ide.server.LspRename;
import org.qili.lang.ide.server.LspSymbols;
import org.qili.lang.ide.server.RulebookReaders;

/** Services that help to write texts in both languages. */
public class QiliIdeModule extends AbstractQiliIdeModule {

    @Override
    @SuppressWarnings("restriction") // the lexer's type is internal to Xtext
    public void configureContentAssistLexer(Binder binder) {
        binder.bind(Lexer.class)
                .annotatedWith(Names.named(LexerIdeBindings.CONTENT_ASSIST))
                .to(ProposalLexer.class);
    }

    /** What may be written at a place. */
    public Class<? extends IdeContentProposalProvider> bindIdeContentProposalProvider() {
        return QiliProposalProvider.class;
    }

    /** What is known of a word. */
    public Class<? extends IHoverService> bindIHoverService() {
        return LspHover.class;
    }

    /** Ways to mend an issue. */
    @SuppressWarnings("restriction") // Xtext has no other way in for code actions
    public Class<? extends ICodeActionService2> bindICodeActionService2() {
        return LspCodeActions.class;
    }

    /** From a name to what it names, and back. */
    public Class<? extends DocumentSymbolService> bindDocumentSymbolService() {
        return LspSymbols.class;
    }

    @Override
    @SuppressWarnings("restriction") // Xtext has no other way in for renaming
    public Class<? extends IRenameService2> bindIRenameService2() {
        return LspRename.class;
    }

    /** Which texts to check again when others change. */
    public Class<? extends IResourceDescription.Manager> bindIResourceDescription$Manager() {
        return RulebookReaders.class;
    }

    /** Roles of words. */
    public Class<? extends ISemanticHighlightingCalculator> bindISemanticHighlightingCalculator() {
        return LspColours.class;
    }

    /** The elements of a text. */
    public Class<? extends HierarchicalDocumentSymbolService>
            bindHierarchicalDocumentSymbolService() {
        return LspOutline.class;
    }

    /** What may be folded away. */
    public Class<? extends FoldingRangeService> bindFoldingRangeService() {
        return LspFolding.class;
    }
}
