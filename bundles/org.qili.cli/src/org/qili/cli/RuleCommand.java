// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Status;
import org.qili.analysis.Cycle;
import org.qili.analysis.Cycles;
import org.qili.model.Case;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qili rule}: prints the ruling of cases, of a score, or of many scores. */
@Command(name = "rule")
final class RuleCommand extends Common implements Callable<Integer> {

    @Mixin private GameOptions given;

    @Option(names = "--batch", paramLabel = "FILE.jsonl", descriptionKey = "rule.batch")
    private String batch;

    @Mixin private LimitOptions limits;

    private FactsCache cache;
    private TextFiles texts;
    private boolean first = true;

    @Override
    public Integer call() throws BadInput, IOException {
        texts = new TextFiles(language);
        cache = limits.cache(texts());
        if (batch != null) {
            return batch();
        }
        if (given.moves != null) {
            return ruleScore(new MovesOption(language).score(given.fen, given.moves));
        }
        if (given.files.isEmpty()) {
            throw bad("rule.nothing");
        }
        int status = Exit.OK;
        for (String file : given.files) {
            status = Math.max(status, ruleFile(file));
        }
        return status;
    }

    // ---- cases ----

    private int ruleFile(String file) throws BadInput {
        if (!Score.isCaseFile(file, texts)) {
            return ruleGames(file);
        }
        int status = Exit.OK;
        for (Case source : Score.cases(file, texts)) {
            status = Math.max(status, ruleCase(file, source));
        }
        return status;
    }

    /** Rules every cycle of every game of a file; a file in which nothing recurs is bad input. */
    private int ruleGames(String file) throws BadInput {
        int status = Exit.BAD_INPUT;
        for (Score score : Score.of(file, texts, spec.commandLine().getErr())) {
            status = Math.min(status, ruleScore(score));
        }
        return status;
    }

    private int ruleScore(Score score) throws BadInput {
        GameFacts game =
                cache.facts(score.start(), score.moves(), GameFacts.Progress.NONE).orElseThrow();
        int status = Exit.OK;
        List<Cycle> cycles = Cycles.findAll(score.start(), score.moves());
        if (cycles.isEmpty()) {
            return print(score.title(), rule(game));
        }
        for (Cycle cycle : cycles) {
            status = Math.max(status, print(score.title(), rule(game.with(cycle))));
        }
        return status;
    }

    private int ruleCase(String file, Case source) throws BadInput {
        Optional<JudgedCase> judged =
                JudgedCase.of(
                        file, source, given.rulebooks, texts, cache, spec.commandLine().getErr());
        return judged.isPresent()
                ? print(source.getName(), judged.get().rulings())
                : Exit.BAD_INPUT;
    }

    // ---- scores ----

    private List<Ruling> rule(GameFacts game) throws BadInput {
        List<Ruling> rulings = new ArrayList<>();
        for (String name : given.rulebooksOrDefault()) {
            rulings.add(Adjudicator.rule(game, texts.rules(name)));
        }
        return rulings;
    }

    private int print(String title, List<Ruling> rulings) throws BadInput {
        int status = Exit.OK;
        for (Ruling ruling : rulings) {
            if (given.json()) {
                println(
                        JsonAnswer.line(
                                new JsonAnswer(language, facts(), false).of(title, ruling)));
            } else {
                if (!first) {
                    println("");
                }
                TextAnswer.of(title, ruling, language).forEach(this::println);
            }
            first = false;
            if (ruling.status() == Status.NO_CYCLE) {
                status = Exit.BAD_INPUT;
            }
        }
        return status;
    }

    // ---- batch ----

    private int batch() throws BadInput, IOException {
        List<RuleSet> rules = new ArrayList<>();
        for (String name : given.rulebooksOrDefault()) {
            rules.add(texts.rules(name));
        }
        try (BufferedReader in = open(batch)) {
            return new Batch(rules, cache, new JsonAnswer(language, facts(), false), language)
                    .run(in, spec.commandLine().getOut());
        }
    }

    private Optional<FactsJson> facts() throws BadInput {
        return given.facts ? Optional.of(new FactsJson(limits.limits(texts()))) : Optional.empty();
    }

    private BufferedReader open(String name) throws BadInput, IOException {
        if (name.equals("-")) {
            return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        }
        Path path = Path.of(name);
        if (!Files.isRegularFile(path) || !Files.isReadable(path)) {
            throw bad("no-file", name);
        }
        return new BufferedReader(
                new InputStreamReader(Files.newInputStream(path), StandardCharsets.UTF_8));
    }
}
