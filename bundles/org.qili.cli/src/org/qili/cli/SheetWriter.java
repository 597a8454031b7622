// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.cases.CaseProblem;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Label;
import org.qili.model.Rulebook;
import org.qili.report.ArbiterLabel;
import org.qili.report.BoardStyle;
import org.qili.report.RulingSheet;
import org.qili.report.SheetDetails;
import org.qili.report.SheetDetails.Field;
import org.qili.report.diagram.Men;
import org.qili.report.diagram.Palette;

/** Makes the ruling sheet that a command line asks for. */
final class SheetWriter {

    /** Moves whose facts are remembered. */
    private static final int CACHE = 10_000;

    private final SheetCommand options;

    SheetWriter(SheetCommand options) {
        this.options = options;
    }

    void write() throws BadInput {
        ReportFile target = ReportFile.of(options.out, false, options.language);
        TextFiles texts = new TextFiles(options.language);
        RulingSheet sheet = Score.isCaseFile(options.file, texts) ? ofCase(texts) : ofScore(texts);
        target.save(sheet.withStyle(style()).html(), options.font, options.language);
    }

    private BoardStyle style() {
        Palette palette =
                switch (options.colours) {
                    case PRINT -> Palette.PRINT;
                    case CLASSIC -> Palette.CLASSIC;
                    case COLOUR_BLIND -> Palette.COLOUR_BLIND;
                };
        Men men =
                options.men == null
                        ? BoardStyle.printed(options.language).men()
                        : Men.valueOf(options.men.name());
        return new BoardStyle(men, palette, options.flip);
    }

    private SheetDetails details(String source) {
        return SheetDetails.none()
                .with(Field.EVENT, options.event)
                .with(Field.ROUND, options.round)
                .with(Field.DATE, options.date)
                .with(Field.VENUE, options.venue)
                .with(Field.TABLE, options.table)
                .with(Field.RED, options.red)
                .with(Field.BLACK, options.black)
                .with(Field.ARBITER, options.arbiter)
                .with(Field.SOURCE, source);
    }

    private RulingSheet ofCase(TextFiles texts) throws BadInput {
        List<Case> cases = Score.cases(options.file, texts);
        if (cases.size() > 1) {
            throw options.bad("sheet.many", options.file, String.valueOf(cases.size()));
        }
        Case source = cases.get(0);
        CaseGame game = CaseGame.of(source, options.language);
        Optional<CaseProblem> fault =
                game.problems().stream().filter(p -> p.kind().isError()).findFirst();
        if (fault.isPresent() || game.start().isEmpty()) {
            CaseProblem problem = fault.orElseThrow();
            String place = Places.of(problem.where(), problem.feature());
            throw new BadInput(options.file + ":" + place + ": " + problem.text());
        }
        List<String> names = new ArrayList<>(options.rulebooks);
        List<RuleSet> rules = new ArrayList<>();
        for (String name : names) {
            rules.add(texts.rules(name));
        }
        if (rules.isEmpty()) {
            for (Rulebook book : CaseJudge.rulebooks(source)) {
                rules.add(texts.rules(book, book.getName()));
            }
        }
        GameFacts facts = facts(new Score(source.getName(), game.start().get(), game.moves()));
        facts = game.cycle().map(facts::with).orElse(facts);
        RulingSheet sheet = sheet(source.getName(), facts, rules, texts);
        return sheet.withArbiter(
                notes(source), CaseJudge.underArbiter(source.getAnnotations(), sheet.ruling()));
    }

    private static List<ArbiterLabel> notes(Case source) {
        List<ArbiterLabel> notes = new ArrayList<>();
        for (Annotation note : source.getAnnotations()) {
            if (note.getPly() > 0) {
                Optional<Label> label =
                        Optional.ofNullable(note.getLabel())
                                .filter(l -> !l.isUnknown())
                                .map(l -> l.getLabel());
                notes.add(new ArbiterLabel(note.getPly() - 1, label, note.getText()));
            }
        }
        return notes;
    }

    private RulingSheet ofScore(TextFiles texts) throws BadInput {
        List<Score> scores = Score.of(options.file, texts, options.spec.commandLine().getErr());
        if (scores.size() != 1) {
            throw options.bad("sheet.many", options.file, String.valueOf(scores.size()));
        }
        List<RuleSet> rules = new ArrayList<>();
        for (String name : options.rulebooks) {
            rules.add(texts.rules(name));
        }
        return sheet(scores.get(0).title(), facts(scores.get(0)), rules, texts);
    }

    private static GameFacts facts(Score score) {
        return new FactsCache(new Analyser(Limits.standard()), CACHE)
                .facts(score.start(), score.moves(), GameFacts.Progress.NONE)
                .orElseThrow();
    }

    /** The first rulebook rules; the others are told beside it. */
    private RulingSheet sheet(String title, GameFacts game, List<RuleSet> rules, TextFiles texts)
            throws BadInput {
        List<RuleSet> books =
                rules.isEmpty() ? List.of(texts.rules(RuleCommand.DEFAULT_RULEBOOK)) : rules;
        List<Ruling> rulings = books.stream().map(b -> Adjudicator.rule(game, b)).toList();
        return RulingSheet.of(details(title), rulings.get(0), options.language)
                .withOthers(rulings.subList(1, rulings.size()));
    }
}
