// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.index;

/**
 * A name in a text, declared or used there.
 *
 * @param kind what is named, and whether it is declared or used
 * @param name the name as written; the title of a case without its quotes
 * @param book id of the rulebook that a clause or reading belongs to; empty for other names and
 *     where the text doesn't say
 * @param holder title of the case or id of the rulebook that the name is written in
 * @param offset characters before it
 * @param length its characters
 */
public record Mention(Kind kind, String name, String book, String holder, int offset, int length) {

    /** What is named, and whether it is declared or used. */
    public enum Kind {
        /** A case under its title. */
        CASE,
        /** A rulebook under its id. */
        RULEBOOK,
        /** The number of a clause of a rulebook. */
        CLAUSE,
        /** A reading of a rulebook. */
        READING,
        /** A rulebook that a case goes by, or that an expectation is about. */
        RULEBOOK_USE,
        /** The rulebook that another one extends. */
        BASE_USE,
        /** The clause that an expected ruling rests on. */
        CLAUSE_USE,
        /** A reading that a condition asks for. */
        READING_USE
    }
}
