// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.model.Language;

/** A ruling depends on the game and the rulebook, not on who asks, when, or beside whom. */
final class DeterminismTest {

    private static final int THREADS = 4;

    private static final List<Games> GAMES = List.copyOf(Books.precedents().values());

    private static FactsCache cache(int capacity) {
        return new FactsCache(new Analyser(Limits.standard()), capacity);
    }

    /** All that a ruling says, facts and sentences. */
    private static String told(Games game, RuleSet rules, FactsCache cache) {
        GameFacts facts =
                cache.facts(game.start(), game.moves(), GameFacts.Progress.NONE).orElseThrow();
        Ruling ruling = Adjudicator.rule(facts, rules);
        return String.join(
                "\n",
                List.of(
                        facts.facts().toString(),
                        ruling.status() + " " + ruling.verdict() + " " + ruling.rule(),
                        String.join("\n", RulingTexts.of(ruling, Language.ZH_CN).trace())));
    }

    private static List<String> all(FactsCache cache, RuleSet rules) {
        return GAMES.stream().map(g -> told(g, rules, cache)).toList();
    }

    @Test
    void twoRunsSayTheSame() {
        assertTrue(GAMES.size() >= 10);
        assertEquals(all(cache(20_000), Books.CXA_1999), all(cache(20_000), Books.CXA_1999));
    }

    @Test
    void threadsThatShareFactsSayTheSame() throws Exception {
        List<String> alone = all(cache(20_000), Books.CXA_1999);
        FactsCache shared = cache(20_000);
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<List<String>>> jobs = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                jobs.add(() -> all(shared, Books.CXA_1999));
            }
            for (Future<List<String>> result : pool.invokeAll(jobs)) {
                assertEquals(alone, result.get());
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** A cache too small for the game forgets, and computes the same again. */
    @Test
    void aSmallCacheSaysTheSame() {
        Games game = GAMES.get(0);
        FactsCache small = cache(1);
        String first = told(game, Books.CXA_1999, small);
        assertEquals(first, told(game, Books.CXA_1999, small));
        assertEquals(first, told(game, Books.CXA_1999, cache(20_000)));
    }

    @Test
    void judgingCanBeStopped() {
        Games game = GAMES.get(0);
        List<Integer> steps = new ArrayList<>();
        var stopped =
                cache(100)
                        .facts(
                                game.start(),
                                game.moves(),
                                (done, total) -> {
                                    steps.add(done);
                                    assertEquals(game.moves().size(), total);
                                    return done < 2;
                                });
        assertTrue(stopped.isEmpty());
        assertEquals(List.of(0, 1, 2), steps);
    }
}
