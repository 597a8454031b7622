// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import picocli.CommandLine.TypeConversionException;

/** The language of the output. */
final class Languages {

    private Languages() {}

    /** The language that {@code --lang} asks for, looked for before the command line is parsed. */
    static Optional<Language> asked(String... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            String value = null;
            if (arguments[i].startsWith("--lang=")) {
                value = arguments[i].substring("--lang=".length());
            } else if (arguments[i].equals("--lang") && i + 1 < arguments.length) {
                value = arguments[i + 1];
            }
            if (value != null) {
                return Optional.ofNullable(find(value));
            }
        }
        return Optional.empty();
    }

    /** The language of the environment; Chinese where it names none. */
    static Language of(Map<String, String> environment) {
        for (String name : List.of("QILI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")) {
            String value = environment.getOrDefault(name, "");
            String tag = value.replaceAll("[.@].*", "").replace('_', '-');
            if (tag.isEmpty() || tag.equals("C") || tag.equals("POSIX")) {
                continue;
            }
            return TextBundle.languageOf(Locale.forLanguageTag(tag));
        }
        return Language.ZH_CN;
    }

    static Language parse(String value) {
        Language found = find(value);
        if (found == null) {
            throw new TypeConversionException("'" + value + "': zh-CN, zh-TW, en");
        }
        return found;
    }

    private static Language find(String value) {
        for (Language language : Language.values()) {
            if (language.getLiteral().equalsIgnoreCase(value)) {
                return language;
            }
        }
        return null;
    }
}
