// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.adjudication.ClauseCoverage;
import org.qili.adjudication.Impact;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.text.RulingTexts;
import org.qili.model.Language;
import org.qili.report.CoverageReport;
import org.qili.report.ImpactReport;
import org.w3c.dom.Document;

/** What a committee gets to read: impact and coverage. */
class CommitteeReportsTest {

    private static String text(String page) {
        Document document = Xml.parse(page);
        return document.getElementsByTagNameNS("*", "body").item(0).getTextContent();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void impactTellsBothRulingsAndEveryLabel(Language language) {
        RuleSet axf = Samples.rules("axf");
        Impact impact = Impact.of(Samples.figure2(), Samples.CXA_2020, axf);
        assertTrue(impact.verdictChanged());
        String text =
                text(
                        new ImpactReport(
                                        Samples.CXA_2020,
                                        axf,
                                        List.of(new ImpactReport.Entry("<图2>", impact)),
                                        language)
                                .html());
        assertTrue(text.contains("<图2>"), text);
        assertTrue(text.contains(RulingTexts.of(impact.base(), language).verdict()), text);
        RulingTexts after = RulingTexts.of(impact.head(), language);
        assertTrue(text.contains(after.verdict()), text);
        impact.labels().forEach(c -> assertTrue(text.contains(after.label(c.head())), text));
    }

    @Test
    void noChangeIsToldSo() {
        Impact impact = Impact.of(Samples.figure2(), Samples.CXA_2020, Samples.CXA_2020);
        String text =
                text(
                        new ImpactReport(
                                        Samples.CXA_2020,
                                        Samples.CXA_2020,
                                        List.of(new ImpactReport.Entry("图2", impact)),
                                        Language.ZH_CN)
                                .html());
        assertTrue(text.contains("没有任何改变。"), text);
        assertFalse(text.contains("图2"), text);
    }

    @Test
    void coverageListsEveryDecidingClause() {
        ClauseCoverage coverage = new ClauseCoverage(Samples.CXA_2020);
        coverage.add("图2", Samples.figure2By(Samples.CXA_2020));
        String page = new CoverageReport(coverage, Language.ZH_CN).html();
        String text = text(page);
        for (String number : Samples.CXA_2020.decidingClauses()) {
            assertTrue(text.contains(number), number);
        }
        int all = coverage.byClause().size();
        int untested = coverage.untested().size();
        assertTrue(untested > 0 && untested < all);
        assertTrue(text.contains((all - untested) + " / " + all), text);
        assertTrue(text.contains("图2"), text);
        Document document = Xml.parse(page);
        // the rows of both tables: what is untested, then all
        int rows = document.getElementsByTagNameNS("*", "tr").getLength();
        assertEquals(1 + untested + 1 + all, rows);
    }
}
