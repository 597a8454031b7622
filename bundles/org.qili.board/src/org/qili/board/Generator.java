// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import static org.qili.board.Board.ADVISER_KIND;
import static org.qili.board.Board.CANNON;
import static org.qili.board.Board.CANNON_KIND;
import static org.qili.board.Board.CHARIOT;
import static org.qili.board.Board.CHARIOT_KIND;
import static org.qili.board.Board.ELEPHANT;
import static org.qili.board.Board.ELEPHANT_KIND;
import static org.qili.board.Board.HORSE;
import static org.qili.board.Board.HORSE_KIND;
import static org.qili.board.Board.KIND;
import static org.qili.board.Board.KING_KIND;
import static org.qili.board.Board.PAWN;
import static org.qili.board.Tables.BIT;
import static org.qili.board.Tables.COLUMN;
import static org.qili.board.Tables.COLUMN_VIEW;
import static org.qili.board.Tables.FILE;
import static org.qili.board.Tables.FIRST;
import static org.qili.board.Tables.RANK;
import static org.qili.board.Tables.ROW;
import static org.qili.board.Tables.ROW_VIEW;
import static org.qili.board.Tables.SECOND;

/** Generates legal moves: by way of moving first, then without those that expose the king. */
final class Generator {
    private Generator() {}

    /** As {@link Board#legalMoves}. */
    static int moves(Board board, int[] buffer, int offset) {
        long constraints = KingSafety.constraints(board, board.side, board.side);
        return (constraints & KingSafety.CHECK) == 0
                ? filter(board, buffer, offset, generate(board, buffer, offset, false), constraints)
                : Answers.list(board, buffer, offset, (int) (constraints >> KingSafety.CHECKER));
    }

    /** As {@link Board#legalCaptures}. */
    static int captures(Board board, int[] buffer, int offset) {
        int end = generate(board, buffer, offset, true);
        return filter(
                board, buffer, offset, end, KingSafety.constraints(board, board.side, board.side));
    }

    /** Keeps the moves that leave the king safe; returns how many. */
    static int filter(Board board, int[] buffer, int offset, int end, long constraints) {
        int king = board.points[board.side << 4];
        boolean check = (constraints & KingSafety.CHECK) != 0;
        int kept = offset;
        for (int i = offset; i < end; i++) {
            int move = buffer[i];
            int from = move >> 7;
            int to = move & 127;
            boolean doubtful =
                    check
                            || from == king
                            || (constraints >> (board.at[from] & 15) & 1) != 0
                            || KingSafety.stepsInto(constraints, to, king);
            if (!doubtful
                    || KingSafety.safe(board, board.side, from == king ? to : king, from, to)) {
                buffer[kept++] = move;
            }
        }
        return kept - offset;
    }

    /** As {@link Board#countLegalMoves}. */
    static int count(Board board, int[] buffer, int offset) {
        long constraints = KingSafety.constraints(board, board.side, board.side);
        if (constraints >>> 16 != 0) {
            return moves(board, buffer, offset);
        }
        int pinned = (int) constraints;
        int own = board.side << 4;
        int king = board.points[own];
        int enemyKing = board.points[own ^ 16];
        // Points no man may go to: one's own men and the enemy king.
        long notLower = board.bits[board.side * 2] | (enemyKing < 45 ? BIT[enemyKing] : 0);
        long notUpper = board.bits[board.side * 2 + 1] | (enemyKing < 45 ? 0 : BIT[enemyKing]);
        int count = 0;
        for (int to : Tables.KING_TO[king]) {
            if (wanted(board.at[to], own ^ 16, false)
                    && KingSafety.safe(board, board.side, to, king, to)) {
                count++;
            }
        }
        for (int id = own + 1; id < own + ELEPHANT; id++) {
            int p = board.points[id];
            if (p >= 0 && (pinned >> id - own & 1) == 0) {
                count += Long.bitCount(Tables.ADVISER_LOWER[p] & ~notLower);
                count += Long.bitCount(Tables.ADVISER_UPPER[p] & ~notUpper);
            }
        }
        for (int id = own + ELEPHANT; id < own + HORSE; id++) {
            int p = board.points[id];
            if (p >= 0 && (pinned >> id - own & 1) == 0) {
                int[] to = Tables.ELEPHANT_TO[p];
                int[] via = Tables.ELEPHANT_VIA[p];
                for (int i = 0; i < to.length; i++) {
                    if (board.at[via[i]] < 0 && wanted(board.at[to[i]], own ^ 16, false)) {
                        count++;
                    }
                }
            }
        }
        for (int id = own + HORSE; id < own + CHARIOT; id++) {
            int p = board.points[id];
            if (p >= 0 && (pinned >> id - own & 1) == 0) {
                int index = p << 4 | legs(board, p);
                count += Long.bitCount(Tables.HORSE_LOWER[index] & ~notLower);
                count += Long.bitCount(Tables.HORSE_UPPER[index] & ~notUpper);
            }
        }
        for (int id = own + CHARIOT; id < own + PAWN; id++) {
            int p = board.points[id];
            if (p >= 0 && (pinned >> id - own & 1) == 0) {
                count += countSlider(board, p, id >= own + CANNON ? SECOND : FIRST, enemyKing);
            }
        }
        for (int id = own + PAWN; id < own + 16; id++) {
            int p = board.points[id];
            if (p >= 0 && (pinned >> id - own & 1) == 0) {
                count += Long.bitCount(Tables.PAWN_LOWER[board.side * 90 + p] & ~notLower);
                count += Long.bitCount(Tables.PAWN_UPPER[board.side * 90 + p] & ~notUpper);
            }
        }
        for (int men = pinned; men != 0; men &= men - 1) {
            int end =
                    generate(
                            board, buffer, offset, own + Integer.numberOfTrailingZeros(men), false);
            for (int i = offset; i < end; i++) {
                if (KingSafety.safe(board, board.side, king, buffer[i] >> 7, buffer[i] & 127)) {
                    count++;
                }
            }
        }
        return count;
    }

    private static int countSlider(Board board, int p, int shift, int enemyKing) {
        int rank = RANK[p];
        int file = FILE[p];
        int other = board.side ^ 1;
        int view = ROW_VIEW[file << 9 | board.row(rank)];
        int enemies = board.rows[other * 10 + rank];
        if (RANK[enemyKing] == rank) {
            enemies &= ~(1 << FILE[enemyKing]);
        }
        int targets = view >> shift & enemies | view & ROW;
        view = COLUMN_VIEW[rank << 10 | board.column(file)];
        enemies = board.columns[other * 9 + file];
        if (FILE[enemyKing] == file) {
            enemies &= ~(1 << RANK[enemyKing]);
        }
        return Integer.bitCount(targets | (view >> shift & enemies | view & COLUMN) << 10);
    }

    /** Lists the moves by way of moving, never the capture of a king; returns the end. */
    static int generate(Board board, int[] buffer, int offset, boolean capturesOnly) {
        int n = offset;
        for (int id = board.side << 4, end = id + 16; id < end; id++) {
            if (board.points[id] >= 0) {
                n = generate(board, buffer, n, id, capturesOnly);
            }
        }
        return n;
    }

    /** The same for one man, which must be on the board. */
    static int generate(Board board, int[] buffer, int offset, int id, boolean capturesOnly) {
        int p = board.points[id];
        int enemy = board.side << 4 ^ 16;
        int n = offset;
        switch (KIND[id]) {
            case KING_KIND ->
                    n = steps(board, buffer, n, p, Tables.KING_TO[p], enemy, capturesOnly);
            case ADVISER_KIND ->
                    n = steps(board, buffer, n, p, Tables.ADVISER_TO[p], enemy, capturesOnly);
            case ELEPHANT_KIND -> {
                int[] to = Tables.ELEPHANT_TO[p];
                int[] via = Tables.ELEPHANT_VIA[p];
                for (int i = 0; i < to.length; i++) {
                    if (board.at[via[i]] < 0 && wanted(board.at[to[i]], enemy, capturesOnly)) {
                        buffer[n++] = p << 7 | to[i];
                    }
                }
            }
            case HORSE_KIND -> n = horse(board, buffer, n, p, capturesOnly);
            case CHARIOT_KIND -> n = slider(board, buffer, n, p, FIRST, capturesOnly);
            case CANNON_KIND -> n = slider(board, buffer, n, p, SECOND, capturesOnly);
            default -> {
                int[] to = Tables.PAWN_TO[board.side * 90 + p];
                n = steps(board, buffer, n, p, to, enemy, capturesOnly);
            }
        }
        return n;
    }

    /** Whether a man may go to a point where that id stands, -1 for none. */
    static boolean wanted(int target, int enemy, boolean capturesOnly) {
        return target < 0 ? !capturesOnly : target > enemy && target < enemy + 16;
    }

    private static int steps(
            Board board, int[] buffer, int n, int p, int[] to, int enemy, boolean capturesOnly) {
        for (int t : to) {
            if (wanted(board.at[t], enemy, capturesOnly)) {
                buffer[n++] = p << 7 | t;
            }
        }
        return n;
    }

    private static int horse(Board board, int[] buffer, int n, int p, boolean capturesOnly) {
        int index = p << 4 | legs(board, p);
        long lower = Tables.HORSE_LOWER[index];
        long upper = Tables.HORSE_UPPER[index];
        int other = board.side ^ 1;
        if (capturesOnly) {
            lower &= board.bits[other * 2];
            upper &= board.bits[other * 2 + 1];
        } else {
            lower &= ~board.bits[board.side * 2];
            upper &= ~board.bits[board.side * 2 + 1];
        }
        int king = board.points[other << 4];
        for (; lower != 0; lower &= lower - 1) {
            int to = Long.numberOfTrailingZeros(lower);
            if (to != king) {
                buffer[n++] = p << 7 | to;
            }
        }
        for (; upper != 0; upper &= upper - 1) {
            int to = Long.numberOfTrailingZeros(upper) + 45;
            if (to != king) {
                buffer[n++] = p << 7 | to;
            }
        }
        return n;
    }

    /** The men on the four legs of a horse, as the tables want them. */
    private static int legs(Board board, int p) {
        int horizontal = board.row(RANK[p]) << 1 >> FILE[p] & 5;
        int vertical = board.column(FILE[p]) << 1 >> RANK[p] & 5;
        return horizontal | vertical << 1;
    }

    private static int slider(
            Board board, int[] buffer, int n, int p, int shift, boolean capturesOnly) {
        int rank = RANK[p];
        int file = FILE[p];
        int other = board.side ^ 1;
        int king = board.points[other << 4];
        int view = ROW_VIEW[file << 9 | board.row(rank)];
        int enemies = board.rows[other * 10 + rank];
        int targets = (view >> shift & enemies) | (capturesOnly ? 0 : view & ROW);
        for (; targets != 0; targets &= targets - 1) {
            int to = rank * 9 + Integer.numberOfTrailingZeros(targets);
            if (to != king) {
                buffer[n++] = p << 7 | to;
            }
        }
        view = COLUMN_VIEW[rank << 10 | board.column(file)];
        enemies = board.columns[other * 9 + file];
        targets = (view >> shift & enemies) | (capturesOnly ? 0 : view & COLUMN);
        for (; targets != 0; targets &= targets - 1) {
            int to = Integer.numberOfTrailingZeros(targets) * 9 + file;
            if (to != king) {
                buffer[n++] = p << 7 | to;
            }
        }
        return n;
    }
}
