// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.recovery.Recovery;
import org.qili.workbench.recovery.RecoveryFolder;
import org.qili.workbench.recovery.Unsaved;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;

/** Texts that were not saved when the program was killed are offered at the next start. */
@UiTest
class RecoveryTest {

    private static final String CASE =
            """
            case "idle" {
              rulebook cxa-1999
              fen "4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1"
              moves {
                1. a0a1 e9d9
                2. a1a0 d9e9
              }
            }
            """;

    private final RecoveryFolder folder = new RecoveryFolder(Recovery.folder());
    private Gui gui;
    private Desk desk;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        desk = new Desk(gui);
    }

    @AfterEach
    void leave() {
        Desk.page().closeAllEditors(false);
        gui.until("closed", () -> Desk.page().getEditorReferences().length == 0);
    }

    /** What the folder holds after a file was changed by typing and the program then killed. */
    private Unsaved killed(IFile file, String typed) throws Exception {
        CaseEditor editor = desk.open(file);
        desk.caretBehind(editor, "moves {");
        gui.type(" // " + typed);
        gui.until("typed", () -> Desk.document(editor).get().contains(typed));
        gui.until(
                "kept",
                () ->
                        folder.find(file.getLocationURI())
                                .filter(u -> u.text().equals(Desk.document(editor).get()))
                                .isPresent());
        Unsaved kept = folder.find(file.getLocationURI()).orElseThrow();
        assertEquals(CASE, kept.saved());
        // closed by the user without saving: nothing is left
        Desk.page().closeEditor(editor, false);
        gui.until("forgotten", () -> folder.find(file.getLocationURI()).isEmpty());
        // a killed program closes nothing
        folder.keep(kept);
        return kept;
    }

    private static void press(Gui gui, Shell dialog, String text) {
        Button button =
                Gui.find(dialog, Button.class).stream()
                        .filter(b -> b.getText().equals(text))
                        .findFirst()
                        .orElseThrow();
        assertTrue(button.isEnabled(), text);
        gui.click(button);
    }

    private void nextStart(java.util.function.Consumer<Shell> work) {
        List<Unsaved> left = Recovery.left(folder);
        gui.inDialog("未保存的文本", work);
        Recovery.offer(Desk.page(), folder, left);
        gui.assertDialogWorked();
    }

    @Test
    void anUnsavedTextIsRecovered() throws Exception {
        IFile file = Desk.file("recover.qili", CASE);
        Unsaved kept = killed(file, "half a thought");
        nextStart(
                dialog -> {
                    Table table = Gui.find(dialog, Table.class).get(0);
                    assertEquals("recover.qili", table.getItem(0).getText(0));
                    assertEquals("未变", table.getItem(0).getText(2));
                    gui.shot("recovery");
                    press(gui, dialog, "恢复(&R)");
                });
        CaseEditor editor = (CaseEditor) Desk.page().getActiveEditor();
        assertEquals(kept.text(), Desk.document(editor).get());
        assertTrue(editor.isDirty());
        assertEquals(CASE, Files.readString(file.getLocation().toPath()));
        assertTrue(folder.find(file.getLocationURI()).isPresent(), "kept until it is saved");
        desk.focus(editor);
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
        gui.until("saved", () -> !editor.isDirty());
        gui.until("forgotten", () -> folder.find(file.getLocationURI()).isEmpty());
        assertEquals(kept.text(), Files.readString(file.getLocation().toPath()));
        assertEquals(List.of(), Recovery.left(folder));
    }

    @Test
    void itMayBeDiscardedOrAskedForAgain() throws Exception {
        IFile first = Desk.file("first.qili", CASE);
        IFile second = Desk.file("second.qili", CASE);
        killed(first, "one");
        killed(second, "two");
        // changed by somebody else since
        Files.writeString(second.getLocation().toPath(), CASE + "\n");
        nextStart(
                dialog -> {
                    Table table = Gui.find(dialog, Table.class).get(0);
                    assertEquals(
                            List.of("未变", "其后已改动"),
                            Arrays.stream(table.getItems()).map(i -> i.getText(2)).toList());
                    table.setFocus();
                    gui.until("focus in the list", table::isFocusControl);
                    gui.press(KeyEvent.VK_END);
                    gui.press(KeyEvent.VK_HOME);
                    gui.until("the first alone", () -> table.getSelectionCount() == 1);
                    press(gui, dialog, "丢弃(&D)");
                    gui.until("one left", () -> table.getItemCount() == 1);
                    press(gui, dialog, "以后再问(&L)");
                });
        assertTrue(folder.find(first.getLocationURI()).isEmpty());
        assertEquals(
                List.of("second.qili"),
                Recovery.left(folder).stream()
                        .map(u -> u.file().getPath())
                        .map(p -> p.substring(p.lastIndexOf('/') + 1))
                        .toList());
        assertEquals(CASE, Files.readString(first.getLocation().toPath()));
        folder.forget(second.getLocationURI());
    }

    /** Which editors are open is known at any moment, so that a killed program opens them again. */
    @Test
    void openEditorsAreWrittenDown() throws Exception {
        Path list = Recovery.folder().resolve("editors.properties");
        CaseEditor first = desk.open(Desk.file("left.qili", CASE));
        desk.open(Desk.file("right.qili", CASE));
        gui.until(
                "both",
                () -> {
                    String written = Files.readString(list);
                    return written.contains("/left.qili") && written.contains("/right.qili");
                });
        Desk.page().closeEditor(first, false);
        gui.until(
                "one",
                () -> {
                    String written = Files.readString(list);
                    return !written.contains("/left.qili") && written.contains("/right.qili");
                });
    }

    @Test
    void itIsComparedWithWhatIsSaved() throws Exception {
        IFile file = Desk.file("compare.qili", CASE);
        Unsaved kept = killed(file, "another");
        nextStart(
                dialog -> {
                    gui.inDialog(
                            "compare.qili 的未存文本",
                            comparison -> {
                                assertEquals(
                                        List.of(kept.text(), CASE),
                                        Gui.find(comparison, StyledText.class).stream()
                                                .map(StyledText::getText)
                                                .filter(t -> t.startsWith("case "))
                                                .toList());
                                gui.shot("recovery-compare");
                                comparison.close();
                            });
                    press(gui, dialog, "比较(&C)...");
                    press(gui, dialog, "丢弃(&D)");
                });
        gui.assertDialogWorked();
        assertTrue(folder.find(file.getLocationURI()).isEmpty());
        assertFalse(
                Arrays.stream(Desk.page().getEditorReferences())
                        .anyMatch(e -> e.getTitle().equals("compare.qili")));
        assertTrue(PlatformUI.isWorkbenchRunning());
    }
}
