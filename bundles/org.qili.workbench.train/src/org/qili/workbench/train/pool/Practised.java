// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.pool;

import org.qili.report.exam.Exercise;
import org.qili.report.exam.PracticeHistory;
import org.qili.report.exam.PracticeRecord;

/** What became of a case in practice before. */
enum Practised {
    /** Never answered. */
    NEVER,
    /** The last answer earned less than full marks. */
    LOST,
    /** The last answer earned full marks. */
    FULL;

    boolean fits(Exercise exercise, PracticeHistory history) {
        Practised now =
                history.last(exercise.id())
                        .map(PracticeRecord::lost)
                        .map(lost -> lost ? LOST : FULL)
                        .orElse(NEVER);
        return now == this;
    }
}
