// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import java.util.ArrayList;
import java.util.List;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;

/**
 * The rules of movement (CXA 1999, 2.2) written down once more, as plainly as possible and without
 * anything of the kernel, to compare with.
 */
final class Naive {
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    private final Man[] men;
    private final Side side;

    Naive(Position position) {
        men = new Man[Points.COUNT];
        for (int p = 0; p < Points.COUNT; p++) {
            men[p] = position.at(p);
        }
        side = position.sideToMove();
    }

    private Naive(Man[] men, Side side) {
        this.men = men;
        this.side = side;
    }

    private Man at(int file, int rank) {
        return men[rank * 9 + file];
    }

    /** The position after a move, without any check. */
    Naive after(Move move) {
        Man[] next = men.clone();
        next[move.to()] = next[move.from()];
        next[move.from()] = null;
        return new Naive(next, side.opponent());
    }

    /** The same men without the one on a point. */
    Naive without(int point) {
        Man[] next = men.clone();
        next[point] = null;
        return new Naive(next, side);
    }

    List<Move> legalMoves() {
        List<Move> legal = new ArrayList<>();
        for (int p = 0; p < Points.COUNT; p++) {
            if (men[p] != null && men[p].side() == side) {
                for (int to : reach(p)) {
                    Man target = men[to];
                    boolean allowed =
                            target == null || target.side() != side && target.kind() != Kind.KING;
                    Move move = new Move(p, to);
                    if (allowed && !after(move).inDanger(side)) {
                        legal.add(move);
                    }
                }
            }
        }
        return legal;
    }

    boolean isCapture(Move move) {
        return men[move.to()] != null;
    }

    /** Whether a side's king is attacked or faces the other king. */
    boolean inDanger(Side whose) {
        int king = king(whose);
        for (int p = 0; p < Points.COUNT; p++) {
            if (men[p] != null && men[p].side() != whose && reach(p).contains(king)) {
                return true;
            }
        }
        int other = king(whose.opponent());
        if (king % 9 != other % 9) {
            return false;
        }
        for (int p = Math.min(king, other) + 9; p < Math.max(king, other); p += 9) {
            if (men[p] != null) {
                return false;
            }
        }
        return true;
    }

    private int king(Side whose) {
        for (int p = 0; p < Points.COUNT; p++) {
            if (men[p] == Man.of(whose, Kind.KING)) {
                return p;
            }
        }
        throw new IllegalStateException("no king");
    }

    /** Points a man goes to if it may take whatever stands there, own men included. */
    List<Integer> reach(int p) {
        Man man = men[p];
        int file = p % 9;
        int rank = p / 9;
        List<Integer> reach = new ArrayList<>();
        switch (man.kind()) {
            case KING -> {
                for (int[] d : STRAIGHT) {
                    palace(reach, man.side(), file + d[0], rank + d[1]);
                }
            }
            case ADVISER -> {
                for (int[] d : DIAGONAL) {
                    palace(reach, man.side(), file + d[0], rank + d[1]);
                }
            }
            case ELEPHANT -> {
                for (int[] d : DIAGONAL) {
                    int f = file + 2 * d[0];
                    int r = rank + 2 * d[1];
                    boolean home = man.side() == Side.RED ? r <= 4 : r >= 5;
                    if (home && on(f, r) && at(file + d[0], rank + d[1]) == null) {
                        reach.add(r * 9 + f);
                    }
                }
            }
            case HORSE -> {
                for (int[] d : STRAIGHT) {
                    if (on(file + d[0], rank + d[1]) && at(file + d[0], rank + d[1]) == null) {
                        for (int turn = -1; turn <= 1; turn += 2) {
                            int f = file + 2 * d[0] + turn * Math.abs(d[1]);
                            int r = rank + 2 * d[1] + turn * Math.abs(d[0]);
                            if (on(f, r)) {
                                reach.add(r * 9 + f);
                            }
                        }
                    }
                }
            }
            case CHARIOT, CANNON -> {
                for (int[] d : STRAIGHT) {
                    int screens = 0;
                    int f = file + d[0];
                    int r = rank + d[1];
                    while (on(f, r)) {
                        boolean empty = at(f, r) == null;
                        if (man.kind() == Kind.CHARIOT && screens == 0
                                || man.kind() == Kind.CANNON && empty && screens == 0
                                || man.kind() == Kind.CANNON && !empty && screens == 1) {
                            reach.add(r * 9 + f);
                        }
                        screens += empty ? 0 : 1;
                        f += d[0];
                        r += d[1];
                    }
                }
            }
            default -> {
                int forward = man.side() == Side.RED ? 1 : -1;
                boolean across = man.side() == Side.RED ? rank >= 5 : rank <= 4;
                if (on(file, rank + forward)) {
                    reach.add((rank + forward) * 9 + file);
                }
                for (int d = -1; across && d <= 1; d += 2) {
                    if (on(file + d, rank)) {
                        reach.add(rank * 9 + file + d);
                    }
                }
            }
        }
        return reach;
    }

    private static void palace(List<Integer> reach, Side side, int file, int rank) {
        boolean ranks = side == Side.RED ? rank >= 0 && rank <= 2 : rank >= 7 && rank <= 9;
        if (ranks && file >= 3 && file <= 5) {
            reach.add(rank * 9 + file);
        }
    }

    private static boolean on(int file, int rank) {
        return file >= 0 && file <= 8 && rank >= 0 && rank <= 9;
    }
}
