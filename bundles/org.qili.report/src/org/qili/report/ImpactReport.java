// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.adjudication.Impact;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.text.RulingTexts;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;

/**
 * What a draft would change (修改草案的影响), case by case, for a committee to discuss.
 *
 * @param base the rulebook in force
 * @param head the draft
 * @param cases all cases judged; those in which nothing changes are only counted
 * @param language language of the report
 */
public record ImpactReport(RuleSet base, RuleSet head, List<Entry> cases, Language language) {

    /**
     * A case under both rulebooks.
     *
     * @param name how the case is called
     * @param impact what changes
     */
    public record Entry(String name, Impact impact) {}

    public ImpactReport {
        cases = List.copyOf(cases);
    }

    /** The report as one page of HTML. */
    public String html() {
        TextBundle texts = ReportTexts.in(language);
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("pageTitle", texts.get("impact-title"));
        values.put("base", base.title().in(language) + " (" + base.id() + ")");
        values.put("head", head.title().in(language) + " (" + head.id() + ")");
        values.put(
                "counts",
                List.of(
                        count(texts.get("impact-total"), cases.size()),
                        count(
                                texts.get("impact-rulings"),
                                cases.stream().filter(c -> c.impact().verdictChanged()).count()),
                        count(
                                texts.get("impact-clauses"),
                                cases.stream().filter(c -> c.impact().clauseChanged()).count()),
                        count(
                                texts.get("impact-labels"),
                                cases.stream()
                                        .filter(c -> !c.impact().labels().isEmpty())
                                        .count())));
        List<Map<String, Object>> changed =
                cases.stream().filter(c -> c.impact().any()).map(this::changed).toList();
        values.put("changed", changed);
        values.put("unchanged", changed.isEmpty());
        return Template.named("impact").fill(texts, values);
    }

    private static Map<String, Object> count(String label, long number) {
        return Map.of("label", label, "number", String.valueOf(number));
    }

    private Map<String, Object> changed(Entry entry) {
        Impact impact = entry.impact();
        RulingTexts before = RulingTexts.of(impact.base(), language);
        RulingTexts after = RulingTexts.of(impact.head(), language);
        List<Map<String, Object>> labels = new ArrayList<>();
        for (Impact.LabelChange change : impact.labels()) {
            labels.add(
                    Map.of(
                            "ply",
                            String.valueOf(change.base().facts().ply() + 1),
                            "move",
                            before.move(change.base()),
                            "base",
                            before.label(change.base()),
                            "head",
                            after.label(change.head())));
        }
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("name", entry.name());
        values.put("rulingChanged", impact.verdictChanged() || impact.clauseChanged());
        values.put("base", before.verdict());
        values.put("head", after.verdict());
        values.put("labels", labels);
        values.put("hasLabels", !labels.isEmpty());
        values.put("baseTrace", before.trace());
        values.put("headTrace", after.trace());
        return values;
    }
}
