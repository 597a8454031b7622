// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import java.util.Locale;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IPreferencesService;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.qili.adjudication.text.TextBundle;
import org.qili.board.Script;
import org.qili.model.Language;

/** What the user chose for the whole workbench. */
public final class Settings {

    /**
     * Key of the language: empty for that of the locale, otherwise a literal of {@link Language}.
     */
    public static final String LANGUAGE = "language";

    /** Key of the script on the men: empty for that of the language, otherwise a {@link Script}. */
    public static final String SCRIPT = "script";

    /** Key of whether Black is shown at the bottom of the board. */
    public static final String FLIPPED = "flipped";

    private Settings() {}

    /** The language of the user interface and of all sentences. */
    public static Language language() {
        String chosen = get(LANGUAGE);
        Language language = chosen.isEmpty() ? null : Language.get(chosen);
        return language != null ? language : TextBundle.languageOf(locale());
    }

    private static Locale locale() {
        return Locale.forLanguageTag(Platform.getNL().replace('_', '-'));
    }

    /** The script on the men. */
    public static Script script() {
        String chosen = get(SCRIPT);
        for (Script script : Script.values()) {
            if (script.name().equals(chosen)) {
                return script;
            }
        }
        return language() == Language.ZH_TW ? Script.TRADITIONAL : Script.SIMPLIFIED;
    }

    /** Whether Black is at the bottom of the board. */
    public static boolean flipped() {
        return Boolean.parseBoolean(get(FLIPPED));
    }

    /** Keeps a choice. */
    public static void set(String key, String value) {
        IEclipsePreferences node = node();
        node.put(key, value);
        try {
            node.flush();
        } catch (BackingStoreException e) {
            Log.warn(e);
        }
    }

    /** Tells a listener whenever a choice changes. */
    public static void addListener(IEclipsePreferences.IPreferenceChangeListener listener) {
        node().addPreferenceChangeListener(listener);
    }

    /** Tells that listener no more. */
    public static void removeListener(IEclipsePreferences.IPreferenceChangeListener listener) {
        node().removePreferenceChangeListener(listener);
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(Ids.BUNDLE);
    }

    private static String get(String key) {
        IPreferencesService service = Platform.getPreferencesService();
        return service.get(
                key,
                "",
                new IEclipsePreferences[] {node(), DefaultScope.INSTANCE.getNode(Ids.BUNDLE)});
    }
}
