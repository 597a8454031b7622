// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

/**
 * A repeated part of a game (循环): the moves {@code firstPly .. firstPly + period - 1} lead back to
 * the position they started from, and are played again and again.
 *
 * @param firstPly index (0-based) of the first move of the repeated part
 * @param period number of plies of one round trip, the shortest one; even and ≥ 2
 * @param repetitions completed round trips: how many times the position before {@code firstPly}
 *     came back (≥ 1). A list of moves that returns to its start exactly once has 1
 */
public record Cycle(int firstPly, int period, int repetitions) {

    public Cycle {
        if (firstPly < 0 || period < 2 || period % 2 != 0 || repetitions < 1) {
            throw new IllegalArgumentException("not a cycle");
        }
    }

    /** Index after the last move of the first round trip. */
    public int endOfFirst() {
        return firstPly + period;
    }

    /** Index after the last move of the last completed round trip. */
    public int end() {
        return firstPly + period * repetitions;
    }
}
