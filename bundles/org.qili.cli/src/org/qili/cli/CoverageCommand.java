// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.CaseRef;
import org.qili.lang.suite.CoverageReport;
import org.qili.model.Case;
import org.qili.model.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code qili coverage}: clauses that no case tests, and cases that test no clause. Names no class
 * of the reports, so that other commands don\'t load them: {@link CoverageWriter} does that work.
 */
@Command(name = "coverage")
final class CoverageCommand extends Common implements Callable<Integer> {

    @Parameters(paramLabel = "DIR", arity = "1..*", descriptionKey = "test.folders")
    private List<Path> folders;

    @Option(
            names = "--rulebook",
            paramLabel = "ID",
            split = ",",
            descriptionKey = "option.rulebook")
    private List<String> rulebooks = new ArrayList<>();

    @Option(names = "--html", paramLabel = "FILE", descriptionKey = "report.html")
    private String html;

    @Mixin private LimitOptions limits;

    @Override
    public Integer call() throws BadInput, IOException {
        ReportFile target = html == null ? null : ReportFile.html(html, language);
        TextFiles texts = new TextFiles(language);
        FactsCache cache = limits.cache(texts());
        CaseBench bench = new CaseBench(new CaseJudge(cache), language);
        Map<Rulebook, Book> books = new LinkedHashMap<>();
        Map<Book, CoverageReport.Collector> coverage = new LinkedHashMap<>();
        for (String name : rulebooks) {
            Book book = texts.book(name);
            coverage.put(book, new CoverageReport.Collector(book));
        }
        List<String> broken = new ArrayList<>();
        for (CaseFiles.Found found :
                CaseFiles.read(CaseFiles.below(folders, language), texts, broken::add)) {
            Case source = found.source();
            if (rulebooks.isEmpty()) {
                for (Rulebook named : CaseJudge.rulebooks(source)) {
                    if (!books.containsKey(named)) {
                        Book book = Book.of(named, texts.rules(named, named.getName()));
                        books.put(named, book);
                        coverage.put(book, new CoverageReport.Collector(book));
                    }
                }
            }
            coverage.forEach((book, collector) -> add(bench, source, book, collector));
        }
        broken.forEach(this::println);
        Map<Book, CoverageReport> reports = new LinkedHashMap<>();
        coverage.forEach((book, collector) -> reports.put(book, collector.report(language)));
        reports.forEach(this::show);
        if (target != null) {
            CoverageWriter.write(target, reports, language);
            println(texts().get("report.done", html));
        }
        return broken.isEmpty() ? Exit.OK : Exit.BAD_INPUT;
    }

    /** A case tests the rulebooks that it names and the drafts that stand in for them. */
    private void add(CaseBench bench, Case source, Book book, CoverageReport.Collector collector) {
        if (book.concerns(source)) {
            bench.ruling(source, book, GameFacts.Progress.NONE)
                    .ifPresent(r -> collector.add(source, r));
        }
    }

    private void show(Book book, CoverageReport report) {
        println(
                texts().get(
                                "coverage.title",
                                book.rules().title().in(language),
                                report.rulebook(),
                                String.valueOf(report.tested()),
                                String.valueOf(report.clauses().size())));
        for (CoverageReport.ClauseRow row : report.clauses()) {
            String example = row.applied().stream().map(CaseRef::name).findFirst().orElse("–");
            println(
                    texts().get(
                                    row.tested() ? "coverage.clause" : "coverage.untested",
                                    row.number(),
                                    String.valueOf(row.applied().size()),
                                    String.valueOf(row.near().size()),
                                    example));
        }
        report.idle().forEach(c -> println(texts().get("coverage.no-clause", c.name())));
    }
}
