// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.board.Side;
import org.qili.model.Label;

/** CXA 1999, article 26: the general rules. 26.1 is tested with 24.1. */
final class Article26Test {

    /**
     * The red chariot attacks the unprotected black cannon; the cannon, stepping between b7 and c7,
     * attacks over the pawns b4 and c4 the horses b2 and c2, which nothing protects either.
     */
    private static final Games MUTUAL_CHASE =
            Games.of("3k5/9/2c6/9/1R7/1pp6/9/1NN6/9/5K3 w", "b5c5 c7b7 c5b5 b7c7");

    @Nested
    @DisplayName("26.2 both allowed: draw")
    final class Clause26_2 {

        /** The chariot i7 protects the cannon on both points: to take it would cost a chariot. */
        @Test
        void attacksOnARootedManAreAllowed() {
            Ruling ruling =
                    Games.of("3k5/9/2c5r/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(List.of(Label.IDLE, Label.IDLE), Games.labels(ruling, Side.RED));
            assertEquals(List.of(Label.IDLE, Label.IDLE), Games.labels(ruling, Side.BLACK));
            assertEquals(Verdict.DRAW, ruling.verdict());
            assertEquals("26.2", Games.clause(ruling));
        }
    }

    @Nested
    @DisplayName("26.3 both prohibited: draw")
    final class Clause26_3 {

        @Test
        void mutualChaseIsADraw() {
            Ruling ruling = MUTUAL_CHASE.times(3).by(Books.CXA_1999);
            assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(ruling, Side.RED));
            assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(ruling, Side.BLACK));
            assertEquals(Verdict.DRAW, ruling.verdict());
            assertEquals("26.3", Games.clause(ruling));
        }

        /** Without the horses the cannon attacks nothing and 26.4 applies instead. */
        @Test
        void notWithoutCounterAttack() {
            Ruling ruling =
                    Games.of("3k5/9/2c6/9/1R7/1pp6/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
            assertEquals("26.4", Games.clause(ruling));
        }

        /** The rulebook is its text: the outcome written there is the one given. */
        @Test
        void anotherTextGivesAnotherRuling() {
            String text = Books.shippedText("cxa-1999");
            int clause = text.indexOf("general 26.3");
            int outcome = text.indexOf("=> draw", clause);
            String changed =
                    text.substring(0, outcome)
                            + "=> undetermined"
                            + text.substring(outcome + "=> draw".length());
            Ruling ruling = MUTUAL_CHASE.times(3).by(Books.rules(changed));
            assertEquals(Verdict.UNDETERMINED, ruling.verdict());
            assertEquals("26.3", Games.clause(ruling));
        }

        @Test
        void anAmendmentGivesAnotherRuling() {
            RuleSet draft =
                    Books.rules(
                            """
                            rulebook draft "草案" extends cxa-1999 {
                              general 26.3 "双方均为禁止着法，留待裁判" en "Both prohibited: left to the arbiter"
                                : both-sides prohibited => undetermined
                            }
                            """);
            assertEquals(Verdict.UNDETERMINED, MUTUAL_CHASE.times(3).by(draft).verdict());
            assertEquals(Verdict.DRAW, MUTUAL_CHASE.times(3).by(Books.CXA_1999).verdict());
        }
    }

    @Nested
    @DisplayName("26.4 prohibited against allowed: the former must change")
    final class Clause26_4 {

        @Test
        void itDoesNotMatterWhoseMoveBeginsTheCycle() {
            Ruling ruling =
                    Games.of("3k5/9/2c6/9/2R6/9/9/9/9/5K3 b", "c7b7 c5b5 b7c7 b5c5")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
        }

        /** The same with colours changed: now it is Black who chases. */
        @Test
        void blackMustChangeWhereBlackChases() {
            Ruling ruling =
                    Games.of("3k5/9/9/9/9/7r1/9/6C2/9/5K3 b", "h4g4 g2h2 g4h4 h2g2")
                            .times(3)
                            .by(Books.CXA_1999);
            assertEquals(Verdict.BLACK_MUST_CHANGE, ruling.verdict());
            assertEquals("26.4", Games.clause(ruling));
        }
    }
}
