// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.coverage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qili.lang.suite.CaseRef;
import org.qili.lang.suite.CoverageReport;
import org.qili.lang.suite.CoverageReport.ClauseRow;
import org.qili.workbench.draft.text.DraftTexts;

/**
 * A line of the tree: a clause, or below it a case.
 *
 * @param clause the clause; empty for the cases without any
 * @param source the case; empty for a clause
 * @param state how the clause took part in the case, or how well it is tested
 * @param children cases of a clause
 */
record CoverageLine(
        Optional<ClauseRow> clause,
        Optional<CaseRef> source,
        State state,
        List<CoverageLine> children) {

    /** How a clause and a case are to each other. */
    enum State {
        /** Applied. */
        APPLIED,
        /** All but one condition met. */
        NEAR,
        /** Applied in no case. */
        UNTESTED,
        /** Cases in which no clause decided. */
        IDLE
    }

    CoverageLine {
        children = List.copyOf(children);
    }

    /** All lines of a report. */
    static List<CoverageLine> of(CoverageReport report) {
        List<CoverageLine> lines = new ArrayList<>();
        for (ClauseRow row : report.clauses()) {
            List<CoverageLine> cases = new ArrayList<>();
            row.applied().forEach(c -> cases.add(line(row, c, State.APPLIED)));
            row.near().forEach(c -> cases.add(line(row, c, State.NEAR)));
            State state =
                    row.tested()
                            ? State.APPLIED
                            : row.near().isEmpty() ? State.UNTESTED : State.NEAR;
            lines.add(new CoverageLine(Optional.of(row), Optional.empty(), state, cases));
        }
        if (!report.idle().isEmpty()) {
            List<CoverageLine> cases =
                    report.idle().stream()
                            .map(
                                    c ->
                                            new CoverageLine(
                                                    Optional.empty(),
                                                    Optional.of(c),
                                                    State.IDLE,
                                                    List.of()))
                            .toList();
            lines.add(new CoverageLine(Optional.empty(), Optional.empty(), State.IDLE, cases));
        }
        return lines;
    }

    private static CoverageLine line(ClauseRow row, CaseRef source, State state) {
        return new CoverageLine(Optional.of(row), Optional.of(source), state, List.of());
    }

    /** Whether a clause is applied in no case. */
    boolean untested() {
        return source.isEmpty() && (state == State.UNTESTED || state == State.NEAR);
    }

    String name() {
        return source.map(CaseRef::name)
                .or(() -> clause.map(ClauseRow::number))
                .orElseGet(() -> DraftTexts.get("coverage.idle"));
    }

    String stateText() {
        return untested()
                ? DraftTexts.get("coverage.state.UNTESTED")
                : DraftTexts.now().of("coverage.state", state);
    }

    String applied() {
        return source.isEmpty() ? clause.map(c -> number(c.applied().size())).orElse("") : "";
    }

    String near() {
        return source.isEmpty() ? clause.map(c -> number(c.near().size())).orElse("") : "";
    }

    private static String number(int n) {
        return String.valueOf(n);
    }

    /** The clause's text, or the folder of the case. */
    String text() {
        return source.map(CoverageLine::folder)
                .orElseGet(() -> clause.map(ClauseRow::text).orElse(""));
    }

    /** The last folder and the file of a case. */
    static String folder(CaseRef source) {
        var text = source.text();
        int parts = text.segmentCount();
        return parts < 2
                ? text.lastSegment()
                : text.segment(parts - 2) + "/" + decoded(text.lastSegment());
    }

    private static String decoded(String segment) {
        return org.eclipse.emf.common.util.URI.decode(segment);
    }
}
