// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.qili.workbench.commands.NamedHandler;
import org.qili.workbench.commands.Selections;
import org.qili.workbench.train.exam.ExamWizard;
import org.qili.workbench.train.exam.MarkWizard;
import org.qili.workbench.train.practice.PracticeView;

/** Commands of this bundle; which one stands behind the class in plugin.xml. */
public final class TrainCommands extends NamedHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        IStructuredSelection selection =
                HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection s
                        ? s
                        : StructuredSelection.EMPTY;
        try {
            switch (name()) {
                case "perspective" ->
                        window.getWorkbench().showPerspective(TrainIds.PERSPECTIVE, window);
                case "practice" -> practice(window).start();
                case "practiceOfSelection" ->
                        practice(window).practise(Selections.resources(selection));
                case "mark" -> practice(window).mark();
                case "next" -> practice(window).next();
                case "previous" -> practice(window).previous();
                case "history" -> window.getActivePage().showView(TrainIds.HISTORY);
                case "exam" -> open(window, new ExamWizard(), StructuredSelection.EMPTY);
                case "examOfSelection" -> open(window, new ExamWizard(), selection);
                case "markExam" -> open(window, new MarkWizard(), selection);
                default -> throw new IllegalStateException("no command " + name());
            }
        } catch (WorkbenchException e) {
            throw new ExecutionException(e.getMessage(), e);
        }
        return null;
    }

    private static PracticeView practice(IWorkbenchWindow window) throws PartInitException {
        return (PracticeView) window.getActivePage().showView(TrainIds.PRACTICE);
    }

    private static void open(
            IWorkbenchWindow window, IExportWizard wizard, IStructuredSelection selection) {
        wizard.init(window.getWorkbench(), selection);
        WizardDialog dialog = new WizardDialog(window.getShell(), wizard);
        dialog.setMinimumPageSize(600, 340);
        dialog.open();
    }
}
