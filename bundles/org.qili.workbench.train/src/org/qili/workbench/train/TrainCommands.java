// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.qili.workbench.train.exam.ExamWizard;
import org.qili.workbench.train.exam.MarkWizard;
import org.qili.workbench.train.practice.PracticeView;

/** Commands of this bundle; which one stands behind the class in plugin.xml. */
public final class TrainCommands extends AbstractHandler implements IExecutableExtension {

    private String name = "";

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        name = String.valueOf(data);
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        IStructuredSelection selection =
                HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection s
                        ? s
                        : StructuredSelection.EMPTY;
        try {
            switch (name) {
                case "perspective" ->
                        window.getWorkbench().showPerspective(TrainIds.PERSPECTIVE, window);
                case "practice" -> practice(window).start();
                case "practiceOfSelection" -> practice(window).practise(resources(selection));
                case "mark" -> practice(window).mark();
                case "next" -> practice(window).next();
                case "previous" -> practice(window).previous();
                case "history" -> window.getActivePage().showView(TrainIds.HISTORY);
                case "exam" -> open(window, new ExamWizard(), StructuredSelection.EMPTY);
                case "examOfSelection" -> open(window, new ExamWizard(), selection);
                case "markExam" -> open(window, new MarkWizard(), selection);
                default -> throw new IllegalStateException("no command " + name);
            }
        } catch (WorkbenchException e) {
            throw new ExecutionException(e.getMessage(), e);
        }
        return null;
    }

    private static PracticeView practice(IWorkbenchWindow window) throws PartInitException {
        return (PracticeView) window.getActivePage().showView(TrainIds.PRACTICE);
    }

    /** The files and folders of a selection. */
    public static List<IResource> resources(ISelection selection) {
        List<IResource> places = new ArrayList<>();
        if (selection instanceof IStructuredSelection structured) {
            for (Object element : structured.toList()) {
                IResource place = Adapters.adapt(element, IResource.class);
                if (place != null) {
                    places.add(place);
                }
            }
        }
        return places;
    }

    private static void open(
            IWorkbenchWindow window, IExportWizard wizard, IStructuredSelection selection) {
        wizard.init(window.getWorkbench(), selection);
        WizardDialog dialog = new WizardDialog(window.getShell(), wizard);
        dialog.setMinimumPageSize(600, 340);
        dialog.open();
    }
}
