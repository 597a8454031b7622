// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

/** A mark on a move in a game record. */
public sealed interface Mark {
    /** A judgement of the move, independent of any ruling. */
    enum Glyph implements Mark {
        /** A good move, {@code !}. */
        GOOD("!"),
        /** A bad move, {@code ?}. */
        BAD("?"),
        /** A brilliant move, {@code !!}. */
        BRILLIANT("!!"),
        /** A blunder, {@code ??}. */
        BLUNDER("??"),
        /** An interesting move, {@code !?}. */
        INTERESTING("!?"),
        /** A dubious move, {@code ?!}. */
        DUBIOUS("?!");

        private final String symbol;

        Glyph(String symbol) {
            this.symbol = symbol;
        }

        /** Returns the symbol in ASCII. */
        public String symbol() {
            return symbol;
        }
    }

    /** An arrow drawn on the board after the move. */
    record Arrow(int from, int to) implements Mark {}

    /** A point marked on the board after the move. */
    record Spot(int point) implements Mark {}
}
