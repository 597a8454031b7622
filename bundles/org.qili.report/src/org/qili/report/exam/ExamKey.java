// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.List;

/**
 * The right answers of an examination.
 *
 * @param seed seed of the examination
 * @param entries one for each question, in order
 */
public record ExamKey(long seed, List<Entry> entries) {

    /**
     * A question's right answer.
     *
     * @param id where the question comes from
     * @param rulebook title of the rulebook to go by
     * @param solution the answer
     */
    public record Entry(String id, String rulebook, Solution solution) {}

    public ExamKey {
        entries = List.copyOf(entries);
    }
}
