// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.adjudication.ClauseCoverage;
import org.qili.adjudication.ClauseCoverage.Part;
import org.qili.adjudication.Impact;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.text.RulingTexts;
import org.qili.model.Language;
import org.qili.report.CoveragePage;
import org.qili.report.CoveragePage.Item;
import org.qili.report.CoveragePage.Row;
import org.qili.report.CoveragePage.Section;
import org.qili.report.ImpactPage;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What a committee gets to read: impact and coverage. */
class CommitteeReportsTest {

    private static String text(String page) {
        Document document = Xml.parse(page);
        return document.getElementsByTagNameNS("*", "body").item(0).getTextContent();
    }

    private static List<Element> all(Document document, String tag, String kind) {
        NodeList found = document.getElementsByTagNameNS("*", tag);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            Element element = (Element) found.item(i);
            if (element.getAttribute("class").equals(kind)) {
                elements.add(element);
            }
        }
        return elements;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void impactTellsBothRulingsAndEveryLabel(Language language) {
        RuleSet axf = Samples.rules("axf");
        Impact impact = Impact.of(Samples.figure2(), Samples.CXA_2020, axf);
        assertTrue(impact.verdictChanged());
        ImpactPage page = new ImpactPage(Samples.CXA_2020, axf, language);
        page.add("<图2>", "cases/fig-02.qili", impact);
        String text = text(page.html());
        assertTrue(text.contains("<图2>"), text);
        assertTrue(text.contains("cases/fig-02.qili"), text);
        RulingTexts before = RulingTexts.of(impact.base(), language);
        RulingTexts after = RulingTexts.of(impact.head(), language);
        assertTrue(text.contains(before.verdict()), text);
        assertTrue(text.contains(after.verdict()), text);
        impact.labels().forEach(c -> assertTrue(text.contains(after.label(c.head())), text));
        before.trace().forEach(t -> assertTrue(text.contains(t), t));
        after.trace().forEach(t -> assertTrue(text.contains(t), t));
    }

    /** Both reasonings stand side by side; what only one of them says is marked, nothing else. */
    @Test
    void sentencesOfOneSideOnlyAreMarked() {
        RuleSet axf = Samples.rules("axf");
        Impact impact = Impact.of(Samples.figure2(), Samples.CXA_2020, axf);
        ImpactPage page = new ImpactPage(Samples.CXA_2020, axf, Language.EN);
        page.add("figure 2", "", impact);
        List<String> before = RulingTexts.of(impact.base(), Language.EN).trace();
        List<String> after = RulingTexts.of(impact.head(), Language.EN).trace();
        List<String> expected = new ArrayList<>();
        before.stream().filter(s -> !after.contains(s)).forEach(s -> expected.add("≠ " + s));
        after.stream().filter(s -> !before.contains(s)).forEach(s -> expected.add("≠ " + s));
        assertEquals(
                expected,
                all(Xml.parse(page.html()), "p", "differs").stream()
                        .map(Element::getTextContent)
                        .toList());
        assertFalse(expected.isEmpty());
    }

    /** The counts: one case each whose ruling changes, that stays, that can't be judged. */
    @Test
    void impactCountsEveryCase() {
        ImpactPage page = new ImpactPage(Samples.CXA_1999, Samples.CXA_2020, Language.EN);
        Impact changed = Impact.of(Samples.figure2(), Samples.CXA_1999, Samples.CXA_2020);
        Impact same = Impact.of(Samples.figure2(), Samples.CXA_2020, Samples.CXA_2020);
        assertTrue(changed.any());
        page.add("changed", "a", changed);
        page.add("same", "b", same);
        page.addUnjudged("broken", "c.qili");
        String html = page.html();
        List<String> numbers =
                all(Xml.parse(html), "span", "strong number").stream()
                        .map(Element::getTextContent)
                        .toList();
        int ruling = changed.verdictChanged() ? 1 : 0;
        int clause = changed.clauseChanged() ? 1 : 0;
        int labels = changed.labels().isEmpty() ? 0 : 1;
        assertEquals(List.of("2", "1", "" + ruling, "" + clause, "" + labels), numbers);
        assertEquals(Verdict.RED_MUST_CHANGE, same.head().verdict());
        String text = text(html);
        assertTrue(
                text.contains(
                        "Undetermined by the rulebook in force: 0; by the draft: 0."
                                + " Not judged: 1."),
                text);
        assertTrue(text.contains("broken c.qili"), text);
        assertFalse(text.contains("same b"), text);
    }

    @Test
    void noChangeIsToldSo() {
        Impact impact = Impact.of(Samples.figure2(), Samples.CXA_2020, Samples.CXA_2020);
        ImpactPage page = new ImpactPage(Samples.CXA_2020, Samples.CXA_2020, Language.ZH_CN);
        page.add("图2", "", impact);
        String text = text(page.html());
        assertTrue(text.contains("没有任何改变。"), text);
        assertFalse(text.contains("图2"), text);
    }

    /** Figure 2 alone tests some of the clauses of its edition; all of them are listed. */
    @Test
    void coverageListsEveryDecidingClause() {
        ClauseCoverage coverage = new ClauseCoverage(Samples.CXA_2020);
        coverage.add("图2", Samples.figure2By(Samples.CXA_2020));
        List<Row> rows = new ArrayList<>();
        coverage.byClause()
                .forEach(
                        (number, cases) ->
                                rows.add(
                                        new Row(
                                                number,
                                                "",
                                                cases.containsValue(Part.APPLIED)
                                                        ? List.of(new Item("图2", "2.qili"))
                                                        : List.of(),
                                                List.of())));
        String title = CoveragePage.title(Samples.CXA_2020, Language.ZH_CN);
        Section section = new Section(title, rows, List.of());
        String text = text(new CoveragePage(List.of(section), Language.ZH_CN).html());
        assertTrue(text.contains("(cxa-2020)"), text);
        for (String number : Samples.CXA_2020.decidingClauses()) {
            assertTrue(text.contains(number), number);
        }
        int all = coverage.byClause().size();
        int untested = coverage.untested().size();
        assertTrue(untested > 0 && untested < all);
        assertTrue(text.contains((all - untested) + " / " + all), text);
        assertTrue(text.contains("没有棋例检验的条文"), text);
        assertTrue(text.contains("图2"), text);
    }

    /** Clauses a, b, c; case 1 applies a and nearly b, case 2 applies a, case 3 applies none. */
    @Test
    void theMatrixHasARowForEachCaseAndAColumnForEachClause() {
        Item one = new Item("one", "x/1");
        Item two = new Item("two", "x/2");
        Item three = new Item("three", "x/3");
        List<Row> rows =
                List.of(
                        new Row("a", "A.", List.of(two, one), List.of()),
                        new Row("b", "B.", List.of(), List.of(one)),
                        new Row("c", "C.", List.of(), List.of()));
        Section section = new Section("Rules", rows, List.of(three));
        String html = new CoveragePage(List.of(section), Language.EN).html();
        Document document = Xml.parse(html);
        Element matrix = all(document, "table", "matrix").get(0);
        List<String> lines = new ArrayList<>();
        NodeList found = matrix.getElementsByTagNameNS("*", "tr");
        for (int i = 0; i < found.getLength(); i++) {
            List<String> cells = new ArrayList<>();
            for (var cell = found.item(i).getFirstChild();
                    cell != null;
                    cell = cell.getNextSibling()) {
                if (cell instanceof Element) {
                    cells.add(cell.getTextContent());
                }
            }
            lines.add(String.join("|", cells));
        }
        assertEquals(List.of("|a|b|c", "one|●|○|", "three|||", "two|●||"), sorted(lines));
        Element untested = all(document, "table", "grid untested").get(0);
        assertTrue(untested.getTextContent().contains("B."), html);
        assertTrue(untested.getTextContent().contains("C."), html);
        assertFalse(untested.getTextContent().contains("A."), html);
        assertTrue(all(document, "ul", "idle").get(0).getTextContent().contains("three"), html);
        assertTrue(text(html).contains("1 of 3"), html);
    }

    /** Heads first, then the cases by name. */
    private static List<String> sorted(List<String> lines) {
        List<String> cases = new ArrayList<>(lines.subList(1, lines.size()));
        cases.sort(null);
        cases.add(0, lines.get(0));
        return cases;
    }
}
