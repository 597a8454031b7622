// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.Arrays;

/**
 * Precomputed geometry. A bitboard of 90 points is two longs: bit {@code p} of the lower for points
 * 0 to 44, bit {@code p - 45} of the upper for the rest. A row is an int of 9 bits, a column one of
 * 10.
 */
final class Tables {
    /** All bits of a row. */
    static final int ROW = 511;

    /** All bits of a column. */
    static final int COLUMN = 1023;

    /** Where the first men begin in a view. */
    static final int FIRST = 10;

    /** Where the second men begin in a view. */
    static final int SECOND = 20;

    static final int[] FILE = new int[90];
    static final int[] RANK = new int[90];

    /** Bit of a point in its half of the board. */
    static final long[] BIT = new long[90];

    /** 0 for the lower half of the board, 1 for the upper. */
    static final int[] HALF = new int[90];

    /**
     * By {@code file << 9 | row}: what a man on the row sees. Bits 0 to 9: empty points up to the
     * first man on each side; bits 10 to 19: the first men; bits 20 to 29: the second men.
     */
    static final int[] ROW_VIEW = new int[9 << 9];

    /** The same for columns, by {@code rank << 10 | column}. */
    static final int[] COLUMN_VIEW = new int[10 << 10];

    /** By the same indices as the views: the points with exactly one man in between. */
    static final char[] ROW_JUMP = new char[9 << 9];

    static final char[] COLUMN_JUMP = new char[10 << 10];

    /** By {@code a * 10 + b}: the bits strictly between two places of a row or column. */
    static final int[] BETWEEN = new int[100];

    /** By {@code point << 4 | legs}: targets of a horse; legs are left 1, down 2, right 4, up 8. */
    static final long[] HORSE_LOWER = new long[90 << 4];

    static final long[] HORSE_UPPER = new long[90 << 4];

    /** By {@code from * 90 + to}: the leg point of that horse move, -1 if it is none. */
    static final byte[] HORSE_LEG = new byte[90 * 90];

    /** By {@code from * 90 + to}: the eye point of that elephant move, -1 if it is none. */
    static final byte[] ELEPHANT_EYE = new byte[90 * 90];

    /** By point: targets of an elephant on its own half, and the eye before each. */
    static final int[][] ELEPHANT_TO = new int[90][];

    static final int[][] ELEPHANT_VIA = new int[90][];

    /** Targets of kings and advisers by point; those of pawns by {@code side * 90 + point}. */
    static final int[][] KING_TO = new int[90][];

    static final int[][] ADVISER_TO = new int[90][];
    static final int[][] PAWN_TO = new int[180][];

    static final long[] KING_LOWER = new long[90];
    static final long[] KING_UPPER = new long[90];
    static final long[] ADVISER_LOWER = new long[90];
    static final long[] ADVISER_UPPER = new long[90];
    static final long[] PAWN_LOWER = new long[180];
    static final long[] PAWN_UPPER = new long[180];

    /** Hash keys by {@code (side * 7 + kind) * 90 + point}. */
    static final long[] ZOBRIST = new long[14 * 90];

    /** Hash key of Black to move. */
    static final long ZOBRIST_BLACK;

    private static final int[][] STRAIGHT = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};

    static {
        for (int p = 0; p < 90; p++) {
            FILE[p] = p % 9;
            RANK[p] = p / 9;
            HALF[p] = p < 45 ? 0 : 1;
            BIT[p] = 1L << (p < 45 ? p : p - 45);
        }
        views(ROW_VIEW, ROW_JUMP, 9);
        views(COLUMN_VIEW, COLUMN_JUMP, 10);
        for (int a = 0; a < 10; a++) {
            for (int b = 0; b < 10; b++) {
                for (int i = Math.min(a, b) + 1; i < Math.max(a, b); i++) {
                    BETWEEN[a * 10 + b] |= 1 << i;
                }
            }
        }
        horses();
        elephants();
        steps();
        long state = 0x51494C49L;
        for (int i = 0; i < ZOBRIST.length; i++) {
            state += 0x9E3779B97F4A7C15L;
            ZOBRIST[i] = mix(state);
        }
        ZOBRIST_BLACK = mix(state + 0x9E3779B97F4A7C15L);
    }

    private Tables() {}

    /** The finaliser of SplitMix64: keys are the same in every run. */
    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private static void views(int[] table, char[] jumps, int length) {
        for (int place = 0; place < length; place++) {
            for (int men = 0; men < 1 << length; men++) {
                int view = 0;
                int jump = 0;
                for (int step = -1; step <= 1; step += 2) {
                    int seen = 0;
                    for (int i = place + step; i >= 0 && i < length && seen < 2; i += step) {
                        jump |= seen == 1 ? 1 << i : 0;
                        if ((men >> i & 1) == 0) {
                            view |= seen == 0 ? 1 << i : 0;
                        } else {
                            seen++;
                            view |= 1 << i + 10 * seen;
                        }
                    }
                }
                table[place << length | men] = view;
                jumps[place << length | men] = (char) jump;
            }
        }
    }

    private static void horses() {
        Arrays.fill(HORSE_LEG, (byte) -1);
        for (int p = 0; p < 90; p++) {
            for (int d = 0; d < 4; d++) {
                int dx = STRAIGHT[d][0];
                int dy = STRAIGHT[d][1];
                for (int turn = -1; turn <= 1; turn += 2) {
                    int file = FILE[p] + 2 * dx + turn * dy;
                    int rank = RANK[p] + 2 * dy + turn * dx;
                    if (!Points.onBoard(file, rank)) {
                        continue;
                    }
                    int to = rank * 9 + file;
                    HORSE_LEG[p * 90 + to] = (byte) (p + dx + 9 * dy);
                    for (int legs = 0; legs < 16; legs++) {
                        if ((legs >> d & 1) == 0) {
                            (to < 45 ? HORSE_LOWER : HORSE_UPPER)[p << 4 | legs] |= BIT[to];
                        }
                    }
                }
            }
        }
    }

    private static void elephants() {
        Arrays.fill(ELEPHANT_EYE, (byte) -1);
        for (int p = 0; p < 90; p++) {
            int[] to = new int[4];
            int[] via = new int[4];
            int n = 0;
            for (int dx = -1; dx <= 1; dx += 2) {
                for (int dy = -1; dy <= 1; dy += 2) {
                    int rank = RANK[p] + 2 * dy;
                    boolean sameHalf = RANK[p] < 5 == rank < 5;
                    if (Points.onBoard(FILE[p] + 2 * dx, rank) && sameHalf) {
                        to[n] = p + 2 * dx + 18 * dy;
                        via[n] = p + dx + 9 * dy;
                        ELEPHANT_EYE[p * 90 + to[n]] = (byte) via[n];
                        n++;
                    }
                }
            }
            ELEPHANT_TO[p] = Arrays.copyOf(to, n);
            ELEPHANT_VIA[p] = Arrays.copyOf(via, n);
        }
    }

    private static void steps() {
        for (int p = 0; p < 90; p++) {
            int[] king = new int[4];
            int[] adviser = new int[4];
            int kings = 0;
            int advisers = 0;
            for (int[] d : STRAIGHT) {
                if (inSamePalace(p, FILE[p] + d[0], RANK[p] + d[1])) {
                    king[kings++] = p + d[0] + 9 * d[1];
                }
                int file = FILE[p] + d[0] + d[1];
                int rank = RANK[p] + d[1] - d[0];
                if (inSamePalace(p, file, rank)) {
                    adviser[advisers++] = rank * 9 + file;
                }
            }
            KING_TO[p] = Arrays.copyOf(king, kings);
            ADVISER_TO[p] = Arrays.copyOf(adviser, advisers);
            bits(KING_TO[p], KING_LOWER, KING_UPPER, p);
            bits(ADVISER_TO[p], ADVISER_LOWER, ADVISER_UPPER, p);
            for (int side = 0; side < 2; side++) {
                int forward = side == 0 ? 1 : -1;
                boolean across = side == 0 ? RANK[p] > 4 : RANK[p] < 5;
                int[] pawn = new int[3];
                int n = 0;
                for (int[] d : STRAIGHT) {
                    boolean allowed = d[1] == forward || across && d[1] == 0;
                    if (allowed && Points.onBoard(FILE[p] + d[0], RANK[p] + d[1])) {
                        pawn[n++] = p + d[0] + 9 * d[1];
                    }
                }
                PAWN_TO[side * 90 + p] = Arrays.copyOf(pawn, n);
                bits(PAWN_TO[side * 90 + p], PAWN_LOWER, PAWN_UPPER, side * 90 + p);
            }
        }
    }

    private static boolean inSamePalace(int from, int file, int rank) {
        return file >= 3
                && file <= 5
                && FILE[from] >= 3
                && FILE[from] <= 5
                && (rank >= 0 && rank <= 2 && RANK[from] <= 2
                        || rank >= 7 && rank <= 9 && RANK[from] >= 7);
    }

    private static void bits(int[] points, long[] lower, long[] upper, int index) {
        for (int p : points) {
            (p < 45 ? lower : upper)[index] |= BIT[p];
        }
    }
}
