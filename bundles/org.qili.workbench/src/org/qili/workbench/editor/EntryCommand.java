// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.Map;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.menus.UIElement;
import org.qili.workbench.Settings;

/** Chooses what becomes of a move made on the board where another stands already. */
public final class EntryCommand extends AbstractHandler implements IElementUpdater {

    /** Parameter of the command: one of {@link Settings.Entry}. */
    private static final String CHOICE = "org.qili.workbench.board.entry.choice";

    @Override
    public Object execute(ExecutionEvent event) {
        String choice = event.getParameter(CHOICE);
        if (choice != null) {
            Settings.set(Settings.ENTRY, choice);
            HandlerUtil.getActiveWorkbenchWindow(event)
                    .getService(ICommandService.class)
                    .refreshElements(event.getCommand().getId(), null);
        }
        return null;
    }

    @Override
    public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
        element.setChecked(Settings.entry().name().equals(parameters.get(CHOICE)));
    }
}
