// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.board.Kind;
import org.qili.board.Side;
import org.qili.model.Label;

/** CXA 1999, article 27: king, pawn, and moves with several functions. */
final class Article27Test {

    @Nested
    @DisplayName("27.1 a threat by the king alone is idle")
    final class Clause27_1 {

        /** The king follows a cannon through its own palace; nothing protects the cannon. */
        @Test
        void theKingMayChase() {
            Ruling ruling =
                    Games.of("5k3/9/9/9/9/9/9/3c5/3K5/9 b", "d2e2 d1e1 e2d2 e1d1")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.IDLE, Label.IDLE), Games.labels(ruling, Side.RED));
            ruling.red()
                    .moves()
                    .forEach(m -> assertTrue(Games.clauses(m).contains("27.1"), m::toString));
            assertEquals(Verdict.DRAW, ruling.verdict());
        }

        /**
         * The king as the screen of a cannon is another matter: stepping between d0 and d1 it lends
         * it to one cannon after the other, and horses fall that nothing protects.
         */
        @Test
        void lendingAScreenIsAChase() {
            Ruling ruling =
                    Games.of("5k3/9/9/9/9/9/9/9/C5n2/C2K3n1 w", "d0d1 f9f8 d1d0 f8f9")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(ruling, Side.RED));
            for (LabelledMove move : ruling.red().moves()) {
                assertEquals(
                        List.of(Kind.CANNON),
                        move.attacks().stream()
                                .filter(JudgedAttack::counts)
                                .map(a -> a.attack().attacker().man().kind())
                                .toList());
            }
            assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
        }

        /**
         * Another man that relies on the king: horse takes cannon, pawn retakes, king takes the
         * pawn; a pawn won. With the king on f0 the horse is lost for the cannon, which is equal.
         */
        @Test
        void relyingOnTheKingIsAChase() {
            LabelledMove withKing =
                    Games.of("3k5/9/9/9/9/7N1/9/9/3pc4/4K4 w", "h4g2 d9d8 g2h4 d8d9").move1999(0);
            LabelledMove without =
                    Games.of("3k5/9/9/9/9/7N1/9/9/3pc4/5K3 w", "h4g2 d9d8 g2h4 d8d9").move1999(0);
            assertEquals(Label.CHASE, withKing.label());
            assertEquals(Label.IDLE, without.label());
        }
    }

    @Nested
    @DisplayName("27.2 a threat by a pawn alone is idle, but counts in mutual prohibited play")
    final class Clause27_2 {

        /** The pawn attacks the cannon from below on every move; the cannon only runs. */
        private static final Games PAWN_CHASE =
                Games.of("5k3/9/2c6/1P7/9/9/9/9/9/3K5 w", "b6c6 c7b7 c6b6 b7c7");

        /** The same, but the cannon attacks unprotected horses over the pawns b4 and c4. */
        private static final Games PAWN_AGAINST_CHASE =
                Games.of("5k3/9/2c6/1P7/9/1pp6/9/1NN6/9/3K5 w", "b6c6 c7b7 c6b6 b7c7");

        @Test
        void thePawnMayChase() {
            Ruling ruling = PAWN_CHASE.times(3).by(Books.CXA_1999);
            assertEquals(List.of(Label.IDLE, Label.IDLE), Games.labels(ruling, Side.RED));
            assertTrue(Games.clauses(ruling.moves().get(0)).contains("27.2"));
            assertEquals(Verdict.DRAW, ruling.verdict());
            assertEquals("26.2", Games.clause(ruling));
        }

        @Test
        void againstPerpetualChaseItCounts() {
            Ruling ruling = PAWN_AGAINST_CHASE.times(3).by(Books.CXA_1999);
            assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(ruling, Side.RED));
            assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(ruling, Side.BLACK));
            assertEquals(Verdict.DRAW, ruling.verdict());
            assertEquals("26.3", Games.clause(ruling));
        }

        /** A rulebook that does not say "mutual" leaves the pawn idle, and the cannon must stop. */
        @Test
        void theExceptionStandsInTheText() {
            RuleSet without = Books.amended("cxa-1999", " and not mutual", "");
            assertEquals(
                    Verdict.BLACK_MUST_CHANGE, PAWN_AGAINST_CHASE.times(3).by(without).verdict());
        }

        /**
         * From c6 the pawn attacks the horse c7, from b6 nothing: to count the threat would not
         * make Red prohibited, so it stays idle. The black chariot attacks one unprotected cannon
         * after the other.
         */
        @Test
        void itDoesNotCountUnlessAllMovesBecomeProhibited() {
            Ruling ruling =
                    Games.of("5k3/9/2n6/1P7/9/7r1/9/6CC1/9/3K5 w", "b6c6 h4g4 c6b6 g4h4")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.IDLE, Label.IDLE), Games.labels(ruling, Side.RED));
            assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(ruling, Side.BLACK));
            assertEquals(Verdict.BLACK_MUST_CHANGE, ruling.verdict());
        }

        /** Only its threats to capture are excused: a check is a check. */
        @Test
        void aPawnsCheckIsACheck() {
            LabelledMove check = Games.of("4k4/9/4P4/9/9/9/9/9/9/5K3 w", "e7e8 e9d9").move1999(0);
            assertEquals(Label.CHECK, check.label());
            LabelledMove beside = Games.of("4k4/9/3P5/9/9/9/9/9/9/3K5 w", "d7d8 e9f9").move1999(0);
            assertEquals(Label.IDLE, beside.label());
        }
    }

    @Nested
    @DisplayName("27.4 a move with several functions takes the gravest name")
    final class Clause27_4 {

        /** On d5 and e5 the chariot checks upwards and attacks an unprotected cannon below. */
        private static final Games CHECK_AND_CHASE =
                Games.of("4k4/9/9/9/4R4/9/9/3cc4/9/5K3 b", "e9d9 e5d5 d9e9 d5e5");

        @Test
        void checkAndChaseIsCheck() {
            Ruling ruling = CHECK_AND_CHASE.times(3).by(Books.CXA_1999);
            assertEquals(List.of(Label.CHECK, Label.CHECK), Games.labels(ruling, Side.RED));
            assertEquals(Verdict.RED_LOSES, ruling.verdict());
        }

        /**
         * The order is the text's: with chase before check the same moves are a chase. (What is new
         * is read as the house does: a chase that begins with check adds no target, since that
         * check could win it.)
         */
        @Test
        void anotherOrderGivesAnotherName() {
            RuleSet rules =
                    Books.rules(
                            Books.shippedText("cxa-1999")
                                    .replace(
                                            ": check > mate-threat > chase >",
                                            ": chase > check > mate-threat >")
                                    .replace("open reading newness", "reading newness"));
            Ruling ruling = CHECK_AND_CHASE.times(3).by(rules);
            assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(ruling, Side.RED));
            assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
        }

        /** Without the cannons there is only one function left. */
        @Test
        void checkAloneStaysCheckInAnyOrder() {
            RuleSet rules =
                    Books.amended(
                            "cxa-1999",
                            ": check > mate-threat > chase >",
                            ": chase > check > mate-threat >");
            Ruling ruling =
                    Games.of("4k4/9/9/9/4R4/9/9/9/9/5K3 b", "e9d9 e5d5 d9e9 d5e5")
                            .times(3)
                            .by(rules);
            assertEquals(List.of(Label.CHECK, Label.CHECK), Games.labels(ruling, Side.RED));
        }

        /**
         * Mate threat and chase is mate threat: from c5 and a5 one chariot threatens to mate on the
         * first rank, and from a5 it also attacks an unprotected cannon on a2. With the other
         * chariot away only the chase is left.
         */
        @Test
        void mateThreatAndChaseIsMateThreat() {
            assertEquals(
                    Label.MATE_THREAT,
                    Games.of("3k2b2/1R7/9/9/R8/9/9/c8/9/5K3 w", "a5c5 g9i7 c5a5 i7g9")
                            .move1999(2)
                            .label());
            assertEquals(
                    Label.CHASE,
                    Games.of("3k2b2/9/9/9/R8/9/9/c8/9/5K3 w", "a5c5 g9i7 c5a5 i7g9")
                            .move1999(2)
                            .label());
        }
    }
}
