// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.testing;

import java.util.List;
import java.util.function.Predicate;
import org.qili.board.Move;
import org.qili.board.Position;

/** A case with a long legal game, for what must not get slow with length. */
public final class LongGame {

    /** Number of its moves, both sides counted. */
    public static final int PLIES = 300;

    private LongGame() {}

    /**
     * @return the same case at every run: moves drawn at random among those that take nothing, so
     *     that the men stay on the board and there is much to analyse
     */
    public static String text() {
        return text(0);
    }

    /**
     * @param which another game for another number
     */
    public static String text(int which) {
        StringBuilder text = new StringBuilder("case \"long\" {\n  rulebook cxa-2020\n  moves {\n");
        Position position = Position.start();
        long state = 20261130 + which;
        for (int ply = 0; ply < PLIES; ply++) {
            List<Move> quiet = position.legalMoves().stream().filter(quietIn(position)).toList();
            if (quiet.isEmpty()) {
                // a check that only a capture answers
                quiet = position.legalMoves();
            }
            state = state * 6364136223846793005L + 1442695040888963407L;
            Move move = quiet.get((int) ((state >>> 33) % quiet.size()));
            if (ply % 2 == 0) {
                text.append("    ").append(ply / 2 + 1).append(". ");
            }
            text.append(move.iccs()).append(ply % 2 == 0 ? " " : "\n");
            position = position.play(move);
        }
        return text.append("  }\n}\n").toString();
    }

    private static Predicate<Move> quietIn(Position position) {
        return m -> position.at(m.to()) == null && !position.play(m).isMate();
    }
}
