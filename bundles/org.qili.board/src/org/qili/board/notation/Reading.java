// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.List;
import org.qili.board.Illegality;
import org.qili.board.Move;

/** What a written move can mean in a position: never a guess. */
public sealed interface Reading {
    /** Exactly one legal move. */
    record One(Move move) implements Reading {
        @Override
        public List<Move> moves() {
            return List.of(move);
        }
    }

    /** Several legal moves fit; the reader must be asked. */
    record Many(List<Move> moves) implements Reading {
        /** Copies the list. */
        public Many {
            moves = List.copyOf(moves);
        }
    }

    /**
     * No legal move fits.
     *
     * @param text what was read
     * @param reason why not
     * @param nearest legal moves written most like it, the likeliest first, possibly none
     */
    record None(String text, Reason reason, List<Move> nearest) implements Reading {
        /** Copies the list. */
        public None {
            nearest = List.copyOf(nearest);
        }

        @Override
        public List<Move> moves() {
            return List.of();
        }
    }

    /** Why a text stands for no legal move. */
    sealed interface Reason {
        /** The text has not the form of a move in this notation. */
        record NotAMove() implements Reason {}

        /** The side to move has no such man on that file. */
        record NoSuchMan() implements Reason {}

        /** There is such a man, but no point that the text could mean. */
        record NoSuchTarget() implements Reason {}

        /** The text means a move that is illegal. */
        record Illegal(Move move, Illegality why) implements Reason {}
    }

    /** Returns the legal moves that fit: none, one or more. */
    List<Move> moves();
}
