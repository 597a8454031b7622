// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import java.util.Objects;
import org.qili.board.Move;

/**
 * Threat to mate by continuous checks (杀; CXA 1999, 28.2): if the opponent passed, the mover would
 * mate, every move of his a check, every reply answered. A side that is left without a legal move
 * while not in check is not mated in this sense.
 *
 * @param present whether there is such a mate
 * @param length own moves to mate, the shortest; 0 if none is known
 * @param line the mate against the longest resistance, starting with the mover's check; empty if
 *     none
 * @param firstMoves every check that starts a mate of this length
 * @param firstMovesKnown whether none is missing because a limit was hit
 * @param stoodBefore whether the mover already could mate by continuous checks before his move,
 *     instead of it (then the move did not make the threat: 自毙 of the opponent, or 从杀到杀)
 * @param besidesExchange whether there is a mate, of this length or a longer one, in which no
 *     {@link Offer}ed exchange of the position is made at any move
 */
public record MateThreat(
        Truth present,
        int length,
        List<Move> line,
        List<Move> firstMoves,
        boolean firstMovesKnown,
        Truth stoodBefore,
        Truth besidesExchange) {

    public MateThreat {
        Objects.requireNonNull(present);
        line = List.copyOf(line);
        firstMoves = List.copyOf(firstMoves);
    }

    /** No mate threat at all. */
    public static MateThreat none(Truth stoodBefore) {
        return new MateThreat(Truth.NO, 0, List.of(), List.of(), true, stoodBefore, Truth.NO);
    }
}
