// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.analysis.MoveFacts;
import org.qili.board.Move;
import org.qili.board.Position;

/** Mirror and colours make no difference to any fact. */
class InvarianceTest {
    private static final Analyser ANALYSER = new Analyser(Limits.standard());

    static Stream<String[]> figures() {
        return Samples.rows("figures.tsv").stream();
    }

    @ParameterizedTest
    @MethodSource("figures")
    void figures(String id, String fen, String moves) {
        assertInvariant(id, Samples.position(fen), Samples.moves(moves), 0);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void randomGames(long seed) {
        Random random = new Random(seed);
        Position position = Position.start();
        List<Move> moves = new ArrayList<>();
        for (int ply = 0; ply < 60; ply++) {
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move);
            position = position.play(move);
        }
        assertInvariant("seed " + seed, Position.start(), moves, Math.max(0, moves.size() - 12));
    }

    private static void assertInvariant(
            String what, Position start, List<Move> moves, int fromPly) {
        List<String> texts = texts(start, moves, fromPly, false, false);
        assertEquals(texts, texts(start, moves, fromPly, true, false), what + " mirrored");
        assertEquals(texts, texts(start, moves, fromPly, false, true), what + " swapped");
        assertEquals(texts, texts(start, moves, fromPly, true, true), what + " both");
    }

    private static List<String> texts(
            Position start, List<Move> moves, int fromPly, boolean mirrored, boolean swapped) {
        Position imageStart = FactsText.image(start, mirrored, swapped);
        List<Move> imageMoves = FactsText.image(moves, mirrored, swapped);
        List<MoveFacts> facts =
                ANALYSER.analyse(imageStart, imageMoves, fromPly, imageMoves.size());
        List<String> texts = new ArrayList<>();
        for (MoveFacts f : facts) {
            List<Move> before = imageMoves.subList(0, f.ply());
            texts.add(new FactsText(imageStart, before, mirrored, swapped).text(f));
        }
        return texts;
    }

    @Test
    void aRangeOfPliesIsAPartOfTheWhole() {
        String[] row = Samples.rows("figures.tsv").get(0);
        Position start = Samples.position(row[1]);
        List<Move> moves = Samples.moves(row[2]);
        List<MoveFacts> all = ANALYSER.analyse(start, moves, 0, moves.size());
        assertEquals(all.subList(1, 3), ANALYSER.analyse(start, moves, 1, 3), "plies 1 and 2");
    }

    @Test
    void factsOfASecondRoundAreThoseOfTheThird() {
        // From the second round on every move has the same history.
        for (String[] row : Samples.rows("figures.tsv").subList(0, 40)) {
            List<Move> round = Samples.moves(row[2]);
            Position start = Samples.position(row[1]);
            Position end = start;
            for (Move move : round) {
                end = end.play(move);
            }
            if (end.key() != start.key()) {
                continue;
            }
            List<Move> moves = new ArrayList<>(round);
            moves.addAll(round);
            moves.addAll(round);
            int n = round.size();
            List<MoveFacts> facts = ANALYSER.analyse(start, moves, n, 3 * n);
            for (int i = 0; i < n; i++) {
                assertEquals(facts.get(i).attacks(), facts.get(n + i).attacks(), row[0] + " " + i);
            }
        }
    }
}
