// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import java.util.Collection;
import java.util.Optional;
import java.util.regex.Pattern;

/** A new rulebook that amends another. */
public final class DraftText {

    /** What may be wrong with the id of a new rulebook. */
    public enum Fault {
        /** No id given. */
        EMPTY,
        /** Not a letter followed by letters, digits, hyphens and underscores. */
        NO_ID,
        /** The id is a word of the language. */
        KEYWORD,
        /** Another rulebook has that id. */
        TAKEN
    }

    /** The terminal {@code ID} of the grammar. */
    private static final Pattern ID =
            Pattern.compile(
                    "[a-zA-Z\\u4e00-\\u9fff\\u3400-\\u4dbf\\u3007]"
                            + "[a-zA-Z0-9\\uff10-\\uff19\\u4e00-\\u9fff\\u3400-\\u4dbf\\u3007_-]*");

    private DraftText() {}

    /**
     * Checks an id.
     *
     * @param id what the user wrote
     * @param taken ids of the rulebooks there are
     * @param keywords words of the language, which can't be ids
     * @return empty if it will do
     */
    public static Optional<Fault> check(
            String id, Collection<String> taken, Collection<String> keywords) {
        if (id.isBlank()) {
            return Optional.of(Fault.EMPTY);
        } else if (!ID.matcher(id).matches()) {
            return Optional.of(Fault.NO_ID);
        } else if (keywords.contains(id)) {
            return Optional.of(Fault.KEYWORD);
        }
        boolean known = taken.stream().anyMatch(id::equalsIgnoreCase);
        return known ? Optional.of(Fault.TAKEN) : Optional.empty();
    }

    /**
     * The text of a rulebook that changes nothing yet, with English keywords.
     *
     * @param id its id
     * @param title its title; quotes in it are left out
     * @param base id of the rulebook it extends
     * @param comment one line about what to write here
     */
    public static String of(String id, String title, String base, String comment) {
        return "rulebook %s \"%s\" extends %s {\n  // %s\n}\n"
                .formatted(id, quotable(title), base, comment.replace('\n', ' '));
    }

    static String quotable(String text) {
        return text.replaceAll("[\"\\\\\\r\\n]", "");
    }
}
