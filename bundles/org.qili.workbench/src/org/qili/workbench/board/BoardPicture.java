// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.board;

import java.util.List;
import java.util.Optional;
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * What a board shows.
 *
 * @param position the men; empty for a bare board
 * @param last the move just made
 * @param arrows arrows above the men
 * @param playable whether moves may be entered on the board
 */
public record BoardPicture(
        Optional<Position> position, Optional<Move> last, List<Arrow> arrows, boolean playable) {

    /** A board without men. */
    public static final BoardPicture BARE =
            new BoardPicture(Optional.empty(), Optional.empty(), List.of(), false);

    public BoardPicture {
        arrows = List.copyOf(arrows);
    }
}
