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
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.cases.CaseProblem;
import org.qili.model.Case;
import org.qili.model.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qili test DIR}: checks that the rulebooks say what the cases below a folder expect. */
@Command(name = "test")
final class TestCommand extends Common implements Callable<Integer> {

    /** Moves whose facts are remembered. */
    private static final int CACHE = 10_000;

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

    private final CaseJudge judge =
            new CaseJudge(new FactsCache(new Analyser(Limits.standard()), CACHE));

    @Override
    public Integer call() throws BadInput, IOException {
        List<JUnitReport.Result> results = new ArrayList<>();
        TextFiles texts = new TextFiles(language);
        List<Rulebook> books = new ArrayList<>();
        for (String name : rulebooks) {
            books.add(texts.rulebook(name));
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
                results.add(new JUnitReport.Result(file.toString(), "", List.of(), e.getMessage()));
            }
        }
        results.forEach(this::show);
        long failed = results.stream().filter(r -> !r.failures().isEmpty()).count();
        long broken = results.stream().filter(r -> r.error() != null).count();
        println(
                texts().get(
                                "test.total",
                                String.valueOf(results.size()),
                                String.valueOf(results.size() - failed - broken),
                                String.valueOf(failed),
                                String.valueOf(broken)));
        if (junit != null) {
            try {
                JUnitReport.write(junit, results);
            } catch (IOException e) {
                throw bad("unwritable", junit, e.getMessage());
            }
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

    private JUnitReport.Result test(Path file, Case source, List<Rulebook> books) {
        CaseJudge.Judged judged =
                books.isEmpty()
                        ? judge.judge(source, language, GameFacts.Progress.NONE)
                        : judge.judge(source, books, language, GameFacts.Progress.NONE);
        String error = null;
        List<String> failures = new ArrayList<>();
        for (CaseProblem problem : judged.problems()) {
            String text = Places.of(problem.where(), problem.feature()) + ": " + problem.text();
            if (problem.kind() == CaseProblem.Kind.UNMET_EXPECTATION) {
                failures.add(text);
            } else if (problem.kind().isError() && error == null) {
                error = text;
            }
        }
        if (error == null && judged.rulings().isEmpty()) {
            error = Places.of(source) + ": " + texts().get("test.no-ruling", source.getName());
        }
        return new JUnitReport.Result(file.toString(), source.getName(), failures, error);
    }

    private void show(JUnitReport.Result result) {
        if (result.error() != null) {
            println(texts().get("test.broken", result.file(), result.name(), result.error()));
        } else if (result.failures().isEmpty()) {
            println(texts().get("test.met", result.file(), result.name()));
        } else {
            println(texts().get("test.unmet", result.file(), result.name()));
            result.failures().forEach(f -> println("    " + f));
        }
    }
}
