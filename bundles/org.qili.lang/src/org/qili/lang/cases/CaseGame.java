// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qili.adjudication.text.BoardTexts;
import org.qili.adjudication.text.TextBundle;
import org.qili.analysis.Cycle;
import org.qili.analysis.Cycles;
import org.qili.board.Fault;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.board.notation.ScoreReader.Result;
import org.qili.lang.cases.CaseProblem.Kind;
import org.qili.lang.cases.CaseProblem.Place;
import org.qili.lang.text.LangMessages;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.MoveEntry;
import org.qili.model.Party;

/**
 * The game of a case: its position and the moves up to the first that can't be read.
 *
 * @param start the position, empty if it is none
 * @param moves legal moves from there
 * @param cycle the cycle to judge: the one marked, else the one found; empty if nothing recurs
 * @param problems what is wrong, the variations left out
 * @param variations what might have been played instead, in the order of the text
 */
public record CaseGame(
        Optional<Position> start,
        List<Move> moves,
        Optional<Cycle> cycle,
        List<CaseProblem> problems,
        List<CaseVariation> variations) {

    public CaseGame {
        moves = List.copyOf(moves);
        problems = List.copyOf(problems);
        variations = List.copyOf(variations);
    }

    /** Whether all of it could be read. */
    public boolean complete() {
        return problems.stream().noneMatch(p -> p.kind().isError());
    }

    /** Reads the game of a case; reasons are given in the language. */
    public static CaseGame of(Case source, Language language) {
        List<CaseProblem> problems = new ArrayList<>();
        Optional<Position> start = start(source, language, problems);
        if (start.isEmpty()) {
            return new CaseGame(start, List.of(), Optional.empty(), problems, List.of());
        }
        List<Move> moves = moves(source.getMoves(), start.get(), language, problems);
        Optional<Cycle> cycle = cycle(source, start.get(), moves, language, problems);
        List<CaseVariation> variations = CaseVariation.of(source, start.get(), moves, language);
        return new CaseGame(start, moves, cycle, problems, variations);
    }

    private static Optional<Position> start(
            Case source, Language language, List<CaseProblem> problems) {
        if (!source.getRows().isEmpty()) {
            return drawn(source, language, problems);
        }
        if (source.getFen() == null) {
            return Optional.of(Position.start());
        }
        FenResult result = Fen.parse(source.getFen());
        List<Fault> faults =
                result instanceof FenResult.Bad bad
                        ? bad.faults()
                        : ((FenResult.Ok) result).warnings();
        BoardTexts texts = BoardTexts.in(language);
        for (Fault fault : faults) {
            Place place =
                    fault.offset() < 0
                            ? Place.WHOLE
                            : new Place(-1, fault.offset(), fault.length());
            problems.add(
                    new CaseProblem(
                            kind(fault),
                            source,
                            Literals.CASE__FEN,
                            place,
                            texts.fault(fault),
                            List.of()));
        }
        return result instanceof FenResult.Ok ok ? Optional.of(ok.position()) : Optional.empty();
    }

    private static Optional<Position> drawn(
            Case source, Language language, List<CaseProblem> problems) {
        Side first = source.getFirst() == Party.BLACK ? Side.BLACK : Side.RED;
        BoardDiagram diagram = BoardDiagram.of(source.getRows(), first);
        TextBundle texts = LangMessages.in(language);
        for (BoardDiagram.Flaw flaw : diagram.flaws()) {
            Place place =
                    flaw.column() < 0
                            ? Place.at(flaw.row())
                            : new Place(flaw.row(), flaw.column(), 1);
            problems.add(
                    new CaseProblem(
                            Kind.BAD_POSITION,
                            source,
                            Literals.CASE__ROWS,
                            place,
                            texts.of("diagram", flaw.kind(), flaw.found()),
                            List.of()));
        }
        if (!diagram.flaws().isEmpty()) {
            return Optional.empty();
        }
        for (Fault fault : diagram.faults()) {
            Place place =
                    fault.points().isEmpty()
                            ? Place.WHOLE
                            : new Place(
                                    diagram.row(fault.points().get(0)),
                                    diagram.column(fault.points().get(0)),
                                    1);
            problems.add(
                    new CaseProblem(
                            kind(fault),
                            source,
                            Literals.CASE__ROWS,
                            place,
                            BoardTexts.in(language).fault(fault),
                            List.of()));
        }
        return diagram.position();
    }

    private static Kind kind(Fault fault) {
        return fault.isError() ? Kind.BAD_POSITION : Kind.SUSPICIOUS_POSITION;
    }

    /** The moves written in entries, up to the first that can't be read. */
    static List<Move> moves(
            List<MoveEntry> written,
            Position start,
            Language language,
            List<CaseProblem> problems) {
        List<MoveEntry> entries = written.stream().filter(m -> m.getText() != null).toList();
        Result result = ScoreTexts.read(start, entries.stream().map(MoveEntry::getText).toList());
        if (result instanceof Result.Restored restored) {
            return restored.moves();
        }
        BoardTexts texts = BoardTexts.in(language);
        if (result instanceof Result.Ambiguous ambiguous) {
            List<Move> sure = certain(ambiguous.choices());
            MoveEntry entry = entries.get(sure.size());
            Position before = play(start, sure);
            List<Move> choices = ambiguous.choices().get(sure.size());
            problems.add(
                    new CaseProblem(
                            Kind.AMBIGUOUS_MOVE,
                            entry,
                            Literals.MOVE_ENTRY__TEXT,
                            Place.WHOLE,
                            texts.ambiguous(before, entry.getText(), choices),
                            choices.stream().map(m -> texts.move(before, m)).toList()));
            return sure;
        }
        if (result instanceof Result.Unreadable unreadable) {
            List<Move> sure = certain(unreadable.choices());
            Position before = play(start, sure);
            boolean here = sure.size() == unreadable.ply();
            MoveEntry entry = entries.get(unreadable.ply());
            problems.add(
                    new CaseProblem(
                            Kind.BAD_MOVE,
                            entry,
                            Literals.MOVE_ENTRY__TEXT,
                            Place.WHOLE,
                            texts.unreadable(before, unreadable.why()),
                            here
                                    ? unreadable.why().nearest().stream()
                                            .map(m -> texts.move(before, m))
                                            .toList()
                                    : List.of()));
            return sure;
        }
        Result.LimitReached limit = (Result.LimitReached) result;
        problems.add(
                new CaseProblem(
                        Kind.TOO_DOUBTFUL,
                        entries.get(limit.ply()),
                        Literals.MOVE_ENTRY__TEXT,
                        LangMessages.in(language).get("case.too-doubtful")));
        return certain(limit.choices());
    }

    private static List<Move> certain(List<List<Move>> choices) {
        return choices.stream().takeWhile(c -> c.size() == 1).map(c -> c.get(0)).toList();
    }

    /** The position after moves. */
    static Position play(Position start, List<Move> moves) {
        Position position = start;
        for (Move move : moves) {
            position = position.play(move);
        }
        return position;
    }

    private static Optional<Cycle> cycle(
            Case source,
            Position start,
            List<Move> moves,
            Language language,
            List<CaseProblem> problems) {
        Optional<Cycle> found = Cycles.find(start, moves);
        TextBundle texts = LangMessages.in(language);
        boolean allRead = problems.stream().noneMatch(p -> p.kind().isError());
        if (found.isEmpty() && allRead && !moves.isEmpty()) {
            problems.add(
                    new CaseProblem(
                            Kind.NO_REPETITION,
                            source,
                            Literals.CASE__NAME,
                            texts.get("case.no-repetition")));
        }
        int from = source.getCycleFrom() - 1;
        if (source.getCycleFrom() == 0 || !allRead) {
            return found;
        }
        Optional<Cycle> marked =
                from < 0 || from >= moves.size()
                        ? Optional.empty()
                        : Cycles.find(
                                        play(start, moves.subList(0, from)),
                                        moves.subList(from, moves.size()))
                                .filter(c -> c.firstPly() == 0)
                                .map(c -> new Cycle(from, c.period(), c.repetitions()));
        if (marked.isEmpty()) {
            problems.add(
                    new CaseProblem(
                            Kind.NO_SUCH_CYCLE,
                            source,
                            Literals.CASE__CYCLE_FROM,
                            texts.get("case.no-such-cycle", String.valueOf(from + 1))));
            return found;
        }
        return marked;
    }
}
