// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.qili.board.Game;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.formats.ImportResult;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.cases.CaseProblem;
import org.qili.model.Case;

/**
 * A game as the commands use it, whatever file it comes from.
 *
 * @param title how it is named in answers
 * @param start position before the first move
 * @param moves moves of the main line
 */
record Score(String title, Position start, List<Move> moves) {

    Score {
        moves = List.copyOf(moves);
    }

    /** Whether a file of that name holds cases rather than games. */
    static boolean isCaseFile(String name, TextFiles texts) {
        return name.endsWith(".qili")
                || !Files.exists(Path.of(name)) && texts.precedent(name).isPresent();
    }

    /** The cases of a file or of a shipped precedent. */
    static List<Case> cases(String name, TextFiles texts) throws BadInput {
        Optional<URI> shipped =
                Files.exists(Path.of(name)) ? Optional.empty() : texts.precedent(name);
        return shipped.isPresent() ? texts.cases(shipped.get(), name) : texts.cases(Path.of(name));
    }

    /** Every game of a file. */
    static List<Score> of(String name, TextFiles texts, PrintWriter err) throws BadInput {
        List<Score> scores = new ArrayList<>();
        if (isCaseFile(name, texts)) {
            for (Case source : cases(name, texts)) {
                CaseGame game = CaseGame.of(source, texts.language());
                for (CaseProblem problem : game.problems()) {
                    String place = name + ":" + Places.of(problem.where(), problem.feature());
                    err.println(place + ": " + problem.text());
                }
                game.start()
                        .ifPresent(s -> scores.add(new Score(source.getName(), s, game.moves())));
            }
            return scores;
        }
        ImportResult.Games games = GameFiles.read(name, texts.language(), err);
        for (int i = 0; i < games.games().size(); i++) {
            Game game = games.games().get(i);
            scores.add(
                    new Score(GameFiles.title(name, games.games(), i), game.start(), game.moves()));
        }
        return scores;
    }
}
