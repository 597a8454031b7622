// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.sheet;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.adjudication.Ruling;
import org.qili.model.Language;
import org.qili.report.ArbiterLabel;
import org.qili.report.RulingSheet;
import org.qili.report.SheetDetails;
import org.qili.workbench.editor.CaseSession;
import org.qili.workbench.live.CaseState;

/**
 * What a ruling sheet is made of: the case as it stood when the sheet was asked for.
 *
 * @param state the case
 * @param ruling the ruling looked at
 */
public record SheetSource(CaseState state, Ruling ruling) {

    /** The case an editor looks at; empty while it has no final ruling. */
    public static Optional<SheetSource> of(CaseSession session) {
        return session.current()
                .filter(CaseState::settled)
                .flatMap(s -> session.ruling().map(r -> new SheetSource(s, r)));
    }

    /** The sheet as a page. */
    String html(SheetDetails details, Language language) {
        Map<String, Ruling> all = new LinkedHashMap<>(state.rulings());
        all.putAll(state.comparisons());
        List<Ruling> others = all.values().stream().filter(r -> r != ruling).toList();
        List<ArbiterLabel> labels =
                state.own().stream()
                        .map(o -> new ArbiterLabel(o.ply(), Optional.of(o.label()), o.reason()))
                        .toList();
        return RulingSheet.of(details, ruling, language)
                .withOthers(others)
                .withArbiter(labels, state.underArbiter(ruling))
                .html();
    }
}
