// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.inject.Injector;
import java.util.List;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.Ruling;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.lang.QiliStandaloneSetup;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.library.Library;
import org.qili.model.Case;
import org.qili.model.Document;
import org.qili.model.Language;
import org.qili.model.Rulebook;

/** Rulings to be printed. */
final class Samples {

    private static final Injector INJECTOR =
            new QiliStandaloneSetup().createInjectorAndDoEMFRegistration();
    private static final FactsCache CACHE = new FactsCache(new Analyser(Limits.standard()), 10_000);

    static final RuleSet CXA_1999 = rules("cxa-1999");
    static final RuleSet CXA_2020 = rules("cxa-2020");

    private Samples() {}

    /**
     * Figure 2 of the rules of 2020, as shipped: Red chases a chariot with every move, Black does
     * not chase with every move; by 25.2 Red must change.
     */
    static GameFacts figure2() {
        return precedent("cxa-2020/fig-02");
    }

    /** The game of a shipped precedent. */
    static GameFacts precedent(String name) {
        Case source = cases(Library.precedent(name).orElseThrow()).get(0);
        CaseGame game = CaseGame.of(source, Language.EN);
        return facts(game.start().orElseThrow(), game.moves());
    }

    /** A chariot checks a bare king on and on, after one move that leads in. */
    static GameFacts perpetualCheck() {
        return perpetualCheck(3, "");
    }

    /**
     * The same with so many round trips of four moves.
     *
     * @param after moves that follow, each after a space
     */
    static GameFacts perpetualCheck(int trips, String after) {
        Position start =
                ((FenResult.Ok) Fen.parse("4k4/9/9/9/9/9/9/9/R8/5K3 w - - 0 1")).position();
        return facts(start, moves("a1e1" + " e9d9 e1d1 d9e9 d1e1".repeat(trips) + after));
    }

    /** Nobody takes, checks or attacks anything for so many rounds, an even number of them. */
    static GameFacts quiet(int rounds) {
        Position start =
                ((FenResult.Ok) Fen.parse("3k5/9/9/9/9/9/9/9/R8/5K3 w - - 0 1")).position();
        return facts(start, moves(("a1a2 d9d8 a2a1 d8d9 ").repeat(rounds / 2).strip()));
    }

    static Ruling figure2By(RuleSet rules) {
        return Adjudicator.rule(figure2(), rules);
    }

    static List<Move> moves(String text) {
        return List.of(text.split(" ")).stream().map(m -> Move.parseIccs(m).orElseThrow()).toList();
    }

    private static GameFacts facts(Position start, List<Move> moves) {
        return CACHE.facts(start, moves, GameFacts.Progress.NONE).orElseThrow();
    }

    static RuleSet rules(String id) {
        Rulebook book =
                (Rulebook)
                        document(Library.rulebook(id).orElseThrow()).getElements().stream()
                                .filter(Rulebook.class::isInstance)
                                .findFirst()
                                .orElseThrow();
        RulebookCompiler.Result result = RulebookCompiler.compile(book);
        assertEquals(List.of(), result.problems());
        return result.rules();
    }

    private static List<Case> cases(Library.Entry entry) {
        return document(entry).getElements().stream()
                .filter(Case.class::isInstance)
                .map(Case.class::cast)
                .toList();
    }

    private static Document document(Library.Entry entry) {
        ResourceSet set = INJECTOR.getInstance(XtextResourceSet.class);
        Resource resource = set.getResource(RulebookFiles.uri(entry), true);
        return (Document) resource.getContents().get(0);
    }
}
