// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qili.board.Points;
import org.qili.workbench.Settings;
import org.qili.workbench.board.BoardCanvas;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.wizard.NewCaseWizard;

/** Variations: entered on the board, walked through, promoted, deleted, ruled, imported. */
@UiTest
class VariationsTest {

    /** Men moving to and fro without any threat: a draw (CXA 1999, 26.2). */
    private static final String IDLE =
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

    private Gui gui;
    private Desk desk;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        desk = new Desk(gui);
        gui.toWindow();
    }

    @AfterEach
    void leave() {
        Settings.set(Settings.ENTRY, "");
        for (Shell shell : gui.display().getShells()) {
            if (shell.getData() instanceof Window dialog
                    && shell != PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell()) {
                dialog.close();
            }
        }
        Desk.page().closeAllEditors(false);
        gui.until("closed", () -> Desk.page().getEditorReferences().length == 0);
    }

    private void play(CaseEditor editor, String iccs) {
        BoardCanvas board = editor.board();
        gui.click(board, board.locate(point(iccs.substring(0, 2))));
        gui.click(board, board.locate(point(iccs.substring(2))));
    }

    private static int point(String name) {
        return Points.of(name.charAt(0) - 'a', name.charAt(1) - '0');
    }

    private void shows(CaseEditor editor, String... lines) {
        desk.settled(editor);
        String text = Desk.document(editor).get();
        for (String line : lines) {
            assertTrue(text.contains(line), text);
        }
    }

    private void toStart(CaseEditor editor) {
        desk.focus(editor);
        gui.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F7);
        gui.until("at the beginning", () -> editor.session().ply() == 0);
    }

    private static void command(String name) throws Exception {
        PlatformUI.getWorkbench()
                .getService(IHandlerService.class)
                .executeCommand("org.qili.workbench.board." + name, null);
    }

    /** The chariot might have checked for ever: that side would have lost (CXA 1999, 24.1). */
    @Test
    void anotherMoveBeginsAVariationThatIsRuledByItself() throws Exception {
        CaseEditor editor = desk.open(Desk.file("variation.qili", IDLE));
        String before = Desk.document(editor).get();
        desk.rules("双方不变作和", "26.2");
        toStart(editor);
        play(editor, "a0e0");
        gui.until("begun", () -> Desk.document(editor).get().contains("variation {"));
        shows(
                editor,
                """
                    1. a0a1
                    variation {
                      1. 车九平五
                    }
                    1. ... e9d9
                """);
        gui.until("in the variation", () -> editor.session().line() == 1);
        assertEquals(List.of("车九进一", "　车九平五", "将5平4", "车九退一", "将4平5"), Desk.column(editor, 2));
        for (String move : List.of("e9d9", "e0d0", "d9e9", "d0e0", "e9d9")) {
            int ply = editor.session().ply();
            play(editor, move);
            gui.until(move, () -> editor.session().ply() == ply + 1);
            desk.settled(editor);
            gui.until("known", () -> editor.session().current().orElseThrow().moves().size() > ply);
        }
        shows(
                editor,
                """
                    variation {
                      1. 车九平五 将5平4
                      2. 车五平六 将4平5
                      3. 车六平五 将5平4
                    }
                """);
        desk.rules("红方判负", "24.1");
        gui.shot("variation");
        // the same move again only goes to it
        toStart(editor);
        String written = Desk.document(editor).get();
        play(editor, "a0a1");
        gui.until("in the game", () -> editor.session().line() == 0);
        assertEquals(written, Desk.document(editor).get());
        desk.rules("双方不变作和", "26.2");
        desk.focus(editor);
        gui.press(KeyEvent.VK_ALT, KeyEvent.VK_F8);
        gui.until("the other move", () -> editor.session().line() == 1);
        desk.rules("红方判负");
        desk.focus(editor);
        for (int i = 0; i < 6; i++) {
            gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        }
        gui.until("undone", () -> Desk.document(editor).get().equals(before));
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_Z);
        gui.until("redone", () -> Desk.document(editor).get().contains("variation {"));
    }

    private static final String BOTH =
            """
            case "both" {
              rulebook cxa-1999
              fen "4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1"
              moves {
                1. a0a1
                variation {
                  1. a0e0 e9d9
                  2. e0d0 d9e9
                  3. d0e0 e9d9
                  note 1 "sharper"
                }
                1. ... e9d9
                2. a1a0 d9e9
              }
              note 1 "quiet"
              note "on the whole"
            }
            """;

    @Test
    void aVariationIsPromotedAndDeleted() throws Exception {
        CaseEditor editor = desk.open(Desk.file("both.qili", BOTH));
        desk.rules("双方不变作和");
        editor.moveTable().setFocus();
        gui.until("focus in the table", editor.moveTable()::isFocusControl);
        gui.press(KeyEvent.VK_HOME);
        gui.press(KeyEvent.VK_DOWN);
        gui.until("variation", () -> editor.session().line() == 1);
        desk.rules("红方判负", "24.1");
        command("promote");
        String promoted =
                """
                case "both" {
                  rulebook cxa-1999
                  fen "4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1"
                  moves {
                    1. a0e0
                    variation {
                      1. a0a1 e9d9
                      2. a1a0 d9e9
                      note 1 "quiet"
                    }
                    1. ... e9d9
                    2. e0d0 d9e9
                    3. d0e0 e9d9
                  }
                  note "on the whole"
                  note 1 "sharper"
                }
                """;
        gui.until("promoted", () -> !Desk.document(editor).get().equals(BOTH));
        assertEquals(promoted, Desk.document(editor).get());
        desk.settled(editor);
        assertEquals(0, editor.session().line());
        desk.rules("红方判负", "24.1");
        desk.focus(editor);
        gui.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
        gui.until("one step", () -> Desk.document(editor).get().equals(BOTH));
        desk.settled(editor);
        editor.session().goTo(1, 2);
        command("deleteVariation");
        gui.until("deleted", () -> !Desk.document(editor).get().contains("variation"));
        shows(editor, "    1. a0a1\n    1. ... e9d9\n    2. a1a0 d9e9\n  }\n");
        assertEquals(List.of("车九进一", "将5平4", "车九退一", "将4平5"), Desk.column(editor, 2));
    }

    /** A round left out is put in, and taken out again; the moves behind keep their places. */
    @Test
    void movesAreInsertedAndDeletedInTheMiddle() throws Exception {
        CaseEditor editor = desk.open(Desk.file("middle.qili", IDLE));
        Settings.set(Settings.ENTRY, Settings.Entry.INSERT.name());
        toStart(editor);
        play(editor, "f0f1");
        gui.until("first", () -> editor.session().ply() == 1);
        desk.settled(editor);
        play(editor, "e9e8");
        gui.until("second", () -> editor.session().ply() == 2);
        shows(editor, "    1. 帅四进一 将5进1\n    2. a0a1 e9d9\n    3. a1a0 d9e9\n");
        assertEquals(List.of("帅四进一", "将5进1"), Desk.column(editor, 2).subList(0, 2));
        command("deleteMove");
        desk.settled(editor);
        gui.until("back", () -> editor.session().ply() == 1);
        command("deleteMove");
        gui.until("as before", () -> Desk.document(editor).get().equals(IDLE));
        Settings.set(Settings.ENTRY, Settings.Entry.REPLACE.name());
        desk.settled(editor);
        toStart(editor);
        play(editor, "a0e0");
        gui.until("replaced", () -> Desk.document(editor).get().contains("    1. 车九平五 e9d9\n"));
        assertFalse(Desk.document(editor).get().contains("variation"));
    }

    /** A game of another program: variations and remarks come along. */
    @Test
    void importedGamesKeepTheirVariations() throws Exception {
        Path game = Files.createTempFile("game", ".pgn");
        Files.writeString(
                game,
                """
                [Game "Chinese Chess"]
                [Format "ICCS"]

                1. H2-E2 {centre} (1. C3-C4 H9-G7) 1... H9-G7 *
                """,
                StandardCharsets.UTF_8);
        NewCaseWizard wizard = new NewCaseWizard();
        wizard.init(
                PlatformUI.getWorkbench(),
                new StructuredSelection(Desk.file("here.qili", IDLE).getParent()));
        Shell main = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        WizardDialog dialog = new WizardDialog(main, wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
        Text score =
                Gui.find(dialog.getShell(), Text.class).stream()
                        .filter(t -> (t.getStyle() & SWT.MULTI) != 0)
                        .findFirst()
                        .orElseThrow();
        score.setText(Files.readString(game));
        gui.until("read", () -> dialog.getShell().getDefaultButton().isEnabled());
        gui.click(dialog.getShell().getDefaultButton());
        gui.until("opened", () -> Desk.page().getActiveEditor() instanceof CaseEditor);
        CaseEditor editor = (CaseEditor) Desk.page().getActiveEditor();
        shows(
                editor,
                """
                    1. 炮二平五
                    变化 {
                      1. 兵七进一 马8进7
                    }
                    1. ... 马8进7
                """,
                "  注 1 \"centre\"\n");
        assertEquals(List.of("炮二平五", "　兵七进一", "　马8进7", "马8进7"), Desk.column(editor, 2));
    }
}
