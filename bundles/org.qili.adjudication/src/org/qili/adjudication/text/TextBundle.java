// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.text;

import java.text.MessageFormat;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.qili.board.Script;
import org.qili.board.Texts;
import org.qili.model.Language;

/** The texts of one bundle in one language. */
public final class TextBundle {

    private final Language language;
    private final ResourceBundle bundle;

    private TextBundle(Language language, ResourceBundle bundle) {
        this.language = language;
        this.bundle = bundle;
    }

    /**
     * The texts of a bundle in every language.
     *
     * @param base name of the properties, English being the root
     * @param owner a class of the bundle that holds them
     */
    public static Map<Language, TextBundle> all(String base, Class<?> owner) {
        Map<Language, TextBundle> all = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            ResourceBundle bundle = Texts.catalogue(base, locale(language), owner.getClassLoader());
            all.put(language, new TextBundle(language, bundle));
        }
        return all;
    }

    /** The language of these texts. */
    public Language language() {
        return language;
    }

    /** Locale of a language of the user interface; English is the root. */
    public static Locale locale(Language language) {
        return switch (language) {
            case ZH_CN -> Locale.SIMPLIFIED_CHINESE;
            case ZH_TW -> Locale.TRADITIONAL_CHINESE;
            case EN -> Locale.ROOT;
        };
    }

    /** The language that fits a locale: Chinese in its two scripts, English for the rest. */
    public static Language languageOf(Locale locale) {
        if (!locale.getLanguage().equals("zh")) {
            return Language.EN;
        }
        return Texts.script(locale) == Script.TRADITIONAL ? Language.ZH_TW : Language.ZH_CN;
    }

    /** The keys that begin with a prefix, in their alphabetical order. */
    public List<String> keys(String prefix) {
        return bundle.keySet().stream().filter(k -> k.startsWith(prefix)).sorted().toList();
    }

    /** Whether there is such a text. */
    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /**
     * A text with its places filled.
     *
     * @throws java.util.MissingResourceException if there is no such text
     */
    public String get(String key, Object... arguments) {
        String pattern = bundle.getString(key);
        return arguments.length == 0 ? pattern : new MessageFormat(pattern).format(arguments);
    }

    /** The text for a constant of an enum, under {@code prefix.NAME}. */
    public String of(String prefix, Enum<?> constant, Object... arguments) {
        return get(prefix + "." + constant.name(), arguments);
    }
}
