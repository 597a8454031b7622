// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.ICoolBarManager;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.LegacyActionTools;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.action.ToolBarContributionItem;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.actions.ActionFactory.IWorkbenchAction;
import org.eclipse.ui.actions.ContributionItemFactory;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.qili.workbench.text.UiTexts;

/** Menus and tool bar, in the user's language. */
final class QiliActionBars extends ActionBarAdvisor {

    private IWorkbenchWindow window;

    QiliActionBars(IActionBarConfigurer configurer) {
        super(configurer);
    }

    @Override
    protected void makeActions(IWorkbenchWindow made) {
        window = made;
    }

    /** A platform action under a name in the user's language. */
    private IWorkbenchAction action(ActionFactory factory, String name) {
        String id = factory.getId();
        IWorkbenchAction action = (IWorkbenchAction) getAction(id);
        if (action == null) {
            action = factory.create(window);
            register(action);
        }
        action.setText(UiTexts.get("action." + name));
        action.setToolTipText(LegacyActionTools.removeMnemonics(action.getText()));
        return action;
    }

    private static MenuManager menu(String name, String id) {
        return new MenuManager(UiTexts.get("menu." + name), id);
    }

    @Override
    protected void fillMenuBar(IMenuManager bar) {
        bar.add(file());
        bar.add(edit());
        bar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        bar.add(windowMenu());
        bar.add(help());
    }

    private MenuManager file() {
        MenuManager file = menu("file", IWorkbenchActionConstants.M_FILE);
        file.add(new GroupMarker(IWorkbenchActionConstants.FILE_START));
        file.add(action(ActionFactory.NEW, "new"));
        file.add(new GroupMarker(IWorkbenchActionConstants.NEW_EXT));
        file.add(new Separator());
        file.add(action(ActionFactory.CLOSE, "close"));
        file.add(action(ActionFactory.CLOSE_ALL, "closeAll"));
        file.add(new Separator());
        file.add(action(ActionFactory.SAVE, "save"));
        file.add(action(ActionFactory.SAVE_AS, "saveAs"));
        file.add(action(ActionFactory.SAVE_ALL, "saveAll"));
        file.add(action(ActionFactory.REVERT, "revert"));
        file.add(new Separator());
        file.add(action(ActionFactory.REFRESH, "refresh"));
        file.add(action(ActionFactory.IMPORT, "import"));
        file.add(action(ActionFactory.EXPORT, "export"));
        file.add(new GroupMarker(IWorkbenchActionConstants.FILE_END));
        file.add(new Separator());
        file.add(action(ActionFactory.QUIT, "quit"));
        return file;
    }

    private MenuManager edit() {
        MenuManager edit = menu("edit", IWorkbenchActionConstants.M_EDIT);
        edit.add(new GroupMarker(IWorkbenchActionConstants.EDIT_START));
        edit.add(action(ActionFactory.UNDO, "undo"));
        edit.add(action(ActionFactory.REDO, "redo"));
        // text editors put their actions into these groups and fail without them
        edit.add(new Separator(IWorkbenchActionConstants.UNDO_EXT));
        edit.add(action(ActionFactory.CUT, "cut"));
        edit.add(action(ActionFactory.COPY, "copy"));
        edit.add(action(ActionFactory.PASTE, "paste"));
        edit.add(new Separator(IWorkbenchActionConstants.CUT_EXT));
        edit.add(action(ActionFactory.DELETE, "delete"));
        edit.add(action(ActionFactory.SELECT_ALL, "selectAll"));
        edit.add(new Separator());
        edit.add(action(ActionFactory.FIND, "find"));
        edit.add(new Separator(IWorkbenchActionConstants.FIND_EXT));
        edit.add(new Separator(IWorkbenchActionConstants.ADD_EXT));
        edit.add(new GroupMarker(IWorkbenchActionConstants.EDIT_END));
        edit.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        return edit;
    }

    private MenuManager windowMenu() {
        MenuManager menu = menu("window", IWorkbenchActionConstants.M_WINDOW);
        MenuManager perspectives = menu("perspectives", "perspectives");
        perspectives.add(ContributionItemFactory.PERSPECTIVES_SHORTLIST.create(window));
        menu.add(perspectives);
        MenuManager views = menu("views", "views");
        views.add(ContributionItemFactory.VIEWS_SHORTLIST.create(window));
        menu.add(views);
        menu.add(action(ActionFactory.RESET_PERSPECTIVE, "reset"));
        menu.add(new GroupMarker(IWorkbenchActionConstants.WINDOW_EXT));
        menu.add(new Separator());
        menu.add(action(ActionFactory.PREFERENCES, "preferences"));
        return menu;
    }

    private MenuManager help() {
        MenuManager help = menu("help", IWorkbenchActionConstants.M_HELP);
        help.add(new GroupMarker(IWorkbenchActionConstants.HELP_START));
        help.add(new GroupMarker(IWorkbenchActionConstants.HELP_END));
        help.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        help.add(action(ActionFactory.ABOUT, "about"));
        return help;
    }

    @Override
    protected void fillCoolBar(ICoolBarManager bar) {
        ToolBarManager file = new ToolBarManager(SWT.FLAT);
        file.add(action(ActionFactory.SAVE, "save"));
        file.add(action(ActionFactory.UNDO, "undo"));
        file.add(action(ActionFactory.REDO, "redo"));
        bar.add(new ToolBarContributionItem(file, IWorkbenchActionConstants.TOOLBAR_FILE));
        bar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
    }
}
