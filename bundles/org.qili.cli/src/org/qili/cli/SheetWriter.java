// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.board.Game;
import org.qili.formats.Tags;
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

    /**
     * What is known of the game: what the command line says, else what the game's file does.
     *
     * @param tags of the game's file
     */
    private SheetDetails details(String source, Map<String, String> tags) {
        return SheetDetails.none()
                .with(Field.EVENT, said(options.event, tags, Tags.EVENT))
                .with(Field.ROUND, said(options.round, tags, Tags.ROUND))
                .with(Field.DATE, said(options.date, tags, Tags.DATE))
                .with(Field.VENUE, said(options.venue, tags, Tags.SITE))
                .with(Field.TABLE, said(options.table, tags, Tags.TABLE))
                .with(Field.RED, said(options.red, tags, Tags.RED))
                .with(Field.BLACK, said(options.black, tags, Tags.BLACK))
                .with(Field.ARBITER, options.arbiter)
                .with(Field.SOURCE, source);
    }

    /** PGN writes question marks for what is not known. */
    private static String said(String option, Map<String, String> tags, String tag) {
        String written = tags.getOrDefault(tag, "");
        return option != null ? option : written.matches("[?.\\s]*") ? "" : written;
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
        RulingSheet sheet = sheet(details(source.getName(), Map.of()), facts, rules, texts);
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
        List<Game> games =
                GameFiles.read(options.file, options.language, options.spec.commandLine().getErr())
                        .games();
        if (games.size() != 1) {
            throw options.bad("sheet.many", options.file, String.valueOf(games.size()));
        }
        Game game = games.get(0);
        List<RuleSet> rules = new ArrayList<>();
        for (String name : options.rulebooks) {
            rules.add(texts.rules(name));
        }
        Map<String, String> tags = game.tags();
        String title = tags.getOrDefault(Tags.TITLE, "");
        String source = title.isBlank() ? file(options.file) : title;
        GameFacts facts = facts(new Score(source, game.start(), game.moves()));
        return sheet(details(source, tags), facts, rules, texts);
    }

    private static String file(String name) {
        return Path.of(name).getFileName().toString();
    }

    private GameFacts facts(Score score) throws BadInput {
        return options.limits
                .cache(options.texts())
                .facts(score.start(), score.moves(), GameFacts.Progress.NONE)
                .orElseThrow();
    }

    /** The first rulebook rules; the others are told beside it. */
    private RulingSheet sheet(
            SheetDetails details, GameFacts game, List<RuleSet> rules, TextFiles texts)
            throws BadInput {
        List<RuleSet> books =
                rules.isEmpty() ? List.of(texts.rules(GameOptions.DEFAULT_RULEBOOK)) : rules;
        List<Ruling> rulings = books.stream().map(b -> Adjudicator.rule(game, b)).toList();
        return RulingSheet.of(details, rulings.get(0), options.language)
                .withOthers(rulings.subList(1, rulings.size()));
    }
}
