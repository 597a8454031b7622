// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.model.Label;

/** Hand-made games: a position, the moves of one round trip, and how often it is made. */
record Games(Position start, List<Move> moves) {

    private static final FactsCache CACHE = new FactsCache(new Analyser(Limits.standard()), 20_000);

    /**
     * A position by its FEN (board and side to move) and moves in ICCS, played once.
     *
     * @param moves blank-separated
     */
    static Games of(String fen, String moves) {
        FenResult result = Fen.parse(fen + " - - 0 1");
        Position start = assertInstanceOf(FenResult.Ok.class, result, fen).position();
        return new Games(
                start,
                Arrays.stream(moves.split(" ")).map(m -> Move.parseIccs(m).orElseThrow()).toList());
    }

    /** The same moves made so many times. */
    Games times(int times) {
        return new Games(
                start, Collections.nCopies(times, moves).stream().flatMap(List::stream).toList());
    }

    /** Facts of the game. */
    GameFacts facts() {
        return CACHE.facts(start, moves, GameFacts.Progress.NONE).orElseThrow();
    }

    /** The ruling of a rulebook. */
    Ruling by(RuleSet rules) {
        return Adjudicator.rule(facts(), rules);
    }

    /** Labels of the first moves of a ruling, Red's and Black's as they come. */
    static List<Label> labels(Ruling ruling, int count) {
        return ruling.moves().stream().limit(count).map(LabelledMove::label).toList();
    }

    /** Labels of one side over the cycle. */
    static List<Label> labels(Ruling ruling, Side side) {
        return ruling.profile(side).moves().stream().map(LabelledMove::label).toList();
    }

    /** Every number of the rules behind a move's label. */
    static List<String> clauses(LabelledMove move) {
        return move.rules().stream().flatMap(r -> r.numbers().stream()).distinct().toList();
    }

    /** Number of the general rule that decided, empty if none did. */
    static String clause(Ruling ruling) {
        return ruling.rule().map(RuleRef::number).orElse("");
    }

    /** The game seen in a mirror: files reversed. */
    Games mirrored() {
        return new Games(start.mirrored(), mapped(Points::mirror));
    }

    /** The game with the colours changed: the board turned by half, the other side to move. */
    Games colourSwapped() {
        return new Games(start.colourSwapped(), mapped(Points::rotate));
    }

    private List<Move> mapped(IntUnaryOperator point) {
        return moves.stream()
                .map(m -> new Move(point.applyAsInt(m.from()), point.applyAsInt(m.to())))
                .toList();
    }

    /** The move of that index as the shipped rules of 1999 name it. */
    LabelledMove move1999(int index) {
        return by(Books.CXA_1999).moves().get(index);
    }

    /** The position before every move. */
    List<Position> positions() {
        List<Position> positions = new ArrayList<>(List.of(start));
        moves.forEach(m -> positions.add(positions.get(positions.size() - 1).play(m)));
        return positions;
    }
}
