// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.board.Side;
import org.qili.model.Label;

/** CXA 1999, article 25: what is prohibited, what is allowed, what men are worth. */
final class Article25Test {

    @Nested
    @DisplayName("25.2 prohibited is what is check, mate threat or chase on every move")
    final class Clause25_2 {

        /**
         * 一将一捉: the chariot checks on e5 and attacks the unprotected cannon from b5; the king steps
         * between e9 and d9 and saves nothing.
         */
        @Test
        void checkAndChaseIsProhibited() {
            Ruling ruling =
                    Games.of("4k4/1c7/9/9/4R4/9/9/9/9/5K3 b", "e9d9 e5b5 d9e9 b5e5")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.CHASE, Label.CHECK), Games.labels(ruling, Side.RED));
            assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
            assertTrue(ruling.redBan().orElseThrow().numbers().contains("25.2"));
            assertTrue(ruling.blackBan().isEmpty());
        }

        /** 一将一闲: from b5 the chariot now attacks nothing. */
        @Test
        void checkAndIdleIsAllowed() {
            Ruling ruling =
                    Games.of("4k4/9/9/9/4R4/9/9/9/9/5K3 b", "e9d9 e5b5 d9e9 b5e5")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.IDLE, Label.CHECK), Games.labels(ruling, Side.RED));
            assertEquals(Verdict.DRAW, ruling.verdict());
            assertTrue(ruling.redBan().isEmpty());
        }

        /** Several chases and one idle move: 几捉一闲 is allowed. */
        @Test
        void twoChasesAndOneIdleMoveAreAllowed() {
            // b5, c5 attack the cannon on b7 and c7; from c4 the attack on c7 is the old one
            // (29.2), so the third move is idle; the cannon's way back makes the period six
            Games game =
                    Games.of(
                            "3k5/9/2c6/9/1R7/9/9/9/9/5K3 w",
                            "b5c5 d9d8 c5c4 c7b7 c4b4 b7c7 b4b5 d8d9");
            Ruling ruling = game.times(3).by(Books.CXA_1999);
            assertEquals(
                    List.of(Label.CHASE, Label.IDLE, Label.CHASE, Label.IDLE),
                    Games.labels(ruling, Side.RED));
            assertEquals(Verdict.DRAW, ruling.verdict());
        }
    }

    @Nested
    @DisplayName("25.3 what men are worth")
    final class Clause25_3 {

        /** A black pawn on c6 has not crossed the river: it has no value. */
        @Test
        void anUncrossedPawnIsWorthNothing() {
            LabelledMove move =
                    Games.of("4k4/9/9/2p6/9/R8/9/9/9/3K5 w", "a4c4 e9f9 c4a4 f9e9").move1999(0);
            assertEquals(Label.IDLE, move.label());
            assertTrue(Games.clauses(move).contains("25.3"));
        }

        /** The same pawn on c3 has crossed: the chariot wins it for nothing. */
        @Test
        void aCrossedPawnForNothingIsAGain() {
            LabelledMove move =
                    Games.of("4k4/9/9/9/9/R8/2p6/9/9/3K5 w", "a4c4 e9f9 c4a4 f9e9").move1999(0);
            assertEquals(Label.CHASE, move.label());
        }

        /**
         * A horse is less than a chariot: it attacks one that the other horse protects, and would
         * win ten for twenty.
         */
        @Test
        void aLowerManForAHigherOneIsAGain() {
            LabelledMove move =
                    Games.of("4k4/4n4/2r6/9/9/9/N8/9/9/3K5 w", "a3b5 e9f9 b5a3 f9e9").move1999(0);
            assertEquals(Label.CHASE, move.label());
            assertEquals("chariot", move.sublabel().orElseThrow());
        }

        /** A horse equals a cannon: taken on c7 and retaken from e8, nothing is won. */
        @Test
        void anEqualManIsNoGain() {
            LabelledMove move =
                    Games.of("4k4/4n4/2c6/9/9/9/N8/9/9/5K3 w", "a3b5 e8g9 b5a3 g9e8").move1999(0);
            assertEquals(Label.IDLE, move.label());
        }
    }
}
