// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.List;
import org.qili.board.Board;

/**
 * Gains through continuous checks (连续将军得子, 抽吃; CXA 1999, 29.1): the side to move checks with every
 * move until a man falls, against every reply. Men lost on the way are subtracted.
 */
final class CheckLines {

    /** Answer: no such line. */
    static final long NONE = -1;

    private final Arena arena;
    private final Board board;
    private final Exchange exchange;
    private final long maxNodes;
    private final GiveUps giveUps;
    private final BalanceTable known = new BalanceTable();
    private long nodes;

    /** Captures that gain without any check: bits of victims by capturer. */
    private int[] standing = new int[Board.IDS];

    private int wanted;
    private int only;

    /** Whether a mate against every reply is no success: the man must fall somewhere. */
    private boolean mustFall;

    private boolean naming;
    private boolean payPawns;

    CheckLines(Arena arena, Exchange exchange, Limits limits, GiveUps giveUps) {
        this.arena = arena;
        this.board = arena.board;
        this.exchange = exchange;
        this.maxNodes = limits.exchangeNodes();
        this.giveUps = giveUps;
    }

    /**
     * Tells which captures gain without any check, so that a line that merely puts a check before
     * one of them is no attack of its own.
     */
    void standing(int[] gainful) {
        standing = gainful;
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
     * Largest of {@link Values#balances} up to {@code value} that the side to move wins by checks
     * that end with the capture of one man, or else with mate; 0 if none, or if every reply is
     * mated: that is no gain of material but a mate, of which {@link MateSearch} knows the length.
     */
    int winnable(int man, int value, int depth, int base) {
        int[] balances = arena.values.balances();
        // What wins nothing wins no more than that; and most men can't be won.
        int least = balances.length - 1;
        if (!fallsWith(balances[least], man, depth, base)) {
            return 0;
        }
        for (int balance : balances) {
            if (balance <= value && fallsWith(balance, man, depth, base)) {
                return balance;
            }
        }
        return 0;
    }

    private boolean fallsWith(int balance, int man, int depth, int base) {
        begin(balance, man, false, true);
        mustFall = true;
        long victims = check(depth, 0, 0, base);
        return victims != NONE && (victims >> man & 1) != 0;
    }

    /**
     * Whether checks that end with the capture of {@code man}, or with mate, win at least {@code
     * balance}.
     */
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

    /**
     * Moves that show the line found by {@link #victimsAfterCheck} for the first check, against a
     * reply after which a given man falls, if there is one.
     */
    List<Integer> line(int first, int balance, int depth, boolean payPawns, int victim, int base) {
        begin(balance, -1, true, payPawns);
        List<Integer> line = new ArrayList<>();
        int sum = arena.valueAt(Board.to(first));
        int pawns = 0;
        int move = first;
        for (int left = depth - 1; move >= 0; left--) {
            line.add(move);
            board.make(move);
            int reply = reply(left, sum, pawns, victim, base);
            if (reply < 0) {
                break;
            }
            sum -= arena.valueAt(Board.to(reply));
            pawns += takesPawn(reply);
            line.add(reply);
            board.make(reply);
            int last = capture(sum, pawns, victim, base);
            if (last >= 0) {
                line.add(last);
                board.make(last);
                break;
            }
            move = left > 0 ? continuation(left, sum, pawns, victim, base) : -1;
            if (move >= 0) {
                sum += arena.valueAt(Board.to(move));
            }
        }
        for (int i = 0; i < line.size(); i++) {
            board.unmake();
        }
        return line;
    }

    /** A reply to a check, one that loses a given man if possible; -1 if there is no reply. */
    private int reply(int left, int sum, int pawns, int victim, int base) {
        int n = arena.legalMoves(base);
        for (int i = base; i < base + n; i++) {
            int reply = arena.moves[i];
            int lost = arena.valueAt(Board.to(reply));
            int pawnsNow = pawns + takesPawn(reply);
            board.make(reply);
            long victims = win(left, sum - lost, pawnsNow, base + n);
            board.unmake();
            if (victims != NONE && victim >= 0 && (victims >> victim & 1) != 0) {
                return reply;
            }
        }
        return n == 0 ? -1 : arena.moves[base];
    }

    /**
     * A line behind {@link #wins}: checks, replies and the last capture; empty if there is none.
     */
    List<Integer> proof(int balance, int depth, int base) {
        begin(balance, -1, false, true);
        int first = continuation(depth, 0, 0, -1, base);
        return first < 0 ? List.of() : line(first, balance, depth, true, -1, base);
    }

    /** A check that goes on with a line, one that wins a given man if possible; -1 if none. */
    private int continuation(int depth, int sum, int pawns, int victim, int base) {
        int n = arena.checks(base);
        int any = -1;
        for (int i = base; i < base + n; i++) {
            int move = arena.moves[i];
            if (exchange.exempt().bars(board, move)) {
                continue;
            }
            int value = arena.valueAt(Board.to(move));
            board.make(move);
            long victims = answered(depth, sum + value, pawns, base + n);
            board.unmake();
            if (victims != NONE && (victim < 0 || (victims >> victim & 1) != 0)) {
                return move;
            }
            any = victims != NONE && any < 0 ? move : any;
        }
        return any;
    }

    private void begin(int balance, int victim, boolean nameVictims, boolean pawnsMayFall) {
        wanted = balance;
        only = victim;
        naming = nameVictims;
        payPawns = pawnsMayFall;
        mustFall = false;
        nodes = 0;
    }

    /** The side to move checks; victims or {@link #NONE}. */
    private long check(int depth, int sum, int pawns, int base) {
        if (++nodes > maxNodes) {
            giveUps.report(Limits.Search.CAPTURES);
            return NONE;
        }
        int n = arena.checks(base);
        long found = NONE;
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
            if (victims == NONE) {
                continue;
            }
            if (!naming && (!mustFall || (victims >> only & 1) != 0)) {
                return victims | taken;
            }
            found = join(found, naming ? victims | taken : victims);
        }
        return found;
    }

    /** The men that may fall in either way, where the checking side has the choice. */
    private static long join(long victims, long others) {
        return victims == NONE ? others : victims | others;
    }

    /** A check was given: every reply must lose. */
    private long answered(int depth, int sum, int pawns, int base) {
        int n = arena.legalMoves(base);
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
        long fallen = captured(sum, pawns, base);
        return fallen == NONE && depth > 0 ? check(depth, sum, pawns, base) : fallen;
    }

    /**
     * The men of which any can be taken to end the line with enough won; {@link #NONE} if there is
     * none. Which comes first on the board must not matter where the men are asked for by name.
     */
    private long captured(int sum, int pawns, int base) {
        int n = arena.captures(base);
        long fallen = NONE;
        for (int i = base; i < base + n; i++) {
            int move = arena.moves[i];
            if (ends(move, sum, pawns, base + n)) {
                fallen = join(fallen, 1L << board.manAt(Board.to(move)));
                if (!naming) {
                    break;
                }
            }
        }
        return fallen;
    }

    /** A capture that ends the line with enough won, of a given man if possible; -1 if none. */
    private int capture(int sum, int pawns, int victim, int base) {
        int n = arena.captures(base);
        int any = -1;
        for (int i = base; i < base + n; i++) {
            int move = arena.moves[i];
            if (ends(move, sum, pawns, base + n)) {
                if (victim < 0 || board.manAt(Board.to(move)) == victim) {
                    return move;
                }
                any = any < 0 ? move : any;
            }
        }
        return any;
    }

    /** Whether a capture wins enough to end the line. */
    private boolean ends(int move, int sum, int pawns, int base) {
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
            return false;
        }
        boolean stood = (standing[board.manAt(Board.from(move))] >> board.manAt(to) & 1) != 0;
        if (naming && stood) {
            // The gain must come from the checks (29.1), not wait at their end.
            return false;
        }
        int net = only >= 0 ? exchange.onPoint(move, base) : lastCapture(move, value, base);
        return net > 0 && sum + net >= wanted;
    }

    /** Balance of the capture that ends a line, every answer of the opponent counted. */
    private int lastCapture(int move, int value, int base) {
        long key = BalanceTable.key(board, exchange.exempt(), move);
        int balance = known.get(key);
        if (balance == BalanceTable.MISSING) {
            int mark = giveUps.mark();
            balance = workOut(move, value, base);
            if (giveUps.noneSince(mark)) {
                known.put(key, balance);
            }
        }
        return balance;
    }

    private int workOut(int move, int value, int base) {
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
        boolean outerMustFall = mustFall;
        int won = already;
        only = -1;
        naming = false;
        payPawns = true;
        mustFall = false;
        for (int balance : arena.values.balances()) {
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
        mustFall = outerMustFall;
        return won;
    }
}
