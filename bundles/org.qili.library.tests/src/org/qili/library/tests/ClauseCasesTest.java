// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.library.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.adjudication.ClauseCoverage;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.Ruling;
import org.qili.board.Side;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.NaturalLimit;
import org.qili.model.Repetitions;
import org.qili.model.Rulebook;
import org.qili.model.Statement;

/**
 * The figures of the two older rulebooks are lost: each of their clauses that can decide a label or
 * a ruling has a precedent of our own in which it does, and one in which it just fails to, with the
 * reason. A precedent says in its file's name for which clause it stands: {@code 27-1-for.qili},
 * {@code 27-1-against.qili}.
 */
final class ClauseCasesTest {

    /** Clauses that decide neither a label nor a ruling, and why. */
    private static final Map<String, Map<String, String>> DECIDE_NOTHING =
            Map.of(
                    "cxa-1999",
                    Map.of(
                            "24", "when there is something to judge, not how",
                            "4.2.4", "counts moves without a capture, for a claim",
                            "23.3", "how such a claim is made"),
                    "pre-1999",
                    Map.of(
                            "1.1", "when there is something to judge, not how",
                            "1.23", "values of men; what they make a gain is said by 2.1 to 2.10",
                            "2.7", "left to the arbiter: no exchange goes that far",
                            "2.9", "left to the arbiter: several pawns"));

    /** A precedent with the number and the part its file is named for. */
    private record Precedent(String number, boolean speaksFor, Case source, Ruling ruling) {

        Set<String> applied() {
            return ClauseCoverage.applied(ruling);
        }

        /** Whether the clause decides nothing about the side that is on trial, nor the ruling. */
        boolean fails() {
            if (!applied().contains(number)) {
                return true;
            }
            return !cites(ruling.rule().stream())
                    && Stream.of(Side.values()).anyMatch(s -> !decidesAbout(s));
        }

        private boolean decidesAbout(Side side) {
            return cites(ruling.ban(side).stream())
                    || cites(
                            ruling.profile(side).moves().stream()
                                    .map(LabelledMove::rules)
                                    .flatMap(List::stream));
        }

        private boolean cites(Stream<RuleRef> rules) {
            return rules.anyMatch(r -> r.numbers().contains(number));
        }

        /** Whether the reasoning speaks of the clause. */
        boolean reasons() {
            String detail = number.startsWith("7.") ? "|细则\\s?" + number.substring(2) : "";
            Pattern mention =
                    Pattern.compile(
                            "(?<![\\d.])(?:" + Pattern.quote(number) + detail + ")(?!\\.?\\d)");
            return source.getAnnotations().stream()
                    .anyMatch(a -> mention.matcher(a.getText()).find());
        }
    }

    /** The precedents whose files are named for a clause. */
    private static List<Precedent> precedents(String rulebook) {
        List<Precedent> found = new ArrayList<>();
        for (Judged judged : Judged.of(rulebook)) {
            List<String> words = Arrays.asList(judged.file().split("-"));
            String number =
                    words.stream()
                            .takeWhile(w -> w.matches("\\d+"))
                            .collect(Collectors.joining("."));
            boolean speaksFor = words.contains("for");
            if (!number.isEmpty() && (speaksFor || words.contains("against"))) {
                found.add(new Precedent(number, speaksFor, judged.source(), judged.ruling()));
            }
        }
        return found;
    }

    private static Set<String> numbers(String rulebook) {
        Set<String> numbers = new LinkedHashSet<>();
        Rulebook book = Judged.rulebook(rulebook);
        for (Statement statement : book.getStatements()) {
            if (statement instanceof Clause clause) {
                numbers.addAll(clause.getNumbers());
            } else if (statement instanceof Repetitions repetitions) {
                numbers.addAll(repetitions.getNumbers());
            } else if (statement instanceof NaturalLimit limit) {
                numbers.addAll(limit.getNumbers());
            }
        }
        return numbers;
    }

    @ParameterizedTest
    @ValueSource(strings = {"cxa-1999", "pre-1999"})
    void everyDecidingClauseHasACaseForAndACaseAgainst(String rulebook) {
        Set<String> nothing = DECIDE_NOTHING.get(rulebook).keySet();
        List<Precedent> precedents = precedents(rulebook);
        Map<String, String> missing = new LinkedHashMap<>();
        for (String number : numbers(rulebook)) {
            List<Precedent> here =
                    precedents.stream().filter(p -> p.number().equals(number)).toList();
            boolean proved =
                    here.stream().anyMatch(p -> p.speaksFor() && p.applied().contains(number));
            boolean refuted = here.stream().anyMatch(p -> !p.speaksFor() && p.fails());
            if (!nothing.contains(number) && !(proved && refuted)) {
                missing.put(number, proved ? "against" : refuted ? "for" : "for and against");
            }
        }
        assertEquals(Map.of(), missing);
    }

    /** What a file's name promises holds, of every one of them. */
    @ParameterizedTest
    @ValueSource(strings = {"cxa-1999", "pre-1999"})
    void aCaseForAClauseAppliesItAndACaseAgainstDoesNotAndBothSayWhy(String rulebook) {
        Set<String> numbers = numbers(rulebook);
        List<String> wrong = new ArrayList<>();
        for (Precedent precedent : precedents(rulebook)) {
            boolean holds =
                    numbers.contains(precedent.number())
                            && (precedent.speaksFor()
                                    ? precedent.applied().contains(precedent.number())
                                    : precedent.fails());
            if (!holds || !precedent.reasons()) {
                wrong.add(
                        precedent.number()
                                + (precedent.speaksFor() ? " for: " : " against: ")
                                + precedent.source().getName()
                                + (holds ? ": the note does not speak of it" : ""));
            }
        }
        assertEquals(List.of(), wrong);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cxa-1999", "pre-1999"})
    void whatDecidesNothingIsAClauseOfTheRulebookWithoutCases(String rulebook) {
        Set<String> nothing = DECIDE_NOTHING.get(rulebook).keySet();
        assertEquals(
                Set.of(),
                nothing.stream()
                        .filter(n -> !numbers(rulebook).contains(n))
                        .collect(Collectors.toSet()));
        assertEquals(
                List.of(),
                precedents(rulebook).stream()
                        .map(Precedent::number)
                        .filter(nothing::contains)
                        .toList());
    }
}
