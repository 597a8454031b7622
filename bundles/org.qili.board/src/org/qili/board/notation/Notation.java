// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import org.qili.board.Move;
import org.qili.board.Position;

/** A way of writing moves down. More forms are read than are written. */
public interface Notation extends MoveReader {
    /**
     * Writes a move.
     *
     * @param position the position in which it is played
     * @param move a legal move there
     * @throws IllegalArgumentException if no man of the side to move stands on the point left
     */
    String write(Position position, Move move);
}
