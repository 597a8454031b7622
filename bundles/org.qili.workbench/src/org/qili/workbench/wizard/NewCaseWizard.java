// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.wizard;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.ide.IDE;
import org.qili.workbench.Log;
import org.qili.workbench.Settings;
import org.qili.workbench.shipped.ShippedProject;
import org.qili.workbench.text.UiTexts;

/** Makes a case of a position or of a game in any format (新棋例); offered for importing, too. */
public final class NewCaseWizard extends Wizard implements INewWizard, IImportWizard {

    private IWorkbench workbench;
    private IContainer folder = ShippedProject.project();
    private NewCasePage page;

    @Override
    public void init(IWorkbench started, IStructuredSelection selection) {
        workbench = started;
        setWindowTitle(UiTexts.get("newCase.title"));
        if (selection.getFirstElement() instanceof IResource chosen) {
            folder = chosen instanceof IContainer container ? container : chosen.getParent();
        }
        if (folder.getType() == IResource.ROOT) {
            folder = ShippedProject.project();
        }
    }

    @Override
    public void addPages() {
        page = new NewCasePage(folder);
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        IFile file = page.file();
        String text =
                CaseText.of(page.caseName(), page.rulebook(), page.game(), Settings.language());
        try {
            file.create(
                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), false, null);
            IDE.openEditor(workbench.getActiveWorkbenchWindow().getActivePage(), file);
            return true;
        } catch (CoreException e) {
            Log.error(e);
            page.setErrorMessage(e.getMessage());
            return false;
        }
    }
}
