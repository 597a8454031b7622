// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.analysis.ManRef;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.model.Language;

/** A line that proves a threat, move by move: who plays it, what it takes, whether it checks. */
final class LineText {

    private final TextBundle messages;
    private final BoardTexts board;

    LineText(Language language) {
        messages = Messages.in(language);
        board = BoardTexts.in(language);
    }

    /**
     * The moves with what each of them does. The first is told without its colour: the sentence has
     * said whose threat it is.
     *
     * @param after the position with the threat, the side that makes it not to move
     * @param gains whether the first move takes a man and nothing is given for it
     */
    String moves(Position after, List<Move> line, boolean gains) {
        List<String> steps = new ArrayList<>();
        Position position = after;
        for (Move move : line) {
            Man man = position.at(move.from());
            if (man == null) {
                break;
            }
            position = position.withSideToMove(man.side());
            String written =
                    steps.isEmpty() ? board.move(position, move) : board.named(position, move);
            Man taken = position.at(move.to());
            position = position.play(move);
            steps.add(step(written, taken, position, gains && steps.isEmpty()));
        }
        return String.join(messages.get("line.separator"), steps);
    }

    private String step(String written, Man taken, Position reached, boolean gains) {
        boolean mate = reached.isMate();
        String ending = mate ? ".mate" : reached.inCheck() ? ".check" : "";
        if (taken == null) {
            return ending.isEmpty() ? written : messages.get("step" + ending, written);
        }
        String how = gains && !mate ? "step.gains" : "step.takes";
        return messages.get(how + ending, written, board.kind(taken));
    }

    /** What the line comes to: 得马, 得车失炮. */
    String result(List<ManRef> won, List<ManRef> lost) {
        if (won.isEmpty()) {
            return "";
        }
        return lost.isEmpty()
                ? messages.get("result.won", kinds(won))
                : messages.get("result.traded", kinds(won), kinds(lost));
    }

    /** 车、双马: men of one kind are counted. */
    private String kinds(List<ManRef> men) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        men.forEach(m -> counts.merge(board.kind(m.man()), 1, Integer::sum));
        List<String> told = new ArrayList<>();
        counts.forEach(
                (kind, count) ->
                        told.add(
                                count == 1
                                        ? kind
                                        : count == 2
                                                ? messages.get("men.two", kind)
                                                : messages.get(
                                                        "men.many", kind, String.valueOf(count))));
        return Messages.list(messages.language(), told);
    }
}
