// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

/**
 * How much a reader takes in before it stops with a problem.
 *
 * @param maxBytes size of a file in bytes
 * @param maxGames number of games in a file
 * @param maxNodes number of moves, those of variations included: of all games together if they are
 *     kept, of each game if they are streamed
 * @param maxDepth how deep variations nest within variations
 */
public record Limits(long maxBytes, int maxGames, int maxNodes, int maxDepth) {
    /** Checks that all are at least 1 and that the depth does not exceed 1,000. */
    public Limits {
        if (maxBytes < 1 || maxGames < 1 || maxNodes < 1 || maxDepth < 1 || maxDepth > 1000) {
            throw new IllegalArgumentException("limits out of range");
        }
    }

    /** Returns limits that no file of a person reaches: 64 MiB, 100,000 games, 4 million moves. */
    public static Limits standard() {
        return new Limits(64L << 20, 100_000, 4_000_000, 500);
    }
}
