// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.lists;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.qili.workbench.text.UiTexts;

/** A small window with the whole of a text, below the line that it is about; Esc closes it. */
final class Whole {

    /** Letters in a line, about. */
    private static final int LETTERS = 72;

    private Whole() {}

    /** Shows a text below a line of a list. */
    static void show(Control list, Rectangle line, String text) {
        Shell shell =
                new Shell(
                        list.getShell(),
                        SWT.TITLE | SWT.CLOSE | SWT.RESIZE | SWT.APPLICATION_MODAL);
        shell.setText(UiTexts.get("lists.whole"));
        GridLayoutFactory.fillDefaults().margins(6, 6).applyTo(shell);
        Text area = new Text(shell, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP);
        area.setText(text);
        area.addKeyListener(
                KeyListener.keyPressedAdapter(
                        e -> {
                            if (e.keyCode == SWT.F2) {
                                shell.close();
                            }
                        }));
        GridDataFactory.fillDefaults()
                .grab(true, true)
                .hint(width(area, text), SWT.DEFAULT)
                .applyTo(area);
        shell.pack();
        shell.setLocation(place(list, line, shell.getSize()));
        shell.addDisposeListener(
                e -> {
                    if (!list.isDisposed()) {
                        list.getDisplay().asyncExec(() -> back(list));
                    }
                });
        shell.open();
        area.setFocus();
    }

    /** Takes the user back to where he came from. */
    private static void back(Control list) {
        if (!list.isDisposed()) {
            list.getShell().setActive();
            list.setFocus();
        }
    }

    /** Below the line, but within the screen. */
    private static Point place(Control list, Rectangle line, Point size) {
        Rectangle screen = list.getMonitor().getClientArea();
        Point below = list.toDisplay(line.x, line.y + line.height);
        return new Point(
                Math.max(screen.x, Math.min(below.x, screen.x + screen.width - size.x)),
                Math.max(screen.y, Math.min(below.y, screen.y + screen.height - size.y)));
    }

    /** The width in pixels in which a text is wrapped. */
    static int width(Control control, String text) {
        GC gc = new GC(control);
        try {
            int most = (int) (gc.getFontMetrics().getAverageCharacterWidth() * LETTERS);
            return Math.min(gc.textExtent(text).x + gc.textExtent("M").x, most);
        } finally {
            gc.dispose();
        }
    }
}
