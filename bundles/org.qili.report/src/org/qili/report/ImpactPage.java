// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.adjudication.Impact;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.text.RulingTexts;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import org.qili.report.exam.AnswerWords;

/**
 * What a draft would change (修改草案的影响), case by case, for a committee to discuss. Collects cases one
 * by one and keeps of them what is printed only. For one thread at a time.
 */
public final class ImpactPage {

    private final RuleSet base;
    private final RuleSet head;
    private final Language language;
    private final TextBundle texts;
    private final List<Map<String, Object>> changed = new ArrayList<>();
    private final List<Map<String, Object>> unjudged = new ArrayList<>();
    private int cases;
    private int verdicts;
    private int clauses;
    private int labels;
    private int openBefore;
    private int openAfter;

    /**
     * @param base the rulebook in force
     * @param head the draft
     * @param language language of the report
     */
    public ImpactPage(RuleSet base, RuleSet head, Language language) {
        this.base = base;
        this.head = head;
        this.language = language;
        texts = ReportTexts.in(language);
    }

    /**
     * Adds a case under both rulebooks; one in which nothing changes is only counted.
     *
     * @param name how the case is called
     * @param place where it stands, empty if nowhere
     */
    public void add(String name, String place, Impact impact) {
        cases++;
        verdicts += impact.verdictChanged() ? 1 : 0;
        clauses += impact.clauseChanged() ? 1 : 0;
        labels += impact.labels().isEmpty() ? 0 : 1;
        openBefore += impact.base().verdict() == Verdict.UNDETERMINED ? 1 : 0;
        openAfter += impact.head().verdict() == Verdict.UNDETERMINED ? 1 : 0;
        if (impact.any()) {
            changed.add(values(name, place, impact));
        }
    }

    /** Adds a case that can't be judged. */
    public void addUnjudged(String name, String place) {
        unjudged.add(Map.of("name", name, "place", place));
    }

    /** The report as one page of HTML. */
    public String html() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("pageTitle", texts.get("impact-title"));
        values.put("base", title(base));
        values.put("head", title(head));
        values.put(
                "counts",
                List.of(
                        count("impact-total", cases),
                        count("impact-unchanged", cases - changed.size()),
                        count("impact-rulings", verdicts),
                        count("impact-clauses", clauses),
                        count("impact-labels", labels)));
        values.put(
                "open",
                texts.get(
                        "impact.open",
                        String.valueOf(openBefore),
                        String.valueOf(openAfter),
                        String.valueOf(unjudged.size())));
        values.put("changed", changed);
        values.put("overview", changed.isEmpty() ? List.of() : Map.of("rows", changed));
        values.put("unchanged", changed.isEmpty());
        values.put("unjudged", unjudged.isEmpty() ? List.of() : Map.of("items", unjudged));
        return Template.named("impact").fill(texts, values);
    }

    private String title(RuleSet rules) {
        return rules.title().in(language) + " (" + rules.id() + ")";
    }

    private Map<String, Object> count(String key, int number) {
        return Map.of("label", texts.get(key), "number", String.valueOf(number));
    }

    private Map<String, Object> values(String name, String place, Impact impact) {
        RulingTexts before = RulingTexts.of(impact.base(), language);
        RulingTexts after = RulingTexts.of(impact.head(), language);
        List<Map<String, Object>> rows = new ArrayList<>();
        for (Impact.LabelChange change : impact.labels()) {
            rows.add(
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
        values.put("index", String.valueOf(changed.size() + 1));
        values.put("name", name);
        values.put("place", place);
        values.put("kind", kind(impact));
        values.put("base", before.verdict());
        values.put("head", after.verdict());
        values.put("baseShort", shortly(impact.base()));
        values.put("headShort", shortly(impact.head()));
        values.put("rulingChanged", impact.verdictChanged() || impact.clauseChanged());
        values.put("sameRuling", !impact.verdictChanged() && !impact.clauseChanged());
        values.put("labels", rows);
        values.put("hasLabels", !rows.isEmpty());
        List<String> old = before.trace();
        List<String> now = after.trace();
        values.put("baseTrace", sentences(old, now));
        values.put("headTrace", sentences(now, old));
        return values;
    }

    /** The outcome and the number of the clause that decided. */
    private String shortly(Ruling ruling) {
        String outcome = AnswerWords.name(ruling.verdict(), language);
        return ruling.rule().map(r -> outcome + " · " + r.number()).orElse(outcome);
    }

    /** The kinds of change, the weightiest first. */
    private String kind(Impact impact) {
        if (impact.verdictChanged()) {
            return texts.get("impact-kind-ruling");
        }
        return texts.get(impact.clauseChanged() ? "impact-kind-clause" : "impact-kind-labels");
    }

    /** The sentences of one reasoning; those that the other has not are marked. */
    private static List<Map<String, Object>> sentences(List<String> own, List<String> other) {
        return own.stream()
                .map(s -> Map.<String, Object>of("text", s, "differs", !other.contains(s)))
                .toList();
    }
}
