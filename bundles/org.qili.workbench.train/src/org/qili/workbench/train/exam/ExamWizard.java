// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.exam;

import java.util.List;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;
import org.qili.workbench.commands.Selections;
import org.qili.workbench.train.text.TrainTexts;

/** Makes an examination of cases: paper and key (试卷). */
public final class ExamWizard extends Wizard implements IExportWizard {

    private List<IResource> places = List.of();
    private ExamPage page;

    /** For the platform. */
    public ExamWizard() {
        setWindowTitle(TrainTexts.get("exam.window"));
    }

    @Override
    public void init(IWorkbench workbench, IStructuredSelection selection) {
        places = Selections.resources(selection);
    }

    @Override
    public void addPages() {
        page = new ExamPage(places);
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        String done = TrainTexts.get("exam.done");
        new ExamJob(page.order(), w -> Told.files(done, "", w)).schedule();
        return true;
    }
}
