// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.adjudication.ClauseCoverage;
import org.qili.adjudication.ClauseCoverage.Part;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;

/**
 * Which clauses are tested by which cases (条文覆盖).
 *
 * @param coverage what was collected
 * @param language language of the report
 */
public record CoverageReport(ClauseCoverage coverage, Language language) {

    /** The report as one page of HTML. */
    public String html() {
        TextBundle texts = ReportTexts.in(language);
        RuleSet rules = coverage.rules();
        List<String> untested = coverage.untested();
        int all = coverage.byClause().size();
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("pageTitle", texts.get("coverage-title"));
        values.put("rulebook", rules.title().in(language) + " (" + rules.id() + ")");
        values.put(
                "tested",
                texts.get(
                        "coverage.count",
                        String.valueOf(all - untested.size()),
                        String.valueOf(all)));
        List<Map<String, Object>> clauses = new ArrayList<>();
        coverage.byClause()
                .forEach(
                        (number, cases) ->
                                clauses.add(
                                        Map.of(
                                                "number",
                                                number,
                                                "text",
                                                text(number),
                                                "applied",
                                                names(cases, Part.APPLIED),
                                                "near",
                                                names(cases, Part.NEAR))));
        values.put("clauses", clauses);
        values.put(
                "untested",
                section(untested.stream().map(n -> Map.of("number", n, "text", text(n))).toList()));
        values.put("idle", section(coverage.casesWithoutClause()));
        return Template.named("coverage").fill(texts, values);
    }

    private String text(String number) {
        return coverage.rules().clause(number).map(t -> t.in(language)).orElse("");
    }

    private String names(Map<String, Part> cases, Part part) {
        List<String> names =
                cases.entrySet().stream()
                        .filter(e -> e.getValue() == part)
                        .map(Map.Entry::getKey)
                        .toList();
        return names.isEmpty() ? "–" : Messages.list(language, names);
    }

    private static Object section(List<?> items) {
        return items.isEmpty() ? List.of() : Map.of("items", items);
    }
}
