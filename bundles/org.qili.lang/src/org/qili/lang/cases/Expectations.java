// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.cases;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.RulingTexts;
import org.qili.adjudication.text.TextBundle;
import org.qili.lang.cases.CaseProblem.Kind;
import org.qili.lang.text.LangMessages;
import org.qili.model.Case;
import org.qili.model.Expectation;
import org.qili.model.ExpectedLabel;
import org.qili.model.Label;
import org.qili.model.LabelRow;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Outcome;
import org.qili.model.Party;
import org.qili.model.RulingExpectation;

/** Compares what a case expects with what the rulebook says. */
public final class Expectations {

    /** Names that are idle in substance (兑献拦跟亦属闲; CXA 1999, 25.2): an expected 闲 fits them all. */
    private static final Set<Label> IDLE_FAMILY =
            EnumSet.of(Label.IDLE, Label.EXCHANGE, Label.SACRIFICE, Label.BLOCK, Label.STALK);

    /** Stands for a clause where there is none. */
    private static final String NONE = "–";

    private final Ruling ruling;
    private final TextBundle texts;
    private final TextBundle words;
    private final Language language;
    private final List<CaseProblem> problems = new ArrayList<>();
    private final List<Mismatch> mismatches = new ArrayList<>();

    private Expectations(Ruling ruling, Language language) {
        this.ruling = ruling;
        this.language = language;
        texts = LangMessages.in(language);
        words = Messages.in(language);
    }

    /**
     * What a comparison finds.
     *
     * @param problems everything wrong: what is not met, and what asks for a move there is not
     * @param mismatches what is not met, in its parts
     */
    public record Comparison(List<CaseProblem> problems, List<Mismatch> mismatches) {
        public Comparison {
            problems = List.copyOf(problems);
            mismatches = List.copyOf(mismatches);
        }
    }

    /** Everything in which the ruling differs from the expectation. */
    public static List<CaseProblem> compare(
            Case source, Expectation expectation, Ruling ruling, Language language) {
        return comparison(source, expectation, ruling, language).problems();
    }

    /** Everything in which the ruling differs from the expectation, with its parts. */
    public static Comparison comparison(
            Case source, Expectation expectation, Ruling ruling, Language language) {
        Expectations expectations = new Expectations(ruling, language);
        for (LabelRow row : expectation.getRows()) {
            expectations.compareRow(source, row);
        }
        if (expectation.getRuling() != null) {
            expectations.compareRuling(expectation.getRuling());
        }
        return new Comparison(expectations.problems, expectations.mismatches);
    }

    /**
     * Index (0-based) of the move that a label stands for: labels are set like moves on a score
     * sheet, the first of a row for the first move of that round.
     *
     * @return -1 if the row's number is none
     */
    public static int ply(Case source, LabelRow row, int column) {
        int wanted = number(row.getRound());
        int first = firstRound(source);
        boolean blackFirst = !source.getMoves().isEmpty() && source.getMoves().get(0).isSkipped();
        return wanted < first ? -1 : 2 * (wanted - first) + column - (blackFirst ? 1 : 0);
    }

    /** Number of the round that the moves of a case begin with; 1 if they are not numbered. */
    public static int firstRound(Case source) {
        String round = source.getMoves().isEmpty() ? null : source.getMoves().get(0).getRound();
        return Math.max(1, number(round));
    }

    private static int number(String round) {
        try {
            return round == null ? -1 : Integer.parseInt(round.substring(0, round.length() - 1));
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private void compareRow(Case source, LabelRow row) {
        for (int column = 0; column < row.getLabels().size(); column++) {
            ExpectedLabel expected = row.getLabels().get(column);
            int ply = ply(source, row, column);
            if (expected.isUnknown()) {
                continue;
            }
            if (ply < 0 || ply >= ruling.moves().size()) {
                String text = texts.get("case.no-such-move", String.valueOf(row.getRound()));
                problems.add(
                        new CaseProblem(Kind.NO_SUCH_MOVE, row, Literals.LABEL_ROW__ROUND, text));
                return;
            }
            compareLabel(expected, ruling.moves().get(ply));
        }
    }

    private void compareLabel(ExpectedLabel expected, LabelledMove actual) {
        boolean sublabelMet =
                expected.getSublabel() == null
                        || actual.sublabel()
                                .filter(s -> fits(expected.getSublabel(), s))
                                .isPresent();
        boolean idle = expected.getLabel() == Label.IDLE && IDLE_FAMILY.contains(actual.label());
        if ((idle || expected.getLabel() == actual.label()) && sublabelMet) {
            return;
        }
        RulingTexts sentences = RulingTexts.of(ruling, language);
        String wanted = words.of("label", expected.getLabel());
        if (expected.getSublabel() != null) {
            wanted += "/" + expected.getSublabel();
        }
        List<String> numbers = actual.rules().stream().map(RuleRef::number).distinct().toList();
        String clauses = numbers.isEmpty() ? NONE : Messages.list(language, numbers);
        String text =
                texts.get(
                        "expect.label",
                        sentences.move(actual),
                        wanted,
                        sentences.label(actual),
                        clauses,
                        ruling.rulebook().id());
        unmet(
                new Mismatch(
                        expected,
                        Literals.EXPECTED_LABEL__LABEL,
                        sentences.move(actual),
                        wanted,
                        sentences.label(actual),
                        clauses,
                        text));
    }

    /** An expected {@code joint} fits both kinds of joint chase. */
    private static boolean fits(String expected, String actual) {
        return actual.equals(expected) || actual.startsWith(expected + "-");
    }

    private void compareRuling(RulingExpectation expected) {
        Verdict wanted = verdict(expected);
        String expectedClause = Optional.ofNullable(expected.getClause()).orElse(NONE);
        if (wanted != ruling.verdict()) {
            String actualClause = ruling.rule().map(RuleRef::number).orElse(NONE);
            String text =
                    texts.get(
                            "expect.ruling",
                            words.of("verdict", wanted),
                            expectedClause,
                            words.of("verdict", ruling.verdict()),
                            actualClause,
                            ruling.rulebook().id());
            unmet(
                    new Mismatch(
                            expected,
                            Literals.RULING_EXPECTATION__OUTCOME,
                            "",
                            words.of("verdict", wanted),
                            words.of("verdict", ruling.verdict()),
                            actualClause,
                            text));
        } else if (expected.getClause() != null
                && ruling.rule()
                        .filter(r -> r.numbers().contains(expected.getClause()))
                        .isEmpty()) {
            String actualClauses =
                    ruling.rule().map(r -> Messages.list(language, r.numbers())).orElse(NONE);
            String text =
                    texts.get(
                            "expect.clause", expectedClause, actualClauses, ruling.rulebook().id());
            unmet(
                    new Mismatch(
                            expected,
                            Literals.RULING_EXPECTATION__CLAUSE,
                            "",
                            expectedClause,
                            actualClauses,
                            actualClauses,
                            text));
        }
    }

    /** The verdict that an expectation names. */
    public static Verdict verdict(RulingExpectation expected) {
        boolean red = expected.getParty() == Party.RED;
        if (expected.getOutcome() == Outcome.LOSES) {
            return red ? Verdict.RED_LOSES : Verdict.BLACK_LOSES;
        } else if (expected.getOutcome() == Outcome.MUST_CHANGE) {
            return red ? Verdict.RED_MUST_CHANGE : Verdict.BLACK_MUST_CHANGE;
        }
        return expected.getOutcome() == Outcome.DRAW ? Verdict.DRAW : Verdict.UNDETERMINED;
    }

    private void unmet(Mismatch mismatch) {
        mismatches.add(mismatch);
        problems.add(
                new CaseProblem(
                        Kind.UNMET_EXPECTATION,
                        mismatch.where(),
                        mismatch.feature(),
                        mismatch.text()));
    }
}
