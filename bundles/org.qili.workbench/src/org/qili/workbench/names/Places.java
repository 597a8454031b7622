// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.names;

import java.io.File;
import java.net.URI;
import java.util.Optional;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.qili.lang.ide.navigation.Target;
import org.qili.workbench.Log;

/** Places in texts of the workspace and outside. */
public final class Places {

    private Places() {}

    /** The file of the workspace that a text is; empty if it lies elsewhere. */
    public static Optional<IFile> file(org.eclipse.emf.common.util.URI text) {
        if (!text.isFile()) {
            return Optional.empty();
        }
        URI place = new File(text.toFileString()).toURI();
        for (IFile file : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(place)) {
            if (file.exists()) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    /** Shows a place in an editor; texts inside the program itself can't be opened. */
    public static void open(Target target) {
        open(target.uri(), target.offset(), target.length());
    }

    /** Shows a place in an editor; texts inside the program itself can't be opened. */
    public static void open(org.eclipse.emf.common.util.URI text, int offset, int length) {
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        try {
            IEditorPart editor = open(page, text);
            ITextEditor shown = editor == null ? null : editor.getAdapter(ITextEditor.class);
            if (shown != null) {
                shown.selectAndReveal(offset, length);
            }
        } catch (PartInitException e) {
            Log.error(e);
        }
    }

    private static IEditorPart open(IWorkbenchPage page, org.eclipse.emf.common.util.URI text)
            throws PartInitException {
        Optional<IFile> file = file(text);
        if (file.isPresent()) {
            return IDE.openEditor(page, file.get());
        }
        if (!text.isFile()) {
            return null;
        }
        URI place = new File(text.toFileString()).toURI();
        return IDE.openEditorOnFileStore(page, EFS.getLocalFileSystem().getStore(place));
    }
}
