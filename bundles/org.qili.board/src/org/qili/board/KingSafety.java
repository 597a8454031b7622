// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import static org.qili.board.Board.CANNON;
import static org.qili.board.Board.CANNON_KIND;
import static org.qili.board.Board.CHARIOT;
import static org.qili.board.Board.CHARIOT_KIND;
import static org.qili.board.Board.HORSE;
import static org.qili.board.Board.HORSE_KIND;
import static org.qili.board.Board.KIND;
import static org.qili.board.Board.PAWN;
import static org.qili.board.Board.PAWN_KIND;
import static org.qili.board.Tables.BETWEEN;
import static org.qili.board.Tables.FILE;
import static org.qili.board.Tables.HORSE_LEG;
import static org.qili.board.Tables.RANK;

/**
 * Whether kings are safe: now, after a move, and what stands between them and check. The kernel's
 * way to generate legal moves without making them.
 */
final class KingSafety {
    /** In {@link #constraints}: whether the king is in check or faces the other. */
    static final long CHECK = 1L << 16;

    /** In {@link #constraints}: where the points of cannons without a screen begin. */
    static final int HOLLOW = 17;

    /** In {@link #constraints}: where the id of a checker begins. */
    static final int CHECKER = 31;

    private KingSafety() {}

    /** Whether kings on two points would face each other with one point emptied, one filled. */
    static boolean facing(Board board, int a, int b, int from, int to) {
        return FILE[a] == FILE[b] && betweenAfter(board, a, b, from, to) == 0;
    }

    /** Whether the man, moved to a point, attacks the king from there. */
    static boolean attacksAfter(Board board, int id, int point, int king, int from, int to) {
        return switch (KIND[id]) {
            case HORSE_KIND -> {
                int leg = HORSE_LEG[point * 90 + king];
                yield leg >= 0 && (board.at[leg] < 0 || leg == from);
            }
            case CHARIOT_KIND -> betweenAfter(board, point, king, from, to) == 0;
            case CANNON_KIND -> betweenAfter(board, point, king, from, to) == 1;
            case PAWN_KIND -> {
                int index = (id >> 4) * 90 + point;
                yield Board.contains(Tables.PAWN_LOWER[index], Tables.PAWN_UPPER[index], king);
            }
            default -> false;
        };
    }

    /**
     * As {@link Board#between(int, int)} with one point emptied and another filled, -1 for none.
     */
    static int betweenAfter(Board board, int a, int b, int from, int to) {
        if (a == b) {
            return -1;
        }
        if (RANK[a] == RANK[b]) {
            int rank = RANK[a];
            int men = board.row(rank);
            if (from >= 0 && RANK[from] == rank) {
                men &= ~(1 << FILE[from]);
            }
            if (to >= 0 && RANK[to] == rank) {
                men |= 1 << FILE[to];
            }
            return Integer.bitCount(men & BETWEEN[FILE[a] * 10 + FILE[b]]);
        }
        if (FILE[a] == FILE[b]) {
            int file = FILE[a];
            int men = board.column(file);
            if (from >= 0 && FILE[from] == file) {
                men &= ~(1 << RANK[from]);
            }
            if (to >= 0 && FILE[to] == file) {
                men |= 1 << RANK[to];
            }
            return Integer.bitCount(men & BETWEEN[RANK[a] * 10 + RANK[b]]);
        }
        return -1;
    }

    /**
     * Whether a king of {@code ofSide} on point {@code king} is neither attacked nor faced once
     * {@code from} is empty and {@code to} is filled, whoever stood on either (-1: no change). An
     * enemy on either point is not counted as an attacker.
     */
    static boolean safe(Board board, int ofSide, int king, int from, int to) {
        int enemy = (ofSide ^ 1) << 4;
        if (facing(board, king, board.points[enemy], from, to)) {
            return false;
        }
        for (int id = enemy + CHARIOT; id < enemy + CANNON; id++) {
            int p = board.points[id];
            if (p >= 0 && p != to && p != from && betweenAfter(board, p, king, from, to) == 0) {
                return false;
            }
        }
        for (int id = enemy + CANNON; id < enemy + PAWN; id++) {
            int p = board.points[id];
            if (p >= 0 && p != to && p != from && betweenAfter(board, p, king, from, to) == 1) {
                return false;
            }
        }
        for (int id = enemy + HORSE; id < enemy + CHARIOT; id++) {
            int p = board.points[id];
            if (p >= 0 && p != to && p != from) {
                int leg = HORSE_LEG[p * 90 + king];
                if (leg >= 0 && leg != to && (board.at[leg] < 0 || leg == from)) {
                    return false;
                }
            }
        }
        int behind = king + (ofSide == 0 ? 9 : -9);
        return !enemyPawn(board, behind, enemy, from, to)
                && !enemyPawn(board, king - 1, enemy, from, to)
                && !enemyPawn(board, king + 1, enemy, from, to);
    }

    private static boolean enemyPawn(Board board, int p, int enemy, int from, int to) {
        int pawn = board.at[p] - enemy - PAWN;
        return pawn >= 0 && pawn < 5 && p != to && p != from;
    }

    /**
     * What stands between the king of a side and check. Bits 0 to 15: the men of side {@code whose}
     * without which the king would be attacked or faced; bit 16: whether it is so already; then two
     * groups of 7 bits: the points, plus 1, of enemy cannons with nothing between them and the
     * king, so that any man stepping in between would be their screen; then 5 bits: the id of a man
     * that attacks or faces the king if one does.
     */
    static long constraints(Board board, int ofSide, int whose) {
        int king = board.points[ofSide << 4];
        int rank = RANK[king];
        int file = FILE[king];
        int row = board.row(rank);
        int column = board.column(file);
        int enemy = (ofSide ^ 1) << 4;
        long result = 0;
        int enemyKing = board.points[enemy];
        if (FILE[enemyKing] == file) {
            int men = column & BETWEEN[rank * 10 + RANK[enemyKing]];
            result = join(result, blockers(board, men, enemy, file, 9, whose), enemy);
        }
        for (int id = enemy + CHARIOT; id < enemy + PAWN; id++) {
            int p = board.points[id];
            if (p < 0) {
                continue;
            }
            boolean cannon = id >= enemy + CANNON;
            if (RANK[p] == rank) {
                int men = row & BETWEEN[file * 10 + FILE[p]];
                result |= cannon && men == 0 ? hollow(result, p) : 0;
                result = join(result, blockers(board, men, id, rank * 9, 1, whose), id);
            } else if (FILE[p] == file) {
                int men = column & BETWEEN[rank * 10 + RANK[p]];
                result |= cannon && men == 0 ? hollow(result, p) : 0;
                result = join(result, blockers(board, men, id, file, 9, whose), id);
            }
        }
        for (int id = enemy + HORSE; id < enemy + CHARIOT; id++) {
            int p = board.points[id];
            if (p >= 0) {
                int leg = HORSE_LEG[p * 90 + king];
                if (leg >= 0) {
                    int man = board.at[leg];
                    if (man < 0) {
                        result = join(result, CHECK, id);
                    } else if (man >> 4 == whose) {
                        result |= 1L << (man & 15);
                    }
                }
            }
        }
        int behind = king + (ofSide == 0 ? 9 : -9);
        for (int p = king - 1; p <= king + 1; p++) {
            int pawn = p == king ? behind : p;
            if (enemyPawn(board, pawn, enemy, -1, -1)) {
                result = join(result, CHECK, board.at[pawn]);
            }
        }
        return result;
    }

    /** Adds what one attacker brings; of several checkers the first is noted. */
    private static long join(long result, long bits, int attacker) {
        boolean first = (bits & CHECK) != 0 && (result & CHECK) == 0;
        return result | bits | (first ? (long) attacker << CHECKER : 0);
    }

    /** The bits for a cannon on a point with nothing before the king. */
    private static long hollow(long result, int p) {
        return (long) (p + 1) << ((result >> HOLLOW & 127) == 0 ? HOLLOW : HOLLOW + 7);
    }

    /**
     * The bits for an attacker on a line with the king and the given men in between.
     *
     * @param men places on the line
     * @param base the point of place 0
     * @param step from place to place
     */
    private static long blockers(
            Board board, int men, int attacker, int base, int step, int whose) {
        int allowed = KIND[attacker] == CANNON_KIND ? 1 : 0;
        int count = Integer.bitCount(men);
        if (count == allowed) {
            return CHECK;
        }
        if (count != allowed + 1) {
            return 0;
        }
        long result = 0;
        for (int m = men; m != 0; m &= m - 1) {
            int man = board.at[base + step * Integer.numberOfTrailingZeros(m)];
            if (man >> 4 == whose) {
                result |= 1L << (man & 15);
            }
        }
        return result;
    }

    /** Whether a point lies strictly between two others of one line. */
    private static boolean liesBetween(int p, int a, int b) {
        if (RANK[a] == RANK[b]) {
            return RANK[p] == RANK[a] && (BETWEEN[FILE[a] * 10 + FILE[b]] >> FILE[p] & 1) != 0;
        }
        return FILE[p] == FILE[a] && (BETWEEN[RANK[a] * 10 + RANK[b]] >> RANK[p] & 1) != 0;
    }

    /** Whether a man on a point would be the screen of a cannon that has none so far. */
    static boolean stepsInto(long constraints, int point, int king) {
        if (constraints < 1L << HOLLOW) {
            return false;
        }
        int second = (int) (constraints >> HOLLOW + 7 & 127) - 1;
        return liesBetween(point, king, (int) (constraints >> HOLLOW & 127) - 1)
                || second >= 0 && liesBetween(point, king, second);
    }
}
