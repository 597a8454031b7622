// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.application.IWorkbenchConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.navigator.CommonNavigator;
import org.qili.workbench.live.Languages;
import org.qili.workbench.shipped.ShippedProject;
import org.qili.workbench.text.UiTexts;

/** Starts the workbench: window as it was left, and at the first start the shipped precedents. */
final class QiliWorkbenchAdvisor extends WorkbenchAdvisor {

    @Override
    public void initialize(IWorkbenchConfigurer configurer) {
        super.initialize(configurer);
        IDE.registerAdapters();
        configurer.setSaveAndRestore(true);
    }

    @Override
    public IAdaptable getDefaultPageInput() {
        return ResourcesPlugin.getWorkspace().getRoot();
    }

    @Override
    public String getInitialWindowPerspectiveId() {
        return Ids.PERSPECTIVE;
    }

    @Override
    public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(
            IWorkbenchWindowConfigurer configurer) {
        return new QiliWindowAdvisor(configurer);
    }

    /** Sets the languages up while the window is being drawn, so that the first text is quick. */
    @Override
    public void preStartup() {
        Job warm =
                Job.createSystem(
                        UiTexts.get("start.languages"),
                        (IProgressMonitor m) -> {
                            Languages.get();
                            return Status.OK_STATUS;
                        });
        warm.schedule();
    }

    @Override
    public void postStartup() {
        PreferencePages.tidy(PlatformUI.getWorkbench().getPreferenceManager());
        PartNames.renew(PlatformUI.getWorkbench());
        Job job =
                new Job(UiTexts.get("start.shipped")) {
                    @Override
                    protected IStatus run(IProgressMonitor monitor) {
                        return copyShipped(monitor);
                    }
                };
        job.setRule(ResourcesPlugin.getWorkspace().getRoot());
        job.schedule();
    }

    private static IStatus copyShipped(IProgressMonitor monitor) {
        try {
            Optional<IFile> first = new ShippedProject().update(monitor);
            first.ifPresent(
                    f -> PlatformUI.getWorkbench().getDisplay().asyncExec(() -> openFirst(f)));
            return Status.OK_STATUS;
        } catch (CoreException e) {
            return e.getStatus();
        }
    }

    /** Opens a precedent in a window in which nothing is open yet. */
    private static void openFirst(IFile file) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (window == null) {
            IWorkbenchWindow[] all = PlatformUI.getWorkbench().getWorkbenchWindows();
            window = all.length == 0 ? null : all[0];
        }
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page == null || page.getEditorReferences().length > 0) {
            return;
        }
        try {
            IDE.openEditor(page, file);
            if (page.findView(Ids.EXPLORER) instanceof CommonNavigator explorer) {
                explorer.selectReveal(new StructuredSelection(file));
            }
        } catch (PartInitException e) {
            Log.error(e);
        }
    }

    @Override
    public boolean preShutdown() {
        try {
            ResourcesPlugin.getWorkspace().save(true, null);
        } catch (CoreException e) {
            Log.error(e);
        }
        return super.preShutdown();
    }
}
