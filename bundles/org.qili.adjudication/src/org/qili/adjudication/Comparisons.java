// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import org.qili.model.Comparison;

/** What the comparisons of conditions mean. */
public final class Comparisons {

    private Comparisons() {}

    /**
     * Whether a comparison holds.
     *
     * @param order negative, zero or positive as what is compared is less, equal or greater
     */
    public static boolean holds(Comparison comparison, int order) {
        return switch (comparison) {
            case IS, EQUAL -> order == 0;
            case GREATER -> order > 0;
            case AT_LEAST -> order >= 0;
            case LESS -> order < 0;
            case AT_MOST -> order <= 0;
        };
    }
}
