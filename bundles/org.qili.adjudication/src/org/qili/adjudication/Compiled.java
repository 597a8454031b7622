// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.List;
import org.qili.analysis.Truth;
import org.qili.model.Condition;

/**
 * A condition ready to be tested.
 *
 * @param test the test of the whole
 * @param conjuncts the parts that must all hold, each with its place in the text; one for a
 *     condition without "and"
 */
record Compiled<C>(Test<C> test, List<Part<C>> conjuncts) {

    /** One conjunct. */
    record Part<C>(Condition source, Test<C> test) {}

    /** The condition that always holds. */
    static <C> Compiled<C> always() {
        return new Compiled<>((c, r) -> Truth.YES, List.of());
    }

    /** The condition that never holds. */
    static <C> Compiled<C> never() {
        return new Compiled<>((c, r) -> Truth.NO, List.of());
    }

    Truth test(C context, Readings readings) {
        return test.test(context, readings);
    }

    /** The only conjunct that failed, or null if none or several failed or there is just one. */
    Condition onlyFailure(C context, Readings readings) {
        if (conjuncts.size() < 2) {
            return null;
        }
        Condition failed = null;
        for (Part<C> part : conjuncts) {
            if (!part.test().test(context, readings).yes()) {
                if (failed != null) {
                    return null;
                }
                failed = part.source();
            }
        }
        return failed;
    }
}
