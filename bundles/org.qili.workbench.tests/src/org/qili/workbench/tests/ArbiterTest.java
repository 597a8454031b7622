// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qili.workbench.Ids;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.names.ReferencesView;
import org.qili.workbench.names.WorkspaceNames;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;

/**
 * What an arbiter does while ruling: types a score, looks a clause up, and what it decided before.
 */
@UiTest
class ArbiterTest {

    private static final String FIGURE_2 = "precedents/cxa-2020/fig-02.qili";

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
        Desk.page().closeAllEditors(false);
        gui.until("closed", () -> Desk.page().getEditorReferences().length == 0);
    }

    @Test
    void aScoreIsTypedMoveByMove() throws Exception {
        CaseEditor editor =
                desk.open(
                        Desk.file(
                                "score.qili",
                                "case \"score\" {\n  rulebook cxa-1999\n  moves {\n  }\n}\n"));
        desk.focus(editor);
        gui.press(KeyEvent.VK_F11);
        Text field = editor.typedMoves();
        gui.until("focus in the field", field::isFocusControl);
        Shell main = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        // the cannon of the second file: proposed while it is typed
        gui.type("c2=");
        gui.until(
                "proposals",
                () ->
                        gui.popup(main)
                                .filter(t -> t.getItemCount() > 0)
                                .map(t -> t.getItem(0).getText().startsWith("炮二平"))
                                .orElse(false));
        Table proposals = gui.popup(main).orElseThrow();
        // from the second file it can go to six others: the horses stand behind, nothing beside
        assertEquals(6, proposals.getItemCount());
        gui.type("5");
        gui.until("one proposal", () -> proposals.isDisposed() || proposals.getItemCount() == 1);
        gui.shot("typed-move");
        gui.press(KeyEvent.VK_ENTER);
        gui.until("written", () -> Desk.document(editor).get().contains("1. 炮二平五"));
        desk.settled(editor);
        gui.until("empty", () -> field.getText().isEmpty());
        gui.type("h8+7");
        gui.press(KeyEvent.VK_ESCAPE);
        gui.press(KeyEvent.VK_ENTER);
        gui.until("answered", () -> Desk.document(editor).get().contains("1. 炮二平五 马8进7"));
        desk.settled(editor);
        String before = Desk.document(editor).get();
        // an adviser stands there
        gui.type("k5=4");
        gui.press(KeyEvent.VK_ESCAPE);
        gui.press(KeyEvent.VK_ENTER);
        gui.until("refused", () -> field.getSelectionText().equals("k5=4"));
        assertEquals(before, Desk.document(editor).get());
    }

    @Test
    void aClauseOfTheRulingLeadsToItsTextAndToPrecedents() throws Exception {
        desk.open(desk.shipped(FIGURE_2));
        desk.rules("红方必须变着", "25.2");
        gui.until(
                "precedents known",
                () ->
                        WorkspaceNames.known().stream().mapToInt(e -> e.mentions().size()).sum()
                                > 500);
        StyledText summary = Desk.ruling().summary();
        click(summary, "25.2");
        choose("条文");
        gui.until(
                "rulebook",
                () ->
                        Desk.page().getActiveEditor() != null
                                && Desk.page()
                                        .getActiveEditor()
                                        .getTitle()
                                        .equals("cxa-2020.qigui"));
        ITextEditor rules = (ITextEditor) Desk.page().getActiveEditor();
        assertEquals("25.2", Desk.source(rules).getSelectionText());
        Desk.page().activate(Desk.ruling());
        // elsewhere first: a second click on the same place would be a double click
        gui.click(summary, new Point(5, 5));
        click(summary, "25.2");
        choose("引用");
        gui.until("view", () -> Desk.page().findView(Ids.REFERENCES) != null);
        ReferencesView view = (ReferencesView) Desk.page().findView(Ids.REFERENCES);
        gui.until("precedents", () -> view.table().getItemCount() > 0);
        List<String> files = Arrays.stream(view.table().getItems()).map(i -> i.getText(1)).toList();
        assertTrue(files.stream().anyMatch(f -> f.endsWith("fig-02.qili")), files::toString);
        assertTrue(
                files.stream().allMatch(f -> f.contains("cxa-2020")),
                "another rulebook has a clause of that number, too");
        Desk.page().hideView(view);
    }

    /** Goes down the menu that is popping up to the line with that text, and chooses it. */
    private void choose(String text) {
        String[] at = {""};
        Listener armed = e -> at[0] = ((MenuItem) e.widget).getText();
        gui.display().addFilter(SWT.Arm, armed);
        try {
            gui.until(
                    text,
                    () -> {
                        if (!at[0].contains(text)) {
                            gui.press(KeyEvent.VK_DOWN);
                        }
                        return at[0].contains(text);
                    });
            gui.press(KeyEvent.VK_ENTER);
        } finally {
            gui.display().removeFilter(SWT.Arm, armed);
        }
    }

    /** Clicks on a link of the ruling. */
    private void click(StyledText summary, String number) {
        int at = summary.getText().indexOf(number);
        StyleRange style = summary.getStyleRangeAtOffset(at);
        assertTrue(style.underline, "is a link");
        Rectangle place = summary.getTextBounds(at, at + number.length() - 1);
        gui.click(summary, new Point(place.x + place.width / 2, place.y + place.height / 2));
    }

    /** Another view beside it, or a small screen: the board grows smaller, nothing is cut off. */
    @Test
    void aNarrowPanelShowsTheWholeBoard() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        Composite panel = editor.board().getParent();
        SashForm sides = (SashForm) panel.getParent();
        // weights count only once the editor has its place in the window
        gui.until("laid out", () -> share(panel, sides) > 0.35);
        sides.setWeights(28, 72);
        gui.until("narrow", () -> share(panel, sides) < 0.32);
        for (Control part : panel.getChildren()) {
            int right = part.getLocation().x + part.getSize().x;
            assertTrue(right <= panel.getClientArea().width, part + " ends at " + right);
        }
    }

    private static double share(Control part, Control whole) {
        return part.getSize().x / (double) Math.max(1, whole.getSize().x);
    }

    /** Board and moves alone, the source alone, both again: Alt+F7 turns the page of one text. */
    @Test
    void thePagesShowOneText() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        StyledText source = Desk.source(editor);
        Control panel = editor.board().getParent();
        desk.focus(editor);
        gui.press(KeyEvent.VK_ALT, KeyEvent.VK_F7);
        gui.until("no source", () -> !isSeen(source));
        assertTrue(isSeen(panel));
        assertTrue(isSeen(editor.moveTable()));
        gui.until("focus on the board", () -> editor.board().isFocusControl());
        gui.shot("page-board");
        gui.press(KeyEvent.VK_ALT, KeyEvent.VK_F7);
        gui.until("the source alone", () -> isSeen(source) && !isSeen(panel));
        assertFalse(isSeen(editor.moveTable()));
        gui.until("focus in the source", source::isFocusControl);
        gui.press(KeyEvent.VK_ALT, KeyEvent.VK_F7);
        gui.until("both", () -> isSeen(source) && isSeen(panel));
        gui.press(KeyEvent.VK_SHIFT, KeyEvent.VK_ALT, KeyEvent.VK_F7);
        gui.until("back to the source", () -> !isSeen(panel));
        // what needs the board brings it back
        gui.press(KeyEvent.VK_F11);
        gui.until("the field", () -> editor.typedMoves().isFocusControl());
        assertTrue(isSeen(panel));
    }

    /** A sash gives what it hides no room. */
    private static boolean isSeen(Control control) {
        boolean hasRoom = true;
        for (Control part = control; part != null; part = part.getParent()) {
            hasRoom &= part.getSize().x > 0 && part.getSize().y > 0;
        }
        return hasRoom && control.isVisible();
    }
}
