// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.library.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Doubt;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.library.Library;
import org.qili.library.Library.Entry;
import org.qili.model.Reading;
import org.qili.model.ReadingOption;

/**
 * A point that a rulebook leaves open makes a difference in some precedent, and it is said which.
 */
final class OpenReadingCasesTest {

    static List<String> rulebooks() {
        return Library.rulebooks().stream().map(Entry::name).toList();
    }

    private static List<Reading> open(String rulebook) {
        return Judged.rulebook(rulebook).getStatements().stream()
                .filter(Reading.class::isInstance)
                .map(Reading.class::cast)
                .filter(Reading::isOpen)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("rulebooks")
    void everyOpenPointHasAPrecedentThatItLeavesUndetermined(String rulebook) {
        List<Ruling> undetermined =
                Judged.of(rulebook).stream()
                        .map(Judged::ruling)
                        .filter(r -> r.verdict() == Verdict.UNDETERMINED)
                        .toList();
        Set<String> shown = new HashSet<>();
        for (Ruling ruling : undetermined) {
            ruling.doubts().stream().map(Doubt::reading).forEach(shown::add);
        }
        assertEquals(
                open(rulebook).stream().map(Reading::getName).collect(Collectors.toSet()), shown);
    }

    /** Each option is named with what it gives, one of them as the house's, and they differ. */
    @ParameterizedTest
    @MethodSource("rulebooks")
    void anUndeterminedRulingSaysWhatEachReadingGives(String rulebook) {
        for (Judged judged : Judged.of(rulebook)) {
            for (Reading reading : open(rulebook)) {
                List<Doubt> doubts =
                        judged.ruling().doubts().stream()
                                .filter(d -> d.reading().equals(reading.getName()))
                                .toList();
                if (doubts.isEmpty()) {
                    continue;
                }
                assertEquals(
                        reading.getOptions().stream()
                                .map(ReadingOption::getName)
                                .collect(Collectors.toSet()),
                        doubts.stream().map(Doubt::option).collect(Collectors.toSet()),
                        judged::file);
                assertEquals(
                        List.of(reading.getChosen().getName()),
                        doubts.stream().filter(Doubt::house).map(Doubt::option).toList(),
                        judged::file);
                assertTrue(
                        doubts.stream().map(Doubt::verdict).distinct().count() > 1, judged::file);
                assertTrue(doubts.stream().allMatch(d -> d.rule().isPresent()), judged::file);
            }
        }
    }
}
