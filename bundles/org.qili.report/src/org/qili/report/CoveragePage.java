// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;

/**
 * Which clauses are tested by which cases (条文覆盖): what is untested, the cases without a clause, the
 * clauses with their cases, and the whole as a matrix.
 *
 * @param sections one for each rulebook
 * @param language language of the report
 */
public record CoveragePage(List<Section> sections, Language language) {

    /** Cases named for a clause; the matrix holds all. */
    private static final int EXAMPLES = 3;

    private static final String APPLIED = "●";
    private static final String NEAR = "○";

    /**
     * A case.
     *
     * @param name how it is called
     * @param place where it stands
     */
    public record Item(String name, String place) {

        private static final Comparator<Item> ORDER =
                Comparator.comparing(Item::place).thenComparing(Item::name);
    }

    /**
     * A clause that decides something.
     *
     * @param number its number
     * @param text its restatement
     * @param applied cases in which it was applied
     * @param near cases in which all but one of its conditions were met
     */
    public record Row(String number, String text, List<Item> applied, List<Item> near) {

        public Row {
            applied = List.copyOf(applied);
            near = List.copyOf(near);
        }
    }

    /**
     * The coverage of a rulebook.
     *
     * @param rulebook its title and id
     * @param rows its clauses, in order
     * @param idle cases in which no clause decided
     */
    public record Section(String rulebook, List<Row> rows, List<Item> idle) {

        public Section {
            rows = List.copyOf(rows);
            idle = List.copyOf(idle);
        }
    }

    public CoveragePage {
        sections = List.copyOf(sections);
    }

    /** How a rulebook is named on the page. */
    public static String title(RuleSet rules, Language language) {
        return rules.title().in(language) + " (" + rules.id() + ")";
    }

    /** The report as one page of HTML. */
    public String html() {
        TextBundle texts = ReportTexts.in(language);
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("pageTitle", texts.get("coverage-title"));
        values.put("sections", sections.stream().map(s -> values(s, texts)).toList());
        return Template.named("coverage").fill(texts, values);
    }

    private Map<String, Object> values(Section section, TextBundle texts) {
        List<Row> untested = section.rows().stream().filter(r -> r.applied().isEmpty()).toList();
        int all = section.rows().size();
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("rulebook", section.rulebook());
        values.put(
                "tested",
                texts.get(
                        "coverage.count",
                        String.valueOf(all - untested.size()),
                        String.valueOf(all)));
        values.put("untested", part("items", untested.stream().map(this::clause).toList()));
        values.put(
                "idle",
                part(
                        "items",
                        section.idle().stream()
                                .map(i -> Map.of("name", i.name(), "place", i.place()))
                                .toList()));
        values.put("clauses", section.rows().stream().map(this::clause).toList());
        values.put("matrix", part("rows", matrix(section)));
        values.put(
                "heads", section.rows().stream().map(r -> Map.of("number", r.number())).toList());
        return values;
    }

    private Map<String, Object> clause(Row row) {
        return Map.of(
                "number",
                row.number(),
                "text",
                row.text(),
                "applied",
                names(row.applied()),
                "near",
                names(row.near()));
    }

    private String names(List<Item> items) {
        if (items.isEmpty()) {
            return "–";
        }
        List<String> names = items.stream().limit(EXAMPLES).map(Item::name).toList();
        String listed = Messages.list(language, names);
        return ReportTexts.in(language)
                .get(
                        items.size() > EXAMPLES ? "coverage.some" : "coverage.cases",
                        String.valueOf(items.size()),
                        listed);
    }

    /** A row for each case, a cell for each clause. */
    private static List<Map<String, Object>> matrix(Section section) {
        Collection<Item> cases = new TreeSet<>(Item.ORDER);
        section.rows().forEach(r -> cases.addAll(r.applied()));
        section.rows().forEach(r -> cases.addAll(r.near()));
        cases.addAll(section.idle());
        List<Map<String, Object>> rows = new ArrayList<>();
        for (Item item : cases) {
            List<Map<String, Object>> cells = new ArrayList<>();
            for (Row row : section.rows()) {
                String sign =
                        row.applied().contains(item)
                                ? APPLIED
                                : row.near().contains(item) ? NEAR : "";
                cells.add(Map.of("sign", sign));
            }
            rows.add(Map.of("name", item.name(), "place", item.place(), "cells", cells));
        }
        return rows;
    }

    /** A part of the page that is left out when it has nothing to say. */
    private static Object part(String name, List<?> items) {
        return items.isEmpty() ? List.of() : Map.of(name, items);
    }
}
