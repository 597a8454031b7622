// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import org.qili.board.Board;
import org.qili.board.Points;

/** What the men of the position after a move bar, bind and amount to; sets are bits of ids. */
final class Hindrance {

    private final Board before;
    private final Board after;
    private final int at;

    Hindrance(Ply ply) {
        this.before = ply.before;
        this.after = ply.after;
        this.at = Board.to(ply.move);
    }

    /** Men of the mover that can attack: chariots, horses, cannons, pawns across the river. */
    int attackingMen() {
        int count = 0;
        for (int id = 0; id < 16; id++) {
            int at = after.pointOf(id);
            if (at >= 0) {
                int kind = after.kindOf(id);
                boolean pawnAcross = kind == Arena.PAWN && Points.rank(at) >= 5;
                boolean strong = kind == Arena.CHARIOT || kind == Arena.HORSE;
                count += strong || kind == Arena.CANNON || pawnAcross ? 1 : 0;
            }
        }
        return count;
    }

    /** Chariots of the opponent on the leg of a horse that would otherwise check (AXF 19). */
    long horsePinned() {
        int king = after.pointOf(Board.king(Ply.OPPONENT));
        long pinned = 0;
        for (int chariot = 0; chariot < Board.IDS; chariot++) {
            int at = after.pointOf(chariot);
            if (at < 0
                    || Board.sideOf(chariot) != Ply.OPPONENT
                    || after.kindOf(chariot) != Arena.CHARIOT) {
                continue;
            }
            for (int horse = 0; horse < 16; horse++) {
                if (after.kindOf(horse) == Arena.HORSE
                        && !after.attacks(horse, king)
                        && after.attacksWithout(horse, king, at)) {
                    pinned |= 1L << chariot;
                }
            }
        }
        return pinned;
    }

    /** Enemy men whose way beyond the point the moved man now bars. */
    long blocked() {
        if (before.manAt(at) >= 0) {
            return 0;
        }
        long ids = 0;
        for (int id = 16; id < 32; id++) {
            if (before.pointOf(id) >= 0 && blocks(id)) {
                ids |= 1L << id;
            }
        }
        return ids;
    }

    private boolean blocks(int id) {
        int from = after.pointOf(id);
        int kind = after.kindOf(id);
        if (kind == Arena.CANNON) {
            // It can't go on behind the man; to take over it is another matter.
            int step = Integer.signum(at - from) * (at / 9 == from / 9 ? 1 : 9);
            int beyond = at + step;
            return after.between(from, at) == 0
                    && beyond >= 0
                    && beyond < 90
                    && (step % 9 == 0 || beyond / 9 == at / 9)
                    && after.manAt(beyond) < 0;
        }
        if (kind != Arena.CHARIOT && kind != Arena.HORSE && kind != Arena.ELEPHANT) {
            return false;
        }
        for (int p = 0; p < 90; p++) {
            if (p != at && !ownIn(p) && after.attacksWithout(id, p, at) && !after.attacks(id, p)) {
                return true;
            }
        }
        return false;
    }

    private boolean ownIn(int point) {
        int id = after.manAt(point);
        return id >= 0 && Board.sideOf(id) == Ply.OPPONENT;
    }
}
