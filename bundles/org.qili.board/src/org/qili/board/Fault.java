// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.List;

/**
 * One thing wrong with an entered position, either in the placement of the men or in the text that
 * describes it.
 *
 * @param severity whether a game can be played on nevertheless
 * @param code what is wrong
 * @param side the side concerned, or {@code null} if none
 * @param kind the kind of men concerned, or {@code null} if none
 * @param points the points concerned, ascending, possibly none
 * @param offset index into the text of the first character concerned, or -1 if there is no text
 * @param length number of characters concerned, 0 where something is missing
 * @param found what stands there, empty if nothing
 * @param expected what would have been right, in the notation of the text; empty if not applicable
 */
public record Fault(
        Severity severity,
        Code code,
        Side side,
        Kind kind,
        List<Integer> points,
        int offset,
        int length,
        String found,
        String expected) {

    /** How grave a fault is. */
    public enum Severity {
        /** No game can be played from there. */
        ERROR,
        /** A game can be played, but the position is suspicious or cannot have come about. */
        WARNING
    }

    /** What is wrong. */
    public enum Code {
        /** A side has no king. */
        KING_MISSING(Severity.ERROR),
        /** A side has more men of a kind than the initial array gives it. */
        TOO_MANY(Severity.ERROR),
        /** A king, adviser or elephant stands where its kind never can. */
        IMPOSSIBLE_POINT(Severity.ERROR),
        /** The kings face each other on an open file. */
        KINGS_FACE(Severity.ERROR),
        /** The side to move attacks the enemy king, so the other side has not answered a check. */
        SIDE_TO_MOVE_GIVES_CHECK(Severity.ERROR),
        /** A pawn stands behind its first rank, or off its file before the river. */
        PAWN_NEVER_THERE(Severity.WARNING),
        /** More uncrossed pawns on a file than ever started there. */
        PAWNS_DOUBLED_BEFORE_RIVER(Severity.WARNING),
        /** The side to move is mated (将死) and has lost. */
        SIDE_TO_MOVE_MATED(Severity.WARNING),
        /** The side to move has no legal move and has lost (困毙). */
        SIDE_TO_MOVE_STALEMATED(Severity.WARNING),
        /** More plies without capture than moves played. */
        COUNTER_EXCEEDS_MOVES(Severity.WARNING),
        /** The text is empty. */
        EMPTY(Severity.ERROR),
        /** The text is longer than {@link Fen#MAX_LENGTH}. */
        TOO_LONG(Severity.ERROR),
        /** A character that is no part of a FEN. */
        BAD_CHARACTER(Severity.ERROR),
        /** A rank with more or fewer than nine points. */
        RANK_LENGTH(Severity.ERROR),
        /** More or fewer than ten ranks. */
        RANK_COUNT(Severity.ERROR),
        /** The side to move is none of w, r, b. */
        BAD_SIDE(Severity.ERROR),
        /** The side to move is not given; Red is assumed. */
        SIDE_MISSING(Severity.WARNING),
        /** A field that xiangqi leaves empty holds something. */
        UNUSED_FIELD(Severity.WARNING),
        /** A counter is not a number in range. */
        BAD_COUNTER(Severity.ERROR),
        /** Text after the last field. */
        TRAILING_TEXT(Severity.WARNING);

        private final Severity severity;

        Code(Severity severity) {
            this.severity = severity;
        }

        /** Returns the severity of every fault of this code. */
        public Severity severity() {
            return severity;
        }
    }

    /** Copies the points. */
    public Fault {
        points = List.copyOf(points);
    }

    /** Returns a fault in the placement of men, without a text. */
    static Fault placement(Code code, Side side, Kind kind, List<Integer> points) {
        return new Fault(code.severity(), code, side, kind, points, -1, 0, "", "");
    }

    /** Returns a fault in a text. */
    static Fault text(Code code, int offset, int length, String found, String expected) {
        return new Fault(
                code.severity(), code, null, null, List.of(), offset, length, found, expected);
    }

    /** Returns this fault located in a text. */
    Fault at(int newOffset, int newLength, String newFound) {
        return new Fault(
                severity, code, side, kind, points, newOffset, newLength, newFound, expected);
    }

    /** Says whether no game can be played from there. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }
}
