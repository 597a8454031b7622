// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleControlListener;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.accessibility.AccessibleListener;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qili.board.Points;
import org.qili.workbench.board.BoardCanvas;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;

/** The workbench can be worked by keys alone, and a screen reader has everything to read. */
@UiTest
class AccessibilityTest {

    private static final String FIGURE_2 = "precedents/cxa-2020/fig-02.qili";

    private Gui gui;
    private CaseEditor editor;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        Desk desk = new Desk(gui);
        editor = desk.open(desk.shipped(FIGURE_2));
        desk.rules("红方必须变着");
    }

    @AfterEach
    void leave() {
        Desk.page().closeAllEditors(false);
        gui.until("closed", () -> Desk.page().getEditorReferences().length == 0);
    }

    /** What SWT asks when a screen reader does; it has no other way in from outside. */
    @SuppressWarnings("unchecked")
    private static <T> List<T> listeners(Control control, String field, Class<T> kind)
            throws ReflectiveOperationException {
        Field listeners = Accessible.class.getDeclaredField(field);
        listeners.setAccessible(true);
        List<T> found = (List<T>) listeners.get(control.getAccessible());
        return found == null ? List.of() : found.stream().filter(kind::isInstance).toList();
    }

    private static Optional<String> name(Control control, int child)
            throws ReflectiveOperationException {
        AccessibleEvent event = new AccessibleEvent(control.getAccessible());
        event.childID = child;
        for (AccessibleListener listener :
                listeners(control, "accessibleListeners", AccessibleListener.class)) {
            listener.getName(event);
        }
        return Optional.ofNullable(event.result);
    }

    private static AccessibleControlListener points(BoardCanvas board)
            throws ReflectiveOperationException {
        return listeners(board, "accessibleControlListeners", AccessibleControlListener.class)
                .get(0);
    }

    /** Figure 2 has Red's king on e0, Black's chariot on i9 and nobody on e4. */
    @Test
    void everyPointOfTheBoardHasAName() throws Exception {
        BoardCanvas board = editor.board();
        AccessibleControlEvent event = new AccessibleControlEvent(board.getAccessible());
        points(board).getChildCount(event);
        assertEquals(90, event.detail);
        assertEquals(Optional.of("棋盘"), name(board, ACC.CHILDID_SELF));
        Set<String> names = new HashSet<>();
        for (int point = 0; point < Points.COUNT; point++) {
            names.add(name(board, point).orElseThrow());
        }
        assertEquals(90, names.size(), "each its own");
        assertEquals("e0，红方第 5 路，黑方第 5 路：红帅", name(board, Points.of(4, 0)).orElseThrow());
        assertEquals("i9，红方第 1 路，黑方第 9 路：黑车", name(board, Points.of(8, 9)).orElseThrow());
        assertEquals("e4，红方第 5 路，黑方第 5 路：空", name(board, Points.of(4, 4)).orElseThrow());
    }

    /** The point under the cursor is the one that has the focus. */
    @Test
    void theCursorIsTold() throws Exception {
        BoardCanvas board = editor.board();
        board.setFocus();
        gui.until("focus on the board", board::isFocusControl);
        int before = focused(board);
        assertTrue(Points.file(before) < 8, "room to the right of " + before);
        gui.press(KeyEvent.VK_RIGHT);
        gui.until("cursor moved", () -> focused(board) == before + 1);
        AccessibleControlEvent event = new AccessibleControlEvent(board.getAccessible());
        event.childID = before + 1;
        points(board).getState(event);
        assertTrue((event.detail & ACC.STATE_FOCUSED) != 0);
    }

    private static int focused(BoardCanvas board) throws ReflectiveOperationException {
        AccessibleControlEvent event = new AccessibleControlEvent(board.getAccessible());
        points(board).getFocus(event);
        return event.childID;
    }

    /** Cells say in words what they show in colour, and the tables have names. */
    @Test
    void cellsHaveTexts() throws Exception {
        Table moves = editor.moveTable();
        for (TableItem item : moves.getItems()) {
            for (int column : new int[] {0, 1, 2, 3, 6}) {
                assertFalse(item.getText(column).isBlank(), item + " " + column);
            }
        }
        assertEquals(Optional.of("着法及性质"), name(moves, ACC.CHILDID_SELF));
        assertEquals(Optional.of("裁定"), name(Desk.ruling().summary(), ACC.CHILDID_SELF));
        assertEquals(Optional.of("循环着法及依据"), name(Desk.ruling().evidence(), ACC.CHILDID_SELF));
    }

    private static List<IConfigurationElement> elements(String point, String name) {
        List<IConfigurationElement> found = new ArrayList<>();
        for (IConfigurationElement root :
                Platform.getExtensionRegistry().getConfigurationElementsFor(point)) {
            collect(root, name, found);
        }
        return found;
    }

    private static void collect(
            IConfigurationElement element, String name, List<IConfigurationElement> found) {
        if (element.getName().equals(name)) {
            found.add(element);
        }
        for (IConfigurationElement child : element.getChildren()) {
            collect(child, name, found);
        }
    }

    /** A command of ours stands in a menu or has a key; most have both. */
    @Test
    void everyCommandIsWithinReach() {
        Set<String> reached = new HashSet<>();
        for (IConfigurationElement item : elements("org.eclipse.ui.menus", "command")) {
            reached.add(item.getAttribute("commandId"));
        }
        for (IConfigurationElement key : elements("org.eclipse.ui.bindings", "key")) {
            reached.add(key.getAttribute("commandId"));
        }
        List<String> lost =
                elements("org.eclipse.ui.commands", "command").stream()
                        .map(c -> c.getAttribute("id"))
                        .filter(id -> id.startsWith("org.qili."))
                        .filter(id -> !reached.contains(id))
                        .toList();
        assertEquals(List.of(), lost);
    }

    /** Every line of our menus is chosen by a letter, each by its own. */
    @Test
    void everyMenuHasItsLetters() {
        Menu bar = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell().getMenuBar();
        List<String> faults = new ArrayList<>();
        letters("", bar, faults);
        for (MenuItem item : bar.getItems()) {
            if (item.getText().startsWith("棋盘")) {
                item.getMenu().notifyListeners(org.eclipse.swt.SWT.Show, null);
                letters(item.getText(), item.getMenu(), faults);
            }
        }
        assertEquals(List.of(), faults);
    }

    private static void letters(String where, Menu menu, List<String> faults) {
        Set<String> taken = new HashSet<>();
        Arrays.stream(menu.getItems())
                .map(MenuItem::getText)
                .filter(t -> !t.isEmpty())
                .forEach(
                        text -> {
                            int at = text.indexOf('&');
                            if (at < 0 || !taken.add(text.substring(at + 1, at + 2))) {
                                faults.add(where + " " + text);
                            }
                        });
    }
}
