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
import org.qili.board.Move;
import org.qili.board.Position;

/**
 * Remembers facts of moves, so that a game to which a move is added costs the analysis of that move
 * only. Safe for several threads; the facts do not depend on who asked first.
 */
public final class FactsCache {

    /** A move with all that led to it: men keep their numbers from the start position. */
    private record Key(Position start, List<Move> upTo) {}

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
     * Facts of a game.
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
        List<MoveFacts> facts = new ArrayList<>();
        for (int ply = 0; ply < all.size(); ply++) {
            if (!progress.step(ply, all.size())) {
                return Optional.empty();
            }
            facts.add(facts(new Key(start, all.subList(0, ply + 1)), ply));
            positions.add(positions.get(ply).play(all.get(ply)));
        }
        progress.step(all.size(), all.size());
        return Optional.of(new GameFacts(positions, all, facts, Cycles.find(start, all)));
    }

    private MoveFacts facts(Key key, int ply) {
        synchronized (known) {
            MoveFacts found = known.get(key);
            if (found != null) {
                return found;
            }
        }
        MoveFacts facts = analyser.analyse(key.start(), key.upTo(), ply, ply + 1).get(0);
        synchronized (known) {
            known.put(key, facts);
        }
        return facts;
    }
}
