// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.testing;

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
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.contexts.IContextService;

/**
 * Works the real window: key and mouse events go through the X server, and waiting means waiting
 * for a condition. Made in the user interface's thread, for one test.
 */
public final class Gui {

    /** Longest time anything may take, in milliseconds. Slow machines need it, fast ones don't. */
    private static final long DEADLINE = 30_000;

    /** Time between two looks for a dialog, in milliseconds. */
    private static final int POLL = 20;

    /** Time between two looks for a condition, in milliseconds. */
    private static final int PAUSE = 5;

    /** Signs that need the shift key on the keyboard of the X server. */
    private static final Map<Character, Integer> SHIFTED =
            Map.ofEntries(
                    Map.entry('{', KeyEvent.VK_OPEN_BRACKET),
                    Map.entry('}', KeyEvent.VK_CLOSE_BRACKET),
                    Map.entry(':', KeyEvent.VK_SEMICOLON),
                    Map.entry('"', KeyEvent.VK_QUOTE),
                    Map.entry('>', KeyEvent.VK_PERIOD),
                    Map.entry('+', KeyEvent.VK_EQUALS),
                    Map.entry('(', KeyEvent.VK_9),
                    Map.entry(')', KeyEvent.VK_0),
                    Map.entry('_', KeyEvent.VK_MINUS),
                    Map.entry('?', KeyEvent.VK_SLASH));

    private final Display display = Display.getCurrent();
    private final Robot robot;
    private final Runnable waking =
            () -> {
                // an event is all it takes
            };
    private Throwable failure;

    /**
     * @throws AWTException when Java has no screen
     */
    public Gui() throws AWTException {
        robot = new Robot();
    }

    /**
     * @return the display whose thread runs the test
     */
    public Display display() {
        return display;
    }

    /**
     * Brings the window to the front and waits for its keys: after a dialog the platform brings
     * them back a little later.
     */
    public void toWindow() {
        PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell().forceActive();
        IContextService contexts = PlatformUI.getWorkbench().getService(IContextService.class);
        until(
                "keys of the window",
                () -> contexts.getActiveContextIds().contains(IContextService.CONTEXT_ID_WINDOW));
    }

    /** Presses keys ({@link KeyEvent} codes) together and lets them go. */
    public void press(int... keys) {
        for (int key : keys) {
            robot.keyPress(key);
        }
        for (int i = keys.length - 1; i >= 0; i--) {
            robot.keyRelease(keys[i]);
        }
        dispatch();
    }

    /** Types a text of plain letters, digits and signs. */
    public void type(String text) {
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

    /** Clicks into a control, at a place within it. */
    public void click(Control control, Point at) {
        Point place = control.toDisplay(at);
        robot.mouseMove(place.x, place.y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        dispatch();
    }

    /** Clicks into the middle of a control. */
    public void click(Control control) {
        Point size = control.getSize();
        click(control, new Point(size.x / 2, size.y / 2));
    }

    /** Clicks on a button of a tool bar. */
    public void click(ToolItem item) {
        Rectangle area = item.getBounds();
        click(item.getParent(), new Point(area.x + area.width / 2, area.y + area.height / 2));
    }

    /** Drags something within a control. */
    public void drag(Control control, Point from, Point to) {
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

    /** Chooses a line of a list as a user does, listeners told. */
    public static void choose(Combo combo, String text) {
        int index = List.of(combo.getItems()).indexOf(text);
        if (index < 0) {
            throw new AssertionError(text + " is not in " + List.of(combo.getItems()));
        }
        combo.select(index);
        combo.notifyListeners(SWT.Selection, new Event());
    }

    /**
     * @return the button that explains itself so, in the tool bars of all windows
     */
    public ToolItem tool(String tip) {
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

    /**
     * Handles events until the condition holds.
     *
     * @throws AssertionError after half a minute, with a picture of the screen
     */
    public void until(String what, Callable<Boolean> condition) {
        long end = System.currentTimeMillis() + DEADLINE;
        while (!holds(condition)) {
            if (System.currentTimeMillis() > end) {
                shot("failed " + what.replaceAll("[^\\p{L}\\p{N}]+", " ").trim());
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

    /** Sleeps as the workbench does, at most until the next look. */
    private void pause() {
        display.timerExec(PAUSE, waking);
        display.sleep();
    }

    /**
     * Waits for a dialog that does not block its opener.
     *
     * @return the window with that title once it is open and takes keys
     */
    public Shell dialog(String title) {
        until(
                title,
                () ->
                        display.getActiveShell() != null
                                && display.getActiveShell().getText().equals(title)
                                && display.getFocusControl() != null);
        return display.getActiveShell();
    }

    /** Works the modal dialog of that title that is opened later. */
    public void inDialog(String title, Consumer<Shell> work) {
        inDialog(title, s -> s.getText().equals(title), work);
    }

    /** Works the next modal dialog that is opened later, whatever it is called. */
    public void inDialog(Consumer<Shell> work) {
        inDialog("any", s -> true, work);
    }

    /**
     * Works a modal dialog that is opened later: its events are handled by a loop of its own, which
     * calls this back. Call {@link #assertDialogWorked} afterwards.
     */
    private void inDialog(String what, Predicate<Shell> which, Consumer<Shell> work) {
        long end = System.currentTimeMillis() + DEADLINE;
        display.timerExec(POLL, () -> whenOpen(what, which, work, end));
    }

    private void whenOpen(String what, Predicate<Shell> which, Consumer<Shell> work, long end) {
        Optional<Shell> dialog =
                Optional.ofNullable(display.getActiveShell())
                        .filter(s -> s.getParent() != null && s.isVisible())
                        .filter(which);
        if (dialog.isPresent()) {
            try {
                work.accept(dialog.get());
            } catch (RuntimeException | AssertionError e) {
                failure = e;
                dialog.filter(d -> !d.isDisposed()).ifPresent(Shell::close);
            }
        } else if (System.currentTimeMillis() < end) {
            display.timerExec(POLL, () -> whenOpen(what, which, work, end));
        } else {
            failure = new AssertionError("no dialog opened: " + what);
        }
    }

    /** Reports what went wrong in a dialog. */
    public void assertDialogWorked() {
        Throwable found = failure;
        failure = null;
        if (found != null) {
            throw new AssertionError(found);
        }
    }

    /**
     * @return the control with the focus once it is of that type
     */
    public <T extends Control> T focused(Class<T> type) {
        until(
                "focus in a " + type.getSimpleName(),
                () -> type.isInstance(display.getFocusControl()));
        return type.cast(display.getFocusControl());
    }

    /**
     * @return the list of a pop-up window of that shell, if one is open
     */
    public Optional<Table> popup(Shell main) {
        return Arrays.stream(display.getShells())
                .filter(s -> s != main && s.isVisible())
                .flatMap(s -> find(s, Table.class).stream())
                .findFirst();
    }

    /**
     * @return every control of a kind inside another, in the order they were made
     */
    public static <T extends Control> List<T> find(Composite parent, Class<T> kind) {
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

    /** Writes a picture of the screen to the folder {@code target/shots} of the test bundle. */
    public void shot(String name) {
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
