// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.ClauseCoverage;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Cycle;
import org.qili.board.Side;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.report.ArbiterLabel;
import org.qili.report.BoardStyle;
import org.qili.report.ReportTexts;
import org.qili.report.RulingSheet;
import org.qili.report.ScoreRows;
import org.qili.report.SheetDetails;
import org.qili.report.SheetDetails.Field;
import org.qili.report.diagram.Men;
import org.qili.report.diagram.Palette;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** What stands on a ruling sheet. */
class RulingSheetTest {

    private static String text(String page) {
        Document document = Xml.parse(page);
        return document.getElementsByTagNameNS("*", "body").item(0).getTextContent();
    }

    private static void assertHolds(String text, String part) {
        assertTrue(text.contains(part), () -> "“" + part + "” is missing in: " + text);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void holdsEveryLabelClauseAndLine(Language language) {
        Ruling ruling = Samples.figure2By(Samples.CXA_2020);
        String page = RulingSheet.of(SheetDetails.none(), ruling, language).html();
        String text = text(page);
        RulingTexts sentences = RulingTexts.of(ruling, language);
        Cycle cycle = ruling.cycle().orElseThrow();
        for (LabelledMove move : ruling.moves().subList(cycle.firstPly(), cycle.endOfFirst())) {
            assertHolds(text, sentences.move(move));
            assertHolds(text, sentences.label(move));
            // the reasons hold the lines that prove them
            sentences.reasons(move).forEach(r -> assertHolds(text, r));
            sentences.exceptions(move).forEach(e -> assertHolds(text, e));
        }
        for (String number : ClauseCoverage.applied(ruling)) {
            assertHolds(text, number);
            assertHolds(text, ruling.rulebook().clause(number).orElseThrow().in(language));
        }
        sentences.nearMisses().forEach(n -> assertHolds(text, n));
        assertHolds(text, sentences.verdict());
        assertHolds(text, sentences.limit());
        for (Side side : Side.values()) {
            ruling.profile(side)
                    .moves()
                    .forEach(m -> assertHolds(text, sentences.move(m) + " " + sentences.label(m)));
        }
    }

    @Test
    void figure2AsTheBookRules() {
        String text =
                text(
                        RulingSheet.of(
                                        SheetDetails.none(),
                                        Samples.figure2By(Samples.CXA_2020),
                                        Language.ZH_CN)
                                .html());
        assertHolds(text, "红方必须变着，不变判负");
        assertHolds(text, "25.2");
        assertHolds(text, "马二退一");
        assertHolds(text, "车9平8");
    }

    @Test
    void boardsAtTheStartAndWhereTheCycleBegins() {
        GameFacts game = Samples.perpetualCheck();
        Ruling ruling = Adjudicator.rule(game, Samples.CXA_1999);
        assertEquals(1, ruling.cycle().orElseThrow().firstPly());
        Document page = Xml.parse(RulingSheet.of(SheetDetails.none(), ruling, Language.EN).html());
        assertEquals(2, page.getElementsByTagNameNS("*", "svg").getLength());
        assertEquals(
                game.before(0).fen(),
                page.getElementsByTagNameNS("*", "desc").item(0).getTextContent());
        assertEquals(
                game.before(1).fen(),
                page.getElementsByTagNameNS("*", "desc").item(1).getTextContent());
        // figure 2 begins with its cycle: one board
        Document other =
                Xml.parse(
                        RulingSheet.of(
                                        SheetDetails.none(),
                                        Samples.figure2By(Samples.CXA_2020),
                                        Language.EN)
                                .html());
        assertEquals(1, other.getElementsByTagNameNS("*", "svg").getLength());
    }

    /** Black begins a fourth round trip, then Red leaves the cycle. */
    @Test
    void whatFollowsTheCycleStandsApart() {
        GameFacts game = Samples.perpetualCheck(3, " e9d9 e1e2 d9d8");
        Ruling ruling = Adjudicator.rule(game, Samples.CXA_1999);
        Document page = Xml.parse(RulingSheet.of(SheetDetails.none(), ruling, Language.EN).html());
        List<String> titles = new ArrayList<>();
        List<String> tables = new ArrayList<>();
        NodeList heads = page.getElementsByTagNameNS("*", "h3");
        for (int i = 0; i < heads.getLength(); i++) {
            titles.add(heads.item(i).getTextContent());
            Node table = heads.item(i).getNextSibling();
            while (table != null && !(table instanceof Element)) {
                table = table.getNextSibling();
            }
            tables.add(table == null ? "" : table.getTextContent());
        }
        int cycle = titles.indexOf("The cycle · round trips completed: 3, moves in each: 4");
        int after = titles.indexOf("Moves after the cycle");
        assertEquals(cycle + 1, after, titles.toString());
        RulingTexts sentences = RulingTexts.of(ruling, Language.EN);
        String left = sentences.move(ruling.moves().get(14));
        String last = sentences.move(ruling.moves().get(15));
        assertFalse(tables.get(cycle).contains(left), tables.get(cycle));
        assertHolds(tables.get(after), left);
        assertHolds(tables.get(after), last);
        // the broken round trip belongs to the cycle: thirteen moves, Black's first in round 1
        assertEquals(
                13,
                tables.get(cycle).split("check|idle", -1).length - 1,
                "labels in " + tables.get(cycle));
    }

    /**
     * Figure 15 of 1999 hangs on open readings: the sheet tells each with its outcome, and beside
     * it the arbiter's own labels, reasons and the ruling under them.
     */
    @ParameterizedTest
    @EnumSource(Language.class)
    void anUndeterminedRulingIsSettledByTheArbiter(Language language) {
        Ruling ruling = Adjudicator.rule(Samples.precedent("cxa-1999/fig-15"), Samples.CXA_1999);
        assertEquals(Verdict.UNDETERMINED, ruling.verdict());
        Ruling under =
                Adjudicator.rule(
                        ruling.game(), Samples.CXA_1999, Map.of(0, Label.IDLE, 3, Label.IDLE));
        String text =
                text(
                        RulingSheet.of(SheetDetails.none(), ruling, language)
                                .withArbiter(
                                        List.of(new ArbiterLabel(3, Optional.of(Label.IDLE), "因此")),
                                        Optional.of(under))
                                .html());
        RulingTexts sentences = RulingTexts.of(ruling, language);
        assertHolds(text, sentences.verdict());
        assertFalse(sentences.doubts().isEmpty());
        sentences.doubts().forEach(d -> assertHolds(text, d));
        assertHolds(text, "因此");
        assertHolds(text, RulingTexts.of(under, language).verdict());
        assertFalse(text.contains("''"), "a doubled quotation mark");
    }

    @Test
    void englishSheetOfLettersHoldsNoChinese() {
        Ruling ruling = Adjudicator.rule(Samples.perpetualCheck(), Samples.CXA_1999);
        String text = text(RulingSheet.of(SheetDetails.none(), ruling, Language.EN).html());
        List<String> chinese =
                text.codePoints()
                        .filter(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN)
                        .mapToObj(Character::toString)
                        .toList();
        assertEquals(List.of(), chinese);
    }

    @Test
    void hostileNamesAreText() {
        String hostile = "</td><script>alert('x')</script> & \"q\" {{madeBy}} \u0000\u0007";
        SheetDetails details = SheetDetails.none();
        for (Field field : Field.values()) {
            details = details.with(field, hostile);
        }
        Ruling ruling = Samples.figure2By(Samples.CXA_2020);
        String page =
                RulingSheet.of(details, ruling, Language.EN)
                        .withArbiter(
                                List.of(new ArbiterLabel(0, Optional.of(Label.IDLE), hostile)),
                                Optional.empty())
                        .html();
        Document document = Xml.parse(page);
        assertEquals(0, document.getElementsByTagNameNS("*", "script").getLength());
        String shown = "</td><script>alert('x')</script> & \"q\" {{madeBy}}";
        String text = document.getDocumentElement().getTextContent();
        int times = text.split(java.util.regex.Pattern.quote(shown), -1).length - 1;
        // nine fields, the remark, and the case once more in the title
        assertEquals(Field.values().length + 2, times);
        assertFalse(text.contains("\u0007"));
    }

    @Test
    void unknownDetailsAreLeftOpen() {
        SheetDetails details = SheetDetails.none().with(Field.RED, " 甲 ").with(Field.EVENT, "  ");
        assertEquals(Map.of(Field.RED, "甲"), details.values());
        assertEquals("", details.of(Field.EVENT));
    }

    @Test
    void arbitersOwnLabelsStandBesideTheProgram() {
        Ruling ruling = Adjudicator.rule(Samples.perpetualCheck(), Samples.CXA_1999);
        Ruling under = Adjudicator.rule(ruling.game(), Samples.CXA_1999, Map.of(2, Label.IDLE));
        String text =
                text(
                        RulingSheet.of(SheetDetails.none(), ruling, Language.ZH_CN)
                                .withArbiter(
                                        List.of(
                                                new ArbiterLabel(
                                                        2, Optional.of(Label.IDLE), "另有理由")),
                                        Optional.of(under))
                                .html());
        assertHolds(text, "裁判员自定的着法性质");
        assertHolds(text, "另有理由");
        assertHolds(text, "按裁判员所定性质：" + RulingTexts.of(under, Language.ZH_CN).verdict());
    }

    @Test
    void otherRulebooksSideBySide() {
        Ruling ruling = Samples.figure2By(Samples.CXA_2020);
        List<Ruling> others =
                List.of("cxa-1999", "axf").stream()
                        .map(id -> Samples.figure2By(Samples.rules(id)))
                        .toList();
        String text =
                text(
                        RulingSheet.of(SheetDetails.none(), ruling, Language.ZH_TW)
                                .withOthers(others)
                                .html());
        for (Ruling other : others) {
            assertHolds(text, other.rulebook().title().in(Language.ZH_TW));
        }
    }

    @Test
    void gameWithoutCycleIsToldSo() {
        GameFacts game = Samples.perpetualCheck();
        GameFacts prefix =
                new GameFacts(
                        game.positions().subList(0, 3),
                        game.moves().subList(0, 2),
                        game.facts().subList(0, 2),
                        Optional.empty(),
                        game.values(),
                        game.source());
        String text =
                text(
                        RulingSheet.of(
                                        SheetDetails.none(),
                                        Adjudicator.rule(prefix, Samples.CXA_1999),
                                        Language.ZH_CN)
                                .html());
        assertHolds(text, "没有局面重复出现，无可裁定。");
        assertFalse(text.contains("双方着法归纳"));
    }

    @Test
    void boardsFollowTheStyle() {
        Ruling ruling = Samples.figure2By(Samples.CXA_2020);
        RulingSheet sheet = RulingSheet.of(SheetDetails.none(), ruling, Language.ZH_CN);
        String letters = sheet.withStyle(new BoardStyle(Men.LETTERS, Palette.CLASSIC, true)).html();
        assertTrue(letters.contains(Palette.CLASSIC.redSign()));
        assertFalse(sheet.html().contains(Palette.CLASSIC.redSign()));
        assertEquals(sheet.html(), sheet.html());
    }

    /** An undetermined ruling says what it hangs on, and the readings in the rulebook's words. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void anUndeterminedRulingSaysWhatItHangsOn(Language language) {
        Ruling ruling =
                Adjudicator.rule(Samples.precedent("cxa-1999/25-3-two-differ"), Samples.CXA_1999);
        assertEquals(Verdict.UNDETERMINED, ruling.verdict());
        Document page = Xml.parse(RulingSheet.of(SheetDetails.none(), ruling, language).html());
        String outcome = "";
        NodeList parts = page.getElementsByTagNameNS("*", "div");
        for (int i = 0; i < parts.getLength(); i++) {
            if (((Element) parts.item(i)).getAttribute("class").equals("outcome")) {
                outcome = parts.item(i).getTextContent();
            }
        }
        assertHolds(outcome, ReportTexts.in(language).get("sheet-readings"));
        String all = page.getDocumentElement().getTextContent();
        for (String option : List.of("equal", "gain")) {
            assertHolds(
                    all,
                    ruling.rulebook().option("chariot-for-two", option).orElseThrow().in(language));
        }
    }

    /** Moves side by side take no more columns than they fill. */
    @Test
    void noColumnOfMovesIsEmpty() {
        for (int rows = 1; rows <= 12; rows++) {
            List<Map<String, Object>> all =
                    ScoreRows.rows(Side.RED, 0, 2 * rows, ply -> Map.of("move", "m"));
            List<Map<String, Object>> lines = ScoreRows.columns(all, 4);
            List<?> groups = (List<?>) lines.get(0).get("groups");
            assertTrue(groups.size() <= 4, rows + " rows");
            for (Object group : groups) {
                assertFalse(((Map<?, ?>) group).get("number").equals(""), rows + " rows");
            }
            // all of them, in order, down each column in turn
            List<String> numbers = new ArrayList<>();
            for (int column = 0; column < groups.size(); column++) {
                for (Map<String, Object> line : lines) {
                    Map<?, ?> group = (Map<?, ?>) ((List<?>) line.get("groups")).get(column);
                    numbers.add(String.valueOf(group.get("number")));
                }
            }
            numbers.removeIf(String::isEmpty);
            assertEquals(
                    IntStream.rangeClosed(1, rows).mapToObj(String::valueOf).toList(), numbers);
        }
    }

    /** After 60 quiet rounds either side may claim the draw, and the sheet says so. */
    @Test
    void bothSidesMayClaimAfterTheNaturalLimit() {
        Ruling ruling = Adjudicator.rule(Samples.quiet(60), Samples.CXA_2020);
        assertHolds(
                text(RulingSheet.of(SheetDetails.none(), ruling, Language.ZH_CN).html()),
                "红方、黑方可提和");
        Ruling before = Adjudicator.rule(Samples.quiet(58), Samples.CXA_2020);
        assertFalse(
                text(RulingSheet.of(SheetDetails.none(), before, Language.ZH_CN).html())
                        .contains("可提和"));
    }

    /** Events and cases have long names: they take the room of several fields. */
    @Test
    void longNamesHaveRoom() {
        Document page =
                Xml.parse(
                        RulingSheet.of(
                                        SheetDetails.none().with(Field.EVENT, "E"),
                                        Samples.figure2By(Samples.CXA_2020),
                                        Language.EN)
                                .html());
        NodeList rows =
                ((Element) page.getElementsByTagNameNS("*", "table").item(0))
                        .getElementsByTagNameNS("*", "tr");
        for (int i = 0; i < rows.getLength(); i++) {
            Element row = (Element) rows.item(i);
            int columns = row.getElementsByTagNameNS("*", "th").getLength();
            NodeList cells = row.getElementsByTagNameNS("*", "td");
            for (int c = 0; c < cells.getLength(); c++) {
                columns += Integer.parseInt(((Element) cells.item(c)).getAttribute("colspan"));
            }
            assertEquals(6, columns, "row " + i);
        }
        assertEquals("3", ((Element) rows.item(0).getChildNodes().item(1)).getAttribute("colspan"));
    }
}
