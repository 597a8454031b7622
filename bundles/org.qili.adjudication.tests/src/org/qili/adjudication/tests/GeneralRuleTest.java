// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.NearMiss;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.Shortfall;
import org.qili.adjudication.text.ConditionText;
import org.qili.board.Side;
import org.qili.model.Language;

/** How general rules decide: the first that fits, and what nearly did. */
final class GeneralRuleTest {

    private static final Games CHASE =
            Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7");

    /** Red checks with his first move only; with his second he attacks the horse b9. */
    private static final Games HALF_CHECK =
            Games.of("1n1k5/9/9/9/9/9/9/9/9/1R3K3 w", "b0d0 d9e9 d0b0 e9d9");

    private static final Games IDLE = Games.of("3k5/9/9/9/9/9/9/9/9/5K3 w", "f0f1 d9d8 f1f0 d8d9");

    private static RuleSet book(String generals) {
        return Books.rules(
                """
                rulebook small "小规则" {
                  repetitions 1: 3
                  severity 2 "从重" : check > mate-threat > chase > exchange > sacrifice > block > stalk > idle
                  detail 3 "将" : move gives-check => check
                  detail 4 "捉" : attack new and net > 0 => chase
                  prohibited 5 "禁止" : every is check, chase
                """
                        + generals
                        + "\n}\n");
    }

    /** A rule that speaks against both sides at once decides for neither. */
    @Test
    void aContradictionIsUndetermined() {
        Ruling ruling =
                IDLE.times(3).by(book("general 9 \"闲者负\" : one-side every is idle => loses"));
        assertEquals(Verdict.UNDETERMINED, ruling.verdict());
    }

    /** Against one side only, the same rule decides. */
    @Test
    void againstOneSideItDecides() {
        Ruling ruling =
                CHASE.times(3).by(book("general 9 \"闲者负\" : one-side every is idle => loses"));
        assertEquals(Verdict.BLACK_LOSES, ruling.verdict());
        assertEquals("9", Games.clause(ruling));
    }

    /** Where both sides fit but the outcome is the same, there is no contradiction. */
    @Test
    void aDrawSpeaksAgainstNobody() {
        Ruling ruling = IDLE.times(3).by(book("general 9 \"和\" : one-side every is idle => draw"));
        assertEquals(Verdict.DRAW, ruling.verdict());
    }

    @Test
    void theFirstRuleThatFitsDecides() {
        String loses = "general 8 \"判负\" : one-side prohibited => loses\n";
        String change = "general 9 \"变着\" : one-side prohibited => must-change\n";
        assertEquals(Verdict.RED_LOSES, CHASE.times(3).by(book(loses + change)).verdict());
        assertEquals(Verdict.RED_MUST_CHANGE, CHASE.times(3).by(book(change + loses)).verdict());
    }

    @Test
    void whereNoRuleFitsNothingIsDecided() {
        Ruling ruling = IDLE.times(3).by(book("general 9 \"禁止者负\" : one-side prohibited => loses"));
        assertEquals(Verdict.UNDETERMINED, ruling.verdict());
        assertTrue(ruling.rule().isEmpty());
    }

    /** 24.3 of 1999 asks for a fourth round trip; after three only that is missing. */
    @Test
    void aNearMissNamesTheConditionThatFailed() {
        Ruling ruling = CHASE.times(3).by(Books.CXA_1999);
        List<NearMiss> near = ruling.nearMisses();
        assertEquals(1, near.size());
        assertEquals("24.3", near.get(0).rule().number());
        assertEquals(Side.RED, near.get(0).side().orElseThrow());
        assertEquals("extra-cycles > 0", ConditionText.of(near.get(0).failed(), Language.EN));
        assertEquals(new Shortfall.ByOne(0), near.get(0).shortfall().orElseThrow());
        assertEquals(Verdict.RED_LOSES, near.get(0).verdict().orElseThrow());
    }

    /** Both moves are idle: that is not one move short of perpetual attack. */
    @Test
    void whatFailsInSeveralMovesIsNoNearMiss() {
        assertEquals(List.of(), IDLE.times(3).by(Books.CXA_1999).nearMisses());
    }

    /**
     * 26.1 (24.1) and 26.4 ask for one move more; but the outcome of the second rule is the same.
     */
    @Test
    void aRuleWithTheSameOutcomeIsNoNearMiss() {
        String loses = "general 8 \"长将\" : one-side every is check => must-change\n";
        String change = "general 9 \"长打\" : one-side prohibited => must-change\n";
        Ruling ruling = HALF_CHECK.times(3).by(book(loses + change));
        assertEquals("9", Games.clause(ruling));
        assertEquals(List.of(), ruling.nearMisses());
        String graver = "general 8 \"长将\" : one-side every is check => loses\n";
        List<NearMiss> near = HALF_CHECK.times(3).by(book(graver + change)).nearMisses();
        assertEquals(List.of("8"), near.stream().map(n -> n.rule().number()).toList());
        Shortfall.OneMove one =
                assertInstanceOf(Shortfall.OneMove.class, near.get(0).shortfall().orElseThrow());
        assertEquals(2, one.move().facts().ply());
    }

    /** An amendment may ask for the strikes of the other side: one missing is near, two are not. */
    @Test
    void aNumberMissedByOneIsNear() {
        String draw =
                "general 8 \"对打\" : one-side prohibited, other attacking-moves >= %s => draw\n";
        String change = "general 9 \"长打\" : one-side prohibited => must-change\n";
        List<NearMiss> near = CHASE.times(3).by(book(draw.formatted("1") + change)).nearMisses();
        assertEquals(new Shortfall.ByOne(0), near.get(0).shortfall().orElseThrow());
        assertEquals(Side.BLACK, near.get(0).by().orElseThrow());
        assertEquals(List.of(), CHASE.times(3).by(book(draw.formatted("2") + change)).nearMisses());
    }

    /** Details have near misses too: rooted, the cannon is no prey (28.3), but nearly. */
    @Test
    void movesHaveNearMisses() {
        var move = Games.of("4k4/9/2n6/2n6/2R6/9/9/9/9/3K5 w", "c5c4 e9f9 c4c5 f9e9").move1999(0);
        assertTrue(
                move.nearMisses().stream().allMatch(n -> n.rule().numbers().size() > 0),
                move::toString);
    }

    @Test
    void countsOfMovesAreWordsOfGeneralRules() {
        String rule = "general 9 \"多打\" : one-side attacking-moves %s => loses";
        assertEquals(Verdict.RED_LOSES, CHASE.times(3).by(book(rule.formatted(">= 2"))).verdict());
        assertEquals(
                Verdict.UNDETERMINED, CHASE.times(3).by(book(rule.formatted("> 2"))).verdict());
        assertEquals(Verdict.BLACK_LOSES, CHASE.times(3).by(book(rule.formatted("< 1"))).verdict());
    }

    @Test
    void chineseWordsMeanTheSame() {
        RuleSet rules =
                Books.rules(
                        """
                        棋规 小规则 “小规则” {
                          循环次数 1: 3
                          从重 2 “从重” : 将 > 杀 > 捉 > 兑 > 献 > 拦 > 跟 > 闲
                          细则 3 “将” : 着 将军 => 将
                          细则 4 “捉” : 攻 新生 且 得失 > 0 => 捉
                          禁止 5 “禁止” : 每着 为 将，捉
                          总则 6 “变着” : 一方 禁止，另一方 允许 => 变着
                          总则 7 “和” : 双方 允许 => 和棋
                        }
                        """);
        assertEquals(Verdict.RED_MUST_CHANGE, CHASE.times(3).by(rules).verdict());
        assertEquals(Verdict.DRAW, IDLE.times(3).by(rules).verdict());
    }
}
