// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.testing.Watchdog;

/** A game of 300 moves: shown at once, labelled as it goes, typing never held up. */
@UiTest
class LongGameTest {

    private static final int PLIES = 300;

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

    /** Some legal game; the same at every run. */
    private static String game() {
        StringBuilder text = new StringBuilder("case \"long\" {\n  rulebook cxa-2020\n  moves {\n");
        Position position = Position.start();
        long state = 20261130;
        for (int ply = 0; ply < PLIES; ply++) {
            List<Move> quiet = position.legalMoves().stream().filter(quietIn(position)).toList();
            state = state * 6364136223846793005L + 1442695040888963407L;
            Move move = quiet.get((int) ((state >>> 33) % quiet.size()));
            if (ply % 2 == 0) {
                text.append("    ").append(ply / 2 + 1).append(". ");
            }
            text.append(move.iccs()).append(ply % 2 == 0 ? " " : "\n");
            position = position.play(move);
        }
        return text.append("  }\n}\n").toString();
    }

    /** Moves that take nothing, so that the men stay on the board and there is much to analyse. */
    private static java.util.function.Predicate<Move> quietIn(Position position) {
        return m -> position.at(m.to()) == null && !position.play(m).isMate();
    }

    private static long labels(CaseEditor editor) {
        return Desk.column(editor, 3).stream().filter(l -> !l.isEmpty()).count();
    }

    private static boolean isFresh(CaseEditor editor) {
        return editor.session().snapshot().text().equals(Desk.document(editor).get());
    }

    @Test
    void isShownAtOnceAndLabelledAsItGoes() throws Exception {
        IFile file = Desk.file("long.qili", game());
        CaseEditor editor = (CaseEditor) IDE.openEditor(Desk.page(), file, true);
        gui.until("all moves shown", () -> editor.moveTable().getItemCount() == PLIES);
        gui.until("labels of the first moves", () -> labels(editor) > 0);
        assertTrue(labels(editor) < PLIES, "before those of the last");
        gui.shot("long-game");
        desk.caretBehind(editor, "  moves {\n");
        try (Watchdog watchdog = new Watchdog(gui.display())) {
            gui.type("// a remark typed while the game is being ruled\n");
            gui.until("typed", () -> Desk.document(editor).get().contains("being ruled\n"));
            gui.until("labels again", () -> isFresh(editor) && labels(editor) > 0);
            watchdog.assertAnswered();
        }
    }
}
