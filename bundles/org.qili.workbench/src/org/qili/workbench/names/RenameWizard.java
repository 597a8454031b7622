// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.names;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.ltk.ui.refactoring.RefactoringWizard;
import org.eclipse.ltk.ui.refactoring.UserInputWizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.text.UiTexts;

/** Asks for the new name and shows the texts that change. */
final class RenameWizard extends RefactoringWizard {

    private final RenameRefactoring refactoring;

    RenameWizard(RenameRefactoring refactoring) {
        super(refactoring, DIALOG_BASED_USER_INTERFACE | PREVIEW_EXPAND_FIRST_NODE);
        this.refactoring = refactoring;
        setDefaultPageTitle(UiTexts.get("rename.title"));
    }

    @Override
    protected void addUserInputPages() {
        addPage(new Page());
    }

    private final class Page extends UserInputWizardPage {

        private Text name;

        Page() {
            super("name");
        }

        @Override
        public void createControl(Composite parent) {
            Composite area = new Composite(parent, SWT.NONE);
            GridLayoutFactory.swtDefaults().numColumns(2).applyTo(area);
            new Label(area, SWT.NONE).setText(UiTexts.get("rename.name"));
            name = new Text(area, SWT.BORDER);
            GridDataFactory.fillDefaults().grab(true, false).hint(240, SWT.DEFAULT).applyTo(name);
            name.setText(refactoring.old());
            name.selectAll();
            name.addModifyListener(e -> setPageComplete(refactoring.choose(name.getText())));
            ContextHelp.explain(area, ContextHelp.RENAME);
            setControl(area);
            setPageComplete(false);
        }

        @Override
        public void setVisible(boolean visible) {
            super.setVisible(visible);
            if (visible) {
                name.setFocus();
            }
        }
    }
}
