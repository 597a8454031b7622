// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.List;
import java.util.Objects;

/**
 * One move of one side in a game record.
 *
 * @param move the move
 * @param comment what the record says about it, empty if nothing
 * @param marks marks on it
 * @param variations lines that could have been played instead of it; each begins in the position
 *     before this ply
 */
public record Ply(Move move, String comment, List<Mark> marks, List<Line> variations) {
    /** Copies the lists. */
    public Ply {
        Objects.requireNonNull(move);
        Objects.requireNonNull(comment);
        marks = List.copyOf(marks);
        variations = List.copyOf(variations);
    }

    /** Returns a bare ply. */
    public static Ply of(Move move) {
        return new Ply(move, "", List.of(), List.of());
    }
}
