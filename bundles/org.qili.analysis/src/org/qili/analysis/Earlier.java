// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import org.qili.board.Board;
import org.qili.board.Move;
import org.qili.board.Position;

/** The threats a mover had after his previous move, the opponent's reply to it skipped. */
final class Earlier {

    /** No previous move is known. */
    static final Earlier NONE = new Earlier();

    private final Scan scan;

    /** Ids of {@link #scan} by ids of the board before the present move. */
    private final int[] ids = new int[Board.IDS];

    private Earlier() {
        scan = null;
    }

    /**
     * For a move.
     *
     * @param position the position the mover's previous move led to
     * @param reply the opponent's answer to it
     */
    Earlier(Ply ply, Position position, Move reply, int maxChecks, Searches searches) {
        Board board = new Board(ply.frame.position(position));
        board.make(ply.frame.move(reply).packed());
        for (int id = 0; id < Board.IDS; id++) {
            int at = ply.before.pointOf(id);
            ids[id] = at < 0 ? -1 : board.manAt(at);
        }
        board.unmake();
        board.pass();
        Arena arena = new Arena(board, ply.values);
        if (arena.inCheck(Ply.OPPONENT)) {
            arena.overlookStandingCheck(Ply.OPPONENT);
        }
        scan = new Scan(arena, Exempt.NOTHING, maxChecks, searches);
    }

    /** Whether the same man won the same target then. */
    Truth stood(Scan.Threat now) {
        if (scan == null) {
            return Truth.NO;
        }
        Scan.Threat then = scan.threat(ids[now.attacker()], ids[now.target()]);
        if (then == null) {
            return Truth.NO;
        }
        return then.exact() ? Truth.of(then.gains()) : Truth.UNKNOWN;
    }

    /** Whether one of the victims could be won then with at least the same balance. */
    Truth stood(CheckLine line) {
        if (scan == null) {
            return Truth.NO;
        }
        long victims = 0;
        for (int id = 16; id < Board.IDS; id++) {
            if ((line.victims() >> id & 1) != 0) {
                victims |= Ply.bit(ids[id]);
            }
        }
        return scan.wins(victims, line.balance());
    }
}
