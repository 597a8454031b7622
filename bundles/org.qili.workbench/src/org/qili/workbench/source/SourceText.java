// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.source;

import java.util.Optional;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.qili.lang.ide.OpenText;
import org.qili.workbench.live.LiveText;
import org.qili.workbench.live.LiveTexts;

/** The text behind a viewer, with the services of the languages. */
final class SourceText {

    private SourceText() {}

    /**
     * The text as it stands, parsed if need be: not to be called in the user interface's thread.
     */
    static Optional<OpenText> now(ITextViewer viewer) {
        return live(viewer).map(LiveText::openNow);
    }

    /** The text if it was worked out since the last change; at once. */
    static Optional<OpenText> known(ITextViewer viewer) {
        String text = viewer.getDocument() == null ? "" : viewer.getDocument().get();
        return live(viewer).flatMap(l -> l.snapshot().open()).filter(o -> o.text().equals(text));
    }

    private static Optional<LiveText> live(ITextViewer viewer) {
        IDocument document = viewer.getDocument();
        return document == null ? Optional.empty() : LiveTexts.instance().find(document);
    }
}
