// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.qili.adjudication.ClauseCoverage;
import org.qili.adjudication.Ruling;
import org.qili.analysis.Cycle;
import org.qili.model.Label;
import org.qili.model.Language;

/**
 * A case that can be set to a candidate or trainee (练习题), with what it is chosen by.
 *
 * @param id where it comes from; tells it from all others
 * @param ruling the right answer
 * @param labels labels in the cycle
 * @param clauses numbers of the clauses that decide in it
 * @param difficulty how hard it is
 */
public record Exercise(
        String id, Ruling ruling, Set<Label> labels, Set<String> clauses, Difficulty difficulty) {

    public Exercise {
        labels = Set.copyOf(labels);
        clauses = Collections.unmodifiableSet(new LinkedHashSet<>(clauses));
        if (ruling.cycle().isEmpty()) {
            throw new IllegalArgumentException("nothing recurs");
        }
    }

    /**
     * The exercise that a ruling makes.
     *
     * @return empty if nothing recurs, so that there is nothing to ask
     */
    public static Optional<Exercise> of(String id, Ruling ruling) {
        if (ruling.cycle().isEmpty()) {
            return Optional.empty();
        }
        Cycle cycle = ruling.cycle().get();
        Set<Label> labels = EnumSet.noneOf(Label.class);
        ruling.moves()
                .subList(cycle.firstPly(), cycle.endOfFirst())
                .forEach(m -> labels.add(m.label()));
        return Optional.of(
                new Exercise(
                        id, ruling, labels, ClauseCoverage.applied(ruling), Difficulty.of(ruling)));
    }

    /** The question with its answer and reasons in a language. */
    public ExamItem item(Language language) {
        return ExamItem.of(id, ruling, language).orElseThrow();
    }
}
