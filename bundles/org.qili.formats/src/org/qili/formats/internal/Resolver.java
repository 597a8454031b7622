// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.qili.board.Board;
import org.qili.board.Line;
import org.qili.board.Mark;
import org.qili.board.Move;
import org.qili.board.Ply;
import org.qili.board.Position;
import org.qili.board.notation.Notation;
import org.qili.board.notation.Reading;
import org.qili.board.notation.ScoreReader;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

/**
 * Plays the moves of a file through. A line is kept up to its first move that is illegal or cannot
 * be read; that move is reported with its place.
 */
final class Resolver {
    /** How far ahead an ambiguous move is followed, in plies; few games are longer. */
    private static final int MAX_AHEAD = 600;

    /** How many positions a ply the readings of a score may lead to on the average. */
    private static final int POSITIONS_A_PLY = 40;

    private static final int LEAST_POSITIONS = 1000;

    private final Report report;
    private final LongFunction<Place> places;
    private final TokenReader reader;
    private final Board board;

    /**
     * Creates a resolver for one game.
     *
     * @param places makes a place of an offset in the file
     */
    Resolver(Report report, LongFunction<Place> places, Position start, RawLine main) {
        this.report = report;
        this.places = places;
        board = start.board();
        reader = TokenReader.of(start, main);
    }

    /** Returns the legal part of a line. */
    Line resolve(RawLine main) {
        return new Line(line(main, 0));
    }

    private List<Ply> line(RawLine raw, int depth) {
        List<Ply> plies = new ArrayList<>(raw.plies.size());
        List<Move> known = List.of();
        int knownFrom = 0;
        for (int i = 0; i < raw.plies.size(); i++) {
            RawPly ply = raw.plies.get(i);
            int move = i - knownFrom < known.size() ? known.get(i - knownFrom).packed() : -1;
            if (move < 0) {
                Reading reading = read(ply);
                if (reading instanceof Reading.Many many) {
                    Restoration restored = restore(raw, i, many);
                    known = restored.moves;
                    knownFrom = i;
                    if (known.isEmpty()) {
                        ambiguous(ply, restored.choices, depth + i == 0);
                        break;
                    }
                    move = known.get(0).packed();
                } else if (reading instanceof Reading.One one) {
                    move = one.move().packed();
                } else {
                    unread(ply, (Reading.None) reading, depth + i == 0);
                    break;
                }
            }
            if (!report.node(places.apply(ply.offset))) {
                break;
            }
            List<Line> variations = variations(ply, depth);
            List<Mark> marks = NormalForm.inOrder(ply.marks);
            plies.add(new Ply(Move.of(move), ply.comment(), marks, variations));
            board.make(move);
        }
        for (int i = 0; i < plies.size(); i++) {
            board.unmake();
        }
        return plies;
    }

    private List<Line> variations(RawPly ply, int depth) {
        if (ply.variations.isEmpty()) {
            return List.of();
        }
        if (depth >= report.limits().maxDepth()) {
            report.warn(
                    Code.TOO_DEEP,
                    places.apply(ply.offset),
                    "",
                    new Detail.Number(report.limits().maxDepth()));
            return List.of();
        }
        List<Line> variations = new ArrayList<>(ply.variations.size());
        for (RawLine raw : ply.variations) {
            List<Ply> plies = line(raw, depth + 1);
            if (!plies.isEmpty()) {
                addFlat(variations, plies, raw.comment);
            }
        }
        return variations;
    }

    /**
     * Adds a variation. Lines that branch off at its first move are alternatives to the same ply of
     * the parent, so they become its neighbours: there is one form for one tree.
     */
    private static void addFlat(List<Line> variations, List<Ply> plies, String before) {
        Ply first = plies.get(0);
        String comment = Comments.join(before, first.comment());
        plies.set(0, new Ply(first.move(), comment, first.marks(), List.of()));
        variations.add(new Line(plies));
        variations.addAll(first.variations());
    }

    private Reading read(RawPly ply) {
        if (ply.text == null) {
            return legal(Move.of(ply.packed), "");
        }
        if (ply.style == MoveScanner.Style.COORDINATES && reader.readsIccs()) {
            return Move.parseIccs(ply.text)
                    .map(m -> legal(m, ply.text))
                    .orElseGet(() -> reader.read(board.toPosition(), ply.text));
        }
        return reader.read(board.toPosition(), ply.text);
    }

    private Reading legal(Move move, String text) {
        return board.isLegal(move.packed())
                ? new Reading.One(move)
                : TokenReader.ICCS.read(board.toPosition(), text.isEmpty() ? move.iccs() : text);
    }

    /** The moves that are certain, possibly none; then the choices for the next one. */
    private record Restoration(List<Move> moves, List<Move> choices) {}

    /** Tries to tell the meaning of a move by whether the moves after it stay legal. */
    private Restoration restore(RawLine raw, int from, Reading.Many many) {
        List<String> texts = new ArrayList<>();
        int to = Math.min(raw.plies.size(), from + MAX_AHEAD);
        for (RawPly ply : raw.plies.subList(from, to)) {
            if (ply.text == null || ply.style == MoveScanner.Style.UNKNOWN) {
                break;
            }
            texts.add(ply.text);
        }
        int size = LEAST_POSITIONS + POSITIONS_A_PLY * texts.size();
        if (!report.search(size)) {
            return new Restoration(List.of(), many.moves());
        }
        ScoreReader.Result result = new ScoreReader(reader, size).read(board.toPosition(), texts);
        if (result instanceof ScoreReader.Result.Restored restored) {
            return new Restoration(restored.moves(), List.of());
        }
        List<List<Move>> choices =
                result instanceof ScoreReader.Result.Ambiguous a
                        ? a.choices()
                        : result instanceof ScoreReader.Result.Unreadable u
                                ? u.choices()
                                : ((ScoreReader.Result.LimitReached) result).choices();
        List<Move> certain = new ArrayList<>();
        for (List<Move> choice : choices) {
            if (choice.size() != 1) {
                return new Restoration(certain, choice);
            }
            certain.add(choice.get(0));
        }
        return new Restoration(certain, many.moves());
    }

    private void ambiguous(RawPly ply, List<Move> choices, boolean fatal) {
        report.note(
                fatal,
                Code.MOVE_AMBIGUOUS,
                places.apply(ply.offset),
                ply.text,
                new Detail.Choices(choices, written(ply, choices)));
    }

    private void unread(RawPly ply, Reading.None none, boolean fatal) {
        Detail detail = new Detail.Unread(none, written(ply, none.nearest()));
        boolean illegal = none.reason() instanceof Reading.Reason.Illegal;
        String found = ply.text == null ? Move.of(ply.packed).iccs() : ply.text;
        report.note(
                fatal,
                illegal ? Code.MOVE_ILLEGAL : Code.MOVE_UNREADABLE,
                places.apply(ply.offset),
                found,
                detail);
    }

    private List<String> written(RawPly ply, List<Move> moves) {
        Position position = board.toPosition();
        Notation notation = TokenReader.shownLike(ply);
        return moves.stream().map(m -> notation.write(position, m)).toList();
    }
}
