// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.List;

/**
 * An examination: some questions in an order that its seed alone decides.
 *
 * @param seed the number that stands on paper and key
 * @param items the questions in order
 */
public record Exam(long seed, List<ExamItem> items) {

    public Exam {
        items = List.copyOf(items);
    }

    /**
     * Draws questions at random. The same pool, seed and count give the same examination
     * everywhere, in whatever order the pool is given.
     *
     * @param pool questions with different ids
     * @param count how many to draw; the whole pool if it has fewer
     */
    public static Exam draw(List<ExamItem> pool, long seed, int count) {
        List<ExamItem> items = Shuffle.of(pool, ExamItem::id, seed);
        return new Exam(seed, items.subList(0, Math.max(0, Math.min(count, items.size()))));
    }

    /** What is needed to mark answers. */
    public ExamKey key() {
        return new ExamKey(
                seed,
                items.stream()
                        .map(i -> new ExamKey.Entry(i.id(), i.rulebook(), i.solution()))
                        .toList());
    }
}
