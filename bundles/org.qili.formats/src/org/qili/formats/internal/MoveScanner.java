// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds where a written move ends. Each notation has moves of a fixed number of signs, so that
 * moves are told apart even where a text has no blanks between them and a number is glued to the
 * digit of the move before.
 */
final class MoveScanner {
    /** The notation by the look of the signs. */
    enum Style {
        CHINESE,
        ABBREVIATED,
        WXF,
        COORDINATES,
        UNKNOWN
    }

    /** A move found in a text. */
    record Token(int end, Style style) {}

    private static final String MEN = "帅帥将將仕士相象马馬傌车車俥炮砲包兵卒";
    private static final String DIRECTIONS = "进進退平";
    private static final String HAN = "一二三四五六七八九";

    private static final String M = "[" + MEN + "]";
    private static final String P = "[前中后後]";
    private static final String D = "[1-9" + HAN + "]";
    private static final String BLANK = "[ \\t]?";
    private static final String MAN =
            "(?:"
                    + String.join(
                            "|",
                            P + M + D + "?",
                            M + P + D + "?",
                            M + D,
                            P + D,
                            "[1-5一二三四五][兵卒]",
                            "[一二三四五][" + HAN + "]")
                    + ")";

    private static final String SIGN = "[-+=./\\\\_\\u2010\\u2011–—−·]";
    private static final String NO_DIRECTION = "(?!" + BLANK + "[" + DIRECTIONS + "])";

    private record Form(Style style, Pattern pattern) {}

    private static final List<Form> FORMS =
            List.of(
                    form(Style.CHINESE, MAN + BLANK + "[" + DIRECTIONS + "]" + BLANK + D),
                    form(Style.ABBREVIATED, MAN + SIGN + "?" + D + NO_DIRECTION),
                    form(Style.COORDINATES, "[a-iA-I](?:10|[0-9])-?[a-iA-I](?:10|[0-9])"),
                    form(Style.WXF, "[kaebhnrcpKAEBHNRCP][-+.][1-9][-+=.][1-9]"),
                    form(Style.WXF, "[kaebhnrcpKAEBHNRCP][-+.1-9][-+=.][1-9]"),
                    form(Style.WXF, "[-+.][kaebhnrcpKAEBHNRCP][1-9]?[-+=.][1-9]"),
                    form(Style.WXF, "[pP][a-eA-E][-+=.][1-9]"),
                    form(Style.WXF, "[1-5][pP1-9][-+=.][1-9]"),
                    form(Style.WXF, "[-+.][1-9][-+=.][1-9]"));

    private MoveScanner() {}

    private static Form form(Style style, String pattern) {
        return new Form(style, Pattern.compile(pattern));
    }

    /** Returns the move that begins at an index, or null. */
    static Token at(String scan, int index) {
        char first = scan.charAt(index);
        boolean han = first >= '\u4E00' && first <= '\u9FFF';
        for (Form form : FORMS) {
            boolean hanForm = form.style == Style.CHINESE || form.style == Style.ABBREVIATED;
            // Only pawns counted by an Arabic digit begin a Chinese move with ASCII.
            if (han == hanForm || hanForm && first >= '1' && first <= '5') {
                Matcher m = form.pattern.matcher(scan).region(index, scan.length());
                if (m.lookingAt()) {
                    return new Token(m.end(), form.style);
                }
            }
        }
        return null;
    }

    /** Returns the notation of a whole move. */
    static Style style(String move) {
        Token token = move.isEmpty() ? null : at(move, 0);
        return token == null ? Style.UNKNOWN : token.style;
    }

    /** Says whether the signs at an index look as if a move was meant. */
    static boolean resembles(String scan, int index, int to) {
        int end = Math.min(to, index + 4);
        int men = 0;
        int others = 0;
        for (int i = index; i < end; i++) {
            char c = scan.charAt(i);
            if (c <= ' ') {
                break;
            }
            men += MEN.indexOf(c) >= 0 ? 1 : 0;
            boolean digit = c >= '0' && c <= '9' || HAN.indexOf(c) >= 0;
            others += digit || DIRECTIONS.indexOf(c) >= 0 ? 1 : 0;
        }
        return men > 0 && others > 0 || others > 1;
    }

    /** Counts the complete Chinese moves in a text, as evidence of its encoding. */
    static int countChinese(String scan) {
        Matcher m = FORMS.get(0).pattern.matcher(scan);
        int count = 0;
        while (m.find()) {
            count++;
        }
        return count;
    }
}
