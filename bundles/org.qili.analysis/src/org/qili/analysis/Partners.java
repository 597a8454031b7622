// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import org.qili.board.Board;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.board.Side;

/**
 * Finds the men an attack can't do without (联合捉子): a man takes part if the capture no longer gains
 * once that man is thought away.
 */
final class Partners {

    private final Board board;
    private final Exempt exempt;
    private final Searches searches;
    private final Scan[] without = new Scan[16];
    private final Offers[] offersWithout = new Offers[16];
    private final boolean[] tried = new boolean[16];
    private final Arena arena;

    /** For the position on a board, Red (whose attacks are asked about) to move. */
    Partners(Board board, Values values, Exempt exempt, Searches searches) {
        this.board = board;
        this.exempt = exempt;
        this.searches = searches;
        this.arena = new Arena(board, values);
    }

    /** Red men other than the capturer and the king that the capture needs, as bits of ids. */
    int of(Scan.Threat threat) {
        int needed = 0;
        for (int id = 1; id < 16; id++) {
            if (board.pointOf(id) >= 0 && id != threat.attacker() && needs(threat, id)) {
                needed |= 1 << id;
            }
        }
        return needed;
    }

    private boolean needs(Scan.Threat threat, int id) {
        Scan scan = scanWithout(id);
        if (scan == null) {
            return false;
        }
        if (!scan.arena.allowed(threat.move())) {
            return true;
        }
        if (offersWithout[id].outcome(threat.move()) == Offer.Outcome.EVEN) {
            return true;
        }
        if (scan.exchange.onPoint(threat.move(), 0) > 0) {
            return false;
        }
        if (threat.point() > 0) {
            return true;
        }
        int attacker = scan.board.manAt(Board.from(threat.move()));
        int target = scan.board.manAt(Board.to(threat.move()));
        Scan.Threat reduced = scan.threat(attacker, target);
        if (!reduced.exact()) {
            searches.giveUps().reportAgain();
        }
        return !reduced.gains();
    }

    /** The position without one man; {@code null} if that exposes Red's king. */
    private Scan scanWithout(int id) {
        if (!tried[id]) {
            tried[id] = true;
            Position whole = board.toPosition().withSideToMove(Side.BLACK);
            Setup setup = Setup.of(whole).with(board.pointOf(id), null);
            if (setup.check() instanceof Setup.Result.Valid valid) {
                Board reduced = new Board(valid.position().withSideToMove(Side.RED));
                Arena reducedArena = new Arena(reduced, arena.values);
                without[id] = new Scan(reducedArena, exemptIn(reduced), 0, searches);
                offersWithout[id] = new Offers(reducedArena, searches);
            }
        }
        if (without[id] != null && !without[id].exact()) {
            searches.giveUps().reportAgain();
        }
        return without[id];
    }

    private Exempt exemptIn(Board reduced) {
        return exempt.renumbered(board, reduced);
    }

    /**
     * Whether a man takes part in an attack: it is needed, or guards the attacker or a needed man
     * where the opponent could take it.
     *
     * @param helpers the men the attack needs
     */
    boolean takesPart(Scan.Threat threat, int man, int helpers) {
        if ((helpers >> man & 1) != 0) {
            return true;
        }
        board.pass();
        int n = arena.captures(0);
        boolean part = false;
        for (int i = 0; i < n && !part; i++) {
            int to = Board.to(arena.moves[i]);
            int victim = board.manAt(to);
            if (victim == threat.attacker() || (helpers >> victim & 1) != 0) {
                board.make(arena.moves[i]);
                int from = board.pointOf(man);
                part = from >= 0 && board.attacks(man, to) && arena.allowed(Board.move(from, to));
                board.unmake();
            }
        }
        board.unpass();
        return part;
    }

    /**
     * Those of some helpers that attack the target, too: that could take it themselves, or would
     * retake on its point what takes the capturer there. A man without which the capture would
     * expose the king is a shield, whatever else it sees.
     */
    int attacking(Scan.Threat threat, int helpers) {
        int attacking = 0;
        for (int id = 1; id < 16; id++) {
            if ((helpers >> id & 1) != 0
                    && (board.attacks(id, Board.to(threat.move()))
                            || guardsAfterRecapture(threat.move(), id))
                    && !shields(threat, id)) {
                attacking |= 1 << id;
            }
        }
        return attacking;
    }

    private boolean shields(Scan.Threat threat, int id) {
        Board reduced = scanWithout(id).board;
        int attacker = reduced.manAt(Board.from(threat.move()));
        return reduced.attacks(attacker, Board.to(threat.move()))
                && !scanWithout(id).arena.allowed(threat.move());
    }

    /**
     * Whether a pawn's capture can't be retaken with profit, thanks to another man that is no king
     * and no pawn.
     */
    boolean pawnNeedsSupport(Scan.Threat threat) {
        Exchange exchange = searches.exchange(arena, exempt);
        if (retakenWithProfit(board, exchange, threat.move())) {
            return false;
        }
        for (int id = 1; id < 16; id++) {
            if (board.pointOf(id) >= 0
                    && board.kindOf(id) != Arena.PAWN
                    && guardsAfterRecapture(threat.move(), id)) {
                Scan scan = scanWithout(id);
                if (scan != null
                        && (!scan.arena.allowed(threat.move())
                                || retakenWithProfit(scan.board, scan.exchange, threat.move()))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean retakenWithProfit(Board where, Exchange exchange, int capture) {
        where.make(capture);
        boolean profit = exchange.reply(Board.to(capture), null, null, 0) > 0;
        where.unmake();
        return profit;
    }

    private boolean guardsAfterRecapture(int capture, int man) {
        int to = Board.to(capture);
        board.make(capture);
        int n = arena.capturesOn(to, 0);
        boolean guards = false;
        for (int i = 0; i < n && !guards; i++) {
            board.make(arena.moves[i]);
            int from = board.pointOf(man);
            guards = from >= 0 && board.attacks(man, to) && arena.allowed(Board.move(from, to));
            board.unmake();
        }
        board.unmake();
        return guards;
    }
}
