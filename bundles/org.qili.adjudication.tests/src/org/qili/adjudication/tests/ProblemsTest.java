// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qili.adjudication.Problem;
import org.qili.adjudication.Problem.Kind;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.Ruling.Verdict;

/** What compiling finds wrong with a rulebook. */
final class ProblemsTest {

    private static final String HEAD =
            """
            rulebook small "小规则" {
              repetitions 1: 3
              severity 2 "从重" : check > chase > idle
              prohibited 5 "禁止" : every is check, chase
            """;

    private static List<Problem> problems(String statements) {
        return Books.compile(HEAD + statements + "\n}\n").problems();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "detail 3 \"x\" : move flies => check | UNKNOWN_WORD",
                "detail 3 \"x\" : move rooted => check | UNKNOWN_WORD",
                "general 3 \"x\" : one-side gives-check => loses | UNKNOWN_WORD",
                "detail 3 \"x\" : attack attacker is dragon => chase | UNKNOWN_VALUE",
                "detail 3 \"x\" : attack target is pawn => chase | UNKNOWN_VALUE",
                "detail 3 \"x\" : attack net => chase | WRONG_COMPARISON",
                "detail 3 \"x\" : move gives-check is check => check | WRONG_COMPARISON",
                "detail 3 \"x\" : attack attacker > king => chase | WRONG_COMPARISON",
                "detail 3 \"x\" : attack net > much => chase | NOT_A_NUMBER",
                "detail 3 \"x\" : move threatens-mate => mate-threat | SEVERITY_INCOMPLETE",
            })
    void aFaultyStatement(String statement, Kind kind) {
        List<Problem> problems = problems(statement);
        assertEquals(List.of(kind), problems.stream().map(Problem::kind).toList());
    }

    @Test
    void aFaultlessRulebookHasNone() {
        assertEquals(List.of(), problems("detail 3 \"x\" : move gives-check => check"));
    }

    @Test
    void whatMustNotBeMissing() {
        RulebookCompiler.Result result = Books.compile("rulebook empty \"空\" { }");
        assertEquals(
                List.of(Kind.NO_REPETITIONS, Kind.NO_PROHIBITION),
                result.problems().stream().map(Problem::kind).toList());
    }

    @Test
    void aRulebookCanNotExtendItself() {
        RulebookCompiler.Result result = Books.compile("rulebook ring \"环\" extends ring { }");
        assertEquals(
                List.of(Kind.CYCLIC_EXTENSION),
                result.problems().stream()
                        .map(Problem::kind)
                        .filter(k -> k == Kind.CYCLIC_EXTENSION)
                        .toList());
    }

    /** A rule with a fault never applies, whatever stands in its sound parts. */
    @Test
    void aFaultyRuleNeverApplies() {
        var rules =
                Books.compile(
                                HEAD
                                        + "detail 3 \"x\" : move not flies or gives-check =>"
                                        + " check\n"
                                        + "general 8 \"x\" : one-side every is check => loses\n"
                                        + "general 9 \"x\" : both-sides allowed => draw\n"
                                        + "}")
                        .rules();
        var game = Games.of("3k5/9/9/9/9/9/9/9/9/5K3 w", "f0f1 d9d8 f1f0 d8d9");
        assertEquals(Verdict.DRAW, game.times(3).by(rules).verdict());
    }
}
