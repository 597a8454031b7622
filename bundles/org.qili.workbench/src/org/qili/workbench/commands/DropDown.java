// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.commands;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;

/** A button with a list that is made anew whenever it opens, by the arrow or the button itself. */
public abstract class DropDown extends Action implements IMenuCreator {

    private Menu menu;

    /** A button with a text that is its tooltip, too. */
    protected DropDown(String text, ImageDescriptor image) {
        super(text, AS_DROP_DOWN_MENU);
        setImageDescriptor(image);
        setToolTipText(text);
        setMenuCreator(this);
    }

    /** Fills the list. */
    protected abstract void fill(Menu list);

    @Override
    public void runWithEvent(Event event) {
        if (event.widget instanceof ToolItem item) {
            Menu list = getMenu(item.getParent());
            var bounds = item.getBounds();
            list.setLocation(item.getParent().toDisplay(bounds.x, bounds.y + bounds.height));
            list.setVisible(true);
        }
    }

    @Override
    public final Menu getMenu(Control parent) {
        dispose();
        menu = new Menu(parent);
        fill(menu);
        return menu;
    }

    @Override
    public final Menu getMenu(Menu parent) {
        return null;
    }

    @Override
    public final void dispose() {
        if (menu != null) {
            menu.dispose();
            menu = null;
        }
    }
}
