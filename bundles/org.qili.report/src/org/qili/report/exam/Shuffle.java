// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** An order that a seed alone decides. */
final class Shuffle {

    private Shuffle() {}

    /**
     * The same elements, the same seed: the same order everywhere, however they are given.
     *
     * @param id tells the elements apart
     */
    static <T> List<T> of(List<T> pool, Function<T, String> id, long seed) {
        List<T> items = new ArrayList<>(pool);
        items.sort(Comparator.comparing(id));
        // java.util.Random is defined to the bit; the shuffle is written out for the same reason
        Random random = new Random(seed);
        for (int i = items.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            T other = items.get(j);
            items.set(j, items.get(i));
            items.set(i, other);
        }
        return items;
    }
}
