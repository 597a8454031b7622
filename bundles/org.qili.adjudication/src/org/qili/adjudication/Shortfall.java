// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

/** By how little a condition of a general rule failed. */
public sealed interface Shortfall {

    /**
     * Every move of the side but one is as the condition asks.
     *
     * @param move the one that is not
     */
    record OneMove(LabelledMove move) implements Shortfall {}

    /**
     * A number is one too large or too small.
     *
     * @param found what it is
     */
    record ByOne(int found) implements Shortfall {}

    /** What the other side must not do, it does: the rule asks for one side alone. */
    record OtherSideToo() implements Shortfall {}
}
