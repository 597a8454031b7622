// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.CaseResult;
import org.qili.lang.suite.Finding;
import org.qili.model.Case;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qili test DIR}: checks that the rulebooks say what the cases below a folder expect. */
@Command(name = "test")
final class TestCommand extends Common implements Callable<Integer> {

    @Parameters(paramLabel = "DIR", arity = "1..*", descriptionKey = "test.folders")
    private List<Path> folders;

    @Option(names = "--junit", paramLabel = "FILE.xml", descriptionKey = "test.junit")
    private Path junit;

    @Option(
            names = "--rulebook",
            paramLabel = "ID",
            split = ",",
            descriptionKey = "option.rulebook")
    private List<String> rulebooks = new ArrayList<>();

    @Option(names = "--clause", paramLabel = "NUMBER", split = ",", descriptionKey = "test.clause")
    private List<String> clauses = new ArrayList<>();

    private CaseBench bench;

    @Mixin private LimitOptions limits;

    @Override
    public Integer call() throws BadInput, IOException {
        List<JUnitReport.Result> results = new ArrayList<>();
        TextFiles texts = new TextFiles(language);
        FactsCache cache = limits.cache(texts());
        bench = new CaseBench(new CaseJudge(cache), language);
        List<Book> books = new ArrayList<>();
        for (String name : rulebooks) {
            books.add(texts.book(name));
        }
        List<Path> files = CaseFiles.below(folders, language);
        if (!clauses.isEmpty()) {
            files = texts.citing(files, Set.copyOf(clauses));
            if (files.isEmpty()) {
                throw bad("test.no-clause", String.join(", ", clauses));
            }
        }
        boolean bad = false;
        for (Path file : files) {
            try {
                for (Case source : texts.cases(file)) {
                    if (!clauses.isEmpty() && !cites(source)) {
                        continue;
                    }
                    results.add(test(file, source, books));
                }
            } catch (BadInput e) {
                bad = true;
                results.add(JUnitReport.Result.broken(file.toString(), "", e.getMessage()));
            }
        }
        results.forEach(this::show);
        long failed = results.stream().filter(r -> !r.failures().isEmpty()).count();
        long broken = results.stream().filter(r -> r.error() != null).count();
        long silent = results.stream().filter(JUnitReport.Result::silent).count();
        if (silent > 0 && silent == results.size()) {
            throw bad("test.all-silent", String.join(", ", rulebooks));
        }
        println(
                texts().get(
                                "test.total",
                                String.valueOf(results.size() - silent),
                                String.valueOf(results.size() - silent - failed - broken),
                                String.valueOf(failed),
                                String.valueOf(broken)));
        if (silent > 0) {
            println(texts().get("test.silent", String.valueOf(silent)));
        }
        if (junit != null) {
            JUnitReport.write(junit, results, language);
        }
        if (bad || broken > 0) {
            return Exit.BAD_INPUT;
        }
        return failed > 0 ? Exit.UNMET : Exit.OK;
    }

    private boolean cites(Case source) {
        return source.getExpectations().stream()
                .anyMatch(
                        e -> e.getRuling() != null && clauses.contains(e.getRuling().getClause()));
    }

    /**
     * A case by the rulebooks it names; or, if some are chosen, by each of them that it concerns: a
     * draft stands in for the rulebooks it extends.
     */
    private JUnitReport.Result test(Path file, Case source, List<Book> books) {
        List<CaseResult> results = new ArrayList<>();
        if (books.isEmpty()) {
            bench.test(source, GameFacts.Progress.NONE).ifPresent(results::add);
        }
        for (Book book : books) {
            bench.test(source, book, GameFacts.Progress.NONE).ifPresent(results::add);
        }
        String error = null;
        List<String> failures = new ArrayList<>();
        for (CaseResult result : results) {
            for (Finding finding : result.findings()) {
                String text = Places.in(source, finding.place()) + ": " + finding.text();
                if (finding.unmet()) {
                    failures.add(text);
                } else if (error == null) {
                    error = text;
                }
            }
        }
        boolean silent = results.stream().allMatch(r -> r.outcome() == CaseResult.Outcome.SILENT);
        return new JUnitReport.Result(file.toString(), source.getName(), failures, error, silent);
    }

    private void show(JUnitReport.Result result) {
        if (result.silent()) {
            return;
        }
        if (result.error() != null && result.name().isEmpty()) {
            println(texts().get("broken.file", result.error()));
        } else if (result.error() != null) {
            println(texts().get("test.broken", result.file(), result.name(), result.error()));
        } else if (result.failures().isEmpty()) {
            println(texts().get("test.met", result.file(), result.name()));
        } else {
            println(texts().get("test.unmet", result.file(), result.name()));
            result.failures().forEach(f -> println("    " + f));
        }
    }
}
