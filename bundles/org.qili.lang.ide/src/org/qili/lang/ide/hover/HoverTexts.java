// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.hover;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.adjudication.text.BoardTexts;
import org.qili.adjudication.text.ChineseForms;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.RulingTexts;
import org.qili.adjudication.text.TextBundle;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.notation.Wxf;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.cases.Expectations;
import org.qili.lang.cases.JudgedCases;
import org.qili.lang.ide.Region;
import org.qili.lang.ide.Spot;
import org.qili.lang.ide.navigation.Navigation;
import org.qili.lang.ide.navigation.Target;
import org.qili.lang.ide.text.IdeMessages;
import org.qili.lang.scoping.RulebookClauses;
import org.qili.lang.validation.UserLanguage;
import org.qili.lang.words.RuleScopes;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.Expectation;
import org.qili.model.ExpectedLabel;
import org.qili.model.Fact;
import org.qili.model.LabelRow;
import org.qili.model.Language;
import org.qili.model.MoveEntry;
import org.qili.model.Reading;
import org.qili.model.ReadingFact;
import org.qili.model.ReadingOption;
import org.qili.model.Restatement;
import org.qili.model.Rulebook;
import org.qili.model.RulingExpectation;
import org.qili.model.Sum;
import org.qili.model.Variation;

/** What is known of a word: a move's label and why, a clause's text, a fact's definition. */
public final class HoverTexts {

    private static final int MOST_TITLES = 5;

    @Inject private JudgedCases judged;
    @Inject private Navigation navigation;
    @Inject private UserLanguage language;

    /** What is known of the word at a place; empty if nothing is. */
    public Optional<Hover> at(XtextResource resource, int offset) {
        return Spot.at(resource, offset)
                .flatMap(
                        spot ->
                                text(spot)
                                        .map(
                                                t -> {
                                                    Region region = spot.region();
                                                    return new Hover(
                                                            region.offset(), region.length(), t);
                                                }));
    }

    private Optional<String> text(Spot spot) {
        if (spot.is(MoveEntry.class, "text")) {
            MoveEntry entry = (MoveEntry) spot.element();
            if (entry.eContainer() instanceof Variation variation) {
                return move(variation, variation.getMoves().indexOf(entry), false);
            }
            Case source = (Case) entry.eContainer();
            return move(source, source.getMoves().indexOf(entry));
        } else if (spot.is(ExpectedLabel.class, "label")
                || spot.is(ExpectedLabel.class, "sublabel")) {
            return label((ExpectedLabel) spot.element());
        } else if (spot.is(Annotation.class, "ply")) {
            return move((Annotation) spot.element());
        } else if (spot.feature().equals("numbers")) {
            return clause(
                    spot.element(),
                    EcoreUtil2.getContainerOfType(spot.element(), Rulebook.class),
                    spot.text());
        } else if (spot.is(RulingExpectation.class, "clause")) {
            return RulebookClauses.rulebookOf((RulingExpectation) spot.element())
                    .flatMap(b -> clause(spot.element(), b, spot.text()));
        } else if (spot.is(RulingExpectation.class, "outcome")
                || spot.is(RulingExpectation.class, "party")) {
            return ruling((RulingExpectation) spot.element());
        } else if (spot.is(Fact.class, "word")) {
            return word((Fact) spot.element()).map(this::definition);
        } else if (spot.is(Fact.class, "values")) {
            return word((Fact) spot.element())
                    .flatMap(
                            w ->
                                    w instanceof Word.Count<?>
                                            ? worth(spot)
                                            : Optional.of(value(w, spot.text())));
        } else if (spot.is(Sum.class, "terms")) {
            return worth(spot);
        }
        return reference(spot);
    }

    private Optional<String> reference(Spot spot) {
        EObject element = spot.element();
        return switch (spot.feature()) {
            case "rulebook", "rulebooks", "base" -> rulebookAt(spot);
            case "name" ->
                    element instanceof Rulebook b
                            ? Optional.of(rulebook(b))
                            : element instanceof Reading r
                                    ? Optional.of(reading(r))
                                    : element instanceof ReadingOption o
                                            ? Optional.of(option(o))
                                            : Optional.empty();
            case "reading" ->
                    element instanceof ReadingFact f && f.getReading() != null
                            ? Optional.of(reading(f.getReading()))
                            : Optional.empty();
            case "option" ->
                    element instanceof ReadingFact f && f.getOption() != null
                            ? Optional.of(option(f.getOption()))
                            : Optional.empty();
            case "chosen" ->
                    element instanceof Reading r && r.getChosen() != null
                            ? Optional.of(option(r.getChosen()))
                            : Optional.empty();
            default -> Optional.empty();
        };
    }

    private Optional<String> rulebookAt(Spot spot) {
        List<Rulebook> books = new ArrayList<>();
        if (spot.element() instanceof Case c) {
            books.addAll(c.getRulebooks());
        } else if (spot.element() instanceof Expectation e) {
            books.add(e.getRulebook());
        } else if (spot.element() instanceof Rulebook b) {
            books.add(b.getBase());
        }
        return books.stream()
                .filter(b -> b != null && !b.eIsProxy() && spot.text().equals(b.getName()))
                .findFirst()
                .map(this::rulebook);
    }

    private String rulebook(Rulebook book) {
        int clauses = RulebookCompiler.compile(book).rules().clauseNumbers().size();
        String title = restatement(book.getTitles());
        String base = book.getBase() == null ? null : book.getBase().getName();
        StringBuilder text =
                new StringBuilder(texts().get("hover.rulebook", book.getName(), title));
        appendLine(text, base == null ? "" : texts().get("hover.extends", base));
        appendLine(text, texts().get("hover.rulebook.count", String.valueOf(clauses)));
        return text.toString();
    }

    private String reading(Reading reading) {
        StringBuilder text = new StringBuilder();
        text.append(reading.getName()).append(' ');
        text.append(list(reading.getNumbers()));
        appendLine(text, restatement(reading.getRestatements()));
        for (ReadingOption option : reading.getOptions()) {
            boolean chosen = option == reading.getChosen();
            appendLine(
                    text,
                    texts().get(
                                    chosen ? "hover.option.chosen" : "hover.option",
                                    String.valueOf(option.getName()),
                                    restatement(option.getRestatements())));
        }
        return text.toString();
    }

    private String option(ReadingOption option) {
        StringBuilder text = new StringBuilder(String.valueOf(option.getName()));
        appendLine(text, restatement(option.getRestatements()));
        return text.toString();
    }

    private Optional<String> clause(EObject from, Rulebook book, String number) {
        if (book == null) {
            return Optional.empty();
        }
        List<Clause> clauses = RulebookClauses.inForce(book, number);
        if (clauses.isEmpty()) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder(texts().get("hover.clause", book.getName(), number));
        for (Clause clause : clauses) {
            appendLine(text, restatement(clause.getRestatements()));
        }
        for (Clause amended : RulebookClauses.amended(book, number)) {
            Rulebook base = (Rulebook) amended.eContainer();
            appendLine(
                    text,
                    texts().get(
                                    "hover.amends",
                                    base.getName(),
                                    restatement(amended.getRestatements())));
        }
        appendLine(text, citing((XtextResource) from.eResource(), book, number));
        return Optional.of(text.toString());
    }

    /** The precedents whose expected ruling rests on a clause. */
    private String citing(XtextResource from, Rulebook book, String number) {
        List<String> titles =
                navigation.citing(from, book, number).stream()
                        .map(Target::label)
                        .distinct()
                        .sorted()
                        .toList();
        if (titles.isEmpty()) {
            return "";
        }
        String some = list(titles.stream().limit(MOST_TITLES).toList());
        return texts().get("hover.cited", String.valueOf(titles.size()), some)
                + (titles.size() > MOST_TITLES ? " …" : "");
    }

    private static Optional<Word> word(Fact fact) {
        return Optional.ofNullable(fact.getWord())
                .flatMap(w -> Vocabulary.find(w, RuleScopes.of(fact)));
    }

    private String definition(Word word) {
        StringBuilder text = new StringBuilder(word.chinese()).append(" · ").append(word.id());
        appendLine(text, texts().get("hover.scope." + word.scope()));
        if (words().has("word." + word.id())) {
            appendLine(text, words().get("word." + word.id()));
        }
        if (!word.values().isEmpty()) {
            String values =
                    word.values().stream()
                            .map(v -> v.chinese() + " " + v.id())
                            .collect(Collectors.joining(words().get("list.separator")));
            appendLine(text, texts().get("hover.values", values));
        }
        return text.toString();
    }

    private String value(Word word, String written) {
        String name =
                Vocabulary.value(word, ChineseForms.simplified(written))
                        .map(v -> v.chinese() + " · " + v.id())
                        .orElse(written);
        String key = "value." + word.id() + "." + written;
        String text = words().has(key) ? name + "\n" + words().get(key) : name;
        return text + "\n" + definition(word);
    }

    /** What a man is worth where his name stands for it. */
    private Optional<String> worth(Spot spot) {
        Rulebook book = EcoreUtil2.getContainerOfType(spot.element(), Rulebook.class);
        return Vocabulary.man(ChineseForms.simplified(spot.text()))
                .map(
                        man ->
                                texts().get(
                                                "hover.worth",
                                                man.chinese(),
                                                man.id(),
                                                String.valueOf(
                                                        RulebookCompiler.compile(book)
                                                                .rules()
                                                                .worth(man)),
                                                book.getName()));
    }

    private Optional<String> label(ExpectedLabel label) {
        if (label.eContainer() instanceof LabelRow row
                && row.eContainer() instanceof Expectation expectation
                && expectation.eContainer() instanceof Case source) {
            return move(source, Expectations.ply(source, row, row.getLabels().indexOf(label)));
        }
        return label.eContainer() instanceof Annotation note ? move(note) : Optional.empty();
    }

    /** The move that a note is about. */
    private Optional<String> move(Annotation note) {
        int ply = note.getPly() - 1;
        return note.eContainer() instanceof Variation variation
                ? move(variation, ply, true)
                : move((Case) note.eContainer(), ply);
    }

    private Optional<String> move(Case source, int ply) {
        CaseJudge.Judged result = judged.judge(source);
        return move(result.game(), result.game().moves(), result.rulings().values(), ply);
    }

    /**
     * @param index of the move
     * @param fromBeginning whether it is counted from the beginning of the game
     */
    private Optional<String> move(Variation source, int index, boolean fromBeginning) {
        Case whole = EcoreUtil2.getContainerOfType(source, Case.class);
        CaseGame game = judged.judge(whole).game();
        return game.variations().stream()
                .filter(v -> v.source() == source)
                .findFirst()
                .flatMap(
                        v ->
                                move(
                                        game,
                                        v.moves(),
                                        judged.rulings(whole, v).values(),
                                        fromBeginning ? index : v.branch() + index));
    }

    private Optional<String> move(
            CaseGame game, List<Move> moves, Collection<Ruling> rulings, int ply) {
        if (ply < 0 || ply >= moves.size()) {
            return Optional.empty();
        }
        Position before = game.start().orElseThrow();
        for (Move move : moves.subList(0, ply)) {
            before = before.play(move);
        }
        Move move = moves.get(ply);
        StringBuilder text = new StringBuilder();
        text.append(
                texts().get(
                                "hover.move",
                                String.valueOf(ply + 1),
                                BoardTexts.in(chinese()).move(before, move),
                                new Wxf().write(before, move),
                                move.iccs()));
        for (Ruling ruling : rulings) {
            LabelledMove labelled = ruling.moves().get(ply);
            RulingTexts sentences = RulingTexts.of(ruling, language.get());
            appendLine(
                    text,
                    texts().get("hover.label", ruling.rulebook().id(), sentences.label(labelled)));
            sentences.reasons(labelled).forEach(r -> appendLine(text, r));
        }
        return Optional.of(text.toString());
    }

    private Optional<String> ruling(RulingExpectation expected) {
        Case source = EcoreUtil2.getContainerOfType(expected, Case.class);
        Optional<Rulebook> book = RulebookClauses.rulebookOf(expected);
        if (source == null || book.isEmpty()) {
            return Optional.empty();
        }
        Ruling ruling = judged.judge(source).rulings().get(book.get().getName());
        if (ruling == null) {
            return Optional.empty();
        }
        RulingTexts sentences = RulingTexts.of(ruling, language.get());
        StringBuilder text = new StringBuilder(sentences.verdict());
        appendLine(text, sentences.ruleText());
        appendLine(text, sentences.status());
        return Optional.of(text.toString());
    }

    /** Chinese notation in the user's script; that of simplified Chinese for others. */
    private Language chinese() {
        return language.get() == Language.ZH_TW ? Language.ZH_TW : Language.ZH_CN;
    }

    private String restatement(List<Restatement> restatements) {
        return RulebookClauses.text(restatements, language.get());
    }

    private String list(List<String> items) {
        return Messages.list(language.get(), items);
    }

    private TextBundle texts() {
        return IdeMessages.in(language.get());
    }

    private TextBundle words() {
        return Messages.in(language.get());
    }

    private static void appendLine(StringBuilder text, String line) {
        if (!line.isEmpty()) {
            text.append('\n').append(line);
        }
    }
}
