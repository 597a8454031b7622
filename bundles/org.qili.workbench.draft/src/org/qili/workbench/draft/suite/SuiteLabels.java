// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.suite;

import org.qili.lang.suite.CaseResult;
import org.qili.lang.suite.CaseResult.Outcome;
import org.qili.lang.suite.Finding;
import org.qili.workbench.draft.text.DraftTexts;

/** What the tree of results says, cell by cell. */
final class SuiteLabels {

    private SuiteLabels() {}

    /** Folder, file, case or what is not met; with its outcome, so that no picture is needed. */
    static String name(Object element) {
        SuiteNode node = (SuiteNode) element;
        if (node.finding().isPresent()) {
            Finding finding = node.finding().get();
            if (!finding.unmet()) {
                return finding.text();
            }
            return finding.subject().isEmpty() ? DraftTexts.get("suite.ruling") : finding.subject();
        }
        String name = node.result().map(r -> r.source().name()).orElseGet(() -> resource(node));
        return node.result().isPresent()
                ? name
                : DraftTexts.get("suite.counted", name, counted(node));
    }

    private static String resource(SuiteNode node) {
        return node.resource()
                .map(r -> node.isFolder() ? r.getFullPath().makeRelative().toString() : r.getName())
                .orElse("");
    }

    private static String counted(SuiteNode node) {
        Counts counts = node.counts();
        return DraftTexts.get(
                "suite.metOf", String.valueOf(counts.met()), String.valueOf(counts.compared()));
    }

    /** How it ended, in a word. */
    static String outcome(Object element) {
        SuiteNode node = (SuiteNode) element;
        return node.finding().isPresent() ? "" : outcome(node.outcome());
    }

    static String outcome(Outcome outcome) {
        return DraftTexts.now().of("suite.outcome", outcome);
    }

    static String expected(Object element) {
        return ((SuiteNode) element).finding().map(Finding::expected).orElse("");
    }

    /** What was found; for a case, the rulings. */
    static String actual(Object element) {
        SuiteNode node = (SuiteNode) element;
        return node.finding().map(Finding::actual).orElseGet(() -> verdicts(node));
    }

    private static String verdicts(SuiteNode node) {
        return node.result()
                .map(CaseResult::verdicts)
                .map(v -> String.join(DraftTexts.get("suite.verdicts"), v))
                .orElse("");
    }

    static String clause(Object element) {
        return ((SuiteNode) element)
                .finding()
                .filter(Finding::unmet)
                .map(f -> DraftTexts.get("suite.clauseOf", f.rulebook(), f.clause()))
                .orElse("");
    }
}
