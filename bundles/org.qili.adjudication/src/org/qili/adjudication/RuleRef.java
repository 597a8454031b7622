// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.List;

/**
 * A rule as a ruling cites it.
 *
 * @param rulebook id of the rulebook whose text holds the rule
 * @param numbers its clause numbers, at least one
 * @param texts its restatements
 */
public record RuleRef(String rulebook, List<String> numbers, Texts texts) {

    public RuleRef {
        numbers = List.copyOf(numbers);
    }

    /** The number under which the rule is cited. */
    public String number() {
        return numbers.get(0);
    }
}
