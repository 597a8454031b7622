// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qili.board.Mark;
import org.qili.board.Move;
import org.qili.board.Points;

/**
 * Marks in PGN: numbers for the judgement of a move, and commands at the start of a comment for
 * arrows and points, {@code [%cal Gh2e2]} and {@code [%csl Ge2]}, as several servers write them.
 * The letter is a colour, which is not kept.
 */
final class CommentMarks {
    private static final Pattern COMMAND =
            Pattern.compile("\\s*\\[%(cal|csl) ([RGBYrgby]?[a-i0-9]+(?:,[RGBYrgby]?[a-i0-9]+)*)]");
    private static final Pattern POINT = Pattern.compile("[RGBYrgby]?([a-i])([0-9])");
    private static final Pattern ARROW = Pattern.compile("[RGBYrgby]?([a-i][0-9][a-i][0-9])");

    /** Ends the commands, before a comment that itself looks like one. */
    private static final String END = "[%]";

    /** Stands for a command that was not understood. */
    private static final Mark NONE = new Mark.Spot(-1);

    private CommentMarks() {}

    /** Moves the commands at the start of a comment to the marks and returns what remains. */
    static String take(String comment, List<Mark> marks) {
        int at = 0;
        Matcher m = COMMAND.matcher(comment);
        while (m.region(at, comment.length()).lookingAt()) {
            boolean arrows = m.group(1).equals("cal");
            List<Mark> found =
                    Arrays.stream(m.group(2).split(","))
                            .map(item -> arrows ? arrow(item) : spot(item))
                            .toList();
            if (found.contains(NONE)) {
                break;
            }
            marks.addAll(found);
            at = m.end();
        }
        String rest = comment.substring(at).strip();
        return rest.startsWith(END) ? rest.substring(END.length()).strip() : rest;
    }

    private static Mark arrow(String item) {
        Matcher m = ARROW.matcher(item);
        if (!m.matches()) {
            return NONE;
        }
        Move move = Move.parseIccs(m.group(1)).orElseThrow();
        return new Mark.Arrow(move.from(), move.to());
    }

    private static Mark spot(String item) {
        Matcher m = POINT.matcher(item);
        return m.matches()
                ? new Mark.Spot(Points.of(m.group(1).charAt(0) - 'a', m.group(2).charAt(0) - '0'))
                : NONE;
    }

    /** Returns a comment with commands for the arrows and points among the marks. */
    static String put(List<Mark> marks, String comment) {
        StringBuilder out = new StringBuilder();
        for (Mark mark : marks) {
            if (mark instanceof Mark.Arrow a) {
                out.append("[%cal G").append(new Move(a.from(), a.to()).iccs()).append(']');
            } else if (mark instanceof Mark.Spot s) {
                out.append("[%csl G").append(Points.iccs(s.point())).append(']');
            }
        }
        if (comment.startsWith("[%")) {
            out.append(END);
        }
        return out.append(out.isEmpty() || comment.isEmpty() ? "" : " ").append(comment).toString();
    }

    /** Returns the judgement that a numeric glyph of PGN stands for, or null. */
    static Mark.Glyph ofNag(int number) {
        return number >= 1 && number <= 6 ? Mark.Glyph.values()[number - 1] : null;
    }

    /** Returns the numeric glyph of PGN for a judgement. */
    static int nag(Mark.Glyph glyph) {
        return glyph.ordinal() + 1;
    }
}
