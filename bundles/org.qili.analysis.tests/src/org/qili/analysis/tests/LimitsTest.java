// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.analysis.Analyser;
import org.qili.analysis.Attack;
import org.qili.analysis.Form;
import org.qili.analysis.Limits;
import org.qili.analysis.MateThreat;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Offer;
import org.qili.analysis.Prospect;
import org.qili.analysis.Truth;
import org.qili.board.Kind;
import org.qili.board.Move;
import org.qili.board.Position;

/** A search that hits a node limit makes facts unknown, never wrong. */
final class LimitsTest {

    private static final Analyser FULL = new Analyser(Limits.standard());

    /** As deep as usual, with hardly a position to look at. */
    private static Analyser few(long mateNodes, long exchangeNodes) {
        return new Analyser(new Limits(Limits.standard().mateDepth(), mateNodes, exchangeNodes));
    }

    /**
     * CXA 2020, figure 3, second move: the chariot checks on g0, f0 and f1 before it takes on d1.
     */
    @ParameterizedTest
    @CsvSource({"2, false", "3, true", "4, true"})
    void howManyChecksALineMayTakeIsASetting(int checks, boolean wins) {
        Limits usual = Limits.standard();
        Limits limits = new Limits(usual.mateDepth(), usual.mateNodes(), checks, 100_000);
        MoveFacts facts =
                new Analyser(limits)
                        .analyse(
                                Samples.position(
                                        "5a3/5k3/4P4/p7p/9/8P/P8/9/2nRA2r1/2BAK1B2 b - - 0 1"),
                                Samples.moves("h1g1"),
                                0,
                                1)
                        .get(0);
        assertEquals(
                wins,
                facts.attacks().stream()
                        .anyMatch(
                                a ->
                                        a.form() == Form.THROUGH_CHECKS
                                                && a.target().man().kind() == Kind.CHARIOT));
        assertTrue(facts.attacksKnown());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 5, 10, 30, 100, 400, 2_000})
    void figuresKeepTheirFactsOrLoseThem(long nodes) {
        for (String[] row : Samples.rows("figures.tsv")) {
            compare(row[0], Samples.position(row[1]), Samples.moves(row[2]), 0, nodes);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void randomGamesKeepTheirFactsOrLoseThem(long seed) {
        Random random = new Random(seed);
        Position position = Position.start();
        List<Move> moves = new ArrayList<>();
        for (int ply = 0; ply < 60; ply++) {
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move);
            position = position.play(move);
        }
        int from = Math.max(0, moves.size() - 12);
        for (long nodes : new long[] {1, 4, 20, 100}) {
            compare("seed " + seed, Position.start(), moves, from, nodes);
        }
    }

    private static void compare(
            String what, Position start, List<Move> moves, int fromPly, long nodes) {
        List<MoveFacts> full = FULL.analyse(start, moves, fromPly, moves.size());
        // each kind of search in turn, and both together
        long[][] limits = {{nodes, 100_000}, {200_000, nodes}, {nodes, nodes}};
        for (long[] limit : limits) {
            List<MoveFacts> less =
                    few(limit[0], limit[1]).analyse(start, moves, fromPly, moves.size());
            for (int i = 0; i < full.size(); i++) {
                String where =
                        "%s, ply %d, %d and %d nodes"
                                .formatted(what, full.get(i).ply(), limit[0], limit[1]);
                compare(where, full.get(i), less.get(i));
            }
        }
    }

    private static void compare(String where, MoveFacts full, MoveFacts less) {
        assertEquals(full.checkers(), less.checkers(), where);
        assertEquals(full.blocked(), less.blocked(), where);
        assertEquals(full.horsePinned(), less.horsePinned(), where);
        assertSame(where + ", under mate threat", full.underMateThreat(), less.underMateThreat());
        compare(where, full.mateThreat(), less.mateThreat());
        assertEquals(full.offers().size(), less.offers().size(), where);
        for (int i = 0; i < full.offers().size(); i++) {
            Offer offer = less.offers().get(i);
            if (offer.outcome() != Offer.Outcome.UNKNOWN) {
                assertEquals(full.offers().get(i).outcome(), offer.outcome(), where);
            }
            assertSame(where + ", offer", full.offers().get(i).isNew(), offer.isNew());
        }
        for (Attack attack : full.attacks()) {
            if (attack.form() != Form.THROUGH_CHECKS || less.attacksKnown()) {
                assertTrue(
                        less.attacks().stream().anyMatch(a -> alike(a, attack)),
                        () -> where + ": missing " + attack);
            }
        }
        for (Attack attack : less.attacks()) {
            if (attack.now().exact()) {
                Attack same =
                        full.attacks().stream()
                                .filter(a -> alike(a, attack))
                                .findFirst()
                                .orElseThrow(() -> new AssertionError(where + ": new " + attack));
                compare(where, same, attack);
            } else {
                assertEquals(Truth.UNKNOWN, attack.isNew(), where);
            }
        }
    }

    /** Whether two attacks begin with the same move, both with a check or both with a capture. */
    private static boolean alike(Attack a, Attack b) {
        boolean checks = a.form() == Form.THROUGH_CHECKS;
        if (checks != (b.form() == Form.THROUGH_CHECKS) || a.from() != b.from()) {
            return false;
        }
        return checks ? a.line().get(0).equals(b.line().get(0)) : a.at() == b.at();
    }

    private static void compare(String where, MateThreat full, MateThreat less) {
        assertSame(where + ", mate threat", full.present(), less.present());
        assertSame(where + ", beside", full.besidesExchange(), less.besidesExchange());
        if (full.present() != Truth.NO) {
            assertSame(where + ", stood", full.stoodBefore(), less.stoodBefore());
        }
        if (less.present().yes()) {
            assertEquals(full.length(), less.length(), where);
            assertTrue(full.firstMoves().containsAll(less.firstMoves()), where);
            if (less.firstMovesKnown()) {
                assertEquals(full.firstMoves(), less.firstMoves(), where);
            }
        }
    }

    private static void compare(String where, Attack full, Attack less) {
        String what = where + ": " + full + " and " + less;
        assertEquals(full.form(), less.form(), what);
        assertEquals(numbers(full.now()), numbers(less.now()), what);
        assertEquals(full.now().mated(), less.now().mated(), what);
        assertEquals(full.now().root(), less.now().root(), what);
        assertEquals(full.completeAsBefore(), less.completeAsBefore(), what);
        assertEquals(full.renewedByPartner(), less.renewedByPartner(), what);
        assertEquals(full.supported(), less.supported(), what);
        assertEquals(full.helpers(), less.helpers(), what);
        assertEquals(full.victims(), less.victims(), what);
        assertEquals(full.courses(), less.courses(), what);
        if (less.before().isPresent() && less.before().get().exact()) {
            Prospect before = full.before().orElseThrow();
            assertEquals(numbers(before), numbers(less.before().get()), what);
        }
        assertSame(what + ", new", full.isNew(), less.isNew());
        assertSame(what + ", but for mate", full.stoodButForMate(), less.stoodButForMate());
        assertSame(what + ", target stood", full.targetStood(), less.targetStood());
        assertSame(
                what + ", stood after the previous move",
                full.stoodAfterPreviousMove(),
                less.stoodAfterPreviousMove());
    }

    private static List<Integer> numbers(Prospect prospect) {
        return List.of(prospect.point(), prospect.complete(), prospect.matedIn());
    }

    private static void assertSame(String what, Truth full, Truth less) {
        assertTrue(less == Truth.UNKNOWN || less == full, () -> what + ": " + full + ", " + less);
    }

    /** With one position to look at, lines of two checks are missed: the comparison meets some. */
    @Test
    void someLinesOfChecksAreMissed() {
        int missed = 0;
        for (String[] row : Samples.rows("figures.tsv")) {
            Position start = Samples.position(row[1]);
            List<Move> moves = Samples.moves(row[2]);
            List<MoveFacts> full = FULL.analyse(start, moves, 0, moves.size());
            List<MoveFacts> less = few(200_000, 1).analyse(start, moves, 0, moves.size());
            for (int i = 0; i < full.size(); i++) {
                List<Attack> found = less.get(i).attacks();
                for (Attack attack : full.get(i).attacks()) {
                    if (found.stream().noneMatch(a -> alike(a, attack))) {
                        missed++;
                        assertFalse(less.get(i).attacksKnown(), row[0]);
                    }
                }
            }
        }
        assertTrue(missed > 0);
    }
}
