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
 * @param exchangeNodes positions visited at most by one search for captures (≥ 1)
 */
public record Limits(int mateDepth, long mateNodes, long exchangeNodes) {

    public Limits {
        if (mateDepth < 1 || mateNodes < 1 || exchangeNodes < 1) {
            throw new IllegalArgumentException("limits must be positive");
        }
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
