// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;

/**
 * Works the real window: key and mouse events go through the X server, and waiting means waiting
 * for a condition.
 */
final class Gui {

    /** Longest time anything may take, in milliseconds. Slow machines need it, fast ones don't. */
    private static final long DEADLINE = 30_000;

    /** Signs that need the shift key on the keyboard of the X server. */
    private static final Map<Character, Integer> SHIFTED =
            Map.ofEntries(
                    Map.entry('{', KeyEvent.VK_OPEN_BRACKET),
                    Map.entry('}', KeyEvent.VK_CLOSE_BRACKET),
                    Map.entry(':', KeyEvent.VK_SEMICOLON),
                    Map.entry('"', KeyEvent.VK_QUOTE),
                    Map.entry('>', KeyEvent.VK_PERIOD),
                    Map.entry('+', KeyEvent.VK_EQUALS));

    private final Display display = Display.getCurrent();
    private final Robot robot;

    Gui() throws AWTException {
        robot = new Robot();
    }

    Display display() {
        return display;
    }

    /** Presses keys together and lets them go. */
    void press(int... keys) {
        for (int key : keys) {
            robot.keyPress(key);
        }
        for (int i = keys.length - 1; i >= 0; i--) {
            robot.keyRelease(keys[i]);
        }
        dispatch();
    }

    /** Types a text of plain letters, digits and signs. */
    void type(String text) {
        for (char c : text.toCharArray()) {
            if (SHIFTED.containsKey(c)) {
                press(KeyEvent.VK_SHIFT, SHIFTED.get(c));
            } else if (Character.isUpperCase(c)) {
                press(KeyEvent.VK_SHIFT, KeyEvent.getExtendedKeyCodeForChar(c));
            } else {
                press(KeyEvent.getExtendedKeyCodeForChar(c));
            }
        }
    }

    /** Clicks into a control. */
    void click(Control control, Point at) {
        Point place = control.toDisplay(at);
        robot.mouseMove(place.x, place.y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        dispatch();
    }

    /** Drags something within a control. */
    void drag(Control control, Point from, Point to) {
        Point start = control.toDisplay(from);
        Point end = control.toDisplay(to);
        robot.mouseMove(start.x, start.y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        dispatch();
        robot.mouseMove((start.x + end.x) / 2, (start.y + end.y) / 2);
        robot.mouseMove(end.x, end.y);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        dispatch();
    }

    /** Clicks on a button of a tool bar. */
    void click(ToolItem item) {
        Rectangle area = item.getBounds();
        click(item.getParent(), new Point(area.x + area.width / 2, area.y + area.height / 2));
    }

    /** The button that explains itself so, in the tool bars of the main window. */
    ToolItem tool(String tip) {
        return Arrays.stream(display.getShells())
                .flatMap(s -> find(s, ToolBar.class).stream())
                .flatMap(b -> Arrays.stream(b.getItems()))
                .filter(i -> tip.equals(i.getToolTipText()))
                .findFirst()
                .orElseThrow();
    }

    private void dispatch() {
        while (display.readAndDispatch()) {
            // until nothing is waiting
        }
    }

    /** Handles events until the condition holds. */
    void until(String what, Callable<Boolean> condition) {
        long end = System.currentTimeMillis() + DEADLINE;
        while (!holds(condition)) {
            if (System.currentTimeMillis() > end) {
                shot("failed");
                throw new AssertionError("waited in vain: " + what);
            }
            if (!display.readAndDispatch()) {
                pause();
            }
        }
    }

    private static boolean holds(Callable<Boolean> condition) {
        try {
            return condition.call();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The window with that title once it is open and takes keys. */
    Shell dialog(String title) {
        until(
                title,
                () ->
                        display.getActiveShell() != null
                                && display.getActiveShell().getText().equals(title)
                                && display.getFocusControl() != null);
        return display.getActiveShell();
    }

    /** The list of a pop-up window of that shell, if one is open. */
    Optional<Table> popup(Shell main) {
        return Arrays.stream(display.getShells())
                .filter(s -> s != main && s.isVisible())
                .flatMap(s -> find(s, Table.class).stream())
                .findFirst();
    }

    /** Every control of a kind inside another. */
    <T extends Control> List<T> find(Composite parent, Class<T> kind) {
        List<T> found = new ArrayList<>();
        for (Control child : parent.getChildren()) {
            if (kind.isInstance(child)) {
                found.add(kind.cast(child));
            } else if (child instanceof Composite composite) {
                found.addAll(find(composite, kind));
            }
        }
        return found;
    }

    /** Writes a picture of the screen to the folder of this build. */
    void shot(String name) {
        File folder = new File(System.getProperty("qili.shots", "target/shots"));
        folder.mkdirs();
        Rectangle bounds = display.getBounds();
        Image image = new Image(display, bounds.width, bounds.height);
        GC gc = new GC(display);
        gc.copyArea(image, 0, 0);
        gc.dispose();
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {image.getImageData()};
        loader.save(new File(folder, name + ".png").getPath(), SWT.IMAGE_PNG);
        image.dispose();
    }
}
