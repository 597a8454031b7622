// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;

/** The texts of this bundle in one language; English is the root. */
final class Messages {
    private static final String BASE = "org.qili.formats.messages";

    private final ResourceBundle bundle;

    Messages(Locale locale) {
        bundle =
                ResourceBundle.getBundle(
                        BASE,
                        supported(locale),
                        Messages.class.getClassLoader(),
                        ResourceBundle.Control.getNoFallbackControl(
                                ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    private static Locale supported(Locale locale) {
        if (!locale.getLanguage().equals("zh")) {
            return Locale.ROOT;
        }
        boolean traditional =
                locale.getScript().equals("Hant")
                        || locale.getScript().isEmpty()
                                && Set.of("TW", "HK", "MO").contains(locale.getCountry());
        return traditional ? Locale.TRADITIONAL_CHINESE : Locale.SIMPLIFIED_CHINESE;
    }

    boolean has(String key) {
        return bundle.containsKey(key);
    }

    /** Returns a text with its places filled. */
    String get(String key, Object... arguments) {
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(arguments);
    }
}
