// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.export;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.qili.report.file.Unwritable;
import org.qili.report.file.WholeFile;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Settings;
import org.qili.workbench.draft.DraftIds;
import org.qili.workbench.draft.text.DraftTexts;

/** Asks for the file of a page. */
final class ExportPage extends WizardPage {

    private static final String ENDING = ".html";

    /** Folder of the last page written in this session. */
    private static Path folder = Path.of(System.getProperty("user.home"));

    private final String name;
    private Text file;

    ExportPage(String name) {
        super("export");
        this.name = name;
        setTitle(DraftTexts.get("export.title"));
        setDescription(DraftTexts.get("export.description"));
    }

    /** Offers the file's folder again next time. */
    static void remember(Path file) {
        folder = file.getParent();
    }

    @Override
    public void createControl(Composite parent) {
        Composite all = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(3).applyTo(all);
        new Label(all, SWT.NONE).setText(DraftTexts.get("export.file"));
        file = new Text(all, SWT.BORDER | SWT.SINGLE);
        file.setText(folder.resolve(name + ENDING).toString());
        file.selectAll();
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(file);
        Button browse = new Button(all, SWT.PUSH);
        browse.setText(DraftTexts.get("export.browse"));
        browse.addListener(SWT.Selection, e -> browse());
        file.addListener(SWT.Modify, e -> check());
        ContextHelp.explain(all, DraftIds.EXPORT);
        setControl(all);
        check();
        file.setFocus();
    }

    private void browse() {
        FileDialog dialog = new FileDialog(getShell(), SWT.SAVE);
        dialog.setFilterExtensions(new String[] {"*" + ENDING});
        dialog.setFileName(file.getText());
        Optional.ofNullable(dialog.open()).ifPresent(file::setText);
    }

    private void check() {
        String error = null;
        Optional<Path> path = path();
        if (path.isEmpty()) {
            error = DraftTexts.get("export.noFile");
        } else {
            try {
                WholeFile.check(path.get());
            } catch (Unwritable e) {
                error = e.text(Settings.language());
            }
        }
        setErrorMessage(error);
        boolean exists = error == null && Files.exists(path.orElseThrow());
        setMessage(
                DraftTexts.get(exists ? "export.replaces" : "export.description"),
                exists ? IMessageProvider.WARNING : IMessageProvider.NONE);
        setPageComplete(error == null);
    }

    private Optional<Path> path() {
        String text = file.getText().strip();
        try {
            return Optional.of(text)
                    .filter(t -> t.toLowerCase(Locale.ROOT).endsWith(ENDING))
                    .map(Path::of)
                    .filter(Path::isAbsolute);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Where to write; the page must be complete. */
    Path file() {
        return path().orElseThrow();
    }
}
