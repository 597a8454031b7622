// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.Locale;
import org.qili.board.Move;
import org.qili.board.Position;

/** ICCS coordinates: files a to i from Red's left, ranks 0 to 9 from Red's home rank. */
public final class Iccs implements Notation {
    private final boolean dashed;

    /** Creates the notation that writes {@code h2e2}. */
    public Iccs() {
        this(false);
    }

    /**
     * Creates the notation.
     *
     * @param dashed whether to write {@code H2-E2} for {@code h2e2}; both are read
     */
    public Iccs(boolean dashed) {
        this.dashed = dashed;
    }

    @Override
    public String write(Position position, Move move) {
        Relative.mover(position, move);
        String iccs = move.iccs();
        return dashed
                ? (iccs.substring(0, 2) + '-' + iccs.substring(2)).toUpperCase(Locale.ROOT)
                : iccs;
    }

    @Override
    public Reading read(Position position, String text) {
        return Move.parseIccs(Signs.halfWidth(text))
                .map(move -> Coordinates.reading(position, text, move))
                .orElseGet(() -> Coordinates.notAMove(text));
    }
}
