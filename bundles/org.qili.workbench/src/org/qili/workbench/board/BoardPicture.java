// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.board;

import java.util.List;
import java.util.Optional;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Setup;

/**
 * What a board shows.
 *
 * @param position the men; empty for a bare board
 * @param setup men being put up, in place of a position
 * @param last the move just made
 * @param arrows arrows above the men
 * @param playable whether moves may be entered on the board
 */
public record BoardPicture(
        Optional<Position> position,
        Optional<Setup> setup,
        Optional<Move> last,
        List<Arrow> arrows,
        boolean playable) {

    /** A board without men. */
    public static final BoardPicture BARE =
            new BoardPicture(
                    Optional.empty(), Optional.empty(), Optional.empty(), List.of(), false);

    public BoardPicture {
        arrows = List.copyOf(arrows);
    }

    /** A position. */
    public BoardPicture(
            Optional<Position> position,
            Optional<Move> last,
            List<Arrow> arrows,
            boolean playable) {
        this(position, Optional.empty(), last, arrows, playable);
    }

    /** A board on which men are being put. */
    public static BoardPicture of(Setup setup) {
        return new BoardPicture(
                Optional.empty(), Optional.of(setup), Optional.empty(), List.of(), false);
    }

    /** The man on a point, null if it is empty. */
    public Man man(int point) {
        return setup.map(s -> s.at(point))
                .orElseGet(() -> position.map(p -> p.at(point)).orElse(null));
    }
}
