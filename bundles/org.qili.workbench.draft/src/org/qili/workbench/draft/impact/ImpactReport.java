// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.impact;

import java.util.List;
import java.util.Optional;
import org.qili.lang.suite.CaseImpact;
import org.qili.report.ImpactPage;
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
 * @param page the same to be printed, once all is done; not changed any more
 */
public record ImpactReport(
        String base,
        String head,
        int done,
        int total,
        int unreadable,
        List<CaseImpact> changed,
        End end,
        String reason,
        Optional<ImpactPage> page) {

    /** Nothing compared yet. */
    static final ImpactReport EMPTY =
            new ImpactReport("", "", 0, 0, 0, List.of(), null, "", Optional.empty());

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
