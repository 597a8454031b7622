// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IPreferencesService;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.widgets.Control;
import org.osgi.service.prefs.BackingStoreException;
import org.qili.adjudication.text.TextBundle;
import org.qili.analysis.Limits;
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

    /** Key of the rulebook offered first: its id, or empty for {@link #FIRST_RULEBOOK}. */
    public static final String RULEBOOK = "rulebook";

    /** The rulebook offered first where nobody chose one: the one in force. */
    public static final String FIRST_RULEBOOK = "cxa-2020";

    /** Key of {@link Limits#mateDepth}. */
    public static final String MATE_DEPTH = "mateDepth";

    /** Key of {@link Limits#mateNodes}. */
    public static final String MATE_NODES = "mateNodes";

    /** Key of {@link Limits#lineChecks}. */
    public static final String LINE_CHECKS = "lineChecks";

    /** Key of {@link Limits#exchangeNodes}. */
    public static final String EXCHANGE_NODES = "exchangeNodes";

    private static final List<IEclipsePreferences.IPreferenceChangeListener> LISTENERS =
            new CopyOnWriteArrayList<>();

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

    /** The id of the rulebook that is offered first. */
    public static String rulebook() {
        String chosen = get(RULEBOOK);
        return chosen.isEmpty() ? FIRST_RULEBOOK : chosen;
    }

    /** How far the analysis searches. */
    public static Limits limits() {
        Limits standard = Limits.standard();
        return new Limits(
                number(MATE_DEPTH, standard.mateDepth()),
                number(MATE_NODES, standard.mateNodes()),
                Math.min(number(LINE_CHECKS, standard.lineChecks()), Limits.MOST_CHECKS),
                number(EXCHANGE_NODES, standard.exchangeNodes()));
    }

    /** Whether that is the key of one of the {@link #limits}. */
    public static boolean isLimit(String key) {
        return List.of(MATE_DEPTH, MATE_NODES, LINE_CHECKS, EXCHANGE_NODES).contains(key);
    }

    /** A number chosen, or the usual one where none is or it is no positive number. */
    private static int number(String key, long usual) {
        String chosen = get(key);
        return chosen.matches("[1-9]\\d{0,8}") ? Integer.parseInt(chosen) : (int) usual;
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

    /** Keeps a choice; an empty one is that of nobody who chose. */
    public static void set(String key, String value) {
        if (value.isEmpty()) {
            node().remove(key);
        } else {
            node().put(key, value);
        }
        save();
    }

    /** Writes all choices to the disk. */
    static void save() {
        try {
            node().flush();
        } catch (BackingStoreException e) {
            Log.warn(e);
        }
    }

    /** Tells a listener whenever a choice changes. */
    public static void addListener(IEclipsePreferences.IPreferenceChangeListener listener) {
        node().addPreferenceChangeListener(listener);
        LISTENERS.add(listener);
    }

    /** Tells that listener no more. */
    public static void removeListener(IEclipsePreferences.IPreferenceChangeListener listener) {
        node().removePreferenceChangeListener(listener);
        LISTENERS.remove(listener);
    }

    /**
     * Runs something in the thread of the window after any choice has changed, when the window has
     * its new colours; until the control is disposed.
     */
    public static void follow(Control control, Runnable does) {
        IEclipsePreferences.IPreferenceChangeListener listener =
                e -> {
                    if (!control.isDisposed()) {
                        control.getDisplay()
                                .asyncExec(
                                        () -> {
                                            if (!control.isDisposed()) {
                                                does.run();
                                            }
                                        });
                    }
                };
        addListener(listener);
        control.addDisposeListener(e -> removeListener(listener));
    }

    /** Tells the listeners that the window has its colours now, some time after the choice. */
    public static void themeApplied() {
        IEclipsePreferences.PreferenceChangeEvent event =
                new IEclipsePreferences.PreferenceChangeEvent(node(), THEME, null, get(THEME));
        LISTENERS.forEach(l -> l.preferenceChange(event));
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
