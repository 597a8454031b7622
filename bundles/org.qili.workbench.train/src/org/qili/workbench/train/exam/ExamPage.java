// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.exam;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.qili.report.exam.ExamFolder;
import org.qili.report.file.Unwritable;
import org.qili.report.file.WholeFile;
import org.qili.report.pdf.PdfMaker;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Settings;
import org.qili.workbench.train.TrainIds;
import org.qili.workbench.train.TrainImages;
import org.qili.workbench.train.pool.PoolBar;
import org.qili.workbench.train.pool.PoolCase;
import org.qili.workbench.train.text.TrainTexts;

/** Which cases an examination is drawn from, how many, and where it is written. */
public final class ExamPage extends WizardPage {

    /** Questions offered first. */
    private static final int QUESTIONS = 10;

    private final List<IResource> places;
    private PoolBar pool;
    private Spinner seed;
    private Spinner count;
    private Text folder;
    private FormatBoxes formats;

    /**
     * @param places files and folders with the cases; empty for all
     */
    ExamPage(List<IResource> places) {
        super("exam", TrainTexts.get("exam.title"), TrainImages.of("exam"));
        this.places = List.copyOf(places);
        setDescription(TrainTexts.get("exam.description"));
    }

    @Override
    public void createControl(Composite parent) {
        Composite all = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(10, 10).spacing(10, 8).applyTo(all);
        pool = new PoolBar(all, false, this::check);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(600, 124).applyTo(pool);
        count = spinner(all, "exam.count", QUESTIONS, 1, 1000);
        seed = spinner(all, "exam.seed", 1, 0, Integer.MAX_VALUE);
        formats = new FormatBoxes(all, this::check);
        label(all, "exam.folder");
        Composite row = new Composite(all, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
        folder = new Text(row, SWT.BORDER | SWT.SINGLE);
        folder.setText(
                Path.of(System.getProperty("user.home"), TrainTexts.get("exam.folder.default"))
                        .toString());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(folder);
        Button browse = new Button(row, SWT.PUSH);
        browse.setText(TrainTexts.get("exam.browse"));
        browse.addListener(SWT.Selection, e -> browse());
        Label hint = new Label(all, SWT.WRAP);
        hint.setText(TrainTexts.get("exam.json"));
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(hint);
        folder.addModifyListener(e -> check());
        setControl(all);
        ContextHelp.explain(all, TrainIds.EXAM);
        if (!places.isEmpty()) {
            pool.choose(places);
        }
        check();
        count.setFocus();
    }

    private Spinner spinner(Composite parent, String key, int value, int least, int most) {
        label(parent, key);
        Spinner spinner = new Spinner(parent, SWT.BORDER);
        spinner.setValues(value, least, most, 0, 1, 10);
        spinner.addModifyListener(e -> check());
        GridDataFactory.swtDefaults().hint(90, SWT.DEFAULT).applyTo(spinner);
        return spinner;
    }

    private static void label(Composite parent, String key) {
        new Label(parent, SWT.NONE).setText(TrainTexts.get(key));
    }

    private void browse() {
        DirectoryDialog dialog = new DirectoryDialog(getShell());
        dialog.setFilterPath(folder.getText());
        Optional.ofNullable(dialog.open()).ifPresent(folder::setText);
    }

    private void check() {
        if (formats == null || folder == null) {
            return;
        }
        Optional<String> fault = fault();
        setErrorMessage(pool.ready() ? fault.orElse(null) : null);
        Optional<Path> earlier =
                fault.isEmpty() ? out().earlier(seed.getSelection()) : Optional.empty();
        if (earlier.isPresent()) {
            setMessage(TrainTexts.get("exam.replaces", earlier.get().getFileName()), WARNING);
        } else {
            setMessage(pool.ready() ? null : pool.stateText(), INFORMATION);
        }
        setPageComplete(fault.isEmpty());
    }

    private Optional<String> fault() {
        if (!pool.ready()) {
            return Optional.of(TrainTexts.get("exam.fault.pool"));
        }
        int fits = pool.chosen().size();
        if (fits < count.getSelection()) {
            return Optional.of(TrainTexts.get("exam.fault.few", String.valueOf(fits)));
        }
        if (formats.formats().isEmpty()) {
            return Optional.of(TrainTexts.get("exam.fault.format"));
        }
        if (path().isEmpty()) {
            return Optional.of(TrainTexts.get("exam.fault.folder"));
        }
        try {
            WholeFile.check(path().get().resolve("exam"));
            return Optional.empty();
        } catch (Unwritable e) {
            return Optional.of(e.text(Settings.language()));
        }
    }

    private Optional<Path> path() {
        try {
            return Optional.of(Path.of(folder.getText().strip())).filter(Path::isAbsolute);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** What the user wants; the page must be complete. */
    ExamOrder order() {
        return new ExamOrder(
                pool.chosen().stream().map(PoolCase::exercise).toList(),
                seed.getSelection(),
                count.getSelection(),
                out());
    }

    private ExamFolder out() {
        return new ExamFolder(
                path().orElseThrow(),
                formats.formats(),
                formats.language(),
                PdfMaker.withInstalledFonts(System.getenv()));
    }

    /** Where the examination goes. */
    public Text folder() {
        return folder;
    }

    /** Where the number of questions is chosen. */
    public Spinner count() {
        return count;
    }
}
