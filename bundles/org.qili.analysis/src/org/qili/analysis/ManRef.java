// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import org.qili.board.Man;

/**
 * One particular man of a game (子), followed through its moves: rules speak of the same man being
 * chased, not of the same square.
 *
 * @param id the man's number in {@link org.qili.board.Board} of the position the game started from:
 *     0..15 Red, 16..31 Black
 * @param man side and kind
 */
public record ManRef(int id, Man man) {

    /** Whether this man is a king or a pawn, whose own attacks are free (CXA 1999, 27.1, 27.2). */
    public boolean isKingOrPawn() {
        return switch (man.kind()) {
            case KING, PAWN -> true;
            default -> false;
        };
    }
}
