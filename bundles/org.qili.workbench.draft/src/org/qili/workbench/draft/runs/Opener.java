// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.runs;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.qili.lang.suite.CaseRef;
import org.qili.lang.suite.TextPlace;
import org.qili.workbench.Log;

/** Opens texts at a place. */
public final class Opener {

    private Opener() {}

    /** Opens a case. */
    public static void open(IWorkbenchPage page, CaseRef source) {
        Files.file(source.text()).ifPresent(f -> open(page, f, Optional.of(source.place())));
    }

    /** Opens a file, at a place if there is one. */
    public static void open(IWorkbenchPage page, IFile file, Optional<TextPlace> place) {
        if (!file.exists()) {
            return;
        }
        try {
            IEditorPart editor = IDE.openEditor(page, file, true);
            if (editor instanceof ITextEditor text) {
                place.ifPresent(p -> text.selectAndReveal(p.offset(), p.length()));
            }
        } catch (PartInitException e) {
            Log.error(e);
        }
    }
}
