// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.List;
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * Computes {@link MoveFacts}. Immutable and free of shared state: one analyser may serve several
 * threads.
 */
public final class Analyser {

    private final Limits limits;

    /** An analyser whose searches stop at the given limits. */
    public Analyser(Limits limits) {
        this.limits = limits;
    }

    /** The limits of the searches. */
    public Limits limits() {
        return limits;
    }

    /**
     * Facts of one move; men are numbered as in {@code before}.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public MoveFacts analyse(Position before, Move move) {
        return analyse(before, List.of(move), 0, 1).get(0);
    }

    /**
     * Facts of the moves {@code fromPly .. toPly - 1} of a game.
     *
     * @param start position before the first move; men are numbered as in its {@link
     *     org.qili.board.Board}
     * @param moves legal moves from there
     * @throws IllegalArgumentException if a move up to {@code toPly} is not legal
     */
    public List<MoveFacts> analyse(Position start, List<Move> moves, int fromPly, int toPly) {
        throw new UnsupportedOperationException();
    }
}
