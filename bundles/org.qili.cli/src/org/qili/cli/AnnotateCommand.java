// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Analyser;
import org.qili.analysis.Cycle;
import org.qili.analysis.Cycles;
import org.qili.analysis.Limits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qili annotate}: the label of every move of a game, and the cycles it went through. */
@Command(name = "annotate")
final class AnnotateCommand extends Common implements Callable<Integer> {

    /** Moves whose facts are remembered. */
    private static final int CACHE = 10_000;

    @Parameters(paramLabel = "FILE", arity = "0..*", descriptionKey = "rule.files")
    private List<String> files = new ArrayList<>();

    @Option(names = "--fen", paramLabel = "FEN", descriptionKey = "rule.fen")
    private String fen;

    @Option(names = "--moves", paramLabel = "MOVES", descriptionKey = "rule.moves")
    private String moves;

    @Option(
            names = "--rulebook",
            paramLabel = "ID",
            split = ",",
            descriptionKey = "option.rulebook")
    private List<String> rulebooks = List.of(RuleCommand.DEFAULT_RULEBOOK);

    @Option(
            names = "--format",
            paramLabel = "text|json",
            defaultValue = "text",
            descriptionKey = "option.format")
    private RuleCommand.Format format;

    private final FactsCache cache = new FactsCache(new Analyser(Limits.standard()), CACHE);

    @Override
    public Integer call() throws BadInput {
        TextFiles texts = new TextFiles(language);
        List<Score> scores = new ArrayList<>();
        for (String file : files) {
            scores.addAll(Score.of(file, texts, spec.commandLine().getErr()));
        }
        if (moves != null) {
            scores.add(new MovesOption(language).score(fen, moves));
        }
        if (scores.isEmpty()) {
            throw bad("rule.nothing");
        }
        for (Score score : scores) {
            GameFacts game =
                    cache.facts(score.start(), score.moves(), GameFacts.Progress.NONE)
                            .orElseThrow();
            for (String rulebook : rulebooks) {
                annotate(score, game, texts.rules(rulebook));
            }
        }
        return Exit.OK;
    }

    private void annotate(Score score, GameFacts game, RuleSet rules) {
        Ruling ruling = Adjudicator.rule(game, rules);
        if (format == RuleCommand.Format.JSON) {
            println(JsonAnswer.line(JsonAnswer.of(score.title(), ruling, language)));
            return;
        }
        RulingTexts texts = RulingTexts.of(ruling, language);
        println(texts().get("answer.title", score.title(), rules.title().in(language), rules.id()));
        for (LabelledMove move : ruling.moves()) {
            println(line(texts, move));
        }
        for (Cycle cycle : Cycles.findAll(score.start(), score.moves())) {
            println(
                    texts().get(
                                    "annotate.cycle",
                                    String.valueOf(cycle.firstPly() + 1),
                                    String.valueOf(cycle.endOfFirst()),
                                    String.valueOf(cycle.repetitions())));
        }
    }

    private static String line(RulingTexts texts, LabelledMove move) {
        List<String> targets =
                move.attacks().stream()
                        .filter(JudgedAttack::counts)
                        .map(a -> texts.man(a.attack().target()))
                        .distinct()
                        .toList();
        Optional<RuleRef> rule = move.rules().stream().findFirst();
        return String.format(
                        "%4d. %s\t%s\t%s\t%s",
                        move.facts().ply() + 1,
                        texts.move(move),
                        texts.label(move),
                        String.join(" ", targets),
                        rule.map(RuleRef::number).orElse(""))
                .stripTrailing();
    }
}
