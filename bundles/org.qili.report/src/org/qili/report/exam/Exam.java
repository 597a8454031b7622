// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

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
        List<ExamItem> items = new ArrayList<>(pool);
        items.sort(Comparator.comparing(ExamItem::id));
        // java.util.Random is defined to the bit; the shuffle is written out for the same reason
        Random random = new Random(seed);
        for (int i = items.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            ExamItem other = items.get(j);
            items.set(j, items.get(i));
            items.set(i, other);
        }
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
