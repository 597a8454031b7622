// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.List;

/**
 * A sequence of moves in a game record, the main line or a variation.
 *
 * @param plies the moves in order
 */
public record Line(List<Ply> plies) {
    /** Copies the list. */
    public Line {
        plies = List.copyOf(plies);
    }

    /** Returns a line of bare moves. */
    public static Line of(List<Move> moves) {
        return new Line(moves.stream().map(Ply::of).toList());
    }

    /** Returns the moves of this line without its variations. */
    public List<Move> moves() {
        return plies.stream().map(Ply::move).toList();
    }
}
