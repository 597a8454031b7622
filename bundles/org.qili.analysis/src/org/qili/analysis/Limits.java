// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

/**
 * How far the searches of the analysis go. All limits are counts, never seconds, so that two runs
 * give the same facts. A search that hits a limit answers {@link Truth#UNKNOWN}.
 *
 * @param mateDepth longest mate by continuous checks looked for, in own moves (≥ 1). Where checks
 *     go on beyond it and are not proved to lead nowhere, whether there is a mate stays unknown
 * @param mateNodes positions visited at most by one mate search (≥ 1)
 * @param lineChecks most checks of a line that wins a man (连续将军得子; 1 to {@value #MOST_CHECKS}):
 *     what counts as one, so that a longer line is none, and nothing about it unknown. Four suffice
 *     for every figure of CXA 2020
 * @param exchangeNodes positions visited at most by one search for captures (≥ 1)
 */
public record Limits(int mateDepth, long mateNodes, int lineChecks, long exchangeNodes) {

    /** Largest {@link #lineChecks}: with each more a search costs several times as much. */
    public static final int MOST_CHECKS = 8;

    public Limits {
        if (mateDepth < 1 || mateNodes < 1 || exchangeNodes < 1) {
            throw new IllegalArgumentException("limits must be positive");
        }
        if (lineChecks < 1 || lineChecks > MOST_CHECKS) {
            throw new IllegalArgumentException("1 to " + MOST_CHECKS + " checks");
        }
    }

    /** With the usual number of checks. */
    public Limits(int mateDepth, long mateNodes, long exchangeNodes) {
        this(mateDepth, mateNodes, 4, exchangeNodes);
    }

    /** The limits used where nobody asks for others. */
    public static Limits standard() {
        return new Limits(10, 200_000, 100_000);
    }

    /** The searches that may give up. */
    public enum Search {
        /**
         * For mates by continuous checks: {@link Limits#mateDepth} and {@link Limits#mateNodes}.
         */
        MATES,
        /** For exchanges and lines of checks that win a man: {@link Limits#exchangeNodes}. */
        CAPTURES
    }
}
