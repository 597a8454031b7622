// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import org.qili.board.Move;

/**
 * Two men of the same kind and value, one a side, that can legally take each other after the move:
 * the mover invites an exchange (兑; CXA 1999, 28.5) or offers a man for nothing (献; 28.6).
 *
 * @param offered the mover's man
 * @param at where it stands, 0..89
 * @param taker the opponent's man
 * @param takerAt where it stands, 0..89
 * @param rooted whether the offered man is protected: 兑, otherwise 献
 * @param outcome what happens to the opponent if he accepts
 * @param isNew whether the pair did not stand before the move with this outcome, or the man that
 *     moved joined it: a third man that newly aims at the taker or guards the man offered
 * @param line acceptance and the best answer to it
 */
public record Offer(
        ManRef offered,
        int at,
        ManRef taker,
        int takerAt,
        boolean rooted,
        Outcome outcome,
        Truth isNew,
        List<Move> line) {

    public Offer {
        line = List.copyOf(line);
    }

    /** What acceptance leads to. */
    public enum Outcome {
        /** Nobody gains: a true 兑 or 献. */
        EVEN,
        /** The acceptor loses more than he takes: the offer is a chase (捉). */
        COSTS_MATERIAL,
        /** The acceptor is mated: the offer is a mate threat (杀). */
        MATES,
        /** A limit was hit. */
        UNKNOWN
    }
}
