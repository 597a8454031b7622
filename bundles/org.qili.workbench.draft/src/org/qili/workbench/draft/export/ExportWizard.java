// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.export;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IViewSite;
import org.qili.report.file.Unwritable;
import org.qili.report.file.WholeFile;
import org.qili.workbench.Settings;
import org.qili.workbench.draft.DraftIds;
import org.qili.workbench.draft.text.DraftTexts;

/** Writes a view's findings as HTML. */
public final class ExportWizard extends Wizard {

    private final HtmlReport report;
    private final IViewSite site;
    private ExportPage page;

    private ExportWizard(HtmlReport report, IViewSite site) {
        this.report = report;
        this.site = site;
        setWindowTitle(DraftTexts.get("export.window"));
    }

    /**
     * Asks where to write and writes, in the background.
     *
     * @param site of the view, whose status line tells when it is done
     */
    public static void open(HtmlReport report, IViewSite site) {
        WizardDialog dialog = new WizardDialog(site.getShell(), new ExportWizard(report, site));
        dialog.setMinimumPageSize(460, 120);
        dialog.open();
    }

    @Override
    public void addPages() {
        page = new ExportPage(report.name());
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        Path file = page.file();
        ExportPage.remember(file);
        IStatusLineManager line = site.getActionBars().getStatusLineManager();
        Job job =
                Job.create(
                        DraftTexts.get("export.job"),
                        (IProgressMonitor m) -> {
                            IStatus status = write(file);
                            if (status.isOK()) {
                                String done = DraftTexts.get("export.done", file);
                                site.getShell().getDisplay().asyncExec(() -> line.setMessage(done));
                            }
                            return status;
                        });
        job.setUser(true);
        job.schedule();
        return true;
    }

    private IStatus write(Path file) {
        try {
            WholeFile.write(file, report.page().get().getBytes(StandardCharsets.UTF_8));
            return Status.OK_STATUS;
        } catch (Unwritable e) {
            return new Status(IStatus.ERROR, DraftIds.BUNDLE, e.text(Settings.language()), e);
        }
    }
}
