// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qili.workbench.Settings;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;

/** No text of a list is lost: columns of labels are wide enough, and F2 shows a line whole. */
@UiTest
class ListTextsTest {

    private static final String FIGURE_2 = "precedents/cxa-2020/fig-02.qili";
    private static final int LABEL = 3;

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
        Settings.set(Settings.LANGUAGE, "");
        Desk.page().closeAllEditors(false);
        gui.until("closed", () -> Desk.page().getEditorReferences().length == 0);
    }

    /** How wide a text is in the bold font of labels. */
    private static int width(Control list, String text) {
        GC gc = new GC(list);
        try {
            gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
            return gc.textExtent(text).x;
        } finally {
            gc.dispose();
        }
    }

    /**
     * The longest name of each language, as the texts of the rulings write it, and the label of
     * Black's second move in figure 2.
     */
    @ParameterizedTest
    @CsvSource({
        "en, Label, 'joint chase (chariot, rootless)?', chase of a rootless man",
        "zh-CN, 性质, 联捉（车或无根子）（未定）, 捉无根子",
        "zh-TW, 性質, 聯捉（車或無根子）（未定）, 捉無根子"
    })
    void columnsOfLabelsFitEveryLabel(String language, String title, String longest, String label)
            throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        Settings.set(Settings.LANGUAGE, language);
        Table moves = editor.moveTable();
        Tree evidence = Desk.ruling().evidence();
        gui.until("title", () -> moves.getColumn(LABEL).getText().equals(title));
        gui.until("other title", () -> evidence.getColumn(1).getText().equals(title));
        gui.until("label", () -> moves.getItem(3).getText(LABEL).equals(label));
        int least = width(moves, longest);
        gui.until("room in the table", () -> moves.getColumn(LABEL).getWidth() > least);
        gui.until("room in the tree", () -> evidence.getColumn(1).getWidth() > least);
        var text = moves.getItem(3).getTextBounds(LABEL);
        var cell = moves.getItem(3).getBounds(LABEL);
        assertTrue(text.x + text.width <= cell.x + cell.width, text + " in " + cell);
        gui.shot("labels-" + language);
    }

    /** How much of a part of a control is not of the colour of its first point. */
    private static int marks(Control control, Rectangle part) {
        List<RGB> all = colours(control, part);
        return (int) all.stream().filter(c -> !c.equals(all.get(0))).count();
    }

    /** The colours of all points of a part of a control. */
    private static List<RGB> colours(Control control, Rectangle part) {
        Image picture = new Image(control.getDisplay(), part.width, part.height);
        GC gc = new GC(control);
        try {
            gc.copyArea(picture, part.x, part.y);
            ImageData data = picture.getImageData();
            List<RGB> colours = new ArrayList<>();
            for (int y = 0; y < data.height; y++) {
                for (int x = 0; x < data.width; x++) {
                    colours.add(data.palette.getRGB(data.getPixel(x, y)));
                }
            }
            return colours;
        } finally {
            gc.dispose();
            picture.dispose();
        }
    }

    /** The reasons are sentences: they go on over the cells that say nothing. */
    @Test
    void aSentenceRunsOnOverEmptyCells() throws Exception {
        desk.open(desk.shipped(FIGURE_2));
        desk.rules("红方必须变着");
        Tree evidence = Desk.ruling().evidence();
        TreeItem reason = evidence.getItem(0).getItem(0);
        Rectangle cell = reason.getBounds(1);
        Rectangle text = reason.getTextBounds(0);
        GC gc = new GC(evidence);
        int end = text.x + gc.textExtent(reason.getText(0)).x;
        gc.dispose();
        assertTrue(end > cell.x + 20, "the sentence ends at " + end + ", the next cell is " + cell);
        gui.until("written on", () -> marks(evidence, cell) > 20);
        // labels keep the colours they have in the table of moves
        Rectangle label = evidence.getItem(0).getBounds(1);
        RGB brown = evidence.getItem(0).getForeground(1).getRGB();
        assertNotEquals(evidence.getForeground().getRGB(), brown);
        gui.until("in its colour", () -> colours(evidence, label).contains(brown));
        gui.shot("overflow");
    }

    /** The window with the whole of a line, opened by F2. */
    private Text whole(Control list) {
        gui.press(KeyEvent.VK_F2);
        Text text = gui.focused(Text.class);
        assertFalse(text.getShell() == list.getShell());
        return text;
    }

    private void close(Text text) {
        Shell shell = text.getShell();
        gui.press(KeyEvent.VK_ESCAPE);
        gui.until("closed by Esc", shell::isDisposed);
        gui.toWindow();
    }

    @Test
    void aLineIsShownWholeByKeyboard() throws Exception {
        CaseEditor editor = desk.open(desk.shipped(FIGURE_2));
        desk.rules("红方必须变着");
        Table moves = editor.moveTable();
        moves.setFocus();
        gui.until("focus in the table", moves::isFocusControl);
        gui.press(KeyEvent.VK_HOME);
        gui.until("first move", () -> moves.getSelectionIndex() == 0);
        Text line = whole(moves);
        gui.shot("whole-line");
        // title and text of every column that says something
        for (String part : List.of("着法：马二退一", "性质：捉车", "攻击：黑车", "条文：24.11")) {
            assertTrue(line.getText().contains(part), line.getText());
        }
        close(line);
        Tree evidence = Desk.ruling().evidence();
        Desk.page().activate(Desk.ruling());
        evidence.setFocus();
        gui.until("focus in the tree", evidence::isFocusControl);
        TreeItem reason = evidence.getItem(0).getItem(0);
        evidence.setSelection(reason);
        Text sentence = whole(evidence);
        assertTrue(sentence.getText().equals(reason.getText(0)), sentence.getText());
        close(sentence);
    }
}
