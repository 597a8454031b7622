// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis.tests;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qili.analysis.Analyser;
import org.qili.analysis.Attack;
import org.qili.analysis.Form;
import org.qili.analysis.Limits;
import org.qili.analysis.MoveFacts;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;

/** Positions, moves and facts for the tests. */
final class Samples {
    private Samples() {}

    static Position position(String fen) {
        if (Fen.parse(fen) instanceof FenResult.Ok ok) {
            return ok.position();
        }
        throw new IllegalArgumentException(fen + ": " + Fen.parse(fen));
    }

    static List<Move> moves(String iccs) {
        List<Move> moves = new ArrayList<>();
        for (String move : iccs.trim().split(" +")) {
            moves.add(Move.parseIccs(move).orElseThrow());
        }
        return moves;
    }

    static int point(String iccs) {
        return Move.parseIccs(iccs + "a0").orElseThrow().from();
    }

    /** Facts of the last of the moves. */
    static MoveFacts facts(String fen, String iccs) {
        List<Move> moves = moves(iccs);
        Analyser analyser = new Analyser(Limits.standard());
        return analyser.analyse(position(fen), moves, moves.size() - 1, moves.size()).get(0);
    }

    /** The direct attack from one point on another. */
    static Attack attack(MoveFacts facts, String from, String at) {
        return find(facts, from, at).orElseThrow();
    }

    /** The direct attack from one point on another, if there is one. */
    static Optional<Attack> find(MoveFacts facts, String from, String at) {
        return facts.attacks().stream()
                .filter(a -> a.form() != Form.THROUGH_CHECKS)
                .filter(a -> a.from() == point(from) && a.at() == point(at))
                .findFirst();
    }

    static String iccs(List<Move> line) {
        StringBuilder text = new StringBuilder();
        for (Move move : line) {
            text.append(text.isEmpty() ? "" : " ").append(move.iccs());
        }
        return text.toString();
    }

    static String at(int point) {
        return Points.iccs(point);
    }

    /** Lines of a resource, comments apart, split at tabs. */
    static List<String[]> rows(String resource) {
        List<String[]> rows = new ArrayList<>();
        try (InputStream stream = Samples.class.getResourceAsStream(resource);
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.startsWith("#") && !line.isBlank()) {
                    rows.add(line.split("\t"));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }
}
