// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide;

import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.qili.lang.ide.contentassist.QiliProposalProvider;

/** Services that help to write texts in both languages. */
public class QiliIdeModule extends AbstractQiliIdeModule {

    /** What may be written at a place. */
    public Class<? extends IdeContentProposalProvider> bindIdeContentProposalProvider() {
        return QiliProposalProvider.class;
    }
}
