// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Doubt;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.analysis.Truth;
import org.qili.model.Label;
import org.qili.model.Language;

/** A search that gave up makes a fact unknown; what needs it is undetermined, never guessed. */
final class LimitsTest {

    /** A chariot walks; whether it threatens to mate takes a search to know. It does not. */
    private static final Games WALK =
            Games.of("3k2b2/9/9/9/R8/9/9/9/9/5K3 w", "a5c5 g9i7 c5a5 i7g9");

    /** The chariot attacks an unprotected cannon on every move. */
    private static final Games CHASE =
            Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7");

    private static final List<RuleSet> BOOKS = Books.allShipped();

    private static GameFacts facts(Games game, Limits limits) {
        return new FactsCache(new Analyser(limits), 1_000)
                .facts(game.start(), game.moves(), GameFacts.Progress.NONE)
                .orElseThrow();
    }

    private static Ruling rule(Games game, RuleSet rules, Limits limits) {
        return Adjudicator.rule(facts(game, limits), rules);
    }

    /** As deep as usual, but with hardly a position to look at. */
    private static Limits nodes(long nodes) {
        return new Limits(Limits.standard().mateDepth(), nodes, nodes);
    }

    @Test
    void anUnknownFactLeavesTheRulingUndetermined() {
        assertEquals(Verdict.DRAW, WALK.times(3).by(Books.CXA_1999).verdict());
        Ruling ruling = rule(WALK.times(3), Books.CXA_1999, nodes(1));
        assertEquals(Truth.UNKNOWN, ruling.moves().get(0).facts().mateThreat().present());
        assertEquals(Verdict.UNDETERMINED, ruling.verdict());
        assertTrue(ruling.rule().isEmpty());
        // idle or a mate threat: a draw or not
        assertEquals(
                Set.of(Verdict.DRAW, Verdict.RED_MUST_CHANGE),
                ruling.doubts().stream().map(Doubt::verdict).collect(Collectors.toSet()));
        // a limit is the cause, no reading of the text
        assertTrue(ruling.doubts().stream().map(Doubt::reading).allMatch(String::isEmpty));
        assertEquals("搜索已到上限，尚不能断定", RulingTexts.of(ruling, Language.ZH_CN).ruleText());
    }

    /** An arbiter who reads the label must see that it is not known. */
    @Test
    void anUnsettledLabelSaysSo() {
        Ruling ruling = rule(WALK.times(3), Books.CXA_1999, nodes(1));
        LabelledMove move = ruling.moves().get(0);
        assertTrue(move.possible().contains(Label.MATE_THREAT), move.possible().toString());
        RulingTexts texts = RulingTexts.of(ruling, Language.ZH_CN);
        assertTrue(texts.label(move).endsWith("（未定）"), texts.label(move));
        List<String> reasons = texts.reasons(move);
        String last = reasons.get(reasons.size() - 1);
        assertTrue(last.startsWith("红车九平七：寻找连续将军杀"), last);
        assertTrue(last.contains("的搜索已到上限，尚不能排除此着为杀"), last);
        LabelledMove sure = WALK.times(3).by(Books.CXA_1999).moves().get(0);
        assertEquals("闲", RulingTexts.of(ruling, Language.ZH_CN).label(sure));
    }

    /** Chase or mate threat, Red is prohibited either way. */
    @Test
    void whereEveryPossibilityLeadsToTheSameItIsDecided() {
        Ruling ruling = rule(CHASE.times(3), Books.CXA_1999, nodes(30));
        assertEquals(Verdict.RED_MUST_CHANGE, ruling.verdict());
        assertEquals(List.of(), ruling.doubts());
    }

    /** What the ruling does not need may stay unknown: a check is a check without any search. */
    @Test
    void whatIsNotNeededMayStayUnknown() {
        Games check = Games.of("3k5/9/9/9/9/9/9/9/4R4/5K3 w", "e1d1 d9e9 d1e1 e9d9");
        RuleSet checksOnly =
                Books.rules(
                        """
                        rulebook small "小规则" {
                          repetitions 1: 3
                          severity 2 "从重" : check > mate-threat > idle
                          detail 3 "将" : move gives-check => check
                          detail 4 "杀" : move threatens-mate => mate-threat
                          prohibited 5 "禁止" : every is check
                          general 6 "长将负" : one-side every is check, other not every is check => loses
                        }
                        """);
        Ruling ruling = rule(check.times(3), checksOnly, nodes(1));
        // Black's moves may or may not threaten mate, but no check hides among them
        assertEquals(Verdict.RED_LOSES, ruling.verdict());
    }

    /** unknown and no = no; unknown or yes = yes; not unknown = unknown. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "threatens-mate and gives-check",
                "gives-check and threatens-mate",
                "not (not threatens-mate or not gives-check)"
            })
    void unknownAndNoIsNo(String condition) {
        assertEquals(Verdict.DRAW, withCondition(condition).verdict());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "threatens-mate or not gives-check",
                "not gives-check or threatens-mate",
                "not (threatens-mate and gives-check)"
            })
    void unknownOrYesIsYes(String condition) {
        // of the two sides only Black moves his king every time
        Ruling ruling = withCondition("(" + condition + ") and mover is king");
        assertEquals(Verdict.BLACK_LOSES, ruling.verdict());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "threatens-mate",
                "not threatens-mate",
                "threatens-mate or gives-check",
                "threatens-mate and not gives-check"
            })
    void unknownStaysUnknown(String condition) {
        assertEquals(Verdict.UNDETERMINED, withCondition(condition).verdict());
    }

    /** Red's chariot and Black's king walk; a move that fits the condition is a mate threat. */
    private static Ruling withCondition(String condition) {
        RuleSet rules =
                Books.rules(
                        """
                        rulebook small "小规则" {
                          repetitions 1: 3
                          severity 2 "从重" : mate-threat > idle
                          detail 4 "杀" : move (%s) => mate-threat
                          prohibited 5 "禁止" : every is mate-threat
                          general 6 "长杀负" : one-side prohibited, other allowed => loses
                          general 7 "和" : both-sides allowed => draw
                        }
                        """
                                .formatted(condition));
        Games game = Games.of("3k5/9/9/9/9/9/9/9/7R1/5K3 w", "h1g1 d9d8 g1h1 d8d9");
        return rule(game.times(3), rules, nodes(1));
    }

    /**
     * For every shipped precedent under every rulebook: with less to look at a ruling is the same
     * or undetermined, and each move's true name is among those held possible.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 3, 10, 30, 100, 400})
    void lessSearchNeverGivesAnotherAnswer(long nodes) {
        assertAll(
                Books.precedents().entrySet().stream()
                        .map(e -> () -> compare(e.getKey(), e.getValue(), nodes)));
    }

    private static void compare(String name, Games game, long nodes) {
        GameFacts all = game.facts();
        GameFacts few = facts(game, nodes(nodes));
        for (RuleSet rules : BOOKS) {
            compare(
                    name + " under " + rules.id(),
                    Adjudicator.rule(all, rules),
                    Adjudicator.rule(few, rules));
        }
    }

    private static void compare(String what, Ruling full, Ruling less) {
        assertTrue(
                less.verdict() == Verdict.UNDETERMINED || less.verdict() == full.verdict(),
                () -> what + ": " + full.verdict() + " became " + less.verdict());
        for (int ply = 0; ply < full.moves().size(); ply++) {
            Label label = full.moves().get(ply).label();
            Set<Label> possible = less.moves().get(ply).possible();
            String where = "%s, move %d: %s not in %s".formatted(what, ply + 1, label, possible);
            assertTrue(possible.contains(label), where);
        }
    }
}
