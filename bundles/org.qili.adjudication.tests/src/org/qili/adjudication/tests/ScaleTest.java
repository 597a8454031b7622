// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.adjudication.Problem;
import org.qili.adjudication.Problem.Kind;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.Vocabulary;
import org.qili.analysis.Values;
import org.qili.board.Side;
import org.qili.model.Label;

/** What men are worth, as a rulebook states it. */
final class ScaleTest {

    private static final String REST =
            ", adviser = elephant = 5, crossed-pawn = 2, uncrossed-pawn = 0";

    /**
     * A red cannon goes to and fro below two pawns and attacks over them, with each move, a horse
     * that a chariot guards in both of its places. Cannon takes horse, chariot takes cannon: even
     * as long as a horse equals a cannon (25.3); a gain, and so a chase (28.3), once it is worth
     * more.
     */
    private static final Games CANNON_ON_GUARDED_HORSE =
            Games.of("1r2k4/9/1n7/9/9/9/1pp6/9/9/2C2K3 w", "c0b0 b7c9 b0c0 c9b7").times(3);

    private static RulebookCompiler.Result compile(String equations) {
        return Books.compile(draft(equations));
    }

    private static String draft(String equations) {
        return "rulebook draft \"草案\" extends cxa-1999 { value 25.3 \"子力\" : " + equations + " }";
    }

    private static RuleSet rules(String equations) {
        return Books.rules(draft(equations));
    }

    /** The worth of every man, by name. */
    private static String worth(RuleSet rules) {
        return Vocabulary.men().stream()
                .map(m -> m.id() + " " + rules.worth(m))
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cxa-1999", "pre-1999", "cxa-2020", "axf"})
    void shippedRulebooksStateTheUsualScale(String id) {
        assertEquals(Values.standard(), Books.shipped(id).values());
        String text = Books.shippedText(id);
        assertEquals(1, text.lines().filter(l -> l.startsWith("  value ")).count());
    }

    @Test
    void withoutAStatementTheUsualScaleHolds() {
        RuleSet rules =
                Books.rules(
                        "rulebook small \"小\" { repetitions 1: 3 prohibited 5 \"x\" : every is check }");
        assertEquals(
                "king 0, adviser 5, elephant 5, horse 10, chariot 20, cannon 10, crossed-pawn 2,"
                        + " uncrossed-pawn 0",
                worth(rules));
    }

    /** By hand: 2 horses are 24, so a chariot is 24; it is cannon and horse, so a cannon is 12. */
    @Test
    void valuesFollowFromEquations() {
        String expected =
                "king 0, adviser 5, elephant 5, horse 12, chariot 24, cannon 12, crossed-pawn 2,"
                        + " uncrossed-pawn 0";
        assertEquals(
                expected,
                worth(rules("chariot = horse + horse = horse + cannon, horse = 12" + REST)));
        // the order of equations does not matter, nor on which side a man stands
        assertEquals(
                expected,
                worth(
                        rules(
                                "cannon + horse = chariot, 12 = horse, horse + horse = chariot"
                                        + REST)));
        assertEquals(expected, worth(rules("车=马+马=炮+炮，馬＝12，士=象=5，過河兵=2，未过河兵=将=0")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chariot = 20, horse = 10 | VALUE_MISSING",
                "chariot = horse + cannon, horse + cannon = 20 | VALUE_MISSING",
                "chariot = 20, horse = 10, cannon = 12, horse = cannon | VALUE_CONTRADICTION",
                "chariot = horse + horse = 21, cannon = 10 | VALUE_CONTRADICTION",
                "chariot = 100, horse = cannon = 10 | VALUE_NUMBER",
                "chariot = 20, horse = cannon = -1 | VALUE_NUMBER",
                "chariot = horse + horse, horse = cannon = 60 | VALUE_RANGE",
                "chariot = 5, chariot = horse + cannon, cannon = 6 | VALUE_RANGE",
                "chariot = 20, horse = cannon = pawn = 10 | UNKNOWN_MAN",
                "chariot = 20, horse = cannon = 10, king = 1 | VALUE_CONTRADICTION",
                "chariot = 99999999999999999999, horse = cannon = 10 | VALUE_NUMBER"
            })
    void aFaultyScale(String equations, Kind kind) {
        List<Problem> problems = compile(equations + REST).problems();
        assertEquals(List.of(kind), problems.stream().map(Problem::kind).distinct().toList());
    }

    @Test
    void aFaultyScaleLeavesTheUsualOne() {
        assertEquals(
                Values.standard(), compile("chariot = 30, horse = 10" + REST).rules().values());
    }

    @Test
    void anotherScaleReplacesOnlyTheScale() {
        RuleSet rules = rules("chariot = 20, horse = cannon = 9" + REST);
        assertEquals(Books.CXA_1999.clauseNumbers(), rules.clauseNumbers());
        assertEquals(Books.CXA_1999.decidingClauses(), rules.decidingClauses());
        // and a rule under the number of the scale replaces no scale
        RuleSet rule =
                Books.rules(
                        "rulebook draft \"草案\" extends cxa-1999 {"
                                + " detail 25.3 \"x\" : attack target-value = 0 => idle }");
        assertEquals(Values.standard(), rule.values());
    }

    @Test
    void aChangedValueChangesTheRuling() {
        Ruling usual = CANNON_ON_GUARDED_HORSE.by(Books.CXA_1999);
        assertEquals(List.of(Label.IDLE, Label.IDLE), Games.labels(usual, Side.RED));
        assertEquals(Verdict.DRAW, usual.verdict());
        assertEquals("26.2", Games.clause(usual));

        Ruling changed =
                CANNON_ON_GUARDED_HORSE.by(rules("chariot = 24, horse = 12, cannon = 10" + REST));
        assertEquals(List.of(Label.CHASE, Label.CHASE), Games.labels(changed, Side.RED));
        assertEquals(Verdict.RED_MUST_CHANGE, changed.verdict());
        assertEquals("26.4", Games.clause(changed));

        // worth less than the cannon, the horse is not chased either
        Ruling less =
                CANNON_ON_GUARDED_HORSE.by(rules("chariot = 20, horse = 8, cannon = 10" + REST));
        assertEquals(Verdict.DRAW, less.verdict());
    }

    /** Facts under one scale do not leak into rulings under another. */
    @Test
    void scalesDoNotMix() {
        RuleSet other = rules("chariot = 24, horse = 12, cannon = 10" + REST);
        for (int i = 0; i < 2; i++) {
            assertEquals(Verdict.RED_MUST_CHANGE, CANNON_ON_GUARDED_HORSE.by(other).verdict());
            assertEquals(Verdict.DRAW, CANNON_ON_GUARDED_HORSE.by(Books.CXA_1999).verdict());
        }
    }

    /** A rule that excuses attacks on whatever is worth a horse, written with the horse's name. */
    @Test
    void aManStandsForHisValueInConditions() {
        RuleSet rules =
                Books.rules(
                        "rulebook draft \"草案\" extends cxa-1999 {\n"
                                + "  value 25.3 \"子力\" : chariot = 24, horse = cannon = 12"
                                + REST
                                + "\n  detail 27.9 \"马以上的目标都为闲\" : attack target-value >= horse"
                                + " => idle\n}\n");
        Games chase = Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7");
        assertEquals(Verdict.RED_MUST_CHANGE, chase.times(3).by(Books.CXA_1999).verdict());
        assertEquals(Verdict.DRAW, chase.times(3).by(rules).verdict());
    }
}
