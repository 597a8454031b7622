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
import org.qili.report.BoardStyle;
import org.qili.report.diagram.Men;
import org.qili.report.diagram.Palette;

/** What the user chose for the whole workbench. */
public final class Settings {

    /**
     * Key of the language: empty for that of the locale, otherwise a literal of {@link Language}.
     */
    public static final String LANGUAGE = "language";

    /**
     * Key of the signs on the men: empty for the script of the language, a {@link Script}, or
     * {@link #LETTERS}.
     */
    public static final String SCRIPT = "script";

    /** Choice of Western letters for {@link #SCRIPT}. */
    public static final String LETTERS = "LETTERS";

    /** Key of whether colours are those that the colour-blind can tell apart. */
    public static final String COLOUR_BLIND = "colourBlind";

    /** Key of the appearance: empty for that of the system, {@link #LIGHT} or {@link #DARK}. */
    public static final String THEME = "theme";

    /** Choice of a bright window for {@link #THEME}. */
    public static final String LIGHT = "light";

    /** Choice of a dark window for {@link #THEME}. */
    public static final String DARK = "dark";

    /** Key of whether Black is shown at the bottom of the board. */
    public static final String FLIPPED = "flipped";

    /** Key of what becomes of moves made on the board where others follow: an {@link Entry}. */
    public static final String ENTRY = "entry";

    /** What becomes of a move made on the board where another stands already. */
    public enum Entry {
        /** It begins a variation (变化). */
        VARIATION,
        /** It takes the place of the other. */
        REPLACE,
        /** It is put before the other. */
        INSERT
    }

    private Settings() {}

    /** What becomes of a move made on the board where another stands already. */
    public static Entry entry() {
        String chosen = get(ENTRY);
        for (Entry entry : Entry.values()) {
            if (entry.name().equals(chosen)) {
                return entry;
            }
        }
        return Entry.VARIATION;
    }

    /** The language of the user interface and of all sentences. */
    public static Language language() {
        String chosen = get(LANGUAGE);
        Language language = chosen.isEmpty() ? null : Language.get(chosen);
        return language != null ? language : TextBundle.languageOf(locale());
    }

    private static Locale locale() {
        return Locale.forLanguageTag(Platform.getNL().replace('_', '-'));
    }

    /** Whether colours are those that the colour-blind can tell apart. */
    public static boolean colourBlind() {
        return Boolean.parseBoolean(get(COLOUR_BLIND));
    }

    /**
     * Whether the window is to be dark.
     *
     * @param system what the system prefers
     */
    public static boolean dark(boolean system) {
        String chosen = get(THEME);
        return chosen.isEmpty() ? system : chosen.equals(DARK);
    }

    /** How men are written. */
    public static Men men() {
        if (LETTERS.equals(get(SCRIPT))) {
            return Men.LETTERS;
        }
        return script() == Script.TRADITIONAL ? Men.TRADITIONAL : Men.SIMPLIFIED;
    }

    /** How boards look that are drawn for other programs. */
    public static BoardStyle boardStyle() {
        Palette palette = colourBlind() ? Palette.COLOUR_BLIND : Palette.CLASSIC;
        return new BoardStyle(men(), palette, flipped());
    }

    /** The script on the board, and on the men unless these have letters. */
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
