// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qili.adjudication.GameFacts.Progress;
import org.qili.lang.ide.OpenText;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.CaseImpact;
import org.qili.lang.suite.CaseResult;
import org.qili.lang.suite.CaseResult.Outcome;
import org.qili.lang.suite.CaseTemplate;
import org.qili.lang.suite.CoverageReport;
import org.qili.lang.suite.CoverageReport.ClauseRow;
import org.qili.lang.suite.DraftText;
import org.qili.lang.suite.Finding;
import org.qili.lang.suite.TextShelf;
import org.qili.library.Library;
import org.qili.model.Case;
import org.qili.model.Language;

/** Many cases at once: what a suite, an impact and a coverage say. */
class SuiteTest {

    /** Two chariots chase two horses without end: both prohibited, a draw (CXA 1999, 26.3). */
    private static final String MUTUAL = "cxa-1999/26-3-for";

    /** A draft in which two prohibited sides are no draw any more. */
    private static final String DRAFT =
            """
            rulebook draft "draft" extends cxa-1999 {
              general 26.3 "open": both-sides prohibited => undetermined
            }
            """;

    @TempDir private Path folder;

    private static TextShelf shelf() {
        return new TextShelf(Languages.QILI.injector());
    }

    private static CaseBench bench() {
        return new CaseBench(Languages.QILI.judged().judge(), Language.EN);
    }

    private URI write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return URI.createFileURI(file.toString());
    }

    private static Book book(Book.Result result) {
        return ((Book.Result.Ready) result).book();
    }

    private Book draft() throws IOException {
        return book(Book.read(shelf(), write("draft.qigui", DRAFT), Language.EN));
    }

    private static Book shipped(String id) {
        URI uri = RulebookFiles.uri(Library.rulebook(id).orElseThrow());
        return book(Book.read(shelf(), uri, Language.EN));
    }

    private static Case precedent(String name) {
        URI uri = RulebookFiles.uri(Library.precedent(name).orElseThrow());
        return shelf().read(uri).cases().get(0);
    }

    @Test
    void aDraftIsInLineWithWhatItExtends() throws IOException {
        Book draft = draft();
        assertEquals(List.of("draft", "cxa-1999"), List.copyOf(draft.line()));
        assertEquals(Optional.of("cxa-1999"), draft.base());
        assertTrue(draft.concerns(precedent(MUTUAL)));
        assertFalse(draft.concerns(precedent("cxa-2020/fig-02")));
        assertEquals(draft.text(), draft.place("26.3").orElseThrow().text());
        assertEquals(2, draft.place("26.3").orElseThrow().place().line());
        assertEquals(draft.baseText(), draft.place("24.1").map(Book.ClausePlace::text));
        assertEquals(Optional.empty(), draft.place("99.9"));
    }

    @Test
    void aDraftIsHeldAgainstTheCasesOfItsBase() throws IOException {
        Case source = precedent(MUTUAL);
        assertEquals(Outcome.MET, bench().test(source, Progress.NONE).orElseThrow().outcome());
        CaseResult result = bench().test(source, draft(), Progress.NONE).orElseThrow();
        assertEquals(Outcome.UNMET, result.outcome());
        Finding finding = result.findings().get(0);
        assertEquals("Draw if neither side changes", finding.expected());
        assertEquals("Undetermined", finding.actual());
        assertEquals("26.3", finding.clause());
        assertEquals("draft", finding.rulebook());
        CaseResult other =
                bench().test(precedent("cxa-2020/fig-02"), draft(), Progress.NONE).orElseThrow();
        assertEquals(Outcome.SILENT, other.outcome());
    }

    @Test
    void stoppedWorkGivesNothing() {
        Case source = precedent("cxa-2020/fig-03");
        assertEquals(Optional.empty(), bench().test(source, (done, total) -> false));
        Book base = shipped("cxa-1999");
        assertEquals(Optional.empty(), bench().ruling(source, base, (done, total) -> false));
    }

    @Test
    void brokenCasesSayWhy() throws IOException {
        URI bad =
                write(
                        "bad.qili",
                        """
                        case "bad" {
                          rulebook cxa-1999
                          moves { 1. a0a5 }
                        }
                        """);
        Case source = shelf().read(bad).cases().get(0);
        CaseResult result = bench().test(source, Progress.NONE).orElseThrow();
        assertEquals(Outcome.BROKEN, result.outcome());
        assertEquals(3, result.findings().get(0).place().line());
        assertEquals("bad", result.source().name());
    }

    @Test
    void textsWithFaultsSayWhereTheyAre() throws IOException {
        TextShelf.Text text =
                shelf().read(
                                write(
                                        "torn.qili",
                                        "case \"torn\" {\n  rulebook nowhere\n  moves {}\n}\n"));
        assertEquals(List.of(2), text.faults().stream().map(f -> f.place().line()).toList());
        Book.Result result =
                Book.read(
                        shelf(),
                        write(
                                "odd.qigui",
                                "rulebook odd \"odd\" extends cxa-1999 {\n"
                                        + "  general 26.3 \"x\": both-sides no-such-word => draw\n}\n"),
                        Language.EN);
        List<Finding> faults = ((Book.Result.Faulty) result).faults();
        assertEquals(List.of(2), faults.stream().map(f -> f.place().line()).toList());
        URI missing = URI.createFileURI(folder.resolve("missing.qigui").toString());
        assertEquals(1, shelf().read(missing).faults().size());
    }

    @Test
    void unsavedTextCounts() throws IOException {
        URI uri = write("draft.qigui", "rulebook draft \"draft\" extends cxa-1999 {}\n");
        TextShelf unsaved =
                new TextShelf(
                        Languages.QILI.injector(),
                        u -> Optional.of(DRAFT).filter(t -> u.equals(uri)));
        Book draft = book(Book.read(unsaved, uri, Language.EN));
        assertEquals(draft.text(), draft.place("26.3").orElseThrow().text());
    }

    @Test
    void anImpactShowsBothReasonings() throws IOException {
        Book base = shipped("cxa-1999");
        CaseImpact impact =
                bench().impact(precedent(MUTUAL), base, draft(), Progress.NONE).orElseThrow();
        assertTrue(impact.verdictChanged());
        assertEquals(List.of(), impact.labels());
        assertEquals("Draw if neither side changes", impact.before().verdict());
        assertEquals("Undetermined", impact.after().verdict());
        assertFalse(impact.before().trace().isEmpty());
        assertFalse(impact.before().trace().equals(impact.after().trace()));
        CaseImpact same =
                bench().impact(precedent("cxa-1999/24-1-for"), base, draft(), Progress.NONE)
                        .orElseThrow();
        assertFalse(same.any());
    }

    @Test
    void coverageNamesTheCasesOfAClause() throws IOException {
        Book draft = draft();
        CoverageReport.Collector collector = new CoverageReport.Collector(draft);
        Case source = precedent(MUTUAL);
        collector.add(source, bench().ruling(source, draft, Progress.NONE).orElseThrow());
        CoverageReport report = collector.report(Language.EN);
        ClauseRow amended = row(report, "26.3");
        assertTrue(amended.tested());
        assertEquals(source.getName(), amended.applied().get(0).name());
        assertFalse(row(report, "24.1").tested());
        long tested = report.clauses().stream().filter(ClauseRow::tested).count();
        assertEquals(tested, report.tested());
        assertEquals(List.of(), report.idle());
    }

    private static ClauseRow row(CoverageReport report, String number) {
        return report.clauses().stream()
                .filter(c -> c.number().equals(number))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void idsOfDraftsAreChecked() {
        List<String> taken = List.of("cxa-1999");
        Set<String> words = Set.of("rulebook");
        assertEquals(Optional.empty(), DraftText.check("草案-2026", taken, words));
        assertEquals(Optional.of(DraftText.Fault.EMPTY), DraftText.check(" ", taken, words));
        assertEquals(Optional.of(DraftText.Fault.NO_ID), DraftText.check("2026", taken, words));
        assertEquals(Optional.of(DraftText.Fault.NO_ID), DraftText.check("a/b", taken, words));
        assertEquals(
                Optional.of(DraftText.Fault.KEYWORD), DraftText.check("rulebook", taken, words));
        assertEquals(Optional.of(DraftText.Fault.TAKEN), DraftText.check("CXA-1999", taken, words));
    }

    @Test
    void aNewDraftChangesNothing() throws IOException {
        String text = DraftText.of("mine", "a \"new\" one", "cxa-1999", "write here");
        Book mine = book(Book.read(shelf(), write("mine.qigui", text), Language.EN));
        Book base = shipped("cxa-1999");
        assertEquals(base.rules().clauseNumbers(), mine.rules().clauseNumbers());
        assertFalse(
                bench().impact(precedent(MUTUAL), base, mine, Progress.NONE).orElseThrow().any());
    }

    /** Whatever the clause, the template is a case that can be judged. */
    @Test
    void templatesCanBeJudged() {
        Book base = shipped("cxa-1999");
        for (String number : base.rules().decidingClauses()) {
            OpenText text = Languages.cases(CaseTemplate.of("new", base, number, "a \"note\""));
            assertEquals(List.of(), Languages.syntaxErrors(text), number);
            CaseResult result = bench().test(text.cases().get(0), Progress.NONE).orElseThrow();
            assertFalse(result.outcome() == Outcome.BROKEN, number + result.findings());
        }
    }
}
