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
import org.qili.adjudication.ClauseCoverage;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Ruling;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.lang.cases.CaseJudge;
import org.qili.model.Case;
import org.qili.model.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qili coverage}: clauses that no case tests, and cases that test no clause. */
@Command(name = "coverage")
final class CoverageCommand extends Common implements Callable<Integer> {

    /** Moves whose facts are remembered. */
    private static final int CACHE = 10_000;

    @Parameters(paramLabel = "DIR", arity = "1..*", descriptionKey = "test.folders")
    private List<Path> folders;

    @Option(
            names = "--rulebook",
            paramLabel = "ID",
            split = ",",
            descriptionKey = "option.rulebook")
    private List<String> rulebooks = new ArrayList<>();

    private final CaseJudge judge =
            new CaseJudge(new FactsCache(new Analyser(Limits.standard()), CACHE));

    @Override
    public Integer call() throws BadInput, IOException {
        TextFiles texts = new TextFiles(language);
        Map<String, ClauseCoverage> coverage = new LinkedHashMap<>();
        List<Rulebook> books = new ArrayList<>();
        for (String name : rulebooks) {
            Rulebook book = texts.rulebook(name);
            books.add(book);
            coverage.put(book.getName(), new ClauseCoverage(texts.rules(book, name)));
        }
        for (Path file : CaseFiles.below(folders, language)) {
            for (Case source : texts.cases(file)) {
                CaseJudge.Judged judged =
                        books.isEmpty()
                                ? judge.judge(source, language, GameFacts.Progress.NONE)
                                : judge.judge(source, books, language, GameFacts.Progress.NONE);
                for (Ruling ruling : judged.rulings().values()) {
                    coverage.computeIfAbsent(
                                    ruling.rulebook().id(),
                                    id -> new ClauseCoverage(ruling.rulebook()))
                            .add(source.getName(), ruling);
                }
            }
        }
        coverage.values().forEach(this::show);
        return Exit.OK;
    }

    private void show(ClauseCoverage coverage) {
        int all = coverage.byClause().size();
        int tested = all - coverage.untested().size();
        println(
                texts().get(
                                "coverage.title",
                                coverage.rules().title().in(language),
                                coverage.rules().id(),
                                String.valueOf(tested),
                                String.valueOf(all)));
        coverage.byClause()
                .forEach(
                        (number, cases) -> {
                            long applied =
                                    cases.values().stream()
                                            .filter(p -> p == ClauseCoverage.Part.APPLIED)
                                            .count();
                            println(
                                    texts().get(
                                                    applied == 0
                                                            ? "coverage.untested"
                                                            : "coverage.clause",
                                                    number,
                                                    String.valueOf(applied),
                                                    String.valueOf(cases.size() - applied),
                                                    example(cases)));
                        });
        coverage.casesWithoutClause().forEach(c -> println(texts().get("coverage.no-clause", c)));
    }

    private static String example(Map<String, ClauseCoverage.Part> cases) {
        return cases.entrySet().stream()
                .filter(e -> e.getValue() == ClauseCoverage.Part.APPLIED)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("–");
    }
}
