// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.names;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.ltk.ui.refactoring.RefactoringWizardOpenOperation;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.Region;
import org.qili.lang.ide.navigation.Target;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;
import org.qili.workbench.commands.NamedHandler;
import org.qili.workbench.live.LiveText;
import org.qili.workbench.live.LiveTexts;
import org.qili.workbench.text.UiTexts;

/**
 * Commands for the name at the caret of the active editor, and for finding names; which one stands
 * behind the class in plugin.xml.
 */
public final class NameCommands extends NamedHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        Shell shell = HandlerUtil.getActiveShell(event);
        if (name().equals("open")) {
            OpenNameDialog dialog = new OpenNameDialog(shell);
            if (dialog.open() == Window.OK
                    && dialog.getFirstResult() instanceof OpenNameDialog.Name chosen) {
                Places.open(chosen.text(), chosen.offset(), chosen.length());
            }
            return null;
        }
        IEditorPart active = HandlerUtil.getActiveEditor(event);
        ITextEditor editor = active == null ? null : active.getAdapter(ITextEditor.class);
        if (editor == null
                || !(editor.getSelectionProvider().getSelection() instanceof ITextSelection at)) {
            return null;
        }
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        IWorkbenchPage page = editor.getSite().getPage();
        LiveTexts.instance()
                .find(document)
                .ifPresent(text -> run(shell, page, text, at.getOffset()));
        return null;
    }

    private void run(Shell shell, IWorkbenchPage page, LiveText text, int offset) {
        switch (name()) {
            case "references" ->
                    work(text, offset, OpenText::references, found -> showReferences(page, found));
            case "rename" ->
                    work(
                            text,
                            offset,
                            (t, at) -> t.renamable(at).map(r -> new Renamable(t, r)),
                            found ->
                                    found.ifPresentOrElse(
                                            r -> rename(shell, r), () -> tellNothing(shell)));
            default -> throw new IllegalStateException("no command " + name());
        }
    }

    /** A name that can be changed. */
    private record Renamable(OpenText text, Region place) {}

    /** Asks the text in the background, since other texts may have to be read. */
    private static <T> void work(
            LiveText text, int offset, BiFunction<OpenText, Integer, T> ask, Consumer<T> show) {
        Job job =
                new Job(UiTexts.get("names.search")) {
                    @Override
                    protected IStatus run(IProgressMonitor monitor) {
                        T found = ask.apply(text.openNow(), offset);
                        Display.getDefault()
                                .asyncExec(
                                        () -> {
                                            if (!monitor.isCanceled()) {
                                                show.accept(found);
                                            }
                                        });
                        return Status.OK_STATUS;
                    }
                };
        job.setPriority(Job.INTERACTIVE);
        job.schedule();
    }

    private static void showReferences(IWorkbenchPage page, List<Target> found) {
        try {
            if (page.showView(Ids.REFERENCES) instanceof ReferencesView view) {
                view.show(found);
            }
        } catch (PartInitException e) {
            Log.error(e);
        }
    }

    private static void tellNothing(Shell shell) {
        MessageDialog.openInformation(
                shell, UiTexts.get("rename.title"), UiTexts.get("rename.nothing"));
    }

    private static void rename(Shell shell, Renamable name) {
        String old = name.text().text().substring(name.place().offset(), name.place().end());
        RenameRefactoring refactoring =
                new RenameRefactoring(name.text(), name.place().offset(), old);
        try {
            new RefactoringWizardOpenOperation(new RenameWizard(refactoring))
                    .run(shell, UiTexts.get("rename.title"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
