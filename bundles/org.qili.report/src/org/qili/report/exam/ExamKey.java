// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;

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

    /**
     * Tells this examination from others: the seed, and a check sum (CRC-32) of its questions in
     * their order. Stands in answer forms, so that answers are not marked by a wrong key.
     */
    public String fingerprint() {
        CRC32 sum = new CRC32();
        for (Entry entry : entries) {
            sum.update((entry.id() + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return String.format("%d-%08x", seed, sum.getValue());
    }
}
