// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.List;
import java.util.Optional;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.model.Label;

/**
 * Which exercises are wanted; what is empty leaves all of them in.
 *
 * @param label one that occurs in the cycle
 * @param clause number of a clause that decides in it
 * @param verdict the ruling
 * @param level the difficulty
 */
public record ExerciseChoice(
        Optional<Label> label,
        Optional<String> clause,
        Optional<Verdict> verdict,
        Optional<Difficulty.Level> level) {

    /** All of them. */
    public static final ExerciseChoice ALL =
            new ExerciseChoice(
                    Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** Whether an exercise is wanted. */
    public boolean fits(Exercise exercise) {
        return label.map(exercise.labels()::contains).orElse(true)
                && clause.map(exercise.clauses()::contains).orElse(true)
                && verdict.map(v -> v == exercise.ruling().verdict()).orElse(true)
                && level.map(l -> l == exercise.difficulty().level()).orElse(true);
    }

    /** Those that are wanted, in the same order. */
    public List<Exercise> of(List<Exercise> pool) {
        return pool.stream().filter(this::fits).toList();
    }
}
