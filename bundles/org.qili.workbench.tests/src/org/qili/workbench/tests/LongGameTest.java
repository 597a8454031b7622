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

    @Test
    void isShownAtOnceAndLabelledAsItGoes() throws Exception {
        // what the first editor of its kind loads is not the game's matter
        desk.open(Desk.file("short.qili", "case \"short\" {\n  moves { a0a1 a9a8 }\n}\n"));
        IFile file = Desk.file("long.qili", LongGame.text());
        try (Watchdog watchdog = new Watchdog(gui.display())) {
            CaseEditor editor = (CaseEditor) IDE.openEditor(Desk.page(), file, true);
            gui.until("board shown", () -> editor.board().picture().position().isPresent());
            gui.until("all moves shown", () -> editor.moveTable().getItemCount() == LongGame.PLIES);
            gui.until("labels of the first moves", () -> labels(editor) > 0);
            assertTrue(labels(editor) < LongGame.PLIES, "before those of the last");
            gui.until("all labels", () -> editor.session().snapshot().settled());
            watchdog.assertAnswered();
        }
        gui.shot("long-game");
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
