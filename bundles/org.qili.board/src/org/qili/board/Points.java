// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

/**
 * The 90 points of the board as ints 0 to 89: {@code rank * 9 + file}. File 0 is ICCS file a, on
 * Red's left; rank 0 is Red's home rank.
 */
public final class Points {
    /** Number of files, 路. */
    public static final int FILES = 9;

    /** Number of ranks, 横线. */
    public static final int RANKS = 10;

    /** Number of points, 交叉点. */
    public static final int COUNT = FILES * RANKS;

    private Points() {}

    /**
     * Returns the point on a file and a rank.
     *
     * @throws IllegalArgumentException if it lies off the board
     */
    public static int of(int file, int rank) {
        if (!onBoard(file, rank)) {
            throw new IllegalArgumentException("no point on file " + file + ", rank " + rank);
        }
        return rank * FILES + file;
    }

    /** Says whether a file and a rank name a point of the board. */
    public static boolean onBoard(int file, int rank) {
        return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
    }

    /** Returns the file of a point, 0 (Red's left) to 8. */
    public static int file(int point) {
        return point % FILES;
    }

    /** Returns the rank of a point, 0 (Red's home rank) to 9. */
    public static int rank(int point) {
        return point / FILES;
    }

    /** Returns the ICCS name of a point, {@code a0} to {@code i9}. */
    public static String iccs(int point) {
        return "" + (char) ('a' + file(point)) + (char) ('0' + rank(point));
    }

    /** Returns the point mirrored at the middle file. */
    public static int mirror(int point) {
        return point + FILES - 1 - 2 * file(point);
    }

    /** Returns the point after half a turn of the board. */
    public static int rotate(int point) {
        return COUNT - 1 - point;
    }

    /** Says whether a point lies in the palace (九宫) of a side. */
    public static boolean inPalace(int point, Side side) {
        int file = file(point);
        return file >= 3 && file <= 5 && homeRank(point, side) <= 2;
    }

    /** Says whether a point lies on a side's own half, before the river (河界). */
    public static boolean onOwnHalf(int point, Side side) {
        return homeRank(point, side) <= 4;
    }

    /** Returns the rank counted from a side's home rank, 0 to 9. */
    public static int homeRank(int point, Side side) {
        return side == Side.RED ? rank(point) : RANKS - 1 - rank(point);
    }

    /** Returns the number of a file as a side counts it from its own right, 1 to 9 (CXA 1.1). */
    public static int fileNumber(int point, Side side) {
        return side == Side.RED ? FILES - file(point) : file(point) + 1;
    }

    /** Returns the file 0 to 8 which a side numbers 1 to 9 from its own right (CXA 1.1). */
    public static int fileOfNumber(int number, Side side) {
        return side == Side.RED ? FILES - number : number - 1;
    }
}
