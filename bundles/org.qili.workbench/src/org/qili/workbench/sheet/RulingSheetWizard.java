// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.sheet;

import java.util.Optional;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;
import org.qili.workbench.Settings;
import org.qili.workbench.editor.CaseSession;
import org.qili.workbench.text.UiTexts;

/** Writes the ruling of the case in the active editor as a sheet to be signed (裁定书). */
public final class RulingSheetWizard extends Wizard implements IExportWizard {

    private Optional<SheetSource> source = Optional.empty();
    private RulingSheetPage page;

    /** For the platform, which tells the editor by {@link #init}. */
    public RulingSheetWizard() {
        this(Optional.empty());
    }

    private RulingSheetWizard(Optional<SheetSource> source) {
        this.source = source;
        setWindowTitle(UiTexts.get("sheet.title"));
        IDialogSettings all =
                PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(getClass()))
                        .getDialogSettings();
        IDialogSettings own = all.getSection("sheet");
        setDialogSettings(own == null ? all.addNewSection("sheet") : own);
    }

    /** Opens the wizard for the ruling looked at. */
    public static void open(Shell shell, CaseSession session) {
        RulingSheetWizard wizard = new RulingSheetWizard(SheetSource.of(session));
        WizardDialog dialog = new Named(shell, wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
    }

    /** Buttons in the user's language; the platform's speak that of its own language packs. */
    private static final class Named extends WizardDialog {

        Named(Shell shell, RulingSheetWizard wizard) {
            super(shell, wizard);
        }

        @Override
        protected void createButtonsForButtonBar(Composite parent) {
            super.createButtonsForButtonBar(parent);
            getButton(IDialogConstants.FINISH_ID).setText(UiTexts.get("sheet.write"));
            getButton(IDialogConstants.CANCEL_ID).setText(UiTexts.get("button.cancel"));
        }
    }

    @Override
    public void init(IWorkbench workbench, IStructuredSelection selection) {
        IEditorPart editor = workbench.getActiveWorkbenchWindow().getActivePage().getActiveEditor();
        source =
                Optional.ofNullable(editor)
                        .map(e -> e.getAdapter(CaseSession.class))
                        .flatMap(SheetSource::of);
    }

    @Override
    public void addPages() {
        page = new RulingSheetPage(source);
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        page.remember();
        new SheetJob(source.orElseThrow(), page.details(), page.file(), Settings.language())
                .schedule();
        return true;
    }
}
