// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.qili.board.Board;

/**
 * What captures bring when both sides go on taking as long as it pays. Balances are in the scale of
 * {@link Values}, for the side that begins.
 */
final class Exchange {

    /** Balance of a mate. */
    static final int MATE = 1000;

    /** Longest series of captures followed. */
    private static final int DEPTH = 10;

    private final Arena arena;
    private final Board board;
    private final Exempt exempt;
    private final long maxNodes;
    private long nodes;
    private boolean exhausted;

    /** Points on which something has already been taken: 0..63 and 64..89. */
    private long openLow;

    private long openHigh;

    /** Who made the first capture, and with which man. */
    private int beginner;

    private int capturer;

    /** Enemies each man of the beginner attacks before the first capture, as bits of ids. */
    private final int[] seen = new int[Board.IDS];

    /** Best captures found from each depth on, when captures anywhere are asked for. */
    private final int[][] lines = new int[DEPTH + 1][DEPTH + 1];

    private final int[] lengths = new int[DEPTH + 1];

    Exchange(Arena arena, Exempt exempt, long maxNodes) {
        this.arena = arena;
        this.board = arena.board;
        this.exempt = exempt;
        this.maxNodes = maxNodes;
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

    /** Whether a limit was hit since the last call of this method. */
    boolean takeExhausted() {
        boolean was = exhausted;
        exhausted = false;
        return was;
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
        return best(standing, standingOther, DEPTH, base);
    }

    /** The captures behind the answer of the last {@link #reply(int, int[], int[], int)}. */
    int[] replyLine() {
        return Arrays.copyOf(lines[DEPTH], lengths[DEPTH]);
    }

    /** A capture and the best captures on its point that answer it. */
    List<Integer> line(int capture, int base) {
        List<Integer> line = new ArrayList<>();
        int to = Board.to(capture);
        int move = capture;
        while (move >= 0) {
            line.add(move);
            board.make(move);
            int n = arena.capturesOn(to, base);
            int best = 0;
            move = -1;
            for (int i = base; i < base + n; i++) {
                if (exempt.bars(board, arena.moves[i])) {
                    continue;
                }
                int result = onPoint(arena.moves[i], base + n);
                if (result > best) {
                    best = result;
                    move = arena.moves[i];
                }
            }
        }
        for (int i = 0; i < line.size(); i++) {
            board.unmake();
        }
        return line;
    }

    /** Like {@link #reply} with two points open. */
    int reply(int at, int alsoAt, int base) {
        nodes = 0;
        close();
        open(at);
        open(alsoAt);
        return best(null, null, DEPTH, base);
    }

    /** Best balance for the side to move, which may stop at any time. */
    private int best(int[] standing, int[] standingOther, int depth, int base) {
        boolean keepsLine = standing != null;
        if (keepsLine) {
            lengths[depth] = 0;
        }
        if (depth == 0) {
            return 0;
        }
        if (++nodes > maxNodes) {
            exhausted = true;
            return 0;
        }
        int best = 0;
        int n = standing == null ? capturesOnOpenPoints(base) : arena.captures(base);
        for (int i = base; i < base + n; i++) {
            int move = arena.moves[i];
            if (exempt.bars(board, move)) {
                continue;
            }
            int to = Board.to(move);
            int value = arena.valueAt(to);
            if (!isOpen(to) && !becameGainful(move, value, standing, base + n)) {
                continue;
            }
            board.make(move);
            int result = settle(to, value, standing, standingOther, depth, base + n);
            board.unmake();
            if (result > best) {
                best = result;
                if (keepsLine) {
                    lines[depth][0] = move;
                    System.arraycopy(lines[depth - 1], 0, lines[depth], 1, lengths[depth - 1]);
                    lengths[depth] = lengths[depth - 1] + 1;
                }
            }
        }
        return best;
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

    /** Balance after a capture worth {@code value} was just made on {@code to}. */
    private int settle(
            int to, int value, int[] standing, int[] standingOther, int depth, int base) {
        int side = board.side();
        if (standing != null) {
            lengths[depth - 1] = 0;
        }
        if (arena.inCheck(side)) {
            if (!arena.hasMove(base)) {
                return MATE;
            }
        } else if (!arena.overlooks(1 - side) && arena.matesAtOnce(exempt, base)) {
            return -MATE;
        }
        long low = openLow;
        long high = openHigh;
        open(to);
        int result = value - best(standingOther, standing, depth - 1, base);
        openLow = low;
        openHigh = high;
        return result;
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
