// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.sheet;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jface.dialogs.IDialogSettings;
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
import org.qili.report.ReportTexts;
import org.qili.report.SheetDetails;
import org.qili.report.SheetDetails.Field;
import org.qili.report.file.Unwritable;
import org.qili.report.file.WholeFile;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Ids;
import org.qili.workbench.Settings;
import org.qili.workbench.text.UiTexts;

/** Asks for what a ruling sheet says besides the ruling, and for its file. */
final class RulingSheetPage extends WizardPage {

    /** What stays the same from one dispute of an event to the next. */
    private static final Set<Field> REMEMBERED =
            Set.of(Field.EVENT, Field.ROUND, Field.VENUE, Field.ARBITER);

    private static final String FOLDER = "folder";
    private static final String ENDING = "ending";

    private final Optional<SheetSource> source;
    private final Map<Field, Text> fields = new EnumMap<>(Field.class);
    private Text file;

    RulingSheetPage(Optional<SheetSource> source) {
        super("sheet");
        this.source = source;
        setTitle(UiTexts.get("sheet.title"));
        setDescription(UiTexts.get("sheet.description"));
    }

    @Override
    public void createControl(Composite parent) {
        Composite all = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(3).applyTo(all);
        for (Field field : Field.values()) {
            label(all, ReportTexts.in(Settings.language()).of("field", field));
            Text text = new Text(all, SWT.BORDER);
            text.setText(first(field));
            GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(text);
            fields.put(field, text);
        }
        label(all, UiTexts.get("sheet.file"));
        file = new Text(all, SWT.BORDER);
        file.setText(firstFile());
        GridDataFactory.fillDefaults().grab(true, false).hint(420, SWT.DEFAULT).applyTo(file);
        Button browse = new Button(all, SWT.PUSH);
        browse.setText(UiTexts.get("sheet.browse"));
        browse.addListener(SWT.Selection, e -> browse());
        file.addListener(SWT.Modify, e -> check());
        setControl(all);
        ContextHelp.explain(all, Ids.SHEET);
        check();
    }

    private static void label(Composite parent, String text) {
        Label label = new Label(parent, SWT.NONE);
        label.setText(text);
    }

    private String first(Field field) {
        String kept = REMEMBERED.contains(field) ? getDialogSettings().get(field.name()) : null;
        return switch (field) {
            case SOURCE -> source.map(s -> s.state().name()).orElse("");
            case DATE -> LocalDate.now().toString();
            default -> kept == null ? "" : kept;
        };
    }

    private String firstFile() {
        String folder = getDialogSettings().get(FOLDER);
        String ending = getDialogSettings().get(ENDING);
        String name =
                source.map(s -> s.state().name()).orElse("").replaceAll("[\\W&&[^\\p{L}]]+", "-");
        return Path.of(folder == null ? System.getProperty("user.home") : folder)
                .resolve((name.isEmpty() ? "sheet" : name) + (ending == null ? ".pdf" : ending))
                .toString();
    }

    private void browse() {
        FileDialog dialog = new FileDialog(getShell(), SWT.SAVE);
        dialog.setFilterExtensions(new String[] {"*.pdf", "*.html"});
        dialog.setFileName(file.getText());
        String chosen = dialog.open();
        if (chosen != null) {
            file.setText(chosen);
        }
    }

    private void check() {
        Optional<SheetFile> target = SheetFile.of(file.getText().strip());
        String error = null;
        if (source.isEmpty()) {
            error = UiTexts.get("sheet.noRuling");
        } else if (target.isEmpty()) {
            error = UiTexts.get("sheet.noFile");
        } else {
            error = unwritable(target.get().path());
        }
        setErrorMessage(error);
        boolean exists = error == null && Files.exists(target.orElseThrow().path());
        setMessage(
                UiTexts.get(exists ? "sheet.replaces" : "sheet.description"),
                exists ? IMessageProvider.WARNING : IMessageProvider.NONE);
        setPageComplete(error == null);
    }

    /** Why a file can't be written; null if it can. */
    private static String unwritable(Path path) {
        try {
            WholeFile.check(path);
            return null;
        } catch (Unwritable e) {
            return e.text(Settings.language());
        }
    }

    SheetFile file() {
        return SheetFile.of(file.getText().strip()).orElseThrow();
    }

    SheetDetails details() {
        SheetDetails details = SheetDetails.none();
        for (Map.Entry<Field, Text> entry : fields.entrySet()) {
            details = details.with(entry.getKey(), entry.getValue().getText());
        }
        return details;
    }

    /** Keeps what the next sheet is likely to say, too. */
    void remember() {
        IDialogSettings kept = getDialogSettings();
        REMEMBERED.forEach(f -> kept.put(f.name(), fields.get(f).getText()));
        kept.put(FOLDER, file().path().getParent().toString());
        kept.put(ENDING, file().pdf() ? ".pdf" : ".html");
    }
}
