// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft;

import java.util.List;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.qili.workbench.commands.NamedHandler;
import org.qili.workbench.commands.Selections;
import org.qili.workbench.draft.coverage.CoverageView;
import org.qili.workbench.draft.export.ExportWizard;
import org.qili.workbench.draft.export.Reporting;
import org.qili.workbench.draft.impact.ImpactView;
import org.qili.workbench.draft.suite.SuiteView;
import org.qili.workbench.draft.wizard.NewDraftWizard;

/** Commands of this bundle; which one stands behind the class in plugin.xml. */
public final class DraftCommands extends NamedHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        IWorkbenchPage page = window.getActivePage();
        try {
            switch (name()) {
                case "suite" -> show(page, DraftIds.SUITE, SuiteView.class).run();
                case "suiteOfSelection" ->
                        suiteOf(page, HandlerUtil.getCurrentStructuredSelection(event));
                case "rerun" -> show(page, DraftIds.SUITE, SuiteView.class).rerun();
                case "rerunFailed" -> show(page, DraftIds.SUITE, SuiteView.class).rerunFailed();
                case "impact" -> show(page, DraftIds.IMPACT, ImpactView.class).run();
                case "coverage" -> show(page, DraftIds.COVERAGE, CoverageView.class).run();
                case "export" -> export(page.getActivePart());
                case "newDraft" ->
                        newDraft(window, HandlerUtil.getCurrentStructuredSelection(event));
                case "perspective" ->
                        window.getWorkbench().showPerspective(DraftIds.PERSPECTIVE, window);
                default -> throw new IllegalStateException("no command " + name());
            }
        } catch (WorkbenchException e) {
            throw new ExecutionException(e.getMessage(), e);
        }
        return null;
    }

    private static <T extends IViewPart> T show(IWorkbenchPage page, String id, Class<T> type)
            throws PartInitException {
        return type.cast(page.showView(id));
    }

    private static void suiteOf(IWorkbenchPage page, IStructuredSelection selection)
            throws PartInitException {
        List<IResource> places = Selections.resources(selection);
        if (!places.isEmpty()) {
            show(page, DraftIds.SUITE, SuiteView.class).run(places);
        }
    }

    private static void export(IWorkbenchPart part) {
        if (part instanceof Reporting reporting && part.getSite() instanceof IViewSite site) {
            reporting.htmlReport().ifPresent(r -> ExportWizard.open(r, site));
        }
    }

    private static void newDraft(IWorkbenchWindow window, IStructuredSelection selection) {
        NewDraftWizard wizard = new NewDraftWizard();
        wizard.init(
                window.getWorkbench(), selection == null ? StructuredSelection.EMPTY : selection);
        WizardDialog dialog = new WizardDialog(window.getShell(), wizard);
        dialog.setMinimumPageSize(420, 220);
        dialog.open();
    }
}
