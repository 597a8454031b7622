// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.text;

import java.util.Map;
import org.qili.model.Language;

/** The texts of this bundle. */
public final class Messages {

    private static final Map<Language, TextBundle> ALL =
            TextBundle.all("org.qili.adjudication.text.messages", Messages.class);

    private Messages() {}

    /** The texts in that language. */
    public static TextBundle in(Language language) {
        return ALL.get(language);
    }

    /** Several texts joined as a list is written in that language. */
    public static String list(Language language, Iterable<String> items) {
        return String.join(in(language).get("list.separator"), items);
    }
}
