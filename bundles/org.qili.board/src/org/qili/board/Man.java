// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.Optional;

/**
 * A man, 棋子: a kind in a colour. It says nothing about which of several equal men is meant; that is
 * the id on a {@link Board}.
 *
 * @param side whose man it is
 * @param kind what it is
 */
public record Man(Side side, Kind kind) {
    private static final Man[] MEN = new Man[14];

    static {
        for (Side side : Side.values()) {
            for (Kind kind : Kind.values()) {
                MEN[side.ordinal() * 7 + kind.ordinal()] = new Man(side, kind);
            }
        }
    }

    /** Returns the shared instance for a side and a kind. */
    public static Man of(Side side, Kind kind) {
        return MEN[side.ordinal() * 7 + kind.ordinal()];
    }

    /** Returns the man for a code 0 to 13, side times seven plus kind. */
    static Man ofCode(int code) {
        return MEN[code];
    }

    /**
     * Reads the letter of a man: upper case is Red. The letters h (horse) and e (elephant), which
     * some programs write for n and b, are accepted.
     *
     * @param letter any character
     * @return the man, or empty if the character stands for none
     */
    public static Optional<Man> ofLetter(char letter) {
        char lower =
                switch (letter) {
                    case 'H', 'h' -> 'n';
                    case 'E', 'e' -> 'b';
                    default -> (char) (letter >= 'A' && letter <= 'Z' ? letter + 32 : letter);
                };
        for (Kind kind : Kind.values()) {
            if (kind.letter() == lower) {
                return Optional.of(of(letter <= 'Z' ? Side.RED : Side.BLACK, kind));
            }
        }
        return Optional.empty();
    }

    /** Returns the FEN letter: upper case for Red, lower case for Black. */
    public char fen() {
        return side == Side.RED ? (char) (kind.letter() - 32) : kind.letter();
    }

    /** Returns the Chinese sign on the man, one character. */
    public String zh(Script script) {
        return kind.zh(side, script);
    }
}
