// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import java.util.Optional;
import org.qili.board.Move;
import org.qili.board.Position;

/** Finds the repeated part of a game (CXA 1999, article 24; 25.1). */
public final class Cycles {

    private Cycles() {}

    /**
     * The cycle the game ends in: the last position that occurred before decides.
     *
     * @param start position before the first move
     * @param moves legal moves from there
     * @return the cycle with the earliest start and the shortest period, or empty if no position
     *     recurred
     */
    public static Optional<Cycle> find(Position start, List<Move> moves) {
        throw new UnsupportedOperationException();
    }
}
