// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.testing;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.qili.workbench.Ids;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.ruling.RulingView;
import org.qili.workbench.shipped.ShippedProject;

/** What a user finds on the screen: files, editors, the ruling view. */
public final class Desk {

    private final Gui gui;

    public Desk(Gui gui) {
        this.gui = gui;
    }

    public static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    /** A shipped file once it is copied. */
    public IFile shipped(String path) {
        IFile file = ShippedProject.project().getFile(path);
        gui.until("copied " + path, file::exists);
        return file;
    }

    /** A file of the tests' own project. */
    public static IFile file(String path, String text) throws CoreException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("test");
        if (!project.exists()) {
            project.create(null);
        }
        project.open(null);
        project.setDefaultCharset("UTF-8", null);
        IFile file = project.getFile(path);
        folders(file.getParent());
        ByteArrayInputStream content =
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        if (file.exists()) {
            file.setContents(content, IResource.FORCE, null);
        } else {
            file.create(content, true, null);
        }
        return file;
    }

    private static void folders(IContainer container) throws CoreException {
        if (container instanceof IFolder folder && !folder.exists()) {
            folders(folder.getParent());
            folder.create(true, true, null);
        }
    }

    /** Opens a case and waits until it is ruled. */
    public CaseEditor open(IFile file) throws PartInitException {
        CaseEditor editor = (CaseEditor) IDE.openEditor(page(), file, true);
        settled(editor);
        return editor;
    }

    /** Waits until what the editor shows belongs to its text. */
    public void settled(CaseEditor editor) {
        gui.until(
                "ruled",
                () ->
                        editor.session().snapshot().settled()
                                && document(editor)
                                        .get()
                                        .equals(editor.session().snapshot().text()));
    }

    public static IDocument document(ITextEditor editor) {
        return editor.getDocumentProvider().getDocument(editor.getEditorInput());
    }

    public static StyledText source(ITextEditor editor) {
        return (StyledText) editor.getAdapter(Control.class);
    }

    /** Puts the caret behind a text and the focus there. */
    public void caretBehind(ITextEditor editor, String text) {
        int at = document(editor).get().indexOf(text);
        if (at < 0) {
            throw new AssertionError("no " + text);
        }
        focus(editor);
        editor.selectAndReveal(at + text.length(), 0);
    }

    public void select(ITextEditor editor, String text) {
        int at = document(editor).get().indexOf(text);
        if (at < 0) {
            throw new AssertionError("no " + text);
        }
        focus(editor);
        editor.selectAndReveal(at, text.length());
    }

    public void focus(ITextEditor editor) {
        page().activate(editor);
        gui.toWindow();
        StyledText source = source(editor);
        source.setFocus();
        gui.until("focus in the source", source::isFocusControl);
    }

    public static RulingView ruling() {
        return (RulingView) page().findView(Ids.RULING_VIEW);
    }

    /** Waits until the ruling view says all of that. */
    public void rules(String... texts) {
        gui.until(
                "ruling "
                        + String.join(", ", texts)
                        + " instead of "
                        + ruling().summary().getText(),
                () -> {
                    String all = ruling().summary().getText();
                    return Arrays.stream(texts).allMatch(all::contains);
                });
    }

    /** The texts of a column of the move table. */
    public static List<String> column(CaseEditor editor, int index) {
        return Arrays.stream(editor.moveTable().getItems())
                .map((TableItem i) -> i.getText(index))
                .toList();
    }

    public static List<IMarker> errors(IFile file) throws CoreException {
        return Arrays.stream(file.findMarkers(Ids.PROBLEM_MARKER, true, IResource.DEPTH_ZERO))
                .filter(m -> m.getAttribute(IMarker.SEVERITY, -1) == IMarker.SEVERITY_ERROR)
                .toList();
    }

    /** Waits until the file has that many errors. */
    public void errors(IFile file, int number) {
        gui.until(number + " errors in " + file.getName(), () -> errors(file).size() == number);
    }
}
