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
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.analysis.Root;
import org.qili.board.Side;
import org.qili.model.Label;

/** CXA 1999, article 28: the terms. */
final class Article28Test {

    private static Root.Kind root(LabelledMove move, String target) {
        return move.attacks().stream()
                .map(JudgedAttack::attack)
                .filter(a -> org.qili.board.Points.iccs(a.at()).equals(target))
                .findFirst()
                .orElseThrow()
                .root()
                .kind();
    }

    @Nested
    @DisplayName("28.1 check")
    final class Clause28_1 {

        @Test
        void attackOnTheKing() {
            LabelledMove move = Games.of("4k4/9/9/9/9/9/9/9/5R3/5K3 w", "f1e1 e9d9").move1999(0);
            assertEquals(Label.CHECK, move.label());
            assertTrue(Games.clauses(move).contains("28.1"));
        }

        /** An elephant on e7 stands between. */
        @Test
        void notThroughAnotherMan() {
            LabelledMove move = Games.of("4k4/9/4b4/9/9/9/9/9/5R3/5K3 w", "f1e1 e9d9").move1999(0);
            assertEquals(Label.CHASE, move.label());
        }

        /** For a cannon the elephant is the screen it needs. */
        @Test
        void aCannonChecksOverOneMan() {
            assertEquals(
                    Label.CHECK,
                    Games.of("4k4/9/4b4/9/9/9/9/9/5C3/5K3 w", "f1e1 e9d9").move1999(0).label());
            assertEquals(
                    Label.IDLE,
                    Games.of("4k4/9/9/9/9/9/9/9/5C3/5K3 w", "f1e1 e9d9").move1999(0).label());
        }
    }

    @Nested
    @DisplayName("28.2 mate threat")
    final class Clause28_2 {

        /** 明杀: the chariot on b8 holds the second rank, the other mates on the first. */
        @Test
        void mateByOneCheck() {
            Ruling ruling =
                    Games.of("3k2b2/1R7/9/9/R8/9/9/9/9/5K3 w", "a5c5 g9i7 c5a5 i7g9")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(
                    List.of(Label.MATE_THREAT, Label.MATE_THREAT), Games.labels(ruling, Side.RED));
            assertTrue(Games.clauses(ruling.moves().get(0)).contains("28.2"));
            assertEquals(1, ruling.moves().get(0).facts().mateThreat().length());
            // 25.2: 长杀 is prohibited
            assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
        }

        /** 暗杀: with the chariot on b7 it takes several checks, every reply answered. */
        @Test
        void mateByContinuousChecks() {
            LabelledMove move =
                    Games.of("3k2b2/9/1R7/9/R8/9/9/9/9/5K3 w", "a5c5 g9i7 c5a5 i7g9").move1999(0);
            assertEquals(Label.MATE_THREAT, move.label());
            assertTrue(move.facts().mateThreat().length() > 1);
        }

        /** One chariot alone checks, but the king walks away. */
        @Test
        void checksThatDoNotMateAreNone() {
            Ruling ruling =
                    Games.of("3k2b2/9/9/9/R8/9/9/9/9/5K3 w", "a5c5 g9i7 c5a5 i7g9")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.IDLE, Label.IDLE), Games.labels(ruling, Side.RED));
            assertEquals(Verdict.DRAW, ruling.verdict());
        }

        /**
         * 隔一步: both chariots are there, but the pawn a6 must be passed first, a move that is no
         * check; b8 alone does not mate.
         */
        @Test
        void aQuietMoveInBetweenIsNone() {
            LabelledMove move =
                    Games.of("3k2b2/1R7/9/p8/9/9/R8/9/9/5K3 w", "a3a4 g9i7 a4a3 i7g9").move1999(0);
            assertEquals(Label.IDLE, move.label());
        }
    }

    @Nested
    @DisplayName("28.3 chase")
    final class Clause28_3 {

        @Test
        void anUnprotectedMan() {
            LabelledMove move =
                    Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7").move1999(0);
            assertEquals(Label.CHASE, move.label());
            assertEquals("rootless", move.sublabel().orElseThrow());
            assertTrue(Games.clauses(move).contains("28.3"));
        }

        @Test
        void notAProtectedManOfLowerValue() {
            LabelledMove move =
                    Games.of("3k5/9/2c5r/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7").move1999(0);
            assertEquals(Label.IDLE, move.label());
        }

        /** 28.12: of one man or several in turn; a perpetual chase needs no constant victim. */
        @Test
        void theVictimsMayAlternate() {
            // from b5 the chariot attacks the cannon, from g5 the horse; neither is protected
            Ruling ruling =
                    Games.of("4k4/1c4n2/9/9/1R7/9/9/9/9/3K5 w", "b5g5 e9f9 g5b5 f9e9")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(ruling, Side.RED));
            assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
        }
    }

    @Nested
    @DisplayName("28.5 exchange")
    final class Clause28_5 {

        /**
         * Chariot opposite chariot, protected by the horse c3: whoever takes is retaken or equal.
         */
        @Test
        void aProtectedManOppositeOneOfItsKind() {
            LabelledMove move =
                    Games.of("1r2k4/9/9/9/3R5/9/2N6/9/9/3K5 w", "d5b5 e9f9 b5d5 f9e9").move1999(0);
            assertEquals(Label.EXCHANGE, move.label());
            assertTrue(Games.clauses(move).contains("28.5"));
        }

        /**
         * Horse against horse, but the pawn d6 stands on the black horse's leg: it cannot take
         * back, so this is no exchange but a chase.
         */
        @Test
        void notWhereOnlyOneCanTake() {
            LabelledMove oneWay =
                    Games.of("5k3/9/9/3Pn4/9/9/1N7/9/9/3K5 w", "b3c5 f9f8 c5b3 f8f9").move1999(0);
            assertEquals(Label.CHASE, oneWay.label());
        }
    }

    @Nested
    @DisplayName("28.6 sacrifice")
    final class Clause28_6 {

        /** The chariot offers itself to another without protection; each could take the other. */
        @Test
        void anUnprotectedManOppositeOneOfItsKind() {
            Ruling ruling =
                    Games.of("1r3k3/9/9/9/2R6/9/9/9/9/3K5 w", "c5b5 b9c9 b5c5 c9b9")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.SACRIFICE, Label.SACRIFICE), Games.labels(ruling, Side.RED));
            // idle in substance: allowed
            assertEquals(Verdict.DRAW, ruling.verdict());
        }

        /** A cannon instead of the black chariot cannot take along the empty file. */
        @Test
        void notAgainstAManOfAnotherKind() {
            Ruling ruling =
                    Games.of("1c3k3/9/9/9/2R6/9/9/9/9/3K5 w", "c5b5 b9c9 b5c5 c9b9")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(ruling, Side.RED));
        }
    }

    @Nested
    @DisplayName("28.7 block")
    final class Clause28_7 {

        private static final String MOVES = "b2a2 b4a4 a2b2 a4b4";

        /** Red is about to go down to the last rank with check and take the horse h9 there. */
        @Test
        void theWayOfAThreatIsBarred() {
            Ruling ruling =
                    Games.of("4k2n1/9/9/4p4/9/1p6r/4P4/1R7/9/2BAKAB2 w", MOVES)
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.BLOCK, Label.BLOCK), Games.labels(ruling, Side.BLACK));
            assertTrue(Games.clauses(ruling.moves().get(1)).contains("28.7"));
            // 25.2: a block is allowed
            assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
        }

        /** A cannon on h9 guards the rank: nothing is threatened, so nothing is barred. */
        @Test
        void aWayThatNobodyWantsToGoIsNotBarred() {
            Ruling ruling =
                    Games.of("4k2c1/9/9/4p4/9/1p6r/4P4/1R7/9/2BAKAB2 w", MOVES)
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.IDLE, Label.IDLE), Games.labels(ruling, Side.BLACK));
        }

        /** An adviser that steps between chariot and king answers a check (应将): no block. */
        @Test
        void parryingACheckIsNone() {
            LabelledMove move = Games.of("4ka3/9/9/9/9/R8/9/9/9/5K3 w", "a4e4 f9e8").move1999(1);
            assertEquals(Label.IDLE, move.label());
        }

        /** The horse's leg: with the pawn on d5 the horse c5 cannot take the cannon e6. */
        @Test
        void theLegOfAHorseIsAWay() {
            Games game = Games.of("3k5/9/9/3pc4/9/N8/9/9/9/4K4 w", "a4c5 d6d5");
            assertEquals(Label.CHASE, game.move1999(0).label());
            assertEquals(Label.BLOCK, game.move1999(1).label());
        }
    }

    @Nested
    @DisplayName("28.8 stalking")
    final class Clause28_8 {

        /** The chariot i7 protects the cannon; Red's chariot holds it from Black's side. */
        @Test
        void aRootedManFromBehind() {
            Ruling ruling =
                    Games.of("1R1akab2/9/c7r/4p4/9/9/4P4/9/9/2BAKAB2 w", "b9a9 a7b7 a9b9 b7a7")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.STALK, Label.STALK), Games.labels(ruling, Side.RED));
            assertTrue(Games.clauses(ruling.moves().get(0)).contains("28.8"));
            assertEquals(Verdict.DRAW, ruling.verdict());
        }

        @Test
        void notFromTheFront() {
            LabelledMove move =
                    Games.of("3akab2/9/c7r/4p4/9/1R7/4P4/9/9/2BAKAB2 w", "b4a4 a7b7").move1999(0);
            assertEquals(Label.IDLE, move.label());
        }

        /** Without the chariot i7 the cannon is simply lost. */
        @Test
        void aRootlessManIsChased() {
            LabelledMove move =
                    Games.of("1R1akab2/9/c8/4p4/9/9/4P4/9/9/2BAKAB2 w", "b9a9 a7b7").move1999(0);
            assertEquals(Label.CHASE, move.label());
        }
    }

    @Nested
    @DisplayName("28.16 roots")
    final class Clause28_16 {

        /** True: the horse e8 retakes on c7. */
        @Test
        void trueRoot() {
            LabelledMove move =
                    Games.of("4k4/4n4/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 e9d9 c5b5 d9e9").move1999(0);
            assertEquals(Root.Kind.TRUE, root(move, "c7"));
            assertEquals(Label.IDLE, move.label());
        }

        /** False: a second chariot on e2 holds the horse on the king's file; it cannot retake. */
        @Test
        void falseRoot() {
            LabelledMove move =
                    Games.of("4k4/4n4/2c6/9/1R7/9/9/4R4/9/5K3 w", "b5c5 c7b7 c5b5 b7c7")
                            .move1999(0);
            assertEquals(Root.Kind.FALSE, root(move, "c7"));
            assertEquals(Label.CHASE, move.label());
        }

        /**
         * Hidden: two men stand between the cannon b2 and the horse b7. The capture takes one of
         * them away, and over the other the cannon retakes.
         */
        @Test
        void hiddenRoot() {
            LabelledMove move =
                    Games.of("4k4/9/1n7/9/3R5/1N7/9/1c7/9/3K5 w", "d5b5 e9f9 b5d5 f9e9")
                            .move1999(0);
            assertEquals(Root.Kind.HIDDEN, root(move, "b7"));
            assertEquals(Label.IDLE, move.label());
        }

        @Test
        void withoutTheHiddenRootItIsAChase() {
            LabelledMove move =
                    Games.of("4k4/9/1n7/9/3R5/1N7/9/9/9/3K5 w", "d5b5 e9f9 b5d5 f9e9").move1999(0);
            assertEquals(Root.Kind.NONE, root(move, "b7"));
            assertEquals(Label.CHASE, move.label());
        }

        /** Too few: two horses attack, one protects; the second attacker takes for nothing. */
        @Test
        void tooFewRoots() {
            LabelledMove move =
                    Games.of("4k4/4n4/2c6/9/1N7/5N3/9/9/9/3K5 w", "f4d5 e9f9 d5f4 f9e9")
                            .move1999(0);
            assertEquals(Root.Kind.TOO_FEW, root(move, "c7"));
            assertEquals(Label.CHASE, move.label());
            assertEquals("under-rooted", move.sublabel().orElseThrow());
            assertTrue(Games.clauses(move).contains("28.16"));
        }

        /** A second protector, the chariot i7, makes up for the second attacker. */
        @Test
        void enoughRoots() {
            LabelledMove move =
                    Games.of("4k4/4n4/2c5r/9/1N7/5N3/9/9/9/3K5 w", "f4d5 e9f9 d5f4 f9e9")
                            .move1999(0);
            assertEquals(Label.IDLE, move.label());
        }
    }
}
