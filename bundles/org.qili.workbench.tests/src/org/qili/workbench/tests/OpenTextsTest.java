// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;

/** Texts that are open together see each other as they stand, saved or not. */
@UiTest
class OpenTextsTest {

    private static final String BOOK =
            "rulebook openbook \"open\" extends cxa-1999 {\n"
                    + "  general 26.2 \"x\": both-sides allowed => draw\n}\n";

    private static final String CASE =
            """
            case "idle" {
              rulebook openbook
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
    }

    @AfterEach
    void leave() {
        Desk.page().closeAllEditors(false);
        gui.until("closed", () -> Desk.page().getEditorReferences().length == 0);
    }

    /** The case follows its rulebook while that is being typed, and back when it is closed. */
    @Test
    void aRulebookCountsBeforeItIsSaved() throws Exception {
        IFile book = Desk.file("open/openbook.qigui", BOOK);
        CaseEditor editor = desk.open(Desk.file("open/idle.qili", CASE));
        desk.rules("双方不变作和", "26.2");
        ITextEditor rules = (ITextEditor) IDE.openEditor(Desk.page(), book, true);
        desk.select(rules, "draw");
        gui.type("undetermined");
        gui.until("typed", () -> Desk.document(rules).get().contains("=> undetermined"));
        desk.rules("未定", "26.2");
        assertTrue(rules.isDirty());
        // half a clause does not disturb the case
        desk.caretBehind(rules, "=> undetermined");
        gui.type("\n  general ");
        gui.until("half typed", () -> !Desk.errors(book).isEmpty());
        desk.settled(editor);
        desk.rules("未定", "26.2");
        assertEquals(BOOK, Files.readString(book.getLocation().toPath()));
        gui.shot("unsaved-rulebook");
        Desk.page().closeEditor(rules, false);
        Desk.page().activate(editor);
        desk.rules("双方不变作和", "26.2");
    }
}
