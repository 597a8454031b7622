// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.adjudication.ClauseCoverage;
import org.qili.adjudication.ClauseCoverage.Part;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Texts;
import org.qili.model.Case;
import org.qili.model.Language;

/**
 * Which cases test which clauses of a rulebook.
 *
 * @param rulebook id of the rulebook
 * @param clauses every clause that decides something, in the order of the text
 * @param idle cases in which no clause decided anything
 */
public record CoverageReport(String rulebook, List<ClauseRow> clauses, List<CaseRef> idle) {

    /**
     * A clause with the cases it took part in.
     *
     * @param number its number
     * @param text its restatement
     * @param applied cases it was applied in
     * @param near cases in which all but one of its conditions were met
     */
    public record ClauseRow(String number, String text, List<CaseRef> applied, List<CaseRef> near) {

        public ClauseRow {
            applied = List.copyOf(applied);
            near = List.copyOf(near);
        }

        /** Whether a case applies it. */
        public boolean tested() {
            return !applied.isEmpty();
        }
    }

    public CoverageReport {
        clauses = List.copyOf(clauses);
        idle = List.copyOf(idle);
    }

    /** Clauses that a case applies. */
    public long tested() {
        return clauses.stream().filter(ClauseRow::tested).count();
    }

    /** Collects rulings one by one. */
    public static final class Collector {

        private final Book book;
        private final ClauseCoverage coverage;
        private final Map<String, CaseRef> cases = new LinkedHashMap<>();

        /** Nothing covered yet. */
        public Collector(Book book) {
            this.book = book;
            this.coverage = new ClauseCoverage(book.rules());
        }

        /** Adds a case with its ruling under this rulebook. */
        public void add(Case source, Ruling ruling) {
            CaseRef ref = CaseRef.of(source);
            String key = ref.text() + "#" + ref.index();
            cases.put(key, ref);
            coverage.add(key, ruling);
        }

        /** What was covered so far. */
        public CoverageReport report(Language language) {
            List<ClauseRow> rows =
                    coverage.byClause().entrySet().stream()
                            .map(
                                    e ->
                                            new ClauseRow(
                                                    e.getKey(),
                                                    text(e.getKey(), language),
                                                    in(e.getValue(), Part.APPLIED),
                                                    in(e.getValue(), Part.NEAR)))
                            .toList();
            return new CoverageReport(
                    book.id(),
                    rows,
                    coverage.casesWithoutClause().stream().map(cases::get).toList());
        }

        private String text(String number, Language language) {
            return book.rules().clause(number).map((Texts t) -> t.in(language)).orElse("");
        }

        private List<CaseRef> in(Map<String, Part> parts, Part wanted) {
            return parts.entrySet().stream()
                    .filter(e -> e.getValue() == wanted)
                    .map(e -> cases.get(e.getKey()))
                    .toList();
        }
    }
}
