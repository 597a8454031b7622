// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import static org.qili.board.Board.CANNON_KIND;
import static org.qili.board.Board.HORSE_KIND;
import static org.qili.board.Board.KIND;
import static org.qili.board.Board.PAWN_KIND;
import static org.qili.board.Tables.HORSE_LEG;
import static org.qili.board.Tables.RANK;

/** Generates the legal moves of a side in check. */
final class Answers {
    private Answers() {}

    /**
     * Lists the moves that answer a check by the given man, and by any other. Only the king, the
     * own screen of a cannon, and men that reach one of a few points can do so.
     */
    static int list(Board board, int[] buffer, int offset, int checker) {
        int own = board.side << 4;
        int king = board.points[own];
        int p = board.points[checker];
        int n =
                keepSafe(
                        board,
                        buffer,
                        offset,
                        Generator.generate(board, buffer, offset, own, false));
        n = reaching(board, buffer, n, p, -1);
        if (KIND[checker] == HORSE_KIND) {
            return reaching(board, buffer, n, HORSE_LEG[p * 90 + king], -1) - offset;
        }
        if (KIND[checker] == PAWN_KIND) {
            return n - offset;
        }
        int distance = RANK[p] == RANK[king] ? 1 : 9;
        int step = p > king ? distance : -distance;
        int screen = -1;
        for (int between = king + step; between != p; between += step) {
            screen = board.at[between] >= 0 ? between : screen;
        }
        for (int between = king + step; between != p; between += step) {
            if (between != screen) {
                n = reaching(board, buffer, n, between, screen);
            }
        }
        if (screen >= 0 && board.at[screen] >> 4 == board.side) {
            n = screenMoves(board, buffer, n, screen, p);
        }
        return n - offset;
    }

    /** Appends the safe moves of men other than the king and one more to a point. */
    private static int reaching(Board board, int[] buffer, int n, int to, int except) {
        int own = board.side << 4;
        int target = board.at[to];
        if (target >= 0 && (target >> 4 == board.side || (target & 15) == 0)) {
            return n;
        }
        int end = n;
        for (int id = own + 1; id < own + 16; id++) {
            int from = board.points[id];
            if (from < 0 || from == except) {
                continue;
            }
            boolean reaches =
                    target < 0 && KIND[id] == CANNON_KIND
                            ? board.between(from, to) == 0
                            : board.attacks(id, to);
            if (reaches && KingSafety.safe(board, board.side, board.points[own], from, to)) {
                buffer[end++] = from << 7 | to;
            }
        }
        return end;
    }

    /** Appends the safe moves of a cannon's screen except the capture of the cannon. */
    private static int screenMoves(Board board, int[] buffer, int n, int screen, int cannon) {
        int end = Generator.generate(board, buffer, n, board.at[screen], false);
        int king = board.points[board.side << 4];
        int kept = n;
        for (int i = n; i < end; i++) {
            int to = buffer[i] & 127;
            if (to != cannon && KingSafety.safe(board, board.side, king, screen, to)) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept;
    }

    /** Keeps the safe ones of the king's moves. */
    private static int keepSafe(Board board, int[] buffer, int offset, int end) {
        int kept = offset;
        for (int i = offset; i < end; i++) {
            if (KingSafety.safe(
                    board, board.side, buffer[i] & 127, buffer[i] >> 7, buffer[i] & 127)) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept;
    }
}
