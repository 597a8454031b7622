// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.wizard;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.emf.common.util.URI;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.qili.adjudication.text.TextBundle;
import org.qili.analysis.Cycle;
import org.qili.analysis.Cycles;
import org.qili.board.Game;
import org.qili.board.Position;
import org.qili.formats.FormatTexts;
import org.qili.formats.ImportResult;
import org.qili.formats.Importer;
import org.qili.formats.Problem;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Ids;
import org.qili.workbench.Settings;
import org.qili.workbench.text.UiTexts;

/** Where the case goes, by which rules it is ruled, and its game: pasted, typed or from a file. */
final class NewCasePage extends WizardPage {

    private final IContainer folder;
    private final Importer importer = new Importer();
    private final FormatTexts texts = FormatTexts.in(TextBundle.locale(Settings.language()));
    private Text fileName;
    private Text caseName;
    private Combo rulebook;
    private Text score;
    private Spinner which;
    private Label found;
    private List<Game> games = List.of(Game.of(Position.start(), List.of()));

    NewCasePage(IContainer folder) {
        super("case");
        this.folder = folder;
        setTitle(UiTexts.get("newCase.title"));
        setDescription(UiTexts.get("newCase.description"));
    }

    @Override
    public void createControl(Composite parent) {
        Composite all = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(3).margins(10, 10).applyTo(all);
        label(all, "newCase.folder");
        Label place = new Label(all, SWT.NONE);
        place.setText(folder.getFullPath().makeRelative().toString());
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(place);
        label(all, "newCase.file");
        fileName = field(all);
        fileName.setText(freeName());
        label(all, "newCase.name");
        caseName = field(all);
        caseName.setText(UiTexts.get("newCase.name.default"));
        label(all, "newCase.rulebook");
        rulebook = new Combo(all, SWT.READ_ONLY);
        URI inFolder = URI.createFileURI(new File(folder.getLocationURI()).getPath() + "/x");
        rulebook.setItems(RulebookFiles.all(inFolder).keySet().toArray(String[]::new));
        rulebook.setText(Settings.rulebook());
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(rulebook);
        label(all, "newCase.score");
        score = new Text(all, SWT.MULTI | SWT.BORDER | SWT.V_SCROLL | SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, true).hint(420, 160).applyTo(score);
        Button browse = new Button(all, SWT.PUSH);
        browse.setText(UiTexts.get("newCase.browse"));
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(browse);
        browse.addListener(SWT.Selection, e -> browse());
        label(all, "newCase.which");
        which = new Spinner(all, SWT.BORDER);
        which.setValues(1, 1, 1, 0, 1, 10);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).span(2, 1).applyTo(which);
        label(all, "newCase.found");
        found = new Label(all, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(420, 60).applyTo(found);
        fileName.addListener(SWT.Modify, e -> check());
        caseName.addListener(SWT.Modify, e -> check());
        which.addListener(SWT.Modify, e -> check());
        score.addListener(SWT.Modify, e -> read());
        setControl(all);
        ContextHelp.explain(all, Ids.NEW_CASE);
        read();
        setErrorMessage(null);
    }

    private static void label(Composite parent, String key) {
        Label label = new Label(parent, SWT.NONE);
        label.setText(UiTexts.get(key));
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(label);
    }

    private static Text field(Composite parent) {
        Text field = new Text(parent, SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(field);
        return field;
    }

    private String freeName() {
        String base = UiTexts.get("newCase.file.default");
        int number = 1;
        while (folder.findMember(base + number + "." + Ids.CASE_EXTENSION) != null) {
            number++;
        }
        return base + number + "." + Ids.CASE_EXTENSION;
    }

    private void browse() {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
        String chosen = dialog.open();
        if (chosen != null) {
            take(importer.read(Path.of(chosen)));
        }
    }

    private void read() {
        String text = score.getText().strip();
        if (text.isEmpty()) {
            games = List.of(Game.of(Position.start(), List.of()));
            tell(UiTexts.get("newCase.empty"), null);
        } else {
            take(importer.read(text.getBytes(StandardCharsets.UTF_8), ""));
        }
    }

    private void take(ImportResult result) {
        if (result instanceof ImportResult.Games read) {
            games = read.games();
            String warnings =
                    read.warnings().stream()
                            .limit(2)
                            .map(texts::problem)
                            .collect(Collectors.joining("\n"));
            String title =
                    UiTexts.get(
                            "newCase.read",
                            texts.format(read.format()),
                            String.valueOf(games.size()));
            tell(warnings.isEmpty() ? title : title + "\n" + warnings, null);
        } else {
            Problem error = ((ImportResult.Failure) result).error();
            games = List.of();
            tell("", texts.problem(error));
        }
    }

    private void tell(String text, String error) {
        which.setMaximum(Math.max(1, games.size()));
        which.setEnabled(games.size() > 1);
        String cycle = games.isEmpty() ? "" : "\n" + cycle();
        found.setText(text + cycle);
        check();
        if (error != null) {
            setErrorMessage(error);
        }
    }

    private String cycle() {
        Game game = game();
        String moves = String.valueOf(game.moves().size());
        return Cycles.find(game.start(), game.moves())
                .map(
                        (Cycle c) ->
                                UiTexts.get(
                                        "newCase.cycle",
                                        moves,
                                        String.valueOf(c.firstPly() + 1),
                                        String.valueOf(c.repetitions())))
                .orElseGet(() -> UiTexts.get("newCase.noCycle", moves));
    }

    private void check() {
        IStatus status =
                ResourcesPlugin.getWorkspace().validateName(fileName.getText(), IResource.FILE);
        String error = null;
        if (!status.isOK()) {
            error = status.getMessage();
        } else if (!fileName.getText().endsWith("." + Ids.CASE_EXTENSION)) {
            error = UiTexts.get("newCase.extension", Ids.CASE_EXTENSION);
        } else if (file().exists()) {
            error = UiTexts.get("newCase.exists", fileName.getText());
        } else if (caseName.getText().isBlank()) {
            error = UiTexts.get("newCase.noName");
        }
        setErrorMessage(error);
        setPageComplete(error == null && !games.isEmpty());
    }

    IFile file() {
        return folder.getFile(org.eclipse.core.runtime.IPath.fromOSString(fileName.getText()));
    }

    String caseName() {
        return caseName.getText().strip();
    }

    String rulebook() {
        return rulebook.getText();
    }

    Game game() {
        return games.get(Math.min(which.getSelection(), games.size()) - 1);
    }
}
