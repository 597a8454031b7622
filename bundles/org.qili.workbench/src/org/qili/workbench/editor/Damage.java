// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.texteditor.IDocumentProvider;
import org.qili.workbench.live.LiveText;

/**
 * Files whose bytes are no text in their encoding: what was not understood would be lost by saving.
 */
final class Damage {

    private Damage() {}

    /** Whether reading the input lost something. */
    static boolean in(IDocumentProvider provider, IEditorInput input) {
        IDocument document = provider == null ? null : provider.getDocument(input);
        return document != null && document.get().indexOf(LiveText.UNREADABLE) >= 0;
    }
}
