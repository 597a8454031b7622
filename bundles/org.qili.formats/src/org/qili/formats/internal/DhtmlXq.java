// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.qili.board.Game;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Points;
import org.qili.board.Side;
import org.qili.formats.Tags;

/**
 * What reading and writing DhtmlXQ have in common. A point is two digits: the file from Red's left
 * and the rank from the top, both from 0. The men are listed in one fixed order, 99 for one that is
 * missing.
 */
final class DhtmlXq {
    static final String PREFIX = "DhtmlXQ_";
    static final String LINE_BREAK = "||";
    static final String POSITION = "binit";
    static final String MOVES = "movelist";
    static final String FEN = "fen";
    static final String COMMENT = "comment";
    static final String RESULT = "result";

    /** Names that describe moves, not the game. */
    static final Pattern STRUCTURE =
            Pattern.compile("binit|movelist|fen|move_\\d+_\\d+_\\d+|comment\\d+(?:_\\d+)?");

    /** Names that describe the display of the viewer only. */
    static final Set<String> DISPLAY = Set.of("ver", "init");

    /** Men in the order of the list. */
    static final Man[] SLOTS = new Man[32];

    private static final Map<String, String> TO_TAG = new LinkedHashMap<>();
    private static final Map<String, String> FROM_TAG = new LinkedHashMap<>();

    static {
        String order = "RNBAKABNRCCPPPPP";
        for (int i = 0; i < 16; i++) {
            Kind kind = Man.ofLetter(order.charAt(i)).orElseThrow().kind();
            SLOTS[i] = Man.of(Side.RED, kind);
            SLOTS[16 + i] = Man.of(Side.BLACK, kind);
        }
        String[] pairs = {
            "title",
            Tags.TITLE,
            "event",
            Tags.EVENT,
            "place",
            Tags.SITE,
            "date",
            Tags.DATE,
            "round",
            Tags.ROUND,
            "table",
            Tags.TABLE,
            "red",
            Tags.RED,
            "redteam",
            Tags.RED_TEAM,
            "redtime",
            Tags.RED_TIME,
            "black",
            Tags.BLACK,
            "blackteam",
            Tags.BLACK_TEAM,
            "blacktime",
            Tags.BLACK_TIME,
            "timerule",
            Tags.TIME_CONTROL,
            "open",
            Tags.OPENING,
            "remark",
            Tags.ANNOTATOR,
            "author",
            Tags.AUTHOR,
            RESULT,
            Game.RESULT
        };
        for (int i = 0; i < pairs.length; i += 2) {
            TO_TAG.put(pairs[i], pairs[i + 1]);
            FROM_TAG.put(pairs[i + 1], pairs[i]);
        }
    }

    private DhtmlXq() {}

    /** Returns the tag for a name in the file; other names are kept. */
    static String toTag(String name) {
        return TO_TAG.getOrDefault(name, name);
    }

    /** Returns the name in the file for a tag. */
    static String fromTag(String tag) {
        return FROM_TAG.getOrDefault(tag, tag);
    }

    /** Returns the point for a file and a rank from the top, -1 off the board. */
    static int point(int file, int rankFromTop) {
        int rank = Points.RANKS - 1 - rankFromTop;
        return Points.onBoard(file, rank) ? Points.of(file, rank) : -1;
    }

    /** Returns the two digits of a point. */
    static String digits(int point) {
        return "" + Points.file(point) + (Points.RANKS - 1 - Points.rank(point));
    }

    /** Returns the point that two digits mean, -1 off the board or if they are no digits. */
    static int point(String text, int at) {
        int file = text.charAt(at) - '0';
        int rank = text.charAt(at + 1) - '0';
        return rank < 0 || rank > 9 ? -1 : point(file, rank);
    }
}
