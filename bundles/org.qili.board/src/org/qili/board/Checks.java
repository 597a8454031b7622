// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import static org.qili.board.Board.CANNON_KIND;
import static org.qili.board.Board.CHARIOT_KIND;
import static org.qili.board.Board.HORSE_KIND;
import static org.qili.board.Board.KIND;
import static org.qili.board.Board.PAWN_KIND;
import static org.qili.board.Tables.BETWEEN;
import static org.qili.board.Tables.COLUMN;
import static org.qili.board.Tables.COLUMN_VIEW;
import static org.qili.board.Tables.FILE;
import static org.qili.board.Tables.FIRST;
import static org.qili.board.Tables.HORSE_LEG;
import static org.qili.board.Tables.RANK;
import static org.qili.board.Tables.ROW;
import static org.qili.board.Tables.ROW_VIEW;
import static org.qili.board.Tables.SECOND;

/** Generates the legal moves that give check without generating the others. */
final class Checks {
    private Checks() {}

    /** As {@link Board#legalChecks}. */
    static int list(Board board, int[] buffer, int offset) {
        int enemy = board.side ^ 1;
        int own = board.side << 4;
        int king = board.points[enemy << 4];
        int rank = RANK[king];
        int file = FILE[king];
        long constraints = KingSafety.constraints(board, enemy, board.side);
        // Men whose moves are tried one by one: those that may uncover a check.
        int tried = (constraints & KingSafety.CHECK) == 0 ? (int) constraints & 0xFFFF : 0xFFFF;
        // Points on the king's lines where any man would be the screen of an own cannon.
        int screenRow = 0;
        int screenColumn = 0;
        for (long left = constraints >> KingSafety.HOLLOW & 0x3FFF; left != 0; left >>= 7) {
            int p = (int) (left & 127) - 1;
            // Moving away over a man it gives check itself.
            tried |= 1 << (board.at[p] & 15);
            if (RANK[p] == rank) {
                screenRow |= BETWEEN[file * 10 + FILE[p]];
            } else {
                screenColumn |= BETWEEN[rank * 10 + RANK[p]];
            }
        }
        boolean screens = (screenRow | screenColumn) != 0;
        int rowIndex = file << 9 | board.row(rank);
        int columnIndex = rank << 10 | board.column(file);
        int rowView = ROW_VIEW[rowIndex];
        int columnView = COLUMN_VIEW[columnIndex];
        int chariotRow = (rowView | rowView >> FIRST) & ROW | screenRow;
        int chariotColumn = (columnView | columnView >> FIRST) & COLUMN | screenColumn;
        int cannonRow = Tables.ROW_JUMP[rowIndex] | screenRow;
        int cannonColumn = Tables.COLUMN_JUMP[columnIndex] | screenColumn;
        int n = offset;
        for (int i = 0; i < 16; i++) {
            int id = own + i;
            int p = board.points[id];
            if (p < 0) {
                continue;
            }
            if ((tried >> i & 1) != 0) {
                int end = Generator.generate(board, buffer, n, id, false);
                for (int j = n; j < end; j++) {
                    if (board.givesCheck(buffer[j])) {
                        buffer[n++] = buffer[j];
                    }
                }
                continue;
            }
            switch (KIND[id]) {
                case HORSE_KIND -> {
                    int end = Generator.generate(board, buffer, n, id, false);
                    for (int j = n; j < end; j++) {
                        int to = buffer[j] & 127;
                        int leg = HORSE_LEG[to * 90 + king];
                        boolean checks = leg >= 0 && board.at[leg] < 0;
                        if (checks || screens && on(to, rank, screenRow, file, screenColumn)) {
                            buffer[n++] = buffer[j];
                        }
                    }
                }
                case CHARIOT_KIND ->
                        n =
                                slider(
                                        board,
                                        buffer,
                                        n,
                                        p,
                                        FIRST,
                                        rank,
                                        chariotRow,
                                        file,
                                        chariotColumn);
                case CANNON_KIND ->
                        n =
                                slider(
                                        board,
                                        buffer,
                                        n,
                                        p,
                                        SECOND,
                                        rank,
                                        cannonRow,
                                        file,
                                        cannonColumn);
                case PAWN_KIND -> {
                    for (int to : Tables.PAWN_TO[board.side * 90 + p]) {
                        int index = board.side * 90 + to;
                        boolean checks =
                                Board.contains(
                                                Tables.PAWN_LOWER[index],
                                                Tables.PAWN_UPPER[index],
                                                king)
                                        || screens && on(to, rank, screenRow, file, screenColumn);
                        if (checks && Generator.wanted(board.at[to], own ^ 16, false)) {
                            buffer[n++] = p << 7 | to;
                        }
                    }
                }
                default -> {
                    int end = screens ? Generator.generate(board, buffer, n, id, false) : n;
                    for (int j = n; j < end; j++) {
                        if (on(buffer[j] & 127, rank, screenRow, file, screenColumn)) {
                            buffer[n++] = buffer[j];
                        }
                    }
                }
            }
        }
        return Generator.filter(
                board, buffer, offset, n, KingSafety.constraints(board, board.side, board.side));
    }

    /** Whether a point is in a set of points of one rank or in one of points of one file. */
    private static boolean on(int p, int rank, int row, int file, int column) {
        return RANK[p] == rank && (row >> FILE[p] & 1) != 0
                || FILE[p] == file && (column >> RANK[p] & 1) != 0;
    }

    /** Lists moves of a chariot or cannon to points of one rank and one file only. */
    private static int slider(
            Board board,
            int[] buffer,
            int n,
            int p,
            int shift,
            int onRank,
            int row,
            int onFile,
            int column) {
        int rank = RANK[p];
        int file = FILE[p];
        int other = board.side ^ 1;
        int king = board.points[other << 4];
        int rowTargets = rank == onRank ? row : (column >> rank & 1) << onFile;
        int columnTargets = file == onFile ? column : (row >> file & 1) << onRank;
        int end = n;
        if (rowTargets != 0) {
            int view = ROW_VIEW[file << 9 | board.row(rank)];
            rowTargets &= view >> shift & board.rows[other * 10 + rank] | view & ROW;
            for (; rowTargets != 0; rowTargets &= rowTargets - 1) {
                int to = rank * 9 + Integer.numberOfTrailingZeros(rowTargets);
                if (to != king) {
                    buffer[end++] = p << 7 | to;
                }
            }
        }
        if (columnTargets != 0) {
            int view = COLUMN_VIEW[rank << 10 | board.column(file)];
            columnTargets &= view >> shift & board.columns[other * 9 + file] | view & COLUMN;
            for (; columnTargets != 0; columnTargets &= columnTargets - 1) {
                int to = Integer.numberOfTrailingZeros(columnTargets) * 9 + file;
                if (to != king) {
                    buffer[end++] = p << 7 | to;
                }
            }
        }
        return end;
    }
}
