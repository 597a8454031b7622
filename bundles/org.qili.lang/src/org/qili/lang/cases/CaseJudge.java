// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.cases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.Ruling;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.lang.cases.CaseProblem.Kind;
import org.qili.lang.text.LangMessages;
import org.qili.model.Annotation;
import org.qili.model.Case;
import org.qili.model.Expectation;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Rulebook;

/**
 * Judges cases: reads the game, has it ruled by each rulebook the case names, and compares with
 * what the case expects. Holds facts already computed, so that judging a case again after a small
 * change is quick. Safe for several threads.
 */
public final class CaseJudge {

    /**
     * A judged case.
     *
     * @param source the case
     * @param game its game
     * @param facts facts of the game; empty if it could not be read or judging was stopped
     * @param rulings the ruling of each rulebook named, in the order of the case
     * @param problems what is wrong with the case, unmet expectations included
     */
    public record Judged(
            Case source,
            CaseGame game,
            Optional<GameFacts> facts,
            Map<String, Ruling> rulings,
            List<CaseProblem> problems) {

        /** The ruling of the rulebook named first. */
        public Optional<Ruling> ruling() {
            return rulings.values().stream().findFirst();
        }

        /** Expectations that were not met. */
        public List<CaseProblem> unmet() {
            return problems.stream().filter(p -> p.kind() == Kind.UNMET_EXPECTATION).toList();
        }
    }

    private final FactsCache cache;

    /** A judge that shares facts with others through the cache. */
    public CaseJudge(FactsCache cache) {
        this.cache = cache;
    }

    /**
     * Facts of a game, for those who show them as they are computed; judging the game then costs
     * little.
     *
     * @param start position before the first move
     * @param moves legal moves
     * @return empty if {@code progress} stopped the work
     */
    public Optional<GameFacts> facts(
            Position start, List<Move> moves, GameFacts.Progress progress) {
        return cache.facts(start, moves, progress);
    }

    /**
     * The rulings there would be had the game gone as in a variation, by the rulebooks the case
     * names, in its order.
     *
     * @param game the game of the case
     * @param variation one of its variations
     * @return none if {@code progress} stopped the work
     */
    public Map<String, Ruling> judge(
            Case source, CaseGame game, CaseVariation variation, GameFacts.Progress progress) {
        Map<String, Ruling> rulings = new LinkedHashMap<>();
        game.start()
                .flatMap(s -> cache.facts(s, variation.moves(), progress))
                .ifPresent(
                        f ->
                                rulebooks(source)
                                        .forEach(
                                                b ->
                                                        rulings.put(
                                                                b.getName(),
                                                                Adjudicator.rule(
                                                                        f,
                                                                        RulebookCompiler.compile(b)
                                                                                .rules()))));
        return rulings;
    }

    /** Judges a case by the rulebooks it names. */
    public Judged judge(Case source, Language language, GameFacts.Progress progress) {
        return judge(source, rulebooks(source), language, progress);
    }

    /**
     * Judges a case by the given rulebooks instead of its own. Expectations are held against the
     * rulebook they are about, where it is among them; what a draft makes of those of its base is
     * for {@link org.qili.lang.suite.CaseBench} to tell.
     */
    public Judged judge(
            Case source, List<Rulebook> rulebooks, Language language, GameFacts.Progress progress) {
        CaseGame game = CaseGame.of(source, language);
        List<CaseProblem> problems = new ArrayList<>(game.problems());
        Map<String, Ruling> rulings = new LinkedHashMap<>();
        Optional<GameFacts> facts =
                game.start()
                        .flatMap(s -> cache.facts(s, game.moves(), progress))
                        .map(f -> game.cycle().map(f::with).orElse(f));
        for (Rulebook rulebook : rulebooks) {
            RulebookCompiler.Result compiled = RulebookCompiler.compile(rulebook);
            if (!compiled.problems().isEmpty()) {
                problems.add(badRulebook(source, rulebook, language));
            }
            facts.flatMap(f -> Adjudicator.rule(f, compiled.rules(), Map.of(), progress))
                    .ifPresent(r -> rulings.put(rulebook.getName(), r));
        }
        if (game.complete() && facts.isPresent()) {
            for (Expectation expectation : source.getExpectations()) {
                Optional.ofNullable(rulings.get(rulebookOf(source, expectation)))
                        .ifPresent(
                                r ->
                                        problems.addAll(
                                                Expectations.compare(
                                                        source, expectation, r, language)));
            }
        }
        return new Judged(source, game, facts, rulings, problems);
    }

    private static CaseProblem badRulebook(Case source, Rulebook rulebook, Language language) {
        String text = LangMessages.in(language).get("case.bad-rulebook", rulebook.getName());
        int index = source.getRulebooks().indexOf(rulebook);
        if (index >= 0) {
            return new CaseProblem(
                    Kind.BAD_RULEBOOK,
                    source,
                    Literals.CASE__RULEBOOKS,
                    CaseProblem.Place.at(index),
                    text,
                    List.of());
        }
        Optional<Expectation> named =
                source.getExpectations().stream()
                        .filter(e -> e.getRulebook() == rulebook)
                        .findFirst();
        return named.map(
                        e ->
                                new CaseProblem(
                                        Kind.BAD_RULEBOOK, e, Literals.EXPECTATION__RULEBOOK, text))
                .orElseGet(
                        () ->
                                new CaseProblem(
                                        Kind.BAD_RULEBOOK, source, Literals.CASE__NAME, text));
    }

    /**
     * The ruling that follows from the labels an arbiter set in the notes of a case or variation.
     *
     * @return empty if there is no such note
     */
    public static Optional<Ruling> underArbiter(List<Annotation> notes, Ruling ruling) {
        Map<Integer, Label> own = new LinkedHashMap<>();
        for (Annotation note : notes) {
            boolean names = note.getLabel() != null && !note.getLabel().isUnknown();
            if (names && note.getPly() >= 1 && note.getPly() <= ruling.moves().size()) {
                own.put(note.getPly() - 1, note.getLabel().getLabel());
            }
        }
        return own.isEmpty()
                ? Optional.empty()
                : Optional.of(Adjudicator.rule(ruling.game(), ruling.rulebook(), own));
    }

    /** Rulebooks a case is judged by: those it names, and those it has expectations for. */
    public static List<Rulebook> rulebooks(Case source) {
        Set<Rulebook> books = new LinkedHashSet<>(source.getRulebooks());
        source.getExpectations().stream()
                .map(Expectation::getRulebook)
                .filter(java.util.Objects::nonNull)
                .forEach(books::add);
        books.removeIf(b -> b.eIsProxy() || b.getName() == null);
        return List.copyOf(books);
    }

    private static String rulebookOf(Case source, Expectation expectation) {
        if (expectation.getRulebook() != null) {
            return expectation.getRulebook().getName();
        }
        return source.getRulebooks().isEmpty() ? null : source.getRulebooks().get(0).getName();
    }
}
