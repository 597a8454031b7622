// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.qili.board.Fault;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.board.Side;

/** Positions and moves that several tests use. */
final class Samples {
    private Samples() {}

    static Position position(String fen) {
        if (Fen.parse(fen) instanceof FenResult.Ok ok) {
            return ok.position();
        }
        throw new IllegalArgumentException(Fen.parse(fen).toString());
    }

    static Move move(String iccs) {
        return Move.parseIccs(iccs).orElseThrow();
    }

    /** The lines of a resource beside this class, split at tabs, without comments. */
    static List<String[]> table(String name) {
        try (InputStream in = Samples.class.getResourceAsStream(name);
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The positions of a game of random moves, the first included. */
    static List<Position> randomGame(Position start, Random random, int plies) {
        List<Position> positions = new ArrayList<>();
        Position position = start;
        positions.add(position);
        for (int i = 0; i < plies; i++) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            position = position.play(moves.get(random.nextInt(moves.size())));
            positions.add(position);
        }
        return positions;
    }

    /** A valid position of random men on random points; pawns crowd on few files. */
    static Position randomPosition(Random random) {
        while (true) {
            Setup setup = Setup.empty().withSideToMove(Side.values()[random.nextInt(2)]);
            for (Side side : Side.values()) {
                for (Kind kind : Kind.values()) {
                    int count = kind == Kind.KING ? 1 : random.nextInt(kind.count() + 1);
                    for (int i = 0; i < count; i++) {
                        int point = random.nextInt(Points.COUNT);
                        if (kind == Kind.PAWN) {
                            int file = 3 + random.nextInt(2);
                            point = Points.of(file, random.nextInt(Points.RANKS));
                        }
                        if (kind == Kind.KING) {
                            int rank = random.nextInt(3);
                            point =
                                    Points.of(
                                            3 + random.nextInt(3),
                                            side == Side.RED ? rank : 9 - rank);
                        }
                        if (setup.at(point) == null) {
                            setup = setup.with(point, Man.of(side, kind));
                        }
                    }
                }
            }
            // Men on impossible points are taken off again rather than tried anew.
            for (var fault : setup.validate()) {
                if (fault.code() == Fault.Code.IMPOSSIBLE_POINT) {
                    setup = setup.with(fault.points().get(0), null);
                }
            }
            if (setup.check() instanceof Setup.Result.Valid valid) {
                return valid.position();
            }
        }
    }

    /** Several hundred positions of all kinds, the same in every run. */
    static List<Position> many() {
        Random random = new Random(1999);
        List<Position> positions = new ArrayList<>();
        for (int game = 0; game < 4; game++) {
            positions.addAll(randomGame(Position.start(), random, 120));
        }
        for (int i = 0; i < 300; i++) {
            positions.addAll(randomGame(randomPosition(random), random, 2));
        }
        return positions;
    }
}
