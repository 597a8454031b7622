// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.List;
import org.qili.board.Board;

/** Finds who protects a man against one capture (CXA 1999, 28.16). */
final class Roots {

    private final Arena arena;
    private final Board board;

    Roots(Arena arena) {
        this.arena = arena;
        this.board = arena.board;
    }

    /**
     * A protector in frame terms.
     *
     * @param id who
     * @param visible whether it guards the point before the capture
     * @param failure why it can't retake
     * @param refutation the mate that answers the recapture, -1 if none
     */
    record Guard(int id, boolean visible, Root.Failure failure, int refutation) {}

    /** Men of the other side that reach the point of a pseudo-legal capture once it is made. */
    List<Guard> guards(int capture, int base) {
        int to = Board.to(capture);
        int other = 1 - board.side();
        int target = board.manAt(to);
        int visible = 0;
        int[] ids = new int[16];
        int n = board.attackers(to, other, ids);
        for (int i = 0; i < n; i++) {
            if (ids[i] != target) {
                visible |= 1 << ids[i];
            }
        }
        List<Guard> guards = new ArrayList<>(n);
        board.make(capture);
        boolean inCheck = arena.inCheck(other);
        n = board.attackers(to, other, ids);
        for (int i = 0; i < n; i++) {
            int recapture = Board.move(board.pointOf(ids[i]), to);
            Root.Failure failure = Root.Failure.NONE;
            int refutation = -1;
            if (!arena.allowed(recapture)) {
                failure = inCheck ? Root.Failure.IN_CHECK : Root.Failure.PINNED;
            } else if (!arena.overlooks(other)) {
                board.make(recapture);
                if (!arena.inCheck(board.side())) {
                    refutation = arena.mateAtOnce(Exempt.NOTHING, base);
                }
                board.unmake();
                if (refutation >= 0) {
                    failure = Root.Failure.MATED;
                }
            }
            guards.add(new Guard(ids[i], (visible >> ids[i] & 1) != 0, failure, refutation));
        }
        board.unmake();
        return guards;
    }

    /**
     * The verdict on a target's protection.
     *
     * @param point balance of the capture on the point
     * @param higher whether the target is worth more than its attacker
     * @param wonBack whether checks win the capturer back
     */
    static Root.Kind kind(List<Guard> guards, int point, boolean higher, boolean wonBack) {
        boolean some = false;
        boolean open = false;
        boolean hidden = false;
        for (Guard g : guards) {
            some |= g.visible();
            open |= g.visible() && g.failure() == Root.Failure.NONE;
            hidden |= !g.visible() && g.failure() == Root.Failure.NONE;
        }
        if (!open && !hidden) {
            return wonBack ? Root.Kind.HIDDEN : some ? Root.Kind.FALSE : Root.Kind.NONE;
        }
        if (point > 0 && !higher) {
            return Root.Kind.TOO_FEW;
        }
        return open ? Root.Kind.TRUE : Root.Kind.HIDDEN;
    }
}
