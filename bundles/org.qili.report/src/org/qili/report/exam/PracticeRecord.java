// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.qili.model.Label;

/**
 * How an exercise was answered.
 *
 * @param time when, in local time (ISO 8601, seconds)
 * @param rulebook id of the rulebook to go by
 * @param exercise where it comes from
 * @param level how hard it is
 * @param points what the answer earned
 * @param of what it could earn
 * @param labels the labels asked for, in order
 * @param ruling whether the ruling was right
 */
public record PracticeRecord(
        String time,
        String rulebook,
        String exercise,
        Difficulty.Level level,
        int points,
        int of,
        List<Named> labels,
        boolean ruling) {

    /**
     * A label asked for.
     *
     * @param label the right one
     * @param right whether it was answered
     */
    public record Named(Label label, boolean right) {}

    public PracticeRecord {
        labels = List.copyOf(labels);
    }

    /** What is kept of an answer. */
    public static PracticeRecord of(
            LocalDateTime time, Exercise exercise, Marking.Question question) {
        int first = exercise.ruling().cycle().orElseThrow().firstPly();
        List<Named> labels = new ArrayList<>();
        boolean ruling = false;
        for (Marking.Mark mark : question.marks()) {
            boolean right = mark.judgement() == Marking.Judgement.RIGHT;
            switch (mark.part()) {
                case LABEL -> {
                    int ply = first + labels.size();
                    labels.add(new Named(exercise.ruling().moves().get(ply).label(), right));
                }
                case RULING -> ruling = right;
                case CLAUSE -> {
                    // its marks are in the sum
                }
            }
        }
        return new PracticeRecord(
                time.truncatedTo(ChronoUnit.SECONDS).toString(),
                exercise.ruling().rulebook().id(),
                exercise.id(),
                exercise.difficulty().level(),
                question.points(),
                question.of(),
                labels,
                ruling);
    }

    /** Whether the answer earned less than it could. */
    public boolean lost() {
        return points < of;
    }
}
