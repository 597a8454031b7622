// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.jface.preference.PreferenceManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qili.report.diagram.Men;
import org.qili.workbench.Ids;
import org.qili.workbench.Settings;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.text.LabelColours;
import org.qili.workbench.theming.Themes;
import org.qili.workbench.wizard.NewCaseWizard;

/** What is chosen in the preferences counts at once, and is on the disk for the next start. */
@UiTest
class PreferencesTest {

    /** Black's last move of the cycle threatens mate in seven moves (CXA 2020, figure 17). */
    private static final String FIGURE_17 = "precedents/cxa-2020/fig-17.qili";

    private static final List<String> KEYS =
            List.of(
                    Settings.LANGUAGE,
                    Settings.SCRIPT,
                    Settings.THEME,
                    Settings.COLOUR_BLIND,
                    Settings.RULEBOOK,
                    Settings.MATE_DEPTH);

    private Gui gui;
    private CaseEditor editor;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        Desk desk = new Desk(gui);
        editor = desk.open(desk.shipped(FIGURE_17));
        desk.rules("红方必须变着");
        gui.until("mate threatened", () -> lastLabel().startsWith("杀"));
    }

    @AfterEach
    void leave() {
        KEYS.forEach(k -> Settings.set(k, ""));
        Desk.page().closeAllEditors(false);
        gui.until("closed", () -> Desk.page().getEditorReferences().length == 0);
    }

    private String lastLabel() {
        List<String> labels = Desk.column(editor, 3);
        return labels.get(labels.size() - 1);
    }

    /** Works the page of the preferences and leaves it by "apply and close". */
    private void choose(Consumer<Shell> work) {
        gui.inDialog(
                "首选项",
                dialog -> {
                    work.accept(dialog);
                    gui.shot("preferences");
                    assertTrue(dialog.getDefaultButton().isEnabled());
                    gui.click(dialog.getDefaultButton());
                });
        PreferencesUtil.createPreferenceDialogOn(
                        PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
                        "org.qili.workbench.preferences",
                        null,
                        null)
                .open();
        gui.assertDialogWorked();
    }

    private static Combo list(Shell dialog, String label) {
        return behind(dialog, label, Combo.class);
    }

    private static Text field(Shell dialog, String label) {
        return behind(dialog, label, Text.class);
    }

    /** The first control of that kind behind the label. */
    private static <T extends Control> T behind(Shell dialog, String label, Class<T> kind) {
        Label found =
                Gui.find(dialog, Label.class).stream()
                        .filter(l -> l.getText().equals(label))
                        .findFirst()
                        .orElseThrow();
        return Arrays.stream(found.getParent().getChildren())
                .dropWhile(c -> c != found)
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    /** The choices as the next start finds them. */
    private static Map<String, String> saved() throws IOException {
        Path workspace = ResourcesPlugin.getWorkspace().getRoot().getLocation().toFile().toPath();
        Properties properties = new Properties();
        try (var in =
                Files.newInputStream(
                        workspace.resolve(
                                ".metadata/.plugins/org.eclipse.core.runtime/.settings/"
                                        + Ids.BUNDLE
                                        + ".prefs"))) {
            properties.load(in);
        }
        Map<String, String> found = new HashMap<>();
        properties.forEach((k, v) -> found.put(k.toString(), v.toString()));
        return found;
    }

    @Test
    void choicesCountAtOnceAndAreKept() throws Exception {
        Color usual = LabelColours.of(org.qili.model.Label.CHASE);
        choose(
                dialog -> {
                    Gui.choose(list(dialog, "语言"), "English");
                    Gui.choose(list(dialog, "棋子"), "西文字母 K A E H R C P");
                    Gui.choose(list(dialog, "外观"), "深色");
                    Gui.choose(list(dialog, "优先采用的棋规"), "axf");
                    Button safe =
                            Gui.find(dialog, Button.class).stream()
                                    .filter(b -> b.getText().equals("色觉障碍者可分辨的配色"))
                                    .findFirst()
                                    .orElseThrow();
                    gui.click(safe);
                    gui.until("ticked", safe::getSelection);
                });
        gui.until("letters", () -> editor.board().men() == Men.LETTERS);
        gui.until("English", () -> editor.moveTable().getColumn(3).getText().equals("Label"));
        assertTrue(Themes.isDark());
        assertFalse(usual.equals(LabelColours.of(org.qili.model.Label.CHASE)));
        assertEquals("axf", offeredForANewCase());
        assertEquals(
                Map.of(
                        Settings.LANGUAGE, "en",
                        Settings.SCRIPT, Settings.LETTERS,
                        Settings.THEME, Settings.DARK,
                        Settings.RULEBOOK, "axf",
                        Settings.COLOUR_BLIND, "true"),
                saved().entrySet().stream()
                        .filter(e -> KEYS.contains(e.getKey()) && !e.getValue().isEmpty())
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /** The rulebook chosen in the wizard before anybody touches it. */
    private static String offeredForANewCase() {
        NewCaseWizard wizard = new NewCaseWizard();
        wizard.init(
                PlatformUI.getWorkbench(),
                new StructuredSelection(
                        org.qili.workbench.shipped.ShippedProject.project()
                                .getFolder("precedents")));
        WizardDialog dialog =
                new WizardDialog(
                        PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(), wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
        try {
            return Gui.find(dialog.getShell(), Combo.class).stream()
                    .filter(c -> List.of(c.getItems()).contains("cxa-1999"))
                    .findFirst()
                    .orElseThrow()
                    .getText();
        } finally {
            dialog.close();
        }
    }

    /** A mate in seven is not found by who looks one move ahead; the text is ruled anew. */
    @Test
    void limitsOfTheAnalysisCountAtOnce() throws Exception {
        choose(dialog -> field(dialog, "搜索杀着的最多回合").setText("1"));
        gui.until("no mate found", () -> !lastLabel().startsWith("杀"));
        assertEquals("1", saved().get(Settings.MATE_DEPTH));
        choose(dialog -> field(dialog, "搜索杀着的最多回合").setText("10"));
        gui.until("mate found again", () -> lastLabel().startsWith("杀"));
    }

    @Test
    void limitsOutOfRangeAreRefused() {
        gui.inDialog(
                "首选项",
                dialog -> {
                    Text depth = field(dialog, "搜索杀着的最多回合");
                    depth.setFocus();
                    depth.selectAll();
                    gui.type("0");
                    gui.until("refused", () -> !dialog.getDefaultButton().isEnabled());
                    dialog.close();
                });
        PreferencesUtil.createPreferenceDialogOn(
                        PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
                        "org.qili.workbench.preferences",
                        null,
                        null)
                .open();
        gui.assertDialogWorked();
        assertEquals(10, Settings.limits().mateDepth());
    }

    /** Of the platform's pages those are left that an arbiter may need. */
    @Test
    void pagesForProgrammersAreGone() {
        List<String> roots =
                PlatformUI.getWorkbench()
                        .getPreferenceManager()
                        .getElements(PreferenceManager.PRE_ORDER)
                        .stream()
                        .map(IPreferenceNode::getId)
                        .toList();
        assertTrue(roots.contains("org.qili.workbench.preferences"), roots.toString());
        assertTrue(roots.contains("org.eclipse.ui.preferencePages.Keys"), roots.toString());
        assertFalse(roots.contains("org.eclipse.ui.preferencePages.BuildOrder"), roots.toString());
    }
}
