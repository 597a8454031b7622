// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.tests;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.File;
import java.util.ArrayList;
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
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

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

    /** Time between two looks for a dialog, in milliseconds. */
    private static final int POLL = 20;

    private final Display display = Display.getCurrent();
    private Throwable failure;
    private final Robot robot;

    Gui() throws AWTException {
        robot = new Robot();
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

    /** The window in front of the workbench's. */
    Optional<Shell> dialog() {
        return Optional.ofNullable(display.getActiveShell())
                .filter(s -> s.getParent() != null && s.isVisible());
    }

    /** The button that Enter presses. */
    Button defaultButton() {
        return dialog().orElseThrow().getDefaultButton();
    }

    /** One of the lists to choose from in the dialog, from above. */
    Combo combo(int index) {
        List<Combo> found = new ArrayList<>();
        collect(dialog().orElseThrow(), Combo.class, found);
        return found.get(index);
    }

    private static <T extends Control> void collect(
            Composite parent, Class<T> type, List<T> found) {
        for (Control child : parent.getChildren()) {
            if (type.isInstance(child)) {
                found.add(type.cast(child));
            } else if (child instanceof Composite composite) {
                collect(composite, type, found);
            }
        }
    }

    /** The control with the focus once it is of that type. */
    <T extends Control> T focused(Class<T> type) {
        until(
                "focus in a " + type.getSimpleName(),
                () -> type.isInstance(display.getFocusControl()));
        return type.cast(display.getFocusControl());
    }

    /**
     * Works a modal dialog that is opened later: its events are handled by a loop of its own, which
     * calls this back.
     */
    void inDialog(Runnable work) {
        long end = System.currentTimeMillis() + DEADLINE;
        display.timerExec(POLL, () -> whenOpen(work, end));
    }

    private void whenOpen(Runnable work, long end) {
        if (dialog().isPresent()) {
            try {
                work.run();
            } catch (RuntimeException | AssertionError e) {
                failure = e;
                dialog().ifPresent(Shell::close);
            }
        } else if (System.currentTimeMillis() < end) {
            display.timerExec(POLL, () -> whenOpen(work, end));
        } else {
            failure = new AssertionError("no dialog opened");
        }
    }

    /** Reports what went wrong in a dialog. */
    void assertDialogWorked() {
        if (failure != null) {
            throw new AssertionError(failure);
        }
    }

    static Point centre(Rectangle area) {
        return new Point(area.x + Math.min(20, area.width / 2), area.y + area.height / 2);
    }

    /** Writes a picture of the screen to the folder of this build. */
    void shot(String name) {
        dispatch();
        display.update();
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
