// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.List;
import org.qili.board.Game;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.formats.Loss.Kind;

/** Writes a game on one line: its position, alone, with operations as EPD, or with its moves. */
final class LineWriter implements GameWriter {
    /** What follows the position. */
    enum Tail {
        /** Nothing. */
        NOTHING,
        /** The tags as operations. */
        OPERATIONS,
        /** The moves of the main line and the result. */
        MOVES
    }

    private final Tail tail;

    LineWriter(Tail tail) {
        this.tail = tail;
    }

    @Override
    public void write(Game game, StringBuilder out, Losses losses) {
        NormalForm.countExtras(game.main(), losses);
        if (tail == Tail.OPERATIONS) {
            operations(game, out, losses);
        } else {
            out.append(game.start().fen());
        }
        if (tail == Tail.MOVES) {
            moves(game, out, losses);
        } else {
            losses.add(Kind.MOVES, game.main().plies().size());
        }
        if (tail == Tail.NOTHING) {
            game.tags().keySet().forEach(name -> lose(name, losses));
        }
        out.append('\n');
    }

    private static void lose(String tag, Losses losses) {
        switch (tag) {
            case Game.RESULT -> losses.add(Kind.RESULT);
            case Game.COMMENT -> losses.add(Kind.COMMENTS);
            default -> losses.add(Kind.TAGS, tag);
        }
    }

    private static void operations(Game game, StringBuilder out, Losses losses) {
        Position start = game.start();
        String fen = start.fen();
        String counters = " " + start.sinceCapture() + " " + start.moveNumber();
        out.append(fen, 0, fen.length() - counters.length());
        if (start.sinceCapture() != 0 || start.moveNumber() != 1) {
            out.append(' ').append(Epd.SINCE_CAPTURE).append(' ').append(start.sinceCapture());
            out.append("; ").append(Epd.MOVE_NUMBER).append(' ').append(start.moveNumber());
            out.append(';');
        }
        game.tags()
                .forEach(
                        (tag, value) -> {
                            boolean comment = tag.equals(Game.COMMENT);
                            if (!comment && Epd.RESERVED.contains(tag)
                                    || !tag.matches("[A-Za-z]\\w*")) {
                                losses.add(Kind.TAGS, tag);
                            } else {
                                String name = comment ? Epd.COMMENT : tag;
                                out.append(' ').append(name).append(' ');
                                out.append(Epd.quote(value)).append(';');
                            }
                        });
    }

    private static void moves(Game game, StringBuilder out, Losses losses) {
        List<Move> moves = game.moves();
        String result = game.tags().getOrDefault(Game.RESULT, "");
        boolean told = Results.parse(result).filter(result::equals).isPresent();
        game.tags().keySet().stream()
                .filter(tag -> !told || !tag.equals(Game.RESULT))
                .forEach(tag -> lose(tag, losses));
        if (!moves.isEmpty() || told) {
            out.append(" moves");
        }
        moves.forEach(move -> out.append(' ').append(move.iccs()));
        out.append(told ? " " + result : "");
    }
}
