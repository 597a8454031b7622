// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.contentassist;

/**
 * Something that may be written at a place.
 *
 * @param offset where the text to be replaced begins
 * @param length characters to be replaced
 * @param text what comes there
 * @param cursor where the cursor goes, counted from {@code offset}
 * @param label what the list shows
 * @param detail shown beside the label, possibly empty
 * @param documentation plain text shown for the chosen proposal, possibly empty
 * @param kind what it is
 */
public record Proposal(
        int offset,
        int length,
        String text,
        int cursor,
        String label,
        String detail,
        String documentation,
        Kind kind) {

    /** Kinds of proposals, in the order in which a list shows them. */
    public enum Kind {
        /** A legal move. */
        MOVE,
        /** The number of a clause. */
        CLAUSE,
        /** A fact that a condition may ask for. */
        WORD,
        /** A value of a fact. */
        VALUE,
        /** What a move may be called. */
        LABEL,
        /** A rulebook. */
        RULEBOOK,
        /** A reading or one of its options. */
        READING,
        /** Several lines at once. */
        TEMPLATE,
        /** A word of the language itself. */
        KEYWORD
    }
}
