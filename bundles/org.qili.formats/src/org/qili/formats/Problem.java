// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.util.List;
import java.util.Objects;
import org.qili.board.Fault;
import org.qili.board.Move;
import org.qili.board.notation.Reading;

/**
 * Something wrong in a file, independent of any language; {@link FormatTexts} puts it into words
 * together with what is expected and what to do.
 *
 * @param code what is wrong
 * @param game index from 0 of the game concerned, -1 if it concerns the file
 * @param place where
 * @param found what stands there, empty if nothing or if it cannot be shown
 * @param detail what more is known
 */
public record Problem(Code code, int game, Place place, String found, Detail detail) {

    /** What is wrong. */
    public enum Code {
        /** The file cannot be opened or read. */
        FILE_UNREADABLE,
        /** The file has more bytes than allowed. */
        FILE_TOO_LARGE,
        /** The file has no bytes or only blanks. */
        FILE_EMPTY,
        /** No known format. */
        FORMAT_UNKNOWN,
        /** Bytes that the encoding of the file does not allow. */
        ENCODING_DAMAGED,
        /** The file ends in the middle of something. */
        TRUNCATED,
        /** The header of a binary file contradicts itself. */
        HEADER_DAMAGED,
        /** A version of the format that was never seen. */
        VERSION_UNKNOWN,
        /** The XML is not well-formed. */
        XML_MALFORMED,
        /** A header line or tag of a text has not the form of one. */
        TAG_MALFORMED,
        /** A tag is closed under another name. */
        TAG_MISMATCHED,
        /** The start position has faults with which no game can be played. */
        POSITION_INVALID,
        /** The start position is suspicious. */
        POSITION_SUSPICIOUS,
        /** The side to move is corrected by the first move. */
        SIDE_CORRECTED,
        /** No move has this form, or no legal move fits it. */
        MOVE_UNREADABLE,
        /** Several legal moves fit. */
        MOVE_AMBIGUOUS,
        /** The move is illegal. */
        MOVE_ILLEGAL,
        /** The points of a move lie off the board. */
        MOVE_OFF_BOARD,
        /** A comment claims a length that the file does not have. */
        COMMENT_TOO_LONG,
        /** A comment or a variation is not closed. */
        NOT_CLOSED,
        /** A variation is closed that was never opened, or belongs to no move. */
        VARIATION_STRAY,
        /** Moves after the end of a line which nothing connects with it. */
        MOVES_STRAY,
        /** Text that is no part of a score and was passed over. */
        TEXT_IGNORED,
        /** The result at the end differs from the one in the header. */
        RESULT_CONFLICT,
        /** Variations are nested deeper than allowed. */
        TOO_DEEP,
        /** More moves than allowed. */
        TOO_MANY_MOVES,
        /** More games than allowed. */
        TOO_MANY_GAMES,
        /** Further problems that are not listed. */
        MORE_PROBLEMS
    }

    /** What more is known of a problem. */
    public sealed interface Detail {
        /** Nothing more. */
        record None() implements Detail {}

        /** The limit that was exceeded, or a number that says how many. */
        record Number(long value) implements Detail {}

        /** A name or a message, not translated. */
        record Name(String text) implements Detail {}

        /**
         * Why a move was not understood.
         *
         * @param reading the reason and the nearest legal moves
         * @param nearest the nearest legal moves as written in the notation of the file
         */
        record Unread(Reading.None reading, List<String> nearest) implements Detail {
            /** Copies the list. */
            public Unread {
                nearest = List.copyOf(nearest);
            }
        }

        /**
         * The moves between which the text leaves the choice.
         *
         * @param moves the moves
         * @param written the same as coordinates or, if the text is Chinese, in full notation
         */
        record Choices(List<Move> moves, List<String> written) implements Detail {
            /** Copies the lists. */
            public Choices {
                moves = List.copyOf(moves);
                written = List.copyOf(written);
            }
        }

        /** The faults of a position. */
        record Faults(List<Fault> faults) implements Detail {
            /** Copies the list. */
            public Faults {
                faults = List.copyOf(faults);
            }
        }
    }

    /** Checks that nothing is null. */
    public Problem {
        Objects.requireNonNull(code);
        Objects.requireNonNull(place);
        Objects.requireNonNull(found);
        Objects.requireNonNull(detail);
    }
}
