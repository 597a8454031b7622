// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Item;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/** The texts that menus, windows and tool bars show to a user, with where they stand. */
public final class VisibleTexts {

    /**
     * A text on the screen.
     *
     * @param where the way to it, as titles of windows and menus
     * @param text without marks of mnemonics and without the key that stands behind it in a menu
     */
    public record Found(String where, String text) {

        @Override
        public String toString() {
            return where + ": " + text;
        }
    }

    private final List<Found> found = new ArrayList<>();

    private VisibleTexts() {}

    /**
     * @return the texts of a menu and of all menus below it, which are opened for that as a user
     *     would
     */
    public static List<Found> of(String where, Menu menu) {
        VisibleTexts texts = new VisibleTexts();
        texts.menu(where, menu);
        return texts.found;
    }

    /**
     * @return the texts of a window: titles, labels, buttons, tips, heads of columns, lines of
     *     trees
     */
    public static List<Found> of(String where, Shell shell) {
        VisibleTexts texts = new VisibleTexts();
        texts.add(where, shell.getText());
        texts.children(where, shell);
        return texts.found;
    }

    private void add(String where, String text) {
        if (text != null && !text.isBlank()) {
            String shown = text.split("\t")[0].replaceAll("&(.)", "$1").strip();
            found.add(new Found(where, shown));
        }
    }

    private void menu(String where, Menu menu) {
        menu.notifyListeners(SWT.Show, new Event());
        for (MenuItem item : menu.getItems()) {
            add(where, item.getText());
            if (item.getMenu() != null) {
                menu(where + " > " + item.getText().replaceAll("&(.)", "$1"), item.getMenu());
            }
        }
        menu.notifyListeners(SWT.Hide, new Event());
    }

    private void children(String where, Composite parent) {
        for (Control child : parent.getChildren()) {
            if (child.isVisible()) {
                control(where, child);
            }
        }
    }

    private void control(String where, Control control) {
        add(where, control.getToolTipText());
        if (control instanceof Label label) {
            add(where, label.getText());
        } else if (control instanceof Button button) {
            add(where, button.getText());
        } else if (control instanceof Link link) {
            add(where, link.getText().replaceAll("</?[aA][^>]*>", ""));
        } else if (control instanceof Text text) {
            add(where, text.getMessage());
        } else if (control instanceof Combo combo) {
            Arrays.stream(combo.getItems()).forEach(i -> add(where, i));
        } else if (control instanceof ToolBar bar) {
            for (ToolItem item : bar.getItems()) {
                add(where, item.getText());
                add(where, item.getToolTipText());
            }
        } else if (control instanceof Table table) {
            items(where, table.getColumns());
            items(where, table.getItems());
        } else if (control instanceof Tree tree) {
            items(where, tree.getColumns());
            tree(where, tree.getItems());
        } else if (control instanceof Composite composite) {
            composite(where, composite);
        }
    }

    private void composite(String where, Composite composite) {
        if (composite instanceof CLabel label) {
            add(where, label.getText());
        } else if (composite instanceof Group group) {
            add(where, group.getText());
        } else if (composite instanceof TabFolder tabs) {
            items(where, tabs.getItems());
        } else if (composite instanceof CTabFolder tabs) {
            for (CTabItem item : tabs.getItems()) {
                add(where, item.getText());
                add(where, item.getToolTipText());
            }
        }
        children(where, composite);
    }

    private void items(String where, Item[] items) {
        Arrays.stream(items)
                .map(Item::getText)
                .filter(Objects::nonNull)
                .forEach(t -> add(where, t));
    }

    private void tree(String where, TreeItem[] items) {
        for (TreeItem item : items) {
            add(where, item.getText());
            tree(where, item.getItems());
        }
    }
}
