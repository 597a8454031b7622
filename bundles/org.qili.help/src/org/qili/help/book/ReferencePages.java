// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.book;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.qili.lang.reference.Reference;
import org.qili.model.Language;
import org.qili.workbench.live.Languages;

/**
 * The reference of the two languages as part of the help. It is made from the grammar and the
 * vocabulary that are running, so that it cannot tell of others.
 */
public final class ReferencePages {

    private static final Map<Language, Map<String, String>> MADE = new EnumMap<>(Language.class);

    private ReferencePages() {}

    /** The pages in a language: name of file to content. */
    public static Map<String, String> in(Language language) {
        synchronized (MADE) {
            return MADE.computeIfAbsent(
                    language,
                    l -> Languages.get().injector().getInstance(Reference.class).pages(l));
        }
    }

    /** The address of a page. */
    public static String href(String file) {
        return Href.PAGES + "reference/" + file;
    }

    /** The page at an address, if it is one of the reference. */
    static Optional<String> page(Language language, String href) {
        String start = href("");
        return href.startsWith(start)
                ? Optional.ofNullable(in(language).get(href.substring(start.length())))
                : Optional.empty();
    }
}
