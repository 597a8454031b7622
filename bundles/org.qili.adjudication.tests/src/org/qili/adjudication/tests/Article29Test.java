// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.analysis.Form;
import org.qili.board.Side;
import org.qili.model.Label;

/** CXA 1999, article 29: what makes a chase. */
final class Article29Test {

    private static Set<Form> forms(LabelledMove move) {
        return move.attacks().stream()
                .filter(JudgedAttack::counts)
                .map(a -> a.attack().form())
                .collect(Collectors.toSet());
    }

    @Nested
    @DisplayName("29.1 directly, through continuous checks, through a complete exchange")
    final class Clause29_1 {

        @Test
        void directly() {
            LabelledMove move =
                    Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7").move1999(0);
            assertEquals(Label.CHASE, move.label());
            assertTrue(forms(move).contains(Form.DIRECT));
        }

        /**
         * 抽吃: from h5 the chariot checks on d5 next, the king has nothing but to leave the file,
         * and the horse d2 falls. From h0 its own king was in the way.
         */
        @Test
        void throughContinuousChecks() {
            LabelledMove move =
                    Games.of("3k5/9/9/9/9/9/9/3n5/9/5K1R1 w", "h0h5 d9d8 h5h0 d8d9").move1999(0);
            assertEquals(Label.CHASE, move.label());
            assertEquals(Set.of(Form.THROUGH_CHECKS), forms(move));
        }

        /** With a second horse on c3 the check on d5 costs the chariot. */
        @Test
        void notWhereOneReplySavesTheMan() {
            LabelledMove move =
                    Games.of("3k5/9/9/9/9/9/2n6/3n5/9/5K1R1 w", "h0h5 d9d8 h5h0 d8d9").move1999(0);
            assertEquals(Label.IDLE, move.label());
        }

        /**
         * 完整交换: horse takes cannon c7, horse e8 retakes, equal so far; but now nothing protects the
         * cannon f6 and the chariot takes it.
         */
        @Test
        void throughACompleteExchange() {
            LabelledMove move =
                    Games.of("4k4/4n4/2c6/5c3/9/9/N8/5R3/9/3K5 w", "a3b5 e9f9 b5a3 f9e9")
                            .move1999(0);
            assertEquals(Label.CHASE, move.label());
            assertEquals(Set.of(Form.THROUGH_EXCHANGE), forms(move));
        }

        /** Without the chariot, or without the second cannon, the exchange is just equal. */
        @Test
        void notThroughAnEqualExchange() {
            assertEquals(
                    Label.IDLE,
                    Games.of("4k4/4n4/2c6/5c3/9/9/N8/9/9/3K5 w", "a3b5 e9f9 b5a3 f9e9")
                            .move1999(0)
                            .label());
            assertEquals(
                    Label.IDLE,
                    Games.of("4k4/4n4/2c6/9/9/9/N8/5R3/9/3K5 w", "a3b5 e8g9 b5a3 g9e8")
                            .move1999(0)
                            .label());
        }
    }

    @Nested
    @DisplayName("29.2 the chase must arise from the move just made")
    final class Clause29_2 {

        /** The chariot comes to the file of two horses, the nearer of which nothing protects. */
        @Test
        void aNewAttack() {
            LabelledMove move =
                    Games.of("4k4/9/2n6/2n6/R8/9/9/9/9/3K5 w", "a5c5 e9f9 c5a5 f9e9").move1999(0);
            assertEquals(Label.CHASE, move.label());
        }

        /** Moving along that file it only keeps the attack. */
        @Test
        void anAttackThatStoodBefore() {
            Ruling ruling =
                    Games.of("4k4/9/2n6/2n6/2R6/9/9/9/9/3K5 w", "c5c4 e9f9 c4c5 f9e9")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.IDLE, Label.IDLE), Games.labels(ruling, Side.RED));
            assertTrue(Games.clauses(ruling.moves().get(0)).contains("29.2"));
            assertEquals(Verdict.DRAW, ruling.verdict());
        }

        /** Another man's move leaves the chariot's old attack what it was. */
        @Test
        void anotherMansMove() {
            LabelledMove move =
                    Games.of("4k4/9/2n6/2n6/2R6/9/9/9/9/3K5 w", "d0d1 e9f9 d1d0 f9e9").move1999(0);
            assertEquals(Label.IDLE, move.label());
        }

        /** 相关子: the horse uncovers the chariot, whose attack is new although it did not move. */
        @Test
        void anUncoveredAttackIsNew() {
            LabelledMove move =
                    Games.of("4k4/9/9/2c6/9/2N6/2R6/9/9/3K5 w", "c4e3 e9f9 e3c4 f9e9").move1999(0);
            assertEquals(Label.CHASE, move.label());
        }
    }

    @Nested
    @DisplayName("29.4 a gain answered at once by mate is none")
    final class Clause29_4 {

        /**
         * The chariot on the g-file holds the black one off g0, where with the pawn e1 it would
         * mate. To take the cannon it must leave the file.
         */
        @Test
        void matedAtOnce() {
            LabelledMove move =
                    Games.of("3k2r2/9/9/9/9/9/6R2/1c7/4p4/5K3 w", "g3g2 b2b3 g2g3 b3b2")
                            .move1999(0);
            assertEquals(Label.IDLE, move.label());
            assertTrue(Games.clauses(move).contains("29.4"));
        }

        /**
         * The chariot guards the first rank. Once it takes the pawn, d5d0 checks, the king may not
         * take it (the kings would face each other), and g5g1 mates: two moves, by checks. Whether
         * that is "mated" is a point of reading.
         */
        @Test
        void matedInTwo() {
            Games game =
                    Games.of("3k5/4a4/9/9/3r2r2/p8/9/4B4/9/1R2K1B2 w", "b0a0 a4b4 a0b0 b4a4")
                            .times(3);
            Ruling ruling = game.by(Books.CXA_1999);
            assertEquals(Label.IDLE, ruling.moves().get(0).label());
            assertEquals(Verdict.UNDETERMINED, ruling.verdict());
            assertEquals(
                    Set.of("mated"),
                    ruling.doubts().stream().map(d -> d.reading()).collect(Collectors.toSet()));
            Ruling atOnce =
                    game.by(Books.amended("cxa-1999", "default by-checks", "default at-once"));
            assertEquals(Label.CHASE, atOnce.moves().get(0).label());
        }

        /**
         * The chariot a0 attacks the pawn already; the horse goes to c2 and guards d0. If a mate in
         * two after the capture counts, the attack is new by that; if only the next move does, it
         * stood.
         */
        @Test
        void whetherTheAttackIsNewGoesByTheSameReading() {
            Games game = Games.of("3k5/4a4/9/9/3r2r2/p8/9/4B4/9/RN2K1B2 w", "b0c2");
            assertEquals(Label.CHASE, game.move1999(0).label());
            Ruling atOnce =
                    game.by(Books.amended("cxa-1999", "default by-checks", "default at-once"));
            assertEquals(Label.IDLE, atOnce.moves().get(0).label());
            assertTrue(Games.clauses(atOnce.moves().get(0)).contains("29.2"));
        }

        /** Without the pawn the king escapes to f1. */
        @Test
        void notMated() {
            LabelledMove move =
                    Games.of("3k2r2/9/9/9/9/9/6R2/1c7/9/5K3 w", "g3g2 b2b3 g2g3 b3b2").move1999(0);
            assertEquals(Label.CHASE, move.label());
        }
    }
}
