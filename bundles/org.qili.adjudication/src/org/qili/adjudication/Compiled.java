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

    /**
     * A condition within the whole.
     *
     * @param source its place in the text
     * @param test its test
     * @param operands the conditions that an "and", "or" or "not" joins; empty for a single fact
     */
    record Part<C>(Condition source, Test<C> test, List<Part<C>> operands) {}

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

    /** The conjuncts that do not hold, or not for certain. */
    List<Part<C>> failures(C context, Readings readings) {
        return conjuncts.stream().filter(p -> !p.test().test(context, readings).yes()).toList();
    }

    /** The only conjunct that failed, or null if none or several failed or there is just one. */
    Condition onlyFailure(C context, Readings readings) {
        if (conjuncts.size() < 2) {
            return null;
        }
        List<Part<C>> failed = failures(context, readings);
        return failed.size() == 1 ? failed.get(0).source() : null;
    }
}
