// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import java.util.Objects;
import org.qili.board.Move;

/**
 * Mate by continuous checks for the side to move (连将杀; CXA 1999, 28.2): every own move a check,
 * every reply answered. A side that is left without a legal move while not in check is not mated in
 * this sense.
 *
 * @param found whether there is one within the limits
 * @param length own moves of the shortest one; 0 if none is known
 * @param firstMoves every check that starts a mate of this length, as far as the limits let see
 * @param line the mate that begins with the first of them, against the longest resistance
 */
public record Mate(Truth found, int length, List<Move> firstMoves, List<Move> line) {

    public Mate {
        Objects.requireNonNull(found);
        firstMoves = List.copyOf(firstMoves);
        line = List.copyOf(line);
    }
}
