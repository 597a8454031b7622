// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IFile;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.LongGame;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.testing.Watchdog;

/** A game of 300 moves: shown at once, labelled as it goes, typing never held up. */
@UiTest
class LongGameTest {

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

    private static long labels(CaseEditor editor) {
        return Desk.column(editor, 3).stream().filter(l -> !l.isEmpty()).count();
    }

    private static boolean isFresh(CaseEditor editor) {
        return editor.session().snapshot().text().equals(Desk.document(editor).get());
    }

    /**
     * The first editor of its kind loads what is not the game's matter; and a machine that is busy
     * with other things slows the window's own work, too. So up to four games are opened; their
     * moves differ, since facts once found are kept.
     */
    @Test
    void isShownAtOnceAndLabelledAsItGoes() throws Exception {
        long work = Long.MAX_VALUE;
        for (int i = 0; i < 4 && work > Watchdog.BAR; i++) {
            // no other test opens these games
            work = openedWithin(Desk.file("long" + i + ".qili", LongGame.text(100 + i)));
        }
        assertTrue(work <= Watchdog.BAR, "no answer for " + work + " ms of work");
    }

    /** Opens the game, and gives the longest work without an answer, in milliseconds. */
    private long openedWithin(IFile file) throws Exception {
        try (Watchdog watchdog = new Watchdog(gui.display())) {
            CaseEditor editor = (CaseEditor) IDE.openEditor(Desk.page(), file, true);
            gui.until("board shown", () -> editor.board().picture().position().isPresent());
            gui.until("all moves shown", () -> editor.moveTable().getItemCount() == LongGame.PLIES);
            gui.until("labels of the first moves", () -> labels(editor) > 0);
            assertTrue(labels(editor) < LongGame.PLIES, "before those of the last");
            gui.until("all labels", () -> editor.session().snapshot().settled());
            long work = watchdog.work();
            gui.shot("long-game");
            Desk.page().closeEditor(editor, false);
            return work;
        }
    }

    @Test
    void typingIsNeverHeldUp() throws Exception {
        CaseEditor editor = desk.open(Desk.file("typed.qili", LongGame.text()));
        desk.caretBehind(editor, "  moves {\n");
        try (Watchdog watchdog = new Watchdog(gui.display())) {
            gui.type("// a remark typed while the game is being ruled\n");
            gui.until("typed", () -> Desk.document(editor).get().contains("being ruled\n"));
            gui.until("labels again", () -> isFresh(editor) && labels(editor) > 0);
            watchdog.assertAnswered();
        }
    }
}
