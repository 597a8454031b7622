// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.theming;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.qili.workbench.Log;
import org.qili.workbench.Settings;

/** Gives the window its bright or dark appearance, at the start and whenever the choice changes. */
@SuppressWarnings("restriction") // the theme engine is the platform's, but not yet its API
public final class Themes {

    private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";

    private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";

    /** Where the theme engine looks for the theme to begin with. */
    private static final String ENGINE = "org.eclipse.e4.ui.css.swt.theme";

    private static final String ENGINE_KEY = "themeid";

    /** What the system preferred when the program started. */
    private static boolean system;

    private static boolean dark;

    private Themes() {}

    /**
     * Prepares the appearance before the first window is made, and lets it follow the choice from
     * then on.
     */
    public static void begin(Display display) {
        system = Display.isSystemDarkTheme();
        dark = Settings.dark(system);
        IEclipsePreferences engine = InstanceScope.INSTANCE.getNode(ENGINE);
        engine.put(ENGINE_KEY, dark ? DARK : LIGHT);
        darkenWidgets(dark);
        // widgets of the system have their new colours only then
        display.addListener(SWT.Settings, e -> Settings.themeApplied());
        Settings.addListener(
                e -> {
                    if (e.getKey().equals(Settings.THEME) && !display.isDisposed()) {
                        display.execute(Themes::follow);
                    }
                });
    }

    /** Whether the window is dark. */
    public static boolean isDark() {
        return dark;
    }

    private static void follow() {
        boolean chosen = Settings.dark(system);
        if (chosen == dark || !PlatformUI.isWorkbenchRunning()) {
            return;
        }
        dark = chosen;
        darkenWidgets(chosen);
        GoneItems.forget(PlatformUI.getWorkbench().getDisplay());
        PlatformUI.getWorkbench()
                .getService(IThemeEngine.class)
                .setTheme(chosen ? DARK : LIGHT, true);
    }

    /**
     * Tells the widgets of the system. SWT has that for every system under the same name, but not
     * among its API.
     */
    private static void darkenWidgets(boolean on) {
        String os = "org.eclipse.swt.internal." + SWT.getPlatform() + ".OS";
        try {
            Class.forName(os, true, Display.class.getClassLoader())
                    .getMethod("setTheme", boolean.class)
                    .invoke(null, on);
        } catch (ReflectiveOperationException e) {
            Log.warn(e);
        }
    }
}
