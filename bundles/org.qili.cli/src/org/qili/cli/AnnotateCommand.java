// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

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
import org.qili.analysis.Cycle;
import org.qili.analysis.Cycles;
import org.qili.model.Case;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code qili annotate}: the label of every move of a game, and the cycles it went through. */
@Command(name = "annotate")
final class AnnotateCommand extends Common implements Callable<Integer> {

    @Mixin private GameOptions given;

    @Mixin private LimitOptions limits;

    private FactsCache cache;
    private TextFiles texts;

    @Override
    public Integer call() throws BadInput {
        texts = new TextFiles(language);
        cache = limits.cache(texts());
        int status = Exit.OK;
        for (String file : given.files) {
            if (Score.isCaseFile(file, texts)) {
                for (Case source : Score.cases(file, texts)) {
                    status = Math.max(status, annotate(file, source));
                }
                continue;
            }
            for (Score score : Score.of(file, texts, spec.commandLine().getErr())) {
                annotate(score);
            }
        }
        if (given.moves != null) {
            annotate(new MovesOption(language).score(given.fen, given.moves));
        } else if (given.files.isEmpty()) {
            throw bad("rule.nothing");
        }
        return status;
    }

    /** A case by the rulebooks it names, as {@code qili rule} judges it. */
    private int annotate(String file, Case source) throws BadInput {
        Optional<JudgedCase> judged =
                JudgedCase.of(
                        file, source, given.rulebooks, texts, cache, spec.commandLine().getErr());
        for (Ruling ruling : judged.map(JudgedCase::rulings).orElse(List.of())) {
            annotate(source.getName(), ruling);
        }
        return judged.isPresent() ? Exit.OK : Exit.BAD_INPUT;
    }

    private void annotate(Score score) throws BadInput {
        GameFacts game =
                cache.facts(score.start(), score.moves(), GameFacts.Progress.NONE).orElseThrow();
        for (String name : given.rulebooksOrDefault()) {
            annotate(score.title(), Adjudicator.rule(game, texts.rules(name)));
        }
    }

    private void annotate(String title, Ruling ruling) throws BadInput {
        if (given.json()) {
            Optional<FactsJson> behind =
                    given.facts
                            ? Optional.of(new FactsJson(limits.limits(texts())))
                            : Optional.empty();
            println(JsonAnswer.line(new JsonAnswer(language, behind, true).of(title, ruling)));
            return;
        }
        RuleSet rules = ruling.rulebook();
        RulingTexts texts = RulingTexts.of(ruling, language);
        println(texts().get("answer.title", title, rules.title().in(language), rules.id()));
        for (LabelledMove move : ruling.moves()) {
            println(line(texts, move));
        }
        for (Cycle cycle : Cycles.findAll(ruling.game().before(0), ruling.game().moves())) {
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
