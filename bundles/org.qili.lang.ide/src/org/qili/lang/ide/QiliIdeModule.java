// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide;

import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.ide.server.codeActions.ICodeActionService2;
import org.eclipse.xtext.ide.server.hover.IHoverService;
import org.qili.lang.ide.contentassist.QiliProposalProvider;
import org.qili.lang.ide.server.LspCodeActions;
import org.qili.lang.ide.server.LspHover;

/** Services that help to write texts in both languages. */
public class QiliIdeModule extends AbstractQiliIdeModule {

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
}
