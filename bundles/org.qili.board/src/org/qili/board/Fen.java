// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.qili.board.Fault.Code;

/**
 * Reads and writes FEN, the usual one-line description of a position: ranks from Black's home rank
 * down, side to move, two unused fields, plies since the last capture, number of the round.
 *
 * <p>Accepted on reading besides what is written: letters h and e for horse and elephant, side
 * letter r for w, missing counters, the two unused fields left out.
 */
public final class Fen {
    /** Longer texts are refused as a whole; no FEN comes near it. */
    public static final int MAX_LENGTH = 1000;

    private Fen() {}

    /** Returns the FEN of a position: {@code … w - - 0 1}. */
    public static String format(Position position) {
        StringBuilder out = new StringBuilder(80);
        for (int rank = 9; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 9; file++) {
                Man man = position.at(Points.of(file, rank));
                if (man == null) {
                    empty++;
                } else {
                    if (empty > 0) {
                        out.append(empty);
                        empty = 0;
                    }
                    out.append(man.fen());
                }
            }
            if (empty > 0) {
                out.append(empty);
            }
            if (rank > 0) {
                out.append('/');
            }
        }
        return out.append(position.sideToMove() == Side.RED ? " w" : " b")
                .append(" - - ")
                .append(position.sinceCapture())
                .append(' ')
                .append(position.moveNumber())
                .toString();
    }

    /**
     * Reads a FEN.
     *
     * @param text any text
     * @return the position with warnings, or all faults at once
     */
    public static FenResult parse(String text) {
        return new Parser(text).parse();
    }

    private static final class Parser {
        private static final String MEN = "KABNRCPkabnrcp1-9/";

        private final String text;
        private final List<Fault> faults = new ArrayList<>();
        private final int[] offsets = new int[Points.COUNT];
        private final boolean[] doubtful = new boolean[Points.RANKS];
        private Setup setup = Setup.empty();
        private int sideOffset = -1;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        FenResult parse() {
            if (text.length() > MAX_LENGTH) {
                String found = Integer.toString(text.length());
                String most = Integer.toString(MAX_LENGTH);
                return new FenResult.Bad(
                        List.of(
                                Fault.text(
                                        Code.TOO_LONG,
                                        MAX_LENGTH,
                                        text.length() - MAX_LENGTH,
                                        found,
                                        most)));
            }
            skipBlanks();
            if (at == text.length()) {
                return new FenResult.Bad(
                        List.of(Fault.text(Code.EMPTY, 0, text.length(), text, MEN)));
            }
            placement();
            side();
            counters();
            boolean placed = placed();
            for (Fault fault : setup.validate()) {
                if (placed || holdsAnyway(fault)) {
                    faults.add(locate(fault));
                }
            }
            faults.sort(Comparator.comparingInt(Fault::offset));
            return faults.stream().anyMatch(Fault::isError)
                    ? new FenResult.Bad(faults)
                    : new FenResult.Ok(setup.unchecked(), faults);
        }

        private boolean placed() {
            return faults.stream()
                    .noneMatch(
                            f ->
                                    f.code() == Code.BAD_CHARACTER
                                            || f.code() == Code.RANK_LENGTH
                                            || f.code() == Code.RANK_COUNT);
        }

        /**
         * Whether a fault of the men stands whatever the unreadable parts of the placement should
         * have been: too many men stay too many, and a man of a rank that could be read stands
         * where it stands.
         */
        private boolean holdsAnyway(Fault fault) {
            boolean ranksCounted = faults.stream().noneMatch(f -> f.code() == Code.RANK_COUNT);
            return switch (fault.code()) {
                case TOO_MANY -> true;
                case IMPOSSIBLE_POINT, PAWN_NEVER_THERE ->
                        ranksCounted
                                && fault.points().stream().noneMatch(p -> doubtful[Points.rank(p)]);
                case KING_MISSING ->
                        ranksCounted
                                && faults.stream().noneMatch(f -> f.code() == Code.BAD_CHARACTER);
                default -> false;
            };
        }

        private void skipBlanks() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }

        private String field() {
            skipBlanks();
            int start = at;
            while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            return text.substring(start, at);
        }

        private void placement() {
            int start = at;
            String field = field();
            int rank = 9;
            int file = 0;
            int rankStart = 0;
            for (int i = 0; i <= field.length(); i++) {
                char c = i == field.length() ? '/' : field.charAt(i);
                if (c == '/') {
                    if (rank >= 0 && file != 9) {
                        doubtful[rank] = true;
                        faults.add(
                                Fault.text(
                                        Code.RANK_LENGTH,
                                        start + rankStart,
                                        i - rankStart,
                                        Integer.toString(file),
                                        "9"));
                    }
                    rank--;
                    file = 0;
                    rankStart = i + 1;
                } else if (c >= '1' && c <= '9') {
                    file += c - '0';
                } else {
                    Man man = Man.ofLetter(c).orElse(null);
                    if (man == null) {
                        if (rank >= 0) {
                            doubtful[rank] = true;
                        }
                        faults.add(
                                Fault.text(
                                        Code.BAD_CHARACTER, start + i, 1, String.valueOf(c), MEN));
                    } else if (Points.onBoard(file, rank)) {
                        int point = Points.of(file, rank);
                        offsets[point] = start + i;
                        setup = setup.with(point, man);
                    }
                    file++;
                }
            }
            if (rank != -1) {
                faults.add(
                        Fault.text(
                                Code.RANK_COUNT,
                                start,
                                field.length(),
                                Integer.toString(9 - rank),
                                "10"));
            }
        }

        private void side() {
            String field = field();
            int start = at - field.length();
            sideOffset = field.isEmpty() ? -1 : start;
            switch (field) {
                case "w", "W", "r", "R" -> setup = setup.withSideToMove(Side.RED);
                case "b", "B" -> setup = setup.withSideToMove(Side.BLACK);
                case "" -> faults.add(Fault.text(Code.SIDE_MISSING, start, 0, "", "w b"));
                default ->
                        faults.add(Fault.text(Code.BAD_SIDE, start, field.length(), field, "w b"));
            }
        }

        private void counters() {
            int plies = 0;
            int round = 1;
            String field = field();
            int unused = 0;
            while (unused < 2 && !field.isEmpty() && !isNumberLike(field)) {
                if (!field.equals("-")) {
                    int start = at - field.length();
                    faults.add(Fault.text(Code.UNUSED_FIELD, start, field.length(), field, "-"));
                }
                unused++;
                field = field();
            }
            if (!field.isEmpty()) {
                plies = number(field, 0);
                field = field();
                if (!field.isEmpty()) {
                    round = number(field, 1);
                }
            }
            skipBlanks();
            if (at < text.length()) {
                faults.add(
                        Fault.text(
                                Code.TRAILING_TEXT,
                                at,
                                text.length() - at,
                                text.substring(at),
                                ""));
            }
            setup = setup.withCounters(plies, round);
        }

        private static boolean isNumberLike(String field) {
            char first = field.charAt(0);
            return first >= '0' && first <= '9' || first == '-' && field.length() > 1;
        }

        private int number(String field, int minimum) {
            boolean digits = field.length() <= 5 && field.chars().allMatch(c -> c >= 48 && c < 58);
            int value = digits ? Integer.parseInt(field) : -1;
            if (value < 0) {
                faults.add(
                        Fault.text(
                                Code.BAD_COUNTER,
                                at - field.length(),
                                field.length(),
                                field,
                                minimum + "-99999"));
                return minimum;
            }
            // Many programs count rounds from 0.
            return Math.max(value, minimum);
        }

        /** Gives a fault of the placement its place in the text. */
        private Fault locate(Fault fault) {
            return switch (fault.code()) {
                case SIDE_TO_MOVE_GIVES_CHECK, SIDE_TO_MOVE_MATED, SIDE_TO_MOVE_STALEMATED ->
                        sideOffset < 0
                                ? fault.at(text.length(), 0, "")
                                : fault.at(
                                        sideOffset, 1, text.substring(sideOffset, sideOffset + 1));
                case COUNTER_EXCEEDS_MOVES -> fault.at(text.length(), 0, "");
                default -> {
                    if (fault.points().isEmpty()) {
                        yield fault.at(0, text.length(), "");
                    }
                    // The last of the men is the one too many.
                    int point = fault.points().get(fault.points().size() - 1);
                    int offset = offsets[point];
                    yield fault.at(offset, 1, text.substring(offset, offset + 1));
                }
            };
        }
    }
}
