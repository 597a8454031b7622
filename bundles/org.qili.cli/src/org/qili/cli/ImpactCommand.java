// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Impact;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.CaseImpact;
import org.qili.lang.suite.CaseRef;
import org.qili.model.Case;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code qili impact}: which labels and rulings of the cases a draft changes. Names no class of the
 * reports, so that other commands don't load them: {@link ImpactWriter} does that work.
 */
@Command(name = "impact")
final class ImpactCommand extends Common implements Callable<Integer> {

    @Option(names = "--base", required = true, paramLabel = "ID", descriptionKey = "impact.base")
    private String base;

    @Option(names = "--head", required = true, paramLabel = "ID", descriptionKey = "impact.head")
    private String head;

    @Option(names = "--html", paramLabel = "FILE", descriptionKey = "report.html")
    private String html;

    @Parameters(paramLabel = "DIR", arity = "1..*", descriptionKey = "test.folders")
    private List<Path> folders;

    @Mixin private LimitOptions limits;

    @Override
    public Integer call() throws BadInput, IOException {
        ReportFile target = html == null ? null : ReportFile.html(html, language);
        TextFiles texts = new TextFiles(language);
        Book before = texts.book(base);
        Book after = texts.book(head);
        FactsCache cache = limits.cache(texts());
        CaseBench bench = new CaseBench(new CaseJudge(cache), language);
        ImpactWriter report =
                target == null ? null : new ImpactWriter(target, before, after, language);
        int cases = 0;
        int verdicts = 0;
        int labels = 0;
        List<String> broken = new ArrayList<>();
        for (CaseFiles.Found found :
                CaseFiles.read(CaseFiles.below(folders, language), texts, broken::add)) {
            Case source = found.source();
            Optional<Impact> difference =
                    bench.difference(source, before, after, GameFacts.Progress.NONE);
            cases++;
            if (report != null) {
                report.add(source.getName(), found.file(), difference);
            }
            CaseImpact impact =
                    CaseImpact.of(CaseRef.of(source), difference.orElseThrow(), language);
            verdicts += impact.verdictChanged() ? 1 : 0;
            labels += impact.labels().isEmpty() ? 0 : 1;
            if (impact.any()) {
                println(found.file() + ": " + source.getName());
                show(impact, before, after);
            }
        }
        broken.forEach(this::println);
        println(
                texts().get(
                                "impact.total",
                                String.valueOf(cases),
                                String.valueOf(verdicts),
                                String.valueOf(labels)));
        if (report != null) {
            report.write();
            println(texts().get("report.done", html));
        }
        return broken.isEmpty() ? Exit.OK : Exit.BAD_INPUT;
    }

    private void show(CaseImpact impact, Book base, Book head) {
        if (impact.verdictChanged() || impact.clauseChanged()) {
            println(
                    texts().get(
                                    "impact.changed",
                                    verdict(impact.before()),
                                    verdict(impact.after())));
        }
        for (CaseImpact.LabelChange change : impact.labels()) {
            println(
                    texts().get(
                                    "impact.label",
                                    String.valueOf(change.ply()),
                                    change.move(),
                                    change.before(),
                                    change.after()));
        }
        trace("impact.base-trace", base, impact.before());
        trace("impact.head-trace", head, impact.after());
    }

    private String verdict(CaseImpact.Side side) {
        return side.clause().isEmpty()
                ? side.verdict()
                : texts().get("impact.verdict", side.verdict(), side.clause());
    }

    private void trace(String title, Book book, CaseImpact.Side side) {
        println(texts().get(title, book.id()));
        side.trace().forEach(t -> println("      " + t));
    }
}
