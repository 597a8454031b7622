// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.recovery;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/** Texts as they are saved, and editors for them. */
final class Texts {

    private Texts() {}

    /** The file of the workspace, if it lies there; it need not exist. */
    static Optional<IFile> file(URI place) {
        IFile[] files = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(place);
        return files.length == 0 ? Optional.empty() : Optional.of(files[0]);
    }

    /** The text as it is saved; empty if there is no such file. */
    static String saved(URI place) throws CoreException {
        IFileStore store = EFS.getStore(place);
        if (!store.fetchInfo().exists()) {
            return "";
        }
        try (InputStream in = store.openInputStream(EFS.NONE, null)) {
            return new String(in.readAllBytes(), charset(place));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Charset charset(URI place) throws CoreException {
        Optional<IFile> file = file(place).filter(IFile::exists);
        return file.isPresent() ? Charset.forName(file.get().getCharset()) : StandardCharsets.UTF_8;
    }

    /** Opens an editor; a file that is gone is made again with that text. */
    static IEditorPart open(IWorkbenchPage page, URI place, String text, boolean activate)
            throws CoreException {
        Optional<IFile> file = file(place);
        IFileStore store = EFS.getStore(place);
        if (file.isPresent() && !file.get().exists()) {
            file.get().getParent().refreshLocal(IResource.DEPTH_ONE, null);
            IContainer parent = file.get().getParent();
            if (!file.get().exists() && parent.isAccessible()) {
                byte[] content = text.getBytes(StandardCharsets.UTF_8);
                file.get().create(new ByteArrayInputStream(content), true, null);
            }
        }
        if (file.filter(IFile::exists).isPresent()) {
            return IDE.openEditor(page, file.get(), activate);
        }
        if (!store.fetchInfo().exists()) {
            store.getParent().mkdir(EFS.NONE, null);
            try (var out = store.openOutputStream(EFS.NONE, null)) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return IDE.openEditorOnFileStore(page, store);
    }

    /** Opens an editor and puts a text into it, to be undone by one step. */
    static void recover(IWorkbenchPage page, Unsaved unsaved) throws CoreException {
        IEditorPart part = open(page, unsaved.file(), unsaved.text(), true);
        ITextEditor editor = part == null ? null : part.getAdapter(ITextEditor.class);
        if (editor != null) {
            IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            if (!document.get().equals(unsaved.text())) {
                document.set(unsaved.text());
            }
        }
    }
}
