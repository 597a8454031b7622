// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.impact;

import java.util.List;
import org.qili.lang.suite.CaseImpact;
import org.qili.workbench.draft.runs.CaseJob.End;

/**
 * What a draft changes.
 *
 * @param base id of the rulebook in force; empty while it is not read
 * @param head id of the draft; empty while it is not read
 * @param done cases compared
 * @param total cases to be compared
 * @param unreadable cases and files that can't be judged
 * @param changed cases that change
 * @param end how it ended; null while it goes on
 * @param reason why it failed; empty if it did not
 */
public record ImpactReport(
        String base,
        String head,
        int done,
        int total,
        int unreadable,
        List<CaseImpact> changed,
        End end,
        String reason) {

    /** Nothing compared yet. */
    static final ImpactReport EMPTY = new ImpactReport("", "", 0, 0, 0, List.of(), null, "");

    public ImpactReport {
        changed = List.copyOf(changed);
    }

    /** Cases whose outcome changes. */
    public long verdicts() {
        return changed.stream().filter(CaseImpact::verdictChanged).count();
    }

    /** Cases in which a move gets another name. */
    public long labels() {
        return changed.stream().filter(c -> !c.labels().isEmpty()).count();
    }
}
