// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.lists;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/**
 * Lets a text of a tree's first column run on over the empty cells behind it, as sentences do in a
 * column that was made for names.
 */
public final class Overflow {

    private Overflow() {}

    /** Does so in a tree, in lines that say nothing in other columns. */
    public static void of(Tree tree) {
        tree.addListener(SWT.PaintItem, Overflow::paint);
    }

    private static void paint(Event event) {
        TreeItem item = (TreeItem) event.item;
        if (event.index == 0 || !isAlone(item)) {
            return;
        }
        // each cell shows its own part of the one text
        String text = item.getText(0);
        Rectangle start = item.getTextBounds(0);
        event.gc.setFont(item.getFont(0));
        int above = (event.height - event.gc.textExtent(text).y) / 2;
        event.gc.drawText(text, start.x, event.y + above, true);
    }

    private static boolean isAlone(TreeItem item) {
        for (int i = 1; i < item.getParent().getColumnCount(); i++) {
            if (!item.getText(i).isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
