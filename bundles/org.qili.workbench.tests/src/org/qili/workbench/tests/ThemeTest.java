// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.e4.ui.css.swt.dom.WidgetElement;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.lang.ide.highlighting.Role;
import org.qili.model.Label;
import org.qili.workbench.Ids;
import org.qili.workbench.Settings;
import org.qili.workbench.board.Wood;
import org.qili.workbench.editor.CaseEditor;
import org.qili.workbench.testing.Desk;
import org.qili.workbench.testing.Gui;
import org.qili.workbench.testing.UiTest;
import org.qili.workbench.text.LabelColours;
import org.qili.workbench.theming.Themes;

/** Every text can be read in the bright and in the dark window, with both sets of colours. */
@UiTest
@SuppressWarnings("restriction") // the theme engine is the platform's, but not yet its API
class ThemeTest {

    /** Least contrast of text with its ground (WCAG 2.1, success criterion 1.4.3). */
    private static final double ENOUGH = 4.5;

    private static final String FIGURE_2 = "precedents/cxa-2020/fig-02.qili";

    private Gui gui;
    private Desk desk;
    private CaseEditor editor;

    @BeforeEach
    void sit() throws Exception {
        gui = new Gui();
        desk = new Desk(gui);
        editor = desk.open(desk.shipped(FIGURE_2));
        desk.rules("红方必须变着");
    }

    @AfterEach
    void leave() {
        Settings.set(Settings.THEME, "");
        Settings.set(Settings.COLOUR_BLIND, "");
        Desk.page().closeAllEditors(false);
        gui.until("closed", () -> Desk.page().getEditorReferences().length == 0);
    }

    /** Relative luminance from 0 (black) to 1 (white), as WCAG defines it. */
    private static double luminance(RGB colour) {
        return 0.2126 * linear(colour.red)
                + 0.7152 * linear(colour.green)
                + 0.0722 * linear(colour.blue);
    }

    private static double linear(int channel) {
        double part = channel / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    private static double contrast(Color text, Color ground) {
        double first = luminance(text.getRGB());
        double second = luminance(ground.getRGB());
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static boolean isDark(Control control) {
        return luminance(control.getBackground().getRGB()) < 0.1;
    }

    private void wear(String theme) {
        Settings.set(Settings.THEME, theme);
        boolean dark = theme.equals(Settings.DARK);
        assertEquals(dark, Themes.isDark());
        gui.until("the table's ground", () -> isDark(editor.moveTable()) == dark);
        gui.until("the source's ground", () -> isDark(Desk.source(editor)) == dark);
    }

    /** A table that goes while it does not know one of its items leaves that item behind. */
    @Test
    void anItemWithoutItsTableDoesNotStopTheTheme() throws ReflectiveOperationException {
        Shell shell = new Shell(PlatformUI.getWorkbench().getDisplay());
        Table table = new Table(shell, SWT.NONE);
        TableItem left = new TableItem(table, SWT.NONE);
        assertNotNull(WidgetElement.getEngine(left).getElement(left));
        Field items = Table.class.getDeclaredField("items");
        items.setAccessible(true);
        ((TableItem[]) items.get(table))[0] = null;
        shell.dispose();
        assertTrue(table.isDisposed());
        assertFalse(left.isDisposed());
        wear(Settings.DARK);
    }

    @ParameterizedTest
    @ValueSource(strings = {Settings.LIGHT, Settings.DARK})
    void everyTextCanBeRead(String theme) {
        wear(theme);
        List<String> faint = new ArrayList<>();
        for (boolean safe : new boolean[] {false, true}) {
            Settings.set(Settings.COLOUR_BLIND, String.valueOf(safe));
            labels(safe, faint);
        }
        StyledText source = Desk.source(editor);
        ColorRegistry colours =
                PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
        for (Role role : Role.values()) {
            Color colour =
                    colours.get(Ids.BUNDLE + ".role." + role.name().toLowerCase(Locale.ROOT));
            check("source " + role, colour, source.getBackground(), faint);
        }
        for (Control control : List.of(source, editor.moveTable(), Desk.ruling().summary())) {
            check(
                    "plain text in " + control,
                    control.getForeground(),
                    control.getBackground(),
                    faint);
        }
        check("coordinates", Wood.now().line(), Wood.now().ground(), faint);
        assertEquals(List.of(), faint);
        assertColoured();
        gui.shot("theme-" + theme);
    }

    /** Labels in the table and the words of the ruling, which are coloured like labels. */
    private void labels(boolean safe, List<String> faint) {
        Table table = editor.moveTable();
        Color summary = Desk.ruling().summary().getBackground();
        for (Label label : Label.values()) {
            String what = label + (safe ? " of the safe set" : "");
            Color ground = LabelColours.ground(label, table.getBackground());
            check(what, LabelColours.text(label, table.getBackground()), ground, faint);
            check(what + " in the ruling", LabelColours.text(label, summary), summary, faint);
        }
    }

    private static void check(String what, Color text, Color ground, List<String> faint) {
        double contrast = contrast(text, ground);
        if (contrast < ENOUGH) {
            faint.add(
                    "%s: %s on %s only %.2f : 1"
                            .formatted(what, text.getRGB(), ground.getRGB(), contrast));
        }
    }

    /** What is on the screen has those colours, not those of before. */
    private void assertColoured() {
        Table table = editor.moveTable();
        gui.until(
                "the label's cell",
                () ->
                        table.getItem(0)
                                .getForeground(3)
                                .equals(LabelColours.text(Label.CHASE, table.getBackground())));
        gui.until(
                "the label's ground",
                () ->
                        table.getItem(0)
                                .getBackground(3)
                                .equals(LabelColours.ground(Label.CHASE, table.getBackground())));
    }

    /** The choice is taken over by what is open, and by what opens later. */
    @Test
    void theChoiceCountsAtOnce() throws Exception {
        wear(Settings.DARK);
        CaseEditor second = desk.open(desk.shipped("precedents/cxa-2020/fig-05.qili"));
        gui.until("dark from the start", () -> isDark(second.moveTable()));
        gui.shot("dark-adjudicate");
        wear(Settings.LIGHT);
        gui.until("bright again", () -> !isDark(second.moveTable()));
        assertTrue(
                contrast(editor.moveTable().getForeground(), editor.moveTable().getBackground())
                        >= ENOUGH);
    }
}
