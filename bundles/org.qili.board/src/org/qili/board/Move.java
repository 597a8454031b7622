// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.Optional;

/**
 * A move, 着: the point left and the point reached. It is not bound to a position and may be illegal
 * in any given one.
 *
 * @param from the point left, 0 to 89
 * @param to the point reached, 0 to 89
 */
public record Move(int from, int to) {
    /** Checks the range of both points. */
    public Move {
        if (from < 0 || from >= Points.COUNT || to < 0 || to >= Points.COUNT) {
            throw new IllegalArgumentException("no such points: " + from + ", " + to);
        }
    }

    /** Returns the move as the int that {@link Board} uses: {@code from << 7 | to}. */
    public int packed() {
        return from << 7 | to;
    }

    /** Returns the move for an int made by {@link #packed()} or {@link Board#move(int, int)}. */
    public static Move of(int packed) {
        return new Move(packed >> 7, packed & 127);
    }

    /** Returns the move in ICCS coordinates in lower case, such as {@code h2e2}. */
    public String iccs() {
        return Points.iccs(from) + Points.iccs(to);
    }

    /**
     * Reads ICCS coordinates in either case, with or without a dash: {@code h2e2}, {@code H2-E2}.
     *
     * @param text any text
     * @return the move, or empty if the text has another form
     */
    public static Optional<Move> parseIccs(String text) {
        String t = text;
        if (t.length() == 5 && t.charAt(2) == '-') {
            t = t.substring(0, 2) + t.substring(3);
        }
        if (t.length() != 4) {
            return Optional.empty();
        }
        int from = point(t.charAt(0), t.charAt(1));
        int to = point(t.charAt(2), t.charAt(3));
        return from < 0 || to < 0 ? Optional.empty() : Optional.of(new Move(from, to));
    }

    private static int point(char fileLetter, char rankDigit) {
        int file = (fileLetter | 32) - 'a';
        int rank = rankDigit - '0';
        return Points.onBoard(file, rank) ? rank * Points.FILES + file : -1;
    }

    /** Returns the move with both points mirrored at the middle file. */
    public Move mirrored() {
        return new Move(Points.mirror(from), Points.mirror(to));
    }

    /** Returns the move with both points turned by half a turn of the board. */
    public Move rotated() {
        return new Move(Points.rotate(from), Points.rotate(to));
    }

    @Override
    public String toString() {
        return iccs();
    }
}
