// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Impact;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.RulingTexts;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.cases.CaseProblem;
import org.qili.lang.cases.Expectations;
import org.qili.lang.suite.CaseResult.Outcome;
import org.qili.lang.text.LangMessages;
import org.qili.model.Case;
import org.qili.model.Expectation;
import org.qili.model.Language;
import org.qili.model.Rulebook;

/**
 * Judges many cases one after another: each rulebook is compiled once, facts of games already known
 * are not worked out again. For one thread at a time.
 */
public final class CaseBench {

    private final CaseJudge judge;
    private final Language language;
    private final Map<Rulebook, RulebookCompiler.Result> compiled = new IdentityHashMap<>();

    /**
     * @param judge knows facts of games judged before
     * @param language of everything said
     */
    public CaseBench(CaseJudge judge, Language language) {
        this.judge = judge;
        this.language = language;
    }

    /**
     * Whether a case is met by the rulebooks it names.
     *
     * @return empty if {@code progress} stopped the work
     */
    public Optional<CaseResult> test(Case source, GameFacts.Progress progress) {
        CaseGame game = CaseGame.of(source, language);
        List<Finding> findings = errors(game);
        if (!findings.isEmpty()) {
            return Optional.of(broken(source, findings));
        }
        Optional<GameFacts> facts = facts(game, progress);
        if (facts.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Ruling> rulings = new LinkedHashMap<>();
        for (Rulebook book : CaseJudge.rulebooks(source)) {
            RulebookCompiler.Result rules =
                    compiled.computeIfAbsent(book, RulebookCompiler::compile);
            if (!rules.problems().isEmpty()) {
                String text = LangMessages.in(language).get("case.bad-rulebook", book.getName());
                findings.add(Finding.fault(text, TextPlace.of(source)));
            }
            rulings.put(book.getName(), Adjudicator.rule(facts.get(), rules.rules()));
        }
        if (rulings.isEmpty()) {
            String text = LangMessages.in(language).get("case.no-rulebook");
            findings.add(Finding.fault(text, TextPlace.of(source)));
        }
        for (Expectation expectation : source.getExpectations()) {
            named(source, expectation)
                    .map(b -> rulings.get(b.getName()))
                    .ifPresent(r -> compare(source, expectation, r, findings));
        }
        return Optional.of(result(source, List.copyOf(rulings.values()), findings));
    }

    /**
     * Whether a case would be met if the given rulebook stood in for itself and for those it
     * extends.
     *
     * @return empty if {@code progress} stopped the work
     */
    public Optional<CaseResult> test(Case source, Book book, GameFacts.Progress progress) {
        CaseGame game = CaseGame.of(source, language);
        List<Finding> findings = errors(game);
        if (!findings.isEmpty()) {
            return Optional.of(broken(source, findings));
        }
        List<Expectation> expectations =
                source.getExpectations().stream()
                        .filter(e -> named(source, e).filter(book::standsFor).isPresent())
                        .toList();
        if (expectations.isEmpty()) {
            CaseRef ref = CaseRef.of(source);
            return Optional.of(new CaseResult(ref, Outcome.SILENT, List.of(), List.of()));
        }
        Optional<GameFacts> facts = facts(game, progress);
        if (facts.isEmpty()) {
            return Optional.empty();
        }
        Ruling ruling = Adjudicator.rule(facts.get(), book.rules());
        expectations.forEach(e -> compare(source, e, ruling, findings));
        return Optional.of(result(source, List.of(ruling), findings));
    }

    /**
     * What changes for a case when one rulebook takes the place of another.
     *
     * @return empty if its game can't be read or {@code progress} stopped the work
     */
    public Optional<CaseImpact> impact(
            Case source, Book base, Book head, GameFacts.Progress progress) {
        return difference(source, base, head, progress)
                .map(i -> CaseImpact.of(CaseRef.of(source), i, language));
    }

    /**
     * Both rulings of a case when one rulebook takes the place of another.
     *
     * @return empty if its game can't be read or {@code progress} stopped the work
     */
    public Optional<Impact> difference(
            Case source, Book base, Book head, GameFacts.Progress progress) {
        return game(source, progress).map(g -> Impact.of(g, base.rules(), head.rules()));
    }

    /**
     * The ruling of a case under a rulebook, whether or not the case names it.
     *
     * @return empty if its game can't be read or {@code progress} stopped the work
     */
    public Optional<Ruling> ruling(Case source, Book book, GameFacts.Progress progress) {
        return game(source, progress).map(g -> Adjudicator.rule(g, book.rules()));
    }

    private Optional<GameFacts> game(Case source, GameFacts.Progress progress) {
        CaseGame game = CaseGame.of(source, language);
        return game.complete() ? facts(game, progress) : Optional.empty();
    }

    private Optional<GameFacts> facts(CaseGame game, GameFacts.Progress progress) {
        return game.start()
                .flatMap(s -> judge.facts(s, game.moves(), progress))
                .map(f -> game.cycle().map(f::with).orElse(f));
    }

    private static List<Finding> errors(CaseGame game) {
        List<Finding> errors = new ArrayList<>();
        game.problems().stream()
                .filter(p -> p.kind().isError())
                .forEach(p -> errors.add(Finding.of(p)));
        return errors;
    }

    private static CaseResult broken(Case source, List<Finding> findings) {
        return new CaseResult(CaseRef.of(source), Outcome.BROKEN, List.of(), findings);
    }

    private CaseResult result(Case source, List<Ruling> rulings, List<Finding> findings) {
        Outcome outcome =
                findings.isEmpty()
                        ? Outcome.MET
                        : findings.stream().allMatch(Finding::unmet)
                                ? Outcome.UNMET
                                : Outcome.BROKEN;
        List<String> verdicts =
                rulings.stream().map(r -> RulingTexts.of(r, language).verdict()).toList();
        return new CaseResult(CaseRef.of(source), outcome, verdicts, findings);
    }

    private void compare(
            Case source, Expectation expectation, Ruling ruling, List<Finding> findings) {
        Expectations.Comparison comparison =
                Expectations.comparison(source, expectation, ruling, language);
        String id = ruling.rulebook().id();
        comparison.mismatches().forEach(m -> findings.add(Finding.of(m, id)));
        comparison.problems().stream()
                .filter(p -> p.kind() != CaseProblem.Kind.UNMET_EXPECTATION)
                .forEach(p -> findings.add(Finding.of(p)));
    }

    /** The rulebook that an expectation is about. */
    private static Optional<Rulebook> named(Case source, Expectation expectation) {
        Rulebook named =
                expectation.getRulebook() != null
                        ? expectation.getRulebook()
                        : source.getRulebooks().stream().findFirst().orElse(null);
        return Optional.ofNullable(named).filter(b -> !b.eIsProxy());
    }
}
