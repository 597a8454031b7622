// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.lists;

import org.eclipse.swt.SWT;
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
        // Where cells are painted over, GTK forgets their colours: all texts are painted here.
        tree.addListener(SWT.EraseItem, e -> e.detail &= ~SWT.FOREGROUND);
        tree.addListener(SWT.PaintItem, Overflow::paint);
    }

    private static void paint(Event event) {
        TreeItem item = (TreeItem) event.item;
        // each cell shows its own part of the one text
        int column = isAlone(item) ? 0 : event.index;
        String text = item.getText(column);
        event.gc.setFont(item.getFont(column));
        if ((event.detail & SWT.SELECTED) == 0) {
            event.gc.setForeground(item.getForeground(column));
        }
        int above = (event.height - event.gc.textExtent(text).y) / 2;
        event.gc.drawText(text, item.getTextBounds(column).x, event.y + above, true);
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
