// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.List;
import java.util.Map;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Side;
import org.qili.formats.Tags;

/**
 * The layout of a CBR record, found from files: texts in UTF-16 in fields of fixed size whose rest
 * holds whatever was in memory, the board as one byte a point from the top left, then the moves.
 */
final class Cbr {
    static final String SIGNATURE = "CCBridge Record\0";
    static final String LIBRARY_SIGNATURE = "CCBridgeLibrary\0";

    static final int VERSION = 19;
    static final int LAST_VERSION = 2;
    static final int RESULT = 2076;
    static final int TO_MOVE = 2112;
    static final int BLACK_TO_MOVE = 2;
    static final int BOARD = 2120;
    static final int RECORDS = 2214;

    static final int ENDS = 1;
    static final int ALTERNATIVE = 2;
    static final int COMMENTED = 4;

    /** A text of the header with its size in bytes. */
    record Text(int offset, int length, String tag) {}

    static final List<Text> TEXTS =
            List.of(
                    new Text(180, 128, Tags.TITLE),
                    new Text(692, 64, Tags.EVENT),
                    new Text(1076, 64, Tags.RED),
                    new Text(1140, 64, Tags.RED_TEAM),
                    new Text(1300, 64, Tags.BLACK),
                    new Text(1364, 64, Tags.BLACK_TEAM));

    /** Offset of the opening code, ASCII up to a zero. */
    static final int ECCO = 2036;

    private static final Map<Integer, Kind> KINDS =
            Map.of(
                    1,
                    Kind.CHARIOT,
                    2,
                    Kind.HORSE,
                    3,
                    Kind.ELEPHANT,
                    4,
                    Kind.ADVISER,
                    5,
                    Kind.KING,
                    6,
                    Kind.CANNON,
                    7,
                    Kind.PAWN);

    private Cbr() {}

    /** Returns the man that a byte of the board means, null if it means none. */
    static Man man(int code) {
        Kind kind = KINDS.get(code & 15);
        return kind == null
                ? null
                : switch (code >> 4) {
                    case 1 -> Man.of(Side.RED, kind);
                    case 2 -> Man.of(Side.BLACK, kind);
                    default -> null;
                };
    }

    /** Returns the point for a number that counts from the top left, -1 off the board. */
    static int point(int index) {
        return DhtmlXq.point(index % 9, index / 9);
    }
}
