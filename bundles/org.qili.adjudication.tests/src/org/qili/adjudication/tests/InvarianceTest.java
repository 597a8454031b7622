// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Status;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.analysis.Cycle;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.board.Side;
import org.qili.model.Label;

/**
 * What must not matter to a ruling: on which side of the board the game is played, which colour
 * plays it, with which move of the cycle the list of moves begins, how often it is repeated, and a
 * man that takes no part.
 */
final class InvarianceTest {

    private static final long SEED = 20201231;

    private static final int RANDOM_GAMES = 60;

    private static final List<RuleSet> RULEBOOKS = Books.allShipped();

    private static final Map<String, Games> GAMES = games();

    /** What a move is called. */
    private record Name(Label label, Optional<String> sublabel) {
        static Name of(LabelledMove move) {
            return new Name(move.label(), move.sublabel());
        }
    }

    /** All of a ruling that is compared. */
    private record Outcome(
            String rulebook, Status status, int missing, Verdict verdict, List<Name> names) {

        static Outcome of(Ruling ruling) {
            return new Outcome(
                    ruling.rulebook().id(),
                    ruling.status(),
                    ruling.missing(),
                    ruling.verdict(),
                    ruling.moves().stream().map(Name::of).toList());
        }

        static List<Outcome> all(Games game) {
            GameFacts facts = game.facts();
            return RULEBOOKS.stream()
                    .map(r -> of(org.qili.adjudication.Adjudicator.rule(facts, r)))
                    .toList();
        }

        Outcome swapped() {
            return new Outcome(rulebook, status, missing, InvarianceTest.swapped(verdict), names);
        }
    }

    @Test
    void enoughGamesAndRulebooksAreLookedAt() {
        assertTrue(RULEBOOKS.size() >= 4);
        assertTrue(Books.precedents().size() >= 10);
        assertEquals(
                Books.precedents().size() + CyclesTest.rows().count() + RANDOM_GAMES, GAMES.size());
    }

    @Test
    void theMirrorChangesNothing() {
        forAll((name, game) -> assertEquals(Outcome.all(game), Outcome.all(game.mirrored()), name));
    }

    @Test
    void coloursChangeOnlyTheSides() {
        forAll(
                (name, game) ->
                        assertEquals(
                                Outcome.all(game).stream().map(Outcome::swapped).toList(),
                                Outcome.all(game.colourSwapped()),
                                name));
    }

    @Test
    void theCycleMayBeginAnywhere() {
        forAll(
                (name, game) -> {
                    Cycle cycle = game.facts().cycle().orElseThrow();
                    Games once = once(game, cycle);
                    for (int shift = 1; shift < cycle.period(); shift++) {
                        List<Move> moves =
                                new ArrayList<>(once.moves().subList(shift, cycle.period()));
                        moves.addAll(once.moves().subList(0, shift));
                        Games shifted = new Games(once.positions().get(shift), moves);
                        compareCycles(name + " from " + shift, once, shifted, shift);
                    }
                });
    }

    @Test
    void repeatingTheCycleKeepsLabelsAndVerdict() {
        forAll(
                (name, game) -> {
                    Games once = once(game, game.facts().cycle().orElseThrow());
                    compareCycles(name + " once and three times", once, once.times(3), 0);
                });
    }

    /**
     * A pawn of the side on its own half, where no man of either side comes near it on any line,
     * and from where it comes near nothing. It blocks nothing, protects nothing and is no prey.
     */
    @Test
    void aManThatTakesNoPartChangesNothing() {
        List<String> tried = new ArrayList<>();
        forAll(
                (name, game) -> {
                    Optional<Games> more = withIdlePawn(game);
                    if (more.isPresent()) {
                        tried.add(name);
                        assertEquals(Outcome.all(game), Outcome.all(more.get()), name);
                    }
                });
        assertTrue(tried.size() >= 10, () -> "only " + tried);
    }

    // ---- helpers ----

    @FunctionalInterface
    private interface Check {
        void on(String name, Games game);
    }

    private static void forAll(Check check) {
        assertAll(
                GAMES.entrySet().stream()
                        .map(e -> (Executable) () -> check.on(e.getKey(), e.getValue())));
    }

    private static Verdict swapped(Verdict verdict) {
        return switch (verdict) {
            case RED_MUST_CHANGE -> Verdict.BLACK_MUST_CHANGE;
            case BLACK_MUST_CHANGE -> Verdict.RED_MUST_CHANGE;
            case RED_LOSES -> Verdict.BLACK_LOSES;
            case BLACK_LOSES -> Verdict.RED_LOSES;
            case DRAW, UNDETERMINED -> verdict;
        };
    }

    /** One round trip of the cycle by itself. */
    private static Games once(Games game, Cycle cycle) {
        return new Games(
                game.positions().get(cycle.firstPly()),
                game.moves().subList(cycle.firstPly(), cycle.endOfFirst()));
    }

    private static void compareCycles(String name, Games one, Games other, int shift) {
        List<Outcome> first = Outcome.all(one);
        List<Outcome> second = Outcome.all(other);
        int period = one.moves().size();
        for (int i = 0; i < first.size(); i++) {
            String what = name + " under " + first.get(i).rulebook();
            assertEquals(first.get(i).verdict(), second.get(i).verdict(), what);
            List<Name> names = first.get(i).names();
            List<Name> expected =
                    IntStream.range(0, other.moves().size())
                            .mapToObj(ply -> names.get((ply + shift) % period))
                            .toList();
            assertEquals(expected, second.get(i).names(), what);
        }
    }

    private static Map<String, Games> games() {
        Map<String, Games> games = new LinkedHashMap<>(Books.precedents());
        CyclesTest.rows().forEach(r -> games.put(r.why(), r.game()));
        Random random = new Random(SEED);
        for (int found = 0; found < RANDOM_GAMES; ) {
            Optional<Games> game = randomCycle(random);
            if (game.isPresent()) {
                games.put("random " + found++, game.get());
            }
        }
        return games;
    }

    /** A random position of a random game, two moves there and the way back. */
    private static Optional<Games> randomCycle(Random random) {
        Position position = Position.start();
        int plies = 10 + random.nextInt(120);
        for (int i = 0; i < plies; i++) {
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()) {
                return Optional.empty();
            }
            position = position.play(legal.get(random.nextInt(legal.size())));
        }
        List<Move> moves = new ArrayList<>();
        Position at = position;
        for (int i = 0; i < 4; i++) {
            Move move;
            if (i < 2) {
                Position here = at;
                List<Move> quiet =
                        at.legalMoves().stream().filter(m -> here.at(m.to()) == null).toList();
                if (quiet.isEmpty()) {
                    return Optional.empty();
                }
                move = quiet.get(random.nextInt(quiet.size()));
            } else {
                move = new Move(moves.get(i - 2).to(), moves.get(i - 2).from());
            }
            if (!at.isLegal(move)) {
                return Optional.empty();
            }
            moves.add(move);
            at = at.play(move);
        }
        return Optional.of(new Games(position, moves));
    }

    private static Optional<Games> withIdlePawn(Games game) {
        List<Position> positions = game.positions();
        for (Side side : Side.values()) {
            int rank = side == Side.RED ? 3 : 6;
            for (int file : new int[] {0, 8}) {
                int point = Points.of(file, rank);
                if (positions.stream().allMatch(p -> farAway(p, point, side))) {
                    return withMan(game, point, Man.of(side, Kind.PAWN));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether nobody stands on the file and on the ranks where the pawn could matter. */
    private static boolean farAway(Position position, int point, Side side) {
        long pawns =
                IntStream.range(0, Points.COUNT)
                        .mapToObj(position::at)
                        .filter(m -> m != null && m.side() == side && m.kind() == Kind.PAWN)
                        .count();
        return pawns < 5
                && IntStream.range(0, Points.COUNT)
                        .filter(p -> position.at(p) != null)
                        .noneMatch(
                                p ->
                                        Math.abs(Points.file(p) - Points.file(point)) <= 2
                                                || Points.rank(p) == Points.rank(point));
    }

    private static Optional<Games> withMan(Games game, int point, Man man) {
        Setup setup = Setup.of(game.start()).with(point, man);
        return setup.check() instanceof Setup.Result.Valid valid
                ? Optional.of(new Games(valid.position(), game.moves()))
                : Optional.empty();
    }
}
