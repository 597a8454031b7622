// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.suite;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/**
 * How far a run is, and whether all went well so far: blue or red, as the colour-blind can tell.
 */
final class SuiteBar extends Canvas {

    private static final Color GOOD = new Color(0x2B, 0x7A, 0xB8);
    private static final Color BAD = new Color(0xC0, 0x39, 0x2B);
    private static final int HEIGHT = 14;

    private int done;
    private int total;
    private boolean failed;

    SuiteBar(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED);
        addPaintListener(
                e -> {
                    Rectangle area = getClientArea();
                    int width = total == 0 ? 0 : (int) ((long) area.width * done / total);
                    e.gc.setBackground(failed ? BAD : GOOD);
                    e.gc.fillRectangle(0, 0, width, area.height);
                    e.gc.setForeground(e.display.getSystemColor(SWT.COLOR_WIDGET_NORMAL_SHADOW));
                    e.gc.drawRectangle(0, 0, area.width - 1, area.height - 1);
                });
    }

    int height() {
        return HEIGHT;
    }

    void show(int nowDone, int nowTotal, boolean anyFailed) {
        done = nowDone;
        total = nowTotal;
        failed = anyFailed;
        redraw();
    }
}
