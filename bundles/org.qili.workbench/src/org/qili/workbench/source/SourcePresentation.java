// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.source;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.Token;

/**
 * Paints every text plainly. The colours come from {@link SourceColouring}, which adds them to this
 * presentation: what a word is can't be told from its letters.
 */
public final class SourcePresentation extends PresentationReconciler {

    /** For the platform. */
    public SourcePresentation() {
        RuleBasedScanner scanner = new RuleBasedScanner();
        scanner.setDefaultReturnToken(new Token(new TextAttribute(null)));
        DefaultDamagerRepairer plain = new DefaultDamagerRepairer(scanner);
        setDamager(plain, IDocument.DEFAULT_CONTENT_TYPE);
        setRepairer(plain, IDocument.DEFAULT_CONTENT_TYPE);
    }
}
