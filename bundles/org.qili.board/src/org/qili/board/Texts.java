// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is said to people about illegal moves and faulty set-ups, in the language of a locale:
 * simplified or traditional Chinese, or English for all others. Points are named as in ICCS.
 */
public final class Texts {
    private static final Set<String> TRADITIONAL = Set.of("TW", "HK", "MO");

    private Texts() {}

    /** Returns the script in which a locale writes Chinese. */
    public static Script script(Locale locale) {
        boolean traditional =
                locale.getScript().equals("Hant") || TRADITIONAL.contains(locale.getCountry());
        return traditional ? Script.TRADITIONAL : Script.SIMPLIFIED;
    }

    /**
     * Returns the catalogue of a locale, of which there are three.
     *
     * @param name base name of the catalogue
     * @param locale any locale
     * @param loader the loader of the bundle that holds the catalogue
     */
    public static ResourceBundle catalogue(String name, Locale locale, ClassLoader loader) {
        Locale offered = Locale.ROOT;
        if (locale.getLanguage().equals("zh")) {
            offered =
                    script(locale) == Script.TRADITIONAL
                            ? Locale.TRADITIONAL_CHINESE
                            : Locale.SIMPLIFIED_CHINESE;
        }
        ResourceBundle.Control control =
                ResourceBundle.Control.getNoFallbackControl(
                        ResourceBundle.Control.FORMAT_PROPERTIES);
        return ResourceBundle.getBundle(name, offered, loader, control);
    }

    /** Returns why a move is illegal, one sentence. */
    public static String of(Illegality illegality, Locale locale) {
        String key = illegality.getClass().getSimpleName();
        // Patterns of instanceof: a switch over sealed types is still a preview in Java 17.
        if (illegality instanceof Illegality.NoManThere i) {
            return say(locale, key, point(i.point()));
        } else if (illegality instanceof Illegality.OpponentsMan i) {
            return say(locale, key, man(i.man(), locale), point(i.point()));
        } else if (illegality instanceof Illegality.OwnManOnTarget i) {
            return say(locale, key, man(i.man(), locale), point(i.point()));
        } else if (illegality instanceof Illegality.KingIsNotCaptured i) {
            return say(locale, key, point(i.point()));
        } else if (illegality instanceof Illegality.NotItsMove i) {
            return say(locale, key, man(i.man(), locale), point(i.from()), point(i.to()));
        } else if (illegality instanceof Illegality.LegBlocked i) {
            return say(locale, key, point(i.point()));
        } else if (illegality instanceof Illegality.EyeBlocked i) {
            return say(locale, key, point(i.point()));
        } else if (illegality instanceof Illegality.ScreenMissing i) {
            return say(locale, key, point(i.from()), point(i.to()));
        } else if (illegality instanceof Illegality.PathBlocked i) {
            return say(locale, key, points(i.points()));
        } else if (illegality instanceof Illegality.OutsidePalace i) {
            return say(locale, key, man(i.man(), locale), point(i.point()));
        } else if (illegality instanceof Illegality.CrossesRiver i) {
            return say(locale, key, point(i.point()));
        } else if (illegality instanceof Illegality.PawnGoesBack i) {
            return say(locale, key, point(i.from()), point(i.to()));
        } else if (illegality instanceof Illegality.PawnNotAcross i) {
            return say(locale, key, point(i.from()), point(i.to()));
        } else if (illegality instanceof Illegality.LeavesKingInCheck i) {
            return say(locale, key, point(i.king()), points(i.by()));
        }
        return say(locale, key, ((Illegality.KingsFace) illegality).file() + 1);
    }

    /** Returns what is wrong with a set-up, one sentence. */
    public static String of(Fault fault, Locale locale) {
        Side side = fault.side();
        Kind kind = fault.kind();
        String who = "";
        if (side != null && kind != null) {
            who = man(Man.of(side, kind), locale);
        } else if (side != null) {
            who = say(locale, side.name());
        }
        return say(
                locale,
                fault.code().name(),
                who,
                points(fault.points()),
                fault.found(),
                fault.expected(),
                fault.points().size(),
                kind == null ? 0 : kind.count());
    }

    /** Returns the name of a man: its sign in Chinese, colour and kind in English. */
    public static String man(Man man, Locale locale) {
        return locale.getLanguage().equals("zh")
                ? say(locale, man.side().name()) + man.zh(script(locale))
                : say(locale, man.side().name()) + " " + say(locale, man.kind().name());
    }

    /** Returns what kind a man is of: its sign in Chinese, the kind's name in English. */
    public static String kind(Man man, Locale locale) {
        return locale.getLanguage().equals("zh")
                ? man.zh(script(locale))
                : say(locale, man.kind().name());
    }

    private static String point(int point) {
        return Points.iccs(point);
    }

    private static String points(List<Integer> points) {
        return points.stream().map(Points::iccs).collect(Collectors.joining(", "));
    }

    private static String say(Locale locale, String key, Object... arguments) {
        ResourceBundle bundle =
                catalogue("org.qili.board.messages", locale, Texts.class.getClassLoader());
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(arguments);
    }
}
