// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.highlighting;

/** What a word of a text is. */
public enum Role {
    /** A word of the language itself. */
    KEYWORD,
    /** The number of a clause. */
    CLAUSE,
    /** A text in quotes. */
    STRING,
    /** A move. */
    MOVE,
    /** The number of a round. */
    ROUND,
    /** What a move is called. */
    LABEL,
    /** A ruling. */
    OUTCOME,
    /** A fact that a condition asks for. */
    WORD,
    /** A value of a fact. */
    VALUE,
    /** A number. */
    NUMBER,
    /** A name where it is given. */
    NAME,
    /** A name that refers to something. */
    REFERENCE,
    /** A comment. */
    COMMENT
}
