// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.qili.workbench.text.UiTexts;

/** The window before the user has arranged it. */
final class QiliWindowAdvisor extends WorkbenchWindowAdvisor {

    private static final int WIDTH = 1440;
    private static final int HEIGHT = 920;

    QiliWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
        super(configurer);
    }

    @Override
    public ActionBarAdvisor createActionBarAdvisor(IActionBarConfigurer bars) {
        return new QiliActionBars(bars);
    }

    @Override
    public void preWindowOpen() {
        IWorkbenchWindowConfigurer window = getWindowConfigurer();
        Rectangle screen = Display.getCurrent().getPrimaryMonitor().getClientArea();
        window.setInitialSize(
                new Point(Math.min(WIDTH, screen.width), Math.min(HEIGHT, screen.height)));
        window.setShowMenuBar(true);
        window.setShowCoolBar(true);
        window.setShowStatusLine(true);
        window.setShowProgressIndicator(true);
        window.setShowPerspectiveBar(true);
        window.setTitle(UiTexts.get("window.title"));
    }
}
