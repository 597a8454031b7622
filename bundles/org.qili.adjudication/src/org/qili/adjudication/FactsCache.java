// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.analysis.Analyser;
import org.qili.analysis.Cycles;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Values;
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * Remembers facts of moves, so that a game to which a move is added costs the analysis of that move
 * only. Safe for several threads; the facts do not depend on who asked first.
 */
public final class FactsCache {

    /** A move with all that led to it: men keep their numbers from the start position. */
    private record Key(Values values, Position start, List<Move> upTo) {}

    private final Analyser analyser;
    private final Map<Key, MoveFacts> known;

    /**
     * @param analyser computes what is not known yet
     * @param capacity moves remembered at most; those used longest ago are forgotten
     */
    public FactsCache(Analyser analyser, int capacity) {
        this.analyser = analyser;
        this.known =
                new LinkedHashMap<>(16, 0.75f, true) {
                    private static final long serialVersionUID = 1L;

                    @Override
                    protected boolean removeEldestEntry(Map.Entry<Key, MoveFacts> eldest) {
                        return size() > capacity;
                    }
                };
    }

    /**
     * Facts of a game, men weighed in the usual way.
     *
     * @param start position before the first move
     * @param moves legal moves
     * @return empty if {@code progress} stopped the work
     * @throws IllegalArgumentException if a move is not legal
     */
    public Optional<GameFacts> facts(
            Position start, List<Move> moves, GameFacts.Progress progress) {
        List<Move> all = List.copyOf(moves);
        List<Position> positions = new ArrayList<>(List.of(start));
        for (int ply = 0; ply < all.size(); ply++) {
            positions.add(positions.get(ply).play(all.get(ply)));
        }
        GameFacts.Source source = (values, watch) -> facts(positions, all, values, watch);
        Values usual = Values.standard();
        return source.facts(usual, progress)
                .map(
                        facts ->
                                new GameFacts(
                                        positions,
                                        all,
                                        facts,
                                        Cycles.find(start, all),
                                        usual,
                                        source));
    }

    private Optional<List<MoveFacts>> facts(
            List<Position> positions,
            List<Move> moves,
            Values values,
            GameFacts.Progress progress) {
        List<MoveFacts> facts = new ArrayList<>();
        for (int ply = 0; ply < moves.size(); ply++) {
            if (!progress.step(ply, moves.size())) {
                return Optional.empty();
            }
            Key key = new Key(values, positions.get(0), moves.subList(0, ply + 1));
            facts.add(facts(key, positions, ply));
        }
        progress.step(moves.size(), moves.size());
        return Optional.of(facts);
    }

    private MoveFacts facts(Key key, List<Position> positions, int ply) {
        synchronized (known) {
            MoveFacts found = known.get(key);
            if (found != null) {
                return found;
            }
        }
        MoveFacts facts =
                analyser.with(key.values()).analyse(positions, key.upTo(), ply, ply + 1).get(0);
        synchronized (known) {
            known.put(key, facts);
        }
        return facts;
    }
}
