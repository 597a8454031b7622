// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qili.board.Board;

/** All threats of the side to move in one position, worked out on demand. */
final class Scan {

    final Arena arena;
    final Board board;
    final Exchange exchange;
    final CheckLines lines;
    final Appraiser appraiser;
    final Roots roots;
    private final int maxChecks;
    private final GiveUps giveUps;
    private final boolean exact;
    private final int[] own;
    private final int[] others;
    private final Map<Integer, Threat> threats = new HashMap<>();
    private List<CheckLine> checkLines;
    private boolean allLines;

    /**
     * A capture and what it brings.
     *
     * @param move the capture
     * @param attacker id of the capturer
     * @param target id of the victim
     * @param legal whether the capture is legal, overlooked checks apart
     * @param point balance on the point
     * @param complete balance of the complete exchange
     * @param byChecks whether that is reached by a check after the recapture
     * @param mated length in moves of the opponent's mate by checks afterwards, {@link
     *     MateSearch#NONE} or {@link MateSearch#UNKNOWN}
     * @param wonBack what checks of the opponent win back with the capturer
     * @param counter whether the target could take the attacker
     * @param guards protectors of the target
     * @param lostToChecks man lost to checks because of the capture, -1 if none
     * @param exact whether no limit was hit
     */
    record Threat(
            int move,
            int attacker,
            int target,
            boolean legal,
            int point,
            int complete,
            boolean byChecks,
            int mated,
            int wonBack,
            boolean counter,
            List<Roots.Guard> guards,
            int lostToChecks,
            boolean exact) {

        boolean gains() {
            return pays() && mated <= 0;
        }

        boolean pays() {
            return legal && Prospect.pays(point, complete, byChecks);
        }
    }

    /**
     * For the side to move of an arena.
     *
     * @param maxChecks most checks of a line that wins a man
     */
    Scan(Arena arena, Exempt exempt, int maxChecks, Searches searches) {
        this.arena = arena;
        this.board = arena.board;
        this.maxChecks = maxChecks;
        this.giveUps = searches.giveUps();
        int mark = giveUps.mark();
        this.exchange = searches.exchange(arena, exempt);
        this.lines = searches.checkLines(arena, exchange);
        this.appraiser = new Appraiser(arena, exchange, lines, searches);
        this.roots = new Roots(arena);
        exchange.note();
        this.own = exchange.gainful(0);
        lines.standing(own);
        board.pass();
        this.others = exchange.gainful(0);
        board.unpass();
        this.exact = giveUps.noneSince(mark);
    }

    /** Captures of the opponent that gain as things stand: bits of victims by capturer. */
    int[] others() {
        return others;
    }

    /** Whether it is known what gains as things stand. */
    boolean exact() {
        return exact;
    }

    /** All legal captures, in the order of the board's list. */
    List<Threat> captures() {
        int n = arena.captures(0);
        int[] moves = Arrays.copyOf(arena.moves, n);
        List<Threat> list = new ArrayList<>(n);
        for (int move : moves) {
            list.add(threat(move));
        }
        return list;
    }

    /** The threat of one man against another; {@code null} if it doesn't reach it. */
    Threat threat(int attacker, int target) {
        int from = board.pointOf(attacker);
        int to = board.pointOf(target);
        if (from < 0 || to < 0 || !board.attacks(attacker, to)) {
            return null;
        }
        return threat(Board.move(from, to));
    }

    private Threat threat(int move) {
        return threats.computeIfAbsent(move, this::work);
    }

    private Threat work(int move) {
        int attacker = board.manAt(Board.from(move));
        int target = board.manAt(Board.to(move));
        boolean legal = arena.allowed(move);
        int mark = giveUps.mark();
        boolean counter = canTakeBack(move);
        List<Roots.Guard> guards = roots.guards(move, 0);
        if (!legal) {
            return new Threat(
                    move,
                    attacker,
                    target,
                    false,
                    0,
                    0,
                    false,
                    MateSearch.NONE,
                    0,
                    counter,
                    guards,
                    -1,
                    true);
        }
        if (!appraised(move)) {
            int point = exchange.onPoint(move, 0);
            return new Threat(
                    move,
                    attacker,
                    target,
                    true,
                    point,
                    point,
                    false,
                    MateSearch.NONE,
                    0,
                    counter,
                    guards,
                    -1,
                    giveUps.noneSince(mark));
        }
        Appraiser.Worth worth = appraiser.appraise(move, own, others, 0);
        return new Threat(
                move,
                attacker,
                target,
                true,
                worth.point(),
                worth.complete(),
                worth.byChecks(),
                worth.mated(),
                worth.wonBack(),
                counter,
                guards,
                worth.lostToChecks(),
                exact && giveUps.noneSince(mark));
    }

    /** The ways the exchange behind a legal capture may go, most costly for the capturer first. */
    List<List<Integer>> lines(Threat threat) {
        if (threat.byChecks()) {
            return List.of(appraiser.recaptureAndChecks(threat.move(), threat.complete(), 0));
        }
        boolean anywhere = appraised(threat.move());
        return exchange.lines(threat.move(), anywhere ? others : null, anywhere ? own : null, 0);
    }

    /** Whether more than the exchange on the point is asked about a capture. */
    private boolean appraised(int move) {
        return arena.valueAt(Board.to(move)) > 0
                && arena.kindAt(Board.from(move)) != Arena.KING
                && !arena.overlooks(1 - board.side());
    }

    /**
     * What a capture is worth if the opponent's captures count as consequences unless they gained
     * before the move as well as now.
     */
    Appraiser.Worth worthWith(Threat threat, int[] othersBefore) {
        int[] both = new int[Board.IDS];
        for (int i = 0; i < both.length; i++) {
            both[i] = others[i] & othersBefore[i];
        }
        return appraiser.appraise(threat.move(), own, both, 0);
    }

    /** Whether the target of a capture could take its attacker if it were on the move. */
    private boolean canTakeBack(int move) {
        int from = Board.from(move);
        int to = Board.to(move);
        board.pass();
        boolean can = board.attacks(board.manAt(to), from) && arena.allowed(Board.move(to, from));
        board.unpass();
        return can;
    }

    /** Lines of checks that win something, at most one for each first check. */
    List<CheckLine> checkLines() {
        if (checkLines == null) {
            int mark = giveUps.mark();
            checkLines = arena.overlooks(1 - board.side()) ? List.of() : findLines();
            allLines = exact && giveUps.noneSince(mark);
        }
        return checkLines;
    }

    /** Whether {@link #checkLines} found all there are. */
    boolean allLines() {
        checkLines();
        return allLines;
    }

    private List<CheckLine> findLines() {
        int n = arena.checks(0);
        int[] firsts = Arrays.copyOf(arena.moves, n);
        List<CheckLine> found = new ArrayList<>();
        for (int first : firsts) {
            if (exchange.exempt().bars(board, first) || !winsAnything(first)) {
                continue;
            }
            CheckLine line = line(first, false);
            if (line == null) {
                line = line(first, true);
            }
            if (line != null) {
                found.add(line);
            }
        }
        return found;
    }

    /**
     * Whether a check begins a line at all; most don't, and then no search asks how much it wins.
     */
    private boolean winsAnything(int first) {
        int taken = arena.valueAt(Board.to(first));
        int[] balances = arena.values.balances();
        int least = balances[balances.length - 1];
        board.make(first);
        long victims = lines.victimsAfterCheck(least, maxChecks, taken, true, 0);
        board.unmake();
        return victims != CheckLines.NONE;
    }

    private CheckLine line(int first, boolean payPawns) {
        int mark = giveUps.mark();
        int to = Board.to(first);
        int attacker = board.manAt(Board.from(first));
        int taken = arena.valueAt(to);
        long takenMan = taken > 0 ? 1L << board.manAt(to) : 0;
        board.make(first);
        boolean mate = !arena.hasMove(0);
        long victims = CheckLines.NONE;
        int balance = 0;
        for (int b : arena.values.balances()) {
            if (!mate) {
                victims = lines.victimsAfterCheck(b, maxChecks, taken, payPawns, 0);
            }
            if (victims != CheckLines.NONE) {
                balance = b;
                break;
            }
        }
        board.unmake();
        if (victims == CheckLines.NONE || (victims | takenMan) == 0) {
            // Nothing, or a mate against every reply, which is no gain of material.
            return null;
        }
        long all = victims | takenMan;
        int main = CheckLine.mainVictim(arena, all);
        List<Integer> moves = lines.line(first, balance, maxChecks, payPawns, main, 0);
        boolean lineExact = exact && giveUps.noneSince(mark);
        return new CheckLine(first, attacker, balance, all, main, payPawns, moves, lineExact);
    }

    /** Balance of a capture if the opponent answers by taking one man of the capturing side. */
    int ifTaken(Threat threat, int man) {
        int to = Board.to(threat.move());
        int value = arena.valueAt(to);
        board.make(threat.move());
        int at = board.pointOf(man);
        int worst = 0;
        if (at >= 0) {
            int n = arena.capturesOn(at, 0);
            int worth = arena.valueAt(at);
            for (int i = 0; i < n; i++) {
                board.make(arena.moves[i]);
                worst = Math.max(worst, worth - exchange.reply(at, to, n));
                board.unmake();
            }
        }
        board.unmake();
        return value - worst;
    }

    /**
     * Whether one of the victims can be won with at least the balance, in whatever form: the result
     * counts, not the way (CXA 2020, figure 5).
     */
    Truth wins(long victims, int balance) {
        boolean known = true;
        for (Scan.Threat threat : captures()) {
            int kind = board.kindOf(threat.attacker());
            if (kind != Arena.KING && kind != Arena.PAWN && (victims >> threat.target() & 1) != 0) {
                known &= threat.exact();
                if (threat.exact()
                        && threat.gains()
                        && Math.min(threat.point(), threat.complete()) >= balance) {
                    return Truth.YES;
                }
            }
        }
        for (CheckLine line : checkLines()) {
            if (line.exact() && line.balance() >= balance && (line.victims() & victims) != 0) {
                return Truth.YES;
            }
        }
        return known && allLines() ? Truth.NO : Truth.UNKNOWN;
    }
}
