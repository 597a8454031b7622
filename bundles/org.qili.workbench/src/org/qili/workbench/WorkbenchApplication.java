// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import java.io.IOException;
import java.util.Locale;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import org.qili.workbench.theming.Themes;

/** The desktop application. */
public final class WorkbenchApplication implements IApplication {

    @Override
    public Object start(IApplicationContext context) throws IOException {
        Restart.awaitPredecessor();
        // also where nobody passed the chosen language on to Java: dates, numbers, the platform's
        // texts
        Language language = Settings.language();
        if (TextBundle.languageOf(Locale.getDefault()) != language) {
            Locale.setDefault(TextBundle.locale(language));
        }
        Display.setAppName("Qili");
        Display display = PlatformUI.createDisplay();
        Themes.begin(display);
        try {
            int code = PlatformUI.createAndRunWorkbench(display, new QiliWorkbenchAdvisor());
            if (code == PlatformUI.RETURN_RESTART) {
                return restart();
            }
            return IApplication.EXIT_OK;
        } finally {
            display.dispose();
        }
    }

    private static Integer restart() throws IOException {
        if (Restart.isPossible()) {
            Restart.begin();
            return IApplication.EXIT_OK;
        }
        return IApplication.EXIT_RESTART;
    }

    @Override
    public void stop() {
        if (PlatformUI.isWorkbenchRunning()) {
            IWorkbench workbench = PlatformUI.getWorkbench();
            workbench.getDisplay().syncExec(workbench::close);
        }
    }
}
