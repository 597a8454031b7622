// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.tests;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
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

    /** Types a text of letters, digits and signs that need no shift key. */
    void type(String text) {
        for (char c : text.toCharArray()) {
            if (Character.isUpperCase(c)) {
                press(KeyEvent.VK_SHIFT, KeyEvent.getExtendedKeyCodeForChar(c));
            } else {
                press(KeyEvent.getExtendedKeyCodeForChar(c));
            }
        }
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
                shot("failed " + what);
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

    /** The dialog of that title, once it is in front. */
    private Optional<Shell> dialog(String title) {
        return Optional.ofNullable(display.getActiveShell())
                .filter(s -> s.getParent() != null && s.isVisible() && s.getText().equals(title));
    }

    /** All controls of a type in a window, in the order they were made. */
    static <T extends Control> List<T> all(Composite parent, Class<T> type) {
        List<T> found = new ArrayList<>();
        collect(parent, type, found);
        return found;
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

    /**
     * Works the modal dialog of that title that is opened later: its events are handled by a loop
     * of its own, which calls this back.
     */
    void inDialog(String title, Consumer<Shell> work) {
        long end = System.currentTimeMillis() + DEADLINE;
        display.timerExec(POLL, () -> whenOpen(title, work, end));
    }

    private void whenOpen(String title, Consumer<Shell> work, long end) {
        Optional<Shell> dialog = dialog(title);
        if (dialog.isPresent()) {
            try {
                work.accept(dialog.get());
            } catch (RuntimeException | AssertionError e) {
                failure = e;
                dialog.filter(d -> !d.isDisposed()).ifPresent(Shell::close);
            }
        } else if (System.currentTimeMillis() < end) {
            display.timerExec(POLL, () -> whenOpen(title, work, end));
        } else {
            failure = new AssertionError("no dialog opened: " + title);
        }
    }

    /** Reports what went wrong in a dialog. */
    void assertDialogWorked() {
        if (failure != null) {
            throw new AssertionError(failure);
        }
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
