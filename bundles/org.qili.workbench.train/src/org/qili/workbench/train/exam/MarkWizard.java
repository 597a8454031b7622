// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.exam;

import java.nio.file.Path;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;
import org.qili.report.exam.ExamFolder.Written;
import org.qili.report.exam.Marking;
import org.qili.workbench.train.text.TrainTexts;

/** Marks a candidate's answers by the key of the examination (阅卷). */
public final class MarkWizard extends Wizard implements IExportWizard {

    private MarkPage page;

    /** For the platform. */
    public MarkWizard() {
        setWindowTitle(TrainTexts.get("mark.window"));
    }

    @Override
    public void init(IWorkbench workbench, IStructuredSelection selection) {
        // the files lie outside of projects
    }

    @Override
    public void addPages() {
        page = new MarkPage();
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        Path key = page.keyFile();
        new MarkJob(key, page.answersFile(), page.out(), MarkWizard::tell).schedule();
        return true;
    }

    private static void tell(Marking marking, Written written) {
        String name =
                marking.candidate().isEmpty() ? TrainTexts.get("mark.nobody") : marking.candidate();
        String total =
                TrainTexts.get(
                        "mark.total",
                        name,
                        String.valueOf(marking.points()),
                        String.valueOf(marking.of()));
        Told.files(TrainTexts.get("mark.done"), total + "\n\n", written);
    }
}
