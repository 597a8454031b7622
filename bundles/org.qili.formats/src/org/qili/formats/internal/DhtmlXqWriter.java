// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qili.board.Game;
import org.qili.board.Line;
import org.qili.board.Man;
import org.qili.board.Ply;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.formats.Loss.Kind;

/** Writes the tagged text of the DhtmlXQ viewer. */
final class DhtmlXqWriter implements GameWriter {
    private static final Pattern CLOSING = Pattern.compile("\\[/DhtmlXQ");

    @Override
    public void write(Game game, StringBuilder out, Losses losses) {
        out.append("[DhtmlXQ]\n");
        Run run = new Run(out, losses);
        run.tag("ver", "www_dpxq_com");
        run.tag("init", "500,350");
        game.tags().forEach(run::gameTag);
        run.start(game);
        run.tag(DhtmlXq.MOVES, digits(game.main()));
        String comment = game.tags().getOrDefault(Game.COMMENT, "");
        if (!comment.isEmpty()) {
            run.text(DhtmlXq.COMMENT + "0", comment);
        }
        run.extras(game.main(), 0, 1);
        out.append("[/DhtmlXQ]\n");
    }

    private static String digits(Line line) {
        StringBuilder digits = new StringBuilder(4 * line.plies().size());
        for (Ply ply : line.plies()) {
            digits.append(DhtmlXq.digits(ply.move().from()));
            digits.append(DhtmlXq.digits(ply.move().to()));
        }
        return digits.toString();
    }

    private static final class Run {
        private final StringBuilder out;
        private final Losses losses;
        private int lines = 1;

        Run(StringBuilder out, Losses losses) {
            this.out = out;
            this.losses = losses;
        }

        void tag(String name, String value) {
            String full = DhtmlXq.PREFIX + name;
            out.append('[').append(full).append(']').append(value);
            out.append("[/").append(full).append("]\n");
        }

        void gameTag(String tag, String value) {
            if (tag.equals(Game.COMMENT)) {
                return;
            }
            String name = DhtmlXq.fromTag(tag);
            boolean free =
                    name.matches("\\w+")
                            && DhtmlXq.toTag(name).equals(tag)
                            && !DhtmlXq.DISPLAY.contains(name)
                            && !DhtmlXq.STRUCTURE.matcher(name).matches();
            if (free) {
                text(name, tag.equals(Game.RESULT) ? result(value) : value);
            } else {
                losses.add(Kind.TAGS, tag);
            }
        }

        private static String result(String value) {
            return switch (value) {
                case Results.RED -> "红胜";
                case Results.BLACK -> "黑胜";
                case Results.DRAW -> "和局";
                case Results.OPEN -> "未知";
                default -> value;
            };
        }

        /** Writes a text; what would end the tag or a line is changed. */
        void text(String name, String text) {
            String used = text.replace(DhtmlXq.LINE_BREAK, "| |");
            Matcher closing = CLOSING.matcher(TextSource.halfWidth(used));
            StringBuilder safe = new StringBuilder(used);
            while (closing.find()) {
                safe.setCharAt(closing.start(), '(');
            }
            used = safe.toString();
            if (!used.equals(text)) {
                losses.add(Kind.TEXTS_CHANGED);
            }
            tag(name, used.replace("\n", DhtmlXq.LINE_BREAK));
        }

        /** Writes the men; all of the position only if they and the first move do not tell it. */
        void start(Game game) {
            Position start = game.start();
            StringBuilder men = new StringBuilder(64);
            boolean[] used = new boolean[Points.COUNT];
            for (Man man : DhtmlXq.SLOTS) {
                men.append(next(start, man, used));
            }
            tag(DhtmlXq.POSITION, men.toString());
            boolean sideTold = start.sideToMove() == Side.RED || !game.main().plies().isEmpty();
            if (!sideTold || start.sinceCapture() != 0 || start.moveNumber() != 1) {
                tag(DhtmlXq.FEN, start.fen());
            }
        }

        private static String next(Position start, Man man, boolean[] used) {
            for (int p = 0; p < Points.COUNT; p++) {
                if (!used[p] && start.at(p) == man) {
                    used[p] = true;
                    return DhtmlXq.digits(p);
                }
            }
            return "99";
        }

        /** Writes the comments of a line and its variations, each followed by its own. */
        void extras(Line line, int id, int firstPly) {
            List<Line> variations = new ArrayList<>();
            List<Integer> plies = new ArrayList<>();
            for (int i = 0; i < line.plies().size(); i++) {
                Ply ply = line.plies().get(i);
                losses.add(Kind.MARKS, ply.marks().size());
                if (!ply.comment().isEmpty()) {
                    String line0 = id == 0 ? "" : id + "_";
                    text(DhtmlXq.COMMENT + line0 + (firstPly + i), ply.comment());
                }
                for (Line variation : ply.variations()) {
                    variations.add(variation);
                    plies.add(firstPly + i);
                }
            }
            int firstId = lines;
            lines += variations.size();
            for (int i = 0; i < variations.size(); i++) {
                tag(
                        "move_" + id + "_" + plies.get(i) + "_" + (firstId + i),
                        digits(variations.get(i)));
            }
            for (int i = 0; i < variations.size(); i++) {
                extras(variations.get(i), firstId + i, plies.get(i));
            }
        }
    }
}
