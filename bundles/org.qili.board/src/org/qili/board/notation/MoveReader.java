// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.notation;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.Reading.Reason;

/** Something that finds out what a written move means. */
@FunctionalInterface
public interface MoveReader {
    /**
     * Reads a move.
     *
     * @param position the position in which it is played
     * @param text any text
     * @return the legal moves that fit: one, several, or none with the reason
     */
    Reading read(Position position, String text);

    /**
     * Returns a reader of all notations: Chinese complete and abbreviated, WXF, ICCS and UCI style.
     * A text that two of them read differently gives both moves; so a score known to be in one
     * notation is better read with that one.
     */
    static MoveReader any() {
        return anyOf(
                List.of(
                        new ChineseNotation(Script.SIMPLIFIED),
                        AbbreviatedNotation.ofUnknownCustom(Script.SIMPLIFIED),
                        new Wxf(),
                        new Iccs(),
                        new Uci()));
    }

    /**
     * Returns a reader that gives what any of the given ones gives. If none of them finds a legal
     * move the reason is that of the one that understood most.
     */
    static MoveReader anyOf(List<? extends MoveReader> readers) {
        List<MoveReader> all = List.copyOf(readers);
        return (position, text) -> {
            Set<Move> moves = new LinkedHashSet<>();
            Reading.None best = new Reading.None(text, new Reason.NotAMove(), List.of());
            for (MoveReader reader : all) {
                Reading reading = reader.read(position, text);
                moves.addAll(reading.moves());
                if (reading instanceof Reading.None none
                        && understood(none.reason()) > understood(best.reason())) {
                    best = none;
                }
            }
            return switch (moves.size()) {
                case 0 -> best;
                case 1 -> new Reading.One(moves.iterator().next());
                default -> new Reading.Many(List.copyOf(moves));
            };
        };
    }

    private static int understood(Reason reason) {
        if (reason instanceof Reason.Illegal) {
            return 3;
        }
        return reason instanceof Reason.NoSuchTarget
                ? 2
                : reason instanceof Reason.NoSuchMan ? 1 : 0;
    }
}
