// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.exam;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.qili.report.exam.Answers;
import org.qili.report.exam.ExamFiles;
import org.qili.report.exam.ExamFiles.Result;
import org.qili.report.exam.ExamFolder;
import org.qili.report.exam.ExamKey;
import org.qili.report.pdf.PdfMaker;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Settings;
import org.qili.workbench.train.TrainIds;
import org.qili.workbench.train.TrainImages;
import org.qili.workbench.train.text.TrainTexts;

/** Which answers are marked by which key. */
public final class MarkPage extends WizardPage {

    private Text key;
    private Text answers;
    private FormatBoxes formats;

    MarkPage() {
        super("mark", TrainTexts.get("mark.title"), TrainImages.of("mark"));
        setDescription(TrainTexts.get("mark.description"));
    }

    @Override
    public void createControl(Composite parent) {
        Composite all = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(10, 10).spacing(10, 8).applyTo(all);
        key = file(all, "mark.key");
        answers = file(all, "mark.answers");
        formats = new FormatBoxes(all, this::check);
        setControl(all);
        ContextHelp.explain(all, TrainIds.MARKING);
        setPageComplete(false);
        key.setFocus();
    }

    private Text file(Composite parent, String name) {
        new Label(parent, SWT.NONE).setText(TrainTexts.get(name));
        Composite row = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
        Text text = new Text(row, SWT.BORDER | SWT.SINGLE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(text);
        text.addModifyListener(e -> check());
        Button browse = new Button(row, SWT.PUSH);
        browse.setText(TrainTexts.get("exam.browse"));
        browse.addListener(SWT.Selection, e -> browse(text));
        return text;
    }

    private void browse(Text text) {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
        dialog.setFilterExtensions(new String[] {"*.json", "*"});
        Optional.ofNullable(dialog.open()).ifPresent(text::setText);
    }

    private void check() {
        Optional<String> fault = fault();
        setErrorMessage(fault.orElse(null));
        setPageComplete(fault.isEmpty());
    }

    /** Files are read at once, so that a wrong one is told where it is chosen. */
    private Optional<String> fault() {
        if (path(key).isEmpty()) {
            return Optional.of(TrainTexts.get("mark.fault.key"));
        }
        Result<ExamKey> right = ExamFiles.key(keyFile(), Settings.language());
        if (right instanceof Result.Unreadable<ExamKey> bad) {
            return Optional.of(
                    TrainTexts.get("mark.fault.file", keyFile().getFileName(), bad.why()));
        }
        if (path(answers).isEmpty()) {
            return Optional.of(TrainTexts.get("mark.fault.answers"));
        }
        ExamKey exam = ((Result.Read<ExamKey>) right).value();
        Result<Answers> given = ExamFiles.answers(answersFile(), exam, Settings.language());
        if (given instanceof Result.Unreadable<Answers> bad) {
            return Optional.of(
                    TrainTexts.get("mark.fault.file", answersFile().getFileName(), bad.why()));
        }
        return formats.formats().isEmpty()
                ? Optional.of(TrainTexts.get("exam.fault.format"))
                : Optional.empty();
    }

    private static Optional<Path> path(Text text) {
        try {
            return Optional.of(Path.of(text.getText().strip()))
                    .map(Path::toAbsolutePath)
                    .filter(Files::isRegularFile);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The key's file; the page must be complete. */
    Path keyFile() {
        return path(key).orElseThrow();
    }

    /** The file of the answers; the page must be complete. */
    Path answersFile() {
        return path(answers).orElseThrow();
    }

    /** Where the marked paper goes: beside the answers. */
    ExamFolder out() {
        return new ExamFolder(
                answersFile().getParent(),
                formats.formats(),
                formats.language(),
                PdfMaker.withInstalledFonts(System.getenv()));
    }
}
