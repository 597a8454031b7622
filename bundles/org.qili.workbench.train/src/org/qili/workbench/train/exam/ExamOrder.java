// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.exam;

import java.util.List;
import org.qili.report.exam.ExamFolder;
import org.qili.report.exam.Exercise;

/**
 * An examination to be made.
 *
 * @param pool exercises to draw from
 * @param seed decides which are drawn and in which order
 * @param count how many
 * @param out where it is written, and how
 */
public record ExamOrder(List<Exercise> pool, long seed, int count, ExamFolder out) {

    public ExamOrder {
        pool = List.copyOf(pool);
    }
}
