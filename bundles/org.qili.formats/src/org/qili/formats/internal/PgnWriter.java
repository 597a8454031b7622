// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.Locale;
import java.util.Set;
import org.qili.board.Game;
import org.qili.board.Line;
import org.qili.board.Mark;
import org.qili.board.Ply;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.board.notation.Notation;
import org.qili.formats.Loss.Kind;

/** Writes PGN with the moves in a given notation. */
final class PgnWriter implements GameWriter {
    private static final Set<String> RESERVED =
            Set.of(
                    PgnReader.FEN.toLowerCase(Locale.ROOT),
                    PgnReader.FORMAT.toLowerCase(Locale.ROOT),
                    PgnReader.SETUP.toLowerCase(Locale.ROOT));

    private final Notation notation;
    private final String format;

    /**
     * Creates a writer.
     *
     * @param notation the notation of the moves
     * @param format its name for the tag {@code Format}; empty for Chinese notation, the usual one
     */
    PgnWriter(Notation notation, String format) {
        this.notation = notation;
        this.format = format;
    }

    @Override
    public void write(Game game, StringBuilder out, Losses losses) {
        out.append(out.isEmpty() ? "" : "\n");
        tag(PgnReader.GAME, PgnReader.GAME_VALUE, out);
        game.tags().forEach((name, value) -> gameTag(name, value, out, losses));
        if (!game.start().fen().equals(Position.start().fen())) {
            tag(PgnReader.FEN, game.start().fen(), out);
        }
        if (!format.isEmpty()) {
            tag(PgnReader.FORMAT, format, out);
        }
        out.append('\n');
        String comment = game.tags().getOrDefault(Game.COMMENT, "");
        if (!comment.isEmpty()) {
            comment(comment, out);
            out.append('\n');
        }
        new Moves(out).line(game.main(), game.start(), true);
        newLine(out);
        String result = game.tags().getOrDefault(Game.RESULT, "");
        boolean known = Results.parse(result).filter(result::equals).isPresent();
        out.append(known ? result : Results.OPEN).append('\n');
    }

    private static void gameTag(String name, String value, StringBuilder out, Losses losses) {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean implied = name.equals(PgnReader.GAME) && value.equals(PgnReader.GAME_VALUE);
        if (name.equals(Game.COMMENT) || implied) {
            return;
        }
        if (RESERVED.contains(lower) || !name.matches("[A-Za-z]\\w*")) {
            losses.add(Kind.TAGS, name);
        } else {
            tag(name, value, out);
        }
    }

    private static void tag(String name, String value, StringBuilder out) {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        out.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }

    private static void comment(String comment, StringBuilder out) {
        boolean braces = comment.indexOf('}') < 0 && !PgnReader.TAG_LINE.matcher(comment).find();
        if (braces) {
            out.append('{').append(comment).append('}');
        } else {
            newLine(out);
            comment.lines().forEach(line -> out.append(';').append(line).append('\n'));
        }
    }

    private static void newLine(StringBuilder out) {
        if (!out.isEmpty() && out.charAt(out.length() - 1) != '\n') {
            out.append('\n');
        }
    }

    private final class Moves {
        private final StringBuilder out;

        Moves(StringBuilder out) {
            this.out = out;
        }

        /** Writes a line; the main line has one round on each line of text. */
        void line(Line line, Position start, boolean main) {
            Position position = start;
            boolean numbered = true;
            for (Ply ply : line.plies()) {
                boolean red = position.sideToMove() == Side.RED;
                if (main && red) {
                    newLine(out);
                }
                if (red || numbered) {
                    blank();
                    out.append(position.moveNumber()).append(red ? ". " : "... ");
                }
                blank();
                out.append(notation.write(position, ply.move()));
                numbered = extras(ply, position);
                position = position.play(ply.move());
            }
        }

        private void blank() {
            if (!out.isEmpty() && " \n(".indexOf(out.charAt(out.length() - 1)) < 0) {
                out.append(' ');
            }
        }

        /** Writes what hangs on a ply; says whether the next one must be numbered again. */
        private boolean extras(Ply ply, Position before) {
            for (Mark mark : ply.marks()) {
                if (mark instanceof Mark.Glyph glyph) {
                    out.append(" $").append(CommentMarks.nag(glyph));
                }
            }
            String comment = CommentMarks.put(ply.marks(), ply.comment());
            if (!comment.isEmpty()) {
                blank();
                comment(comment, out);
            }
            for (Line variation : ply.variations()) {
                blank();
                out.append('(');
                line(variation, before, false);
                out.append(')');
            }
            return !comment.isEmpty() || !ply.variations().isEmpty();
        }
    }
}
