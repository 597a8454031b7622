// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;

/** Coordinates as UCI engines write them: files a to i from Red's left, ranks 1 to 10. */
public final class Uci implements Notation {
    private static final Pattern MOVE = Pattern.compile("([a-i])(10|[1-9])-?([a-i])(10|[1-9])");

    /** Creates the notation. */
    public Uci() {}

    @Override
    public String write(Position position, Move move) {
        Relative.mover(position, move);
        return point(move.from()) + point(move.to());
    }

    private static String point(int point) {
        return (char) ('a' + Points.file(point)) + Integer.toString(Points.rank(point) + 1);
    }

    @Override
    public Reading read(Position position, String text) {
        Matcher m = MOVE.matcher(Signs.halfWidth(text).toLowerCase(Locale.ROOT));
        if (!m.matches()) {
            return Coordinates.notAMove(text);
        }
        Move move = new Move(point(m.group(1), m.group(2)), point(m.group(3), m.group(4)));
        return Coordinates.reading(position, text, move);
    }

    private static int point(String file, String rank) {
        return Points.of(file.charAt(0) - 'a', Integer.parseInt(rank) - 1);
    }
}
