// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import org.qili.board.Board;

import java.util.ArrayList;
import java.util.List;

/**
 * Gains through continuous checks (连续将军得子, 抽吃; CXA 1999, 29.1): the side to move checks with every
 * move until a man falls, against every reply. Men lost on the way are subtracted.
 */
final class CheckLines {

    /** Answer: no such line. */
    static final long NONE = -1;

    /** Balances asked for, largest first: one per class of men. */
    static final int[] BALANCES = {Values.CHARIOT, Values.STRONG, Values.WEAK, Values.PAWN, 1};

    private final Arena arena;
    private final Board board;
    private final Exchange exchange;
    private final long maxNodes;
    private long nodes;
    private boolean exhausted;

    private int wanted;
    private int only;
    private boolean naming;
    private boolean payPawns;

    CheckLines(Arena arena, Exchange exchange, long maxNodes) {
        this.arena = arena;
        this.board = arena.board;
        this.exchange = exchange;
        this.maxNodes = maxNodes;
    }

    /** Whether a limit was hit since the last call of this method. */
    boolean takeExhausted() {
        boolean was = exhausted;
        exhausted = false;
        return was;
    }

    /** Whether the side to move wins at least {@code balance} within {@code depth} checks. */
    boolean wins(int balance, int depth, int base) {
        begin(balance, -1, false, true);
        return check(depth, 0, 0, base) != NONE;
    }

    /** Whether a capture at the end of at most {@code depth} checks wins anything. */
    boolean winsByCapture(int balance, int depth, int base) {
        begin(balance, -1, true, true);
        return check(depth, 0, 0, base) != NONE;
    }

    /**
     * Largest of {@link #BALANCES} up to {@code value} that the side to move wins by checks that
     * end with the capture of one man; 0 if none.
     */
    int winnable(int man, int value, int depth, int base) {
        for (int balance : BALANCES) {
            if (balance <= value && winsMan(man, balance, depth, base)) {
                return balance;
            }
        }
        return 0;
    }

    /** Whether checks that end with the capture of {@code man} win at least {@code balance}. */
    boolean winsMan(int man, int balance, int depth, int base) {
        begin(balance, man, false, true);
        return check(depth, 0, 0, base) != NONE;
    }

    /**
     * Victims, as bits of ids, of the line that begins with a check just given and wins at least
     * {@code balance} in at most {@code depth} checks in all, the check's own capture worth {@code
     * taken}; {@link #NONE} if there is no such line.
     *
     * @param payPawns whether the opponent's replies may take pawns of the checking side; a line
     *     that costs a pawn wins a chariot or nothing
     */
    long victimsAfterCheck(int balance, int depth, int taken, boolean payPawns, int base) {
        begin(balance, -1, true, payPawns);
        return answered(depth, taken, 0, base);
    }

    /** Moves that show the line found by {@link #victimsAfterCheck} for the first check. */
    List<Integer> line(int first, int balance, int depth, boolean payPawns, int base) {
        begin(balance, -1, true, payPawns);
        List<Integer> line = new ArrayList<>();
        int made = 0;
        int sum = arena.valueAt(Board.to(first));
        int pawns = 0;
        int move = first;
        int left = depth;
        while (move >= 0) {
            line.add(move);
            board.make(move);
            made++;
            int n = board.legalMoves(arena.moves, base);
            if (n == 0) {
                break;
            }
            int reply = arena.moves[base];
            sum -= arena.valueAt(Board.to(reply));
            pawns += takesPawn(reply);
            line.add(reply);
            board.make(reply);
            made++;
            left--;
            int last = capture(sum, pawns, base);
            if (last >= 0) {
                line.add(last);
                break;
            }
            move = left > 0 ? continuation(left, sum, pawns, base) : -1;
            if (move >= 0) {
                sum += arena.valueAt(Board.to(move));
            }
        }
        for (int i = 0; i < made; i++) {
            board.unmake();
        }
        return line;
    }

    /**
     * A line behind {@link #wins}: checks, replies and the last capture; empty if there is none.
     */
    List<Integer> proof(int balance, int depth, int base) {
        begin(balance, -1, false, true);
        int first = continuation(depth, 0, 0, base);
        return first < 0 ? List.of() : line(first, balance, depth, true, base);
    }

    private int continuation(int depth, int sum, int pawns, int base) {
        int n = arena.checks(base);
        for (int i = base; i < base + n; i++) {
            int move = arena.moves[i];
            if (exchange.exempt().bars(board, move)) {
                continue;
            }
            int value = arena.valueAt(Board.to(move));
            board.make(move);
            long victims = answered(depth, sum + value, pawns, base + n);
            board.unmake();
            if (victims != NONE) {
                return move;
            }
        }
        return -1;
    }

    private void begin(int balance, int victim, boolean nameVictims, boolean pawnsMayFall) {
        wanted = balance;
        only = victim;
        naming = nameVictims;
        payPawns = pawnsMayFall;
        nodes = 0;
    }

    /** The side to move checks; victims or {@link #NONE}. */
    private long check(int depth, int sum, int pawns, int base) {
        if (++nodes > maxNodes) {
            exhausted = true;
            return NONE;
        }
        int n = arena.checks(base);
        for (int i = base; i < base + n; i++) {
            int move = arena.moves[i];
            if (exchange.exempt().bars(board, move)) {
                continue;
            }
            int to = Board.to(move);
            int value = arena.valueAt(to);
            long taken = value > 0 ? 1L << board.manAt(to) : 0;
            board.make(move);
            long victims = answered(depth, sum + value, pawns, base + n);
            board.unmake();
            if (victims != NONE) {
                return victims | taken;
            }
        }
        return NONE;
    }

    /** A check was given: every reply must lose. */
    private long answered(int depth, int sum, int pawns, int base) {
        int n = board.legalMoves(arena.moves, base);
        long victims = 0;
        for (int i = base; i < base + n; i++) {
            int reply = arena.moves[i];
            if (exchange.exempt().bars(board, reply)) {
                continue;
            }
            int lost = arena.valueAt(Board.to(reply));
            int pawnsNow = pawns + takesPawn(reply);
            if (pawnsNow > 0 && !payPawns) {
                return NONE;
            }
            board.make(reply);
            long here = win(depth - 1, sum - lost, pawnsNow, base + n);
            board.unmake();
            if (here == NONE) {
                return NONE;
            }
            victims |= here;
        }
        return victims;
    }

    private int takesPawn(int move) {
        int victim = board.manAt(Board.to(move));
        return victim >= 0 && board.kindOf(victim) == Arena.PAWN ? 1 : 0;
    }

    /** The side to move takes, or checks again. */
    private long win(int depth, int sum, int pawns, int base) {
        if (!naming && only < 0 && pawns == 0 && sum >= wanted) {
            return 0;
        }
        int last = capture(sum, pawns, base);
        if (last >= 0) {
            return 1L << board.manAt(Board.to(last));
        }
        return depth > 0 ? check(depth, sum, pawns, base) : NONE;
    }

    /** A capture that ends the line with enough won, -1 if there is none. */
    private int capture(int sum, int pawns, int base) {
        int n = arena.captures(base);
        for (int i = base; i < base + n; i++) {
            int move = arena.moves[i];
            int to = Board.to(move);
            int value = arena.valueAt(to);
            int kind = arena.kindAt(Board.from(move));
            if (value == 0
                    || kind == Arena.KING
                    || kind == Arena.PAWN
                    || sum + value < wanted
                    || only >= 0 && board.manAt(to) != only
                    || pawns > 0 && arena.kindAt(to) != Arena.CHARIOT
                    || exchange.exempt().bars(board, move)) {
                continue;
            }
            int net =
                    only >= 0
                            ? exchange.onPoint(move, base + n)
                            : lastCapture(move, value, base + n);
            if (net > 0 && sum + net >= wanted) {
                return move;
            }
        }
        return -1;
    }

    /** Balance of the capture that ends a line, every answer of the opponent counted. */
    private int lastCapture(int move, int value, int base) {
        int onPoint = exchange.onPoint(move, base);
        if (onPoint <= 0) {
            return onPoint;
        }
        int result = onPoint;
        board.make(move);
        if (arena.matesAtOnce(Exempt.NOTHING, base)) {
            result = -Exchange.MATE;
        } else {
            result = Math.min(onPoint, value - counter(Board.to(move), base));
        }
        board.unmake();
        return result;
    }

    /** Best capture of the side to move anywhere, and the exchange it leads to. */
    private int counter(int at, int base) {
        int best = exchange.reply(at, null, null, base);
        int n = arena.captures(base);
        for (int i = base; i < base + n; i++) {
            int move = arena.moves[i];
            int to = Board.to(move);
            int value = arena.valueAt(to);
            if (to == at || value <= best) {
                continue;
            }
            board.make(move);
            int result = value - exchange.reply(at, to, base + n);
            if (result > best) {
                result = Math.min(result, value - oneCheckMore(value - result, base + n));
            }
            board.unmake();
            best = Math.max(best, result);
        }
        return best;
    }

    /** What the side to move wins by one more check, if more than {@code already}. */
    private int oneCheckMore(int already, int base) {
        if (arena.overlooks(0) || arena.overlooks(1) || arena.inCheck(board.side())) {
            return already;
        }
        int outerWanted = wanted;
        int outerOnly = only;
        boolean outerNaming = naming;
        boolean outerPay = payPawns;
        int won = already;
        only = -1;
        naming = false;
        payPawns = true;
        for (int balance : BALANCES) {
            wanted = balance;
            if (balance > already && check(1, 0, 0, base) != NONE) {
                won = balance;
                break;
            }
        }
        wanted = outerWanted;
        only = outerOnly;
        naming = outerNaming;
        payPawns = outerPay;
        return won;
    }
}
