// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.impact;

import java.util.List;
import java.util.Optional;
import org.qili.lang.suite.CaseImpact;
import org.qili.lang.suite.CaseImpact.LabelChange;
import org.qili.workbench.draft.text.DraftTexts;

/**
 * A line of the tree: a case that changes, or below it a move of it that gets another name.
 *
 * @param impact what changes for the case
 * @param change the move; empty for the case itself
 */
record ImpactLine(CaseImpact impact, Optional<LabelChange> change) {

    /** The lines of all cases. */
    static List<ImpactLine> of(List<CaseImpact> changed) {
        return changed.stream().map(c -> new ImpactLine(c, Optional.empty())).toList();
    }

    /** The moves of a case that get another name. */
    List<ImpactLine> children() {
        return change.isPresent()
                ? List.of()
                : impact.labels().stream()
                        .map(l -> new ImpactLine(impact, Optional.of(l)))
                        .toList();
    }

    String name() {
        return change.map(c -> DraftTexts.get("impact.move", String.valueOf(c.ply()), c.move()))
                .orElse(impact.source().name());
    }

    /** What kind of change it is. */
    String kind() {
        if (change.isPresent()) {
            return DraftTexts.get("impact.kind.label");
        } else if (impact.verdictChanged()) {
            return DraftTexts.get("impact.kind.verdict");
        }
        return impact.clauseChanged()
                ? DraftTexts.get("impact.kind.clause")
                : DraftTexts.count("impact.kind.labels", impact.labels().size());
    }

    String before() {
        return change.map(LabelChange::before).orElseGet(() -> side(impact.before()));
    }

    String after() {
        return change.map(LabelChange::after).orElseGet(() -> side(impact.after()));
    }

    private static String side(CaseImpact.Side side) {
        return side.clause().isEmpty()
                ? side.verdict()
                : DraftTexts.get("impact.side", side.verdict(), side.clause());
    }
}
