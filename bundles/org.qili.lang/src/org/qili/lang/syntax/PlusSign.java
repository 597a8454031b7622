// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.syntax;

import org.antlr.runtime.CharStream;

/**
 * Tells the plus between two men ({@code horse+cannon}) from the one that begins a move ({@code
 * +C=5}): a generated lexer takes every plus before a letter or digit for a move.
 */
public final class PlusSign {

    private PlusSign() {}

    /** Whether the next character is a plus that begins no move. */
    public static boolean standsAlone(CharStream input) {
        return input.LA(1) == '+' && !beginsMove(input);
    }

    /** The form of the grammar's SIGNED_MOVE that begins with a sign. */
    private static boolean beginsMove(CharStream input) {
        int sign = isDigit(input.LA(3)) ? 4 : 3;
        return (isLetter(input.LA(2)) || isDigit(input.LA(2)))
                && "=+-.".indexOf(input.LA(sign)) >= 0
                && isDigit(input.LA(sign + 1));
    }

    private static boolean isLetter(int character) {
        return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z';
    }

    private static boolean isDigit(int character) {
        return character >= '0' && character <= '9';
    }
}
