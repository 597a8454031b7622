// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.start;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.qili.help.HelpIds;
import org.qili.help.book.Href;
import org.qili.workbench.Log;
import org.qili.workbench.commands.NamedHandler;

/** Commands of the help menu; which one stands behind the class in plugin.xml. */
public final class HelpCommands extends NamedHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        if (window == null) {
            return null;
        }
        try {
            switch (name()) {
                case "welcome" -> window.getWorkbench().getIntroManager().showIntro(window, false);
                case "guide" -> window.getActivePage().showView(HelpIds.GUIDE);
                case "example" -> Example.open(window);
                case "page" ->
                        PlatformUI.getWorkbench()
                                .getHelpSystem()
                                .displayHelpResource(Href.page(event.getParameter("page")));
                default -> throw new IllegalStateException("no command " + name());
            }
        } catch (CoreException e) {
            Log.error(e);
        }
        return null;
    }
}
