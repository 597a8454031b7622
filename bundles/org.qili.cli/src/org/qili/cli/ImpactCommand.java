// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Impact;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.lang.cases.CaseGame;
import org.qili.model.Case;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qili impact}: which labels and rulings of the cases a draft changes. */
@Command(name = "impact")
final class ImpactCommand extends Common implements Callable<Integer> {

    /** Moves whose facts are remembered. */
    private static final int CACHE = 10_000;

    @Option(names = "--base", required = true, paramLabel = "ID", descriptionKey = "impact.base")
    private String base;

    @Option(names = "--head", required = true, paramLabel = "ID", descriptionKey = "impact.head")
    private String head;

    @Parameters(paramLabel = "DIR", arity = "1..*", descriptionKey = "test.folders")
    private List<Path> folders;

    @Override
    public Integer call() throws BadInput, IOException {
        TextFiles texts = new TextFiles(language);
        RuleSet before = texts.rules(base);
        RuleSet after = texts.rules(head);
        FactsCache cache = new FactsCache(new Analyser(Limits.standard()), CACHE);
        int cases = 0;
        int verdicts = 0;
        int labels = 0;
        boolean bad = false;
        for (Path file : CaseFiles.below(folders, language)) {
            for (Case source : texts.cases(file)) {
                Optional<GameFacts> game = game(source, cache);
                cases++;
                if (game.isEmpty()) {
                    bad = true;
                    println(texts().get("test.broken", file, source.getName(), ""));
                    continue;
                }
                Impact impact = Impact.of(game.get(), before, after);
                verdicts += impact.verdictChanged() ? 1 : 0;
                labels += impact.labels().isEmpty() ? 0 : 1;
                if (impact.any()) {
                    show(file, source, impact);
                }
            }
        }
        println(
                texts().get(
                                "impact.total",
                                String.valueOf(cases),
                                String.valueOf(verdicts),
                                String.valueOf(labels)));
        return bad ? Exit.BAD_INPUT : Exit.OK;
    }

    private Optional<GameFacts> game(Case source, FactsCache cache) {
        CaseGame game = CaseGame.of(source, language);
        if (!game.complete() || game.start().isEmpty()) {
            return Optional.empty();
        }
        return cache.facts(game.start().get(), game.moves(), GameFacts.Progress.NONE)
                .map(f -> game.cycle().map(f::with).orElse(f));
    }

    private void show(Path file, Case source, Impact impact) {
        println(file + ": " + source.getName());
        RulingTexts before = RulingTexts.of(impact.base(), language);
        RulingTexts after = RulingTexts.of(impact.head(), language);
        if (impact.verdictChanged() || impact.clauseChanged()) {
            println(texts().get("impact.changed", before.verdict(), after.verdict()));
        }
        for (Impact.LabelChange change : impact.labels()) {
            println(
                    texts().get(
                                    "impact.label",
                                    String.valueOf(change.base().facts().ply() + 1),
                                    before.move(change.base()),
                                    before.label(change.base()),
                                    after.label(change.head())));
        }
        trace("impact.base-trace", impact.base());
        trace("impact.head-trace", impact.head());
    }

    private void trace(String title, Ruling ruling) {
        println(texts().get(title, ruling.rulebook().id()));
        RulingTexts.of(ruling, language).trace().forEach(t -> println("      " + t));
    }
}
