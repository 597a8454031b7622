// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.qili.board.Board;

/**
 * What captures bring when both sides go on taking as long as it pays. Balances are in the scale of
 * {@link Values}, for the side that begins.
 *
 * <p>A side may stop taking whenever it likes, but not while the last capture checks it: it must
 * answer the check first, and what the other side then takes belongs to the exchange (a recapture
 * with check that forks a second man). The check of the very first capture is left out of this:
 * what it wins is a gain by checks, {@link CheckLines}.
 */
final class Exchange {

    /** Balance of a mate. */
    static final int MATE = 1000;

    /**
     * Longest series of captures and answers to checks followed; an exchange that goes on beyond it
     * counts as given up. Near enough as long as there are men to take: with 10, three of 538 games
     * with a repetition had a move that this limit left undecided.
     */
    private static final int DEPTH = 32;

    private final Arena arena;
    private final Board board;
    private final Exempt exempt;
    private final long maxNodes;
    private final GiveUps giveUps;
    private final BalanceTable known = new BalanceTable();
    private long nodes;

    /** Points on which something has already been taken: 0..63 and 64..89. */
    private long openLow;

    private long openHigh;

    /** Who made the first capture, and with which man. */
    private int beginner;

    private int capturer;

    /** Enemies each man of the beginner attacks before the first capture, as bits of ids. */
    private final int[] seen = new int[Board.IDS];

    Exchange(Arena arena, Exempt exempt, Limits limits, GiveUps giveUps) {
        this.arena = arena;
        this.board = arena.board;
        this.exempt = exempt;
        this.maxNodes = limits.exchangeNodes();
        this.giveUps = giveUps;
    }

    /** Notes what the side to move attacks now, before any capture. */
    void note() {
        int side = board.side();
        for (int man = 16 * side; man < 16 * side + 16; man++) {
            seen[man] = 0;
            for (int other = 16 - 16 * side; other < 32 - 16 * side; other++) {
                int at = board.pointOf(other);
                if (at >= 0 && board.attacks(man, at)) {
                    seen[man] |= 1 << other;
                }
            }
        }
    }

    Exempt exempt() {
        return exempt;
    }

    /**
     * Balance of a capture when all further captures happen on its point. A capture that the
     * opponent answers with mate is worthless (a recapture of that kind makes a false root, 假根).
     */
    int onPoint(int capture, int base) {
        nodes = 0;
        return point(capture, base);
    }

    private int point(int capture, int base) {
        long key = BalanceTable.key(board, exempt, capture);
        int balance = known.get(key);
        if (balance == BalanceTable.MISSING) {
            int mark = giveUps.mark();
            balance = workOut(capture, base);
            if (giveUps.noneSince(mark)) {
                known.put(key, balance);
            }
        }
        return balance;
    }

    private int workOut(int capture, int base) {
        int to = Board.to(capture);
        int value = arena.valueAt(to);
        long low = openLow;
        long high = openHigh;
        close();
        board.make(capture);
        int result = settle(to, value, null, null, DEPTH, base);
        board.unmake();
        openLow = low;
        openHigh = high;
        return result;
    }

    /**
     * Pairs (capturer, victim) of the side to move whose capture gains on the point: entry = bits
     * of victim ids, index = capturer id.
     */
    int[] gainful(int base) {
        nodes = 0;
        int[] pairs = new int[32];
        int n = arena.captures(base);
        for (int i = base; i < base + n; i++) {
            int move = arena.moves[i];
            if (arena.valueAt(Board.to(move)) > 0 && point(move, base + n) > 0) {
                pairs[board.manAt(Board.from(move))] |= 1 << board.manAt(Board.to(move));
            }
        }
        return pairs;
    }

    /**
     * What the side to move gets out of the captures that are open to it after a capture just made
     * on {@code at}: on that point, and elsewhere if the capture only now gains, that is, it isn't
     * among {@code standing} (own) and its answer isn't judged by {@code standingOther}. With
     * {@code null} only captures on the point count.
     */
    int reply(int at, int[] standing, int[] standingOther, int base) {
        nodes = 0;
        close();
        open(at);
        beginner = 1 - board.side();
        capturer = board.manAt(at);
        return best(standing, standingOther, DEPTH, false, base);
    }

    /** Like {@link #reply} with two points open. */
    int reply(int at, int alsoAt, int base) {
        nodes = 0;
        close();
        open(at);
        open(alsoAt);
        return best(null, null, DEPTH, false, base);
    }

    /**
     * Best balance for the side to move, which may stop at any time unless it has a check to
     * answer.
     */
    private int best(int[] standing, int[] standingOther, int depth, boolean checked, int base) {
        if (depth == 0) {
            if (checked || goesOn(standing, base)) {
                giveUps.report(Limits.Search.CAPTURES);
            }
            return 0;
        }
        if (++nodes > maxNodes) {
            giveUps.report(Limits.Search.CAPTURES);
            return 0;
        }
        int n = standing == null ? capturesOnOpenPoints(base) : arena.captures(base);
        int best = checked ? Integer.MIN_VALUE : 0;
        for (int i = base; i < base + n; i++) {
            int move = arena.moves[i];
            boolean belongs = belongs(move, standing, base + n);
            if (belongs || checked) {
                best =
                        Math.max(
                                best,
                                take(move, belongs, standing, standingOther, depth, base + n));
            }
        }
        if (checked && best < 0) {
            n = arena.legalMoves(base);
            for (int i = base; i < base + n && best < 0; i++) {
                int move = arena.moves[i];
                if (board.manAt(Board.to(move)) < 0) {
                    best =
                            Math.max(
                                    best,
                                    take(move, true, standing, standingOther, depth, base + n));
                }
            }
        }
        return best;
    }

    /** Whether the side to move has a capture that is part of the exchange. */
    private boolean goesOn(int[] standing, int base) {
        int n = standing == null ? capturesOnOpenPoints(base) : arena.captures(base);
        for (int i = base; i < base + n; i++) {
            if (belongs(arena.moves[i], standing, base + n)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a capture is part of the exchange. */
    private boolean belongs(int capture, int[] standing, int base) {
        int to = Board.to(capture);
        return !exempt.bars(board, capture)
                && (isOpen(to)
                        || standing != null
                                && becameGainful(capture, arena.valueAt(to), standing, base));
    }

    /** Balance of a capture, or of answering a check without one. */
    private int take(
            int move, boolean belongs, int[] standing, int[] standingOther, int depth, int base) {
        int to = Board.to(move);
        int value = arena.valueAt(to);
        int point = board.manAt(to) < 0 ? -1 : to;
        board.make(move);
        int result = settle(point, value, standing, standingOther, depth, base);
        board.unmake();
        // A capture that only answers a check gains nothing for this exchange.
        return belongs ? result : Math.min(result, 0);
    }

    private int capturesOnOpenPoints(int base) {
        int n = 0;
        for (long low = openLow; low != 0; low &= low - 1) {
            n += capturesOn(Long.numberOfTrailingZeros(low), base + n);
        }
        for (long high = openHigh; high != 0; high &= high - 1) {
            n += capturesOn(64 + Long.numberOfTrailingZeros(high), base + n);
        }
        return n;
    }

    private int capturesOn(int point, int base) {
        int id = board.manAt(point);
        return id >= 0 && Board.sideOf(id) != board.side() ? arena.capturesOn(point, base) : 0;
    }

    /** Whether a capture away from the open points gains, and only since the exchange began. */
    private boolean becameGainful(int move, int value, int[] standing, int base) {
        if (value == 0) {
            return false;
        }
        int man = board.manAt(Board.from(move));
        if ((standing[man] >> board.manAt(Board.to(move)) & 1) != 0) {
            return false;
        }
        int kind = board.kindOf(man);
        if (board.side() == beginner) {
            // What the beginner's king or pawn takes later is no gain of the attack (27.1, 27.2).
            // Other men go on with what they attacked already and what lost its root in the
            // exchange (CXA 2020, figure 4), or with the capturer itself; what merely comes into
            // sight is another attack.
            boolean freeMan = kind == Arena.KING || kind == Arena.PAWN;
            boolean wasSeen = (seen[man] >> board.manAt(Board.to(move)) & 1) != 0;
            if (freeMan || !wasSeen && man != capturer) {
                return false;
            }
        }
        return point(move, base) > 0;
    }

    /**
     * Balance after a capture worth {@code value} was just made on {@code to}, or, if that is -1,
     * after a check was answered otherwise.
     */
    private int settle(
            int to, int value, int[] standing, int[] standingOther, int depth, int base) {
        int side = board.side();
        boolean checked = arena.inCheck(side);
        if (checked) {
            if (!arena.hasMove(base)) {
                return MATE;
            }
        } else if (!arena.overlooks(1 - side) && arena.matesAtOnce(exempt, base)) {
            return -MATE;
        }
        long low = openLow;
        long high = openHigh;
        if (to >= 0) {
            open(to);
        }
        boolean answers = checked && mustAnswer(side, standing);
        int result = value - best(standingOther, standing, depth - 1, answers, base);
        openLow = low;
        openHigh = high;
        return result;
    }

    /**
     * Whether a side in check may not just stop: something could fall elsewhere while it answers.
     */
    private boolean mustAnswer(int side, int[] standing) {
        boolean elsewhere = Long.bitCount(openLow) + Long.bitCount(openHigh) > 1;
        return !arena.overlooks(side) && (standing != null || elsewhere);
    }

    /**
     * The lines in which the opponent answers a capture as well as he can, {@code standing} and
     * {@code standingOther} as for {@link #reply}: the capture, and all captures and answers to
     * checks that follow. Where several answers cost him the same, each begins a line of its own;
     * the beginner stops as soon as going on brings nothing, and takes with his least valuable man
     * where it makes no difference. Lines in which the same men fall are listed once, and those
     * first in which most of the beginner falls: by value, then by number of men, then by chariots.
     */
    List<List<Integer>> lines(int capture, int[] standing, int[] standingOther, int base) {
        nodes = 0;
        close();
        open(Board.to(capture));
        beginner = board.side();
        capturer = board.manAt(Board.from(capture));
        ExchangeLines found = new ExchangeLines(arena);
        found.make(capture);
        collect(standing, standingOther, DEPTH, false, base, found);
        if (found.isEmpty()) {
            found.add();
        }
        found.unmake();
        return found.all();
    }

    private void collect(
            int[] standing,
            int[] standingOther,
            int depth,
            boolean checked,
            int base,
            ExchangeLines found) {
        boolean begins = board.side() == beginner;
        int best = best(standing, standingOther, depth, checked, base);
        if (best == 0 && !checked) {
            found.add();
            if (begins) {
                return;
            }
        }
        if (depth == 0) {
            return;
        }
        int n = checked ? arena.legalMoves(base) : arena.captures(base);
        boolean answered = false;
        for (int move : cheapestFirst(Arrays.copyOfRange(arena.moves, base, base + n))) {
            boolean takes = board.manAt(Board.to(move)) >= 0;
            boolean belongs = !takes || belongs(move, standing, base);
            if (!belongs && !checked
                    || !takes && answered
                    || take(move, belongs, standing, standingOther, depth, base) != best) {
                continue;
            }
            answered |= !takes;
            follow(move, standing, standingOther, depth, base, found);
            if (begins || found.full()) {
                return;
            }
        }
    }

    /** Moves ordered by the value of the man that moves. */
    private int[] cheapestFirst(int[] moves) {
        return Arrays.stream(moves)
                .boxed()
                .sorted(Comparator.comparingInt(m -> arena.valueAt(Board.from(m))))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Goes on with a move that is as good as any. */
    private void follow(
            int move,
            int[] standing,
            int[] standingOther,
            int depth,
            int base,
            ExchangeLines found) {
        long low = openLow;
        long high = openHigh;
        if (board.manAt(Board.to(move)) >= 0) {
            open(Board.to(move));
        }
        found.make(move);
        int side = board.side();
        boolean checked = arena.inCheck(side);
        if (checked && !arena.hasMove(base)
                || !checked && !arena.overlooks(1 - side) && arena.matesAtOnce(exempt, base)) {
            found.add();
        } else {
            boolean answers = checked && mustAnswer(side, standing);
            collect(standingOther, standing, depth - 1, answers, base, found);
        }
        found.unmake();
        openLow = low;
        openHigh = high;
    }

    private void open(int point) {
        if (point < 64) {
            openLow |= 1L << point;
        } else {
            openHigh |= 1L << point - 64;
        }
    }

    private boolean isOpen(int point) {
        return point < 64 ? (openLow >> point & 1) != 0 : (openHigh >> point - 64 & 1) != 0;
    }

    private void close() {
        openLow = 0;
        openHigh = 0;
    }
}
