// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import java.util.Locale;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.qili.model.Language;
import org.qili.workbench.theming.Themes;

/** The desktop application. */
public final class WorkbenchApplication implements IApplication {

    @Override
    public Object start(IApplicationContext context) {
        // dates and numbers of the platform follow the chosen language, too
        Language language = Settings.language();
        if (language != Language.EN) {
            Locale.setDefault(
                    language == Language.ZH_TW
                            ? Locale.TRADITIONAL_CHINESE
                            : Locale.SIMPLIFIED_CHINESE);
        }
        Display.setAppName("Qili");
        Display display = PlatformUI.createDisplay();
        Themes.begin(display);
        try {
            int code = PlatformUI.createAndRunWorkbench(display, new QiliWorkbenchAdvisor());
            return code == PlatformUI.RETURN_RESTART
                    ? IApplication.EXIT_RESTART
                    : IApplication.EXIT_OK;
        } finally {
            display.dispose();
        }
    }

    @Override
    public void stop() {
        if (PlatformUI.isWorkbenchRunning()) {
            IWorkbench workbench = PlatformUI.getWorkbench();
            workbench.getDisplay().syncExec(workbench::close);
        }
    }
}
