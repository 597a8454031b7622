// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;
import org.qili.workbench.editor.Images;
import org.qili.workbench.text.UiTexts;

/** The list of the clauses that a ruling rests on, for those who work by keyboard. */
final class ClauseChooser extends Action implements IMenuCreator {

    private final ClauseLinks links;
    private Menu menu;

    ClauseChooser(ClauseLinks links) {
        super(UiTexts.get("ruling.clauses.list"), IAction.AS_DROP_DOWN_MENU);
        this.links = links;
        setImageDescriptor(Images.of("outline"));
        setToolTipText(UiTexts.get("ruling.clauses.list"));
        setMenuCreator(this);
    }

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
    public Menu getMenu(Control parent) {
        dispose();
        menu = new Menu(parent);
        links.fill(menu);
        return menu;
    }

    @Override
    public Menu getMenu(Menu parent) {
        return null;
    }

    @Override
    public void dispose() {
        if (menu != null) {
            menu.dispose();
            menu = null;
        }
    }
}
