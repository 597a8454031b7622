// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.text;

import java.util.List;
import java.util.Locale;
import org.qili.board.Fault;
import org.qili.board.Illegality;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.Side;
import org.qili.board.Texts;
import org.qili.board.notation.ChineseNotation;
import org.qili.board.notation.Notation;
import org.qili.board.notation.Reading;
import org.qili.board.notation.ReadingTexts;
import org.qili.board.notation.Wxf;
import org.qili.model.Language;

/** Men, points, moves and what is wrong with them, in words. */
public final class BoardTexts {

    private static final Notation SIMPLIFIED = new ChineseNotation(Script.SIMPLIFIED);
    private static final Notation TRADITIONAL = new ChineseNotation(Script.TRADITIONAL);
    private static final Notation WXF = new Wxf();

    private final TextBundle messages;

    private BoardTexts(TextBundle messages) {
        this.messages = messages;
    }

    /** Words of that language. */
    public static BoardTexts in(Language language) {
        return new BoardTexts(Messages.in(language));
    }

    /** 红方, Red … */
    public String side(Side side) {
        return messages.of("side", side);
    }

    /** A man with its colour: 红车, Red chariot. */
    public String man(Man man) {
        return Texts.man(man, locale());
    }

    /** A man without its colour: 车, chariot. */
    public String kind(Man man) {
        return Texts.kind(man, locale());
    }

    /** A move with the colour of who makes it, as it is read out: 红炮二平五, Red C2=5. */
    public String named(Position before, Move move) {
        Man man = before.at(move.from());
        Side side = man == null ? before.sideToMove() : man.side();
        return messages.of("move", side, move(before, move));
    }

    /** A point by its ICCS name, 0..89. */
    public String point(int point) {
        return Points.iccs(point);
    }

    /** A move as people of that language write it: 炮二平五, C2=5. */
    public String move(Position before, Move move) {
        return switch (messages.language()) {
            case ZH_CN -> SIMPLIFIED.write(before, move);
            case ZH_TW -> TRADITIONAL.write(before, move);
            case EN -> WXF.write(before, move);
        };
    }

    /**
     * A line of moves, one after the other. Where the side not to move begins, or moves twice, its
     * opponent is taken to pass.
     */
    public String line(Position before, List<Move> line) {
        StringBuilder text = new StringBuilder();
        Position position = before;
        for (Move move : line) {
            Man man = position.at(move.from());
            if (man == null) {
                break;
            }
            position = position.withSideToMove(man.side());
            text.append(text.isEmpty() ? "" : " ").append(move(position, move));
            position = position.play(move);
        }
        return text.toString();
    }

    /** Why a move is illegal. */
    public String illegality(Illegality why) {
        return Texts.of(why, locale());
    }

    private Locale locale() {
        return TextBundle.locale(messages.language());
    }

    private String list(List<String> items) {
        return Messages.list(messages.language(), items);
    }

    /** Why a text is no legal move, with the nearest legal moves. */
    public String unreadable(Position before, Reading.None reading) {
        String why = ReadingTexts.of(reading, locale());
        List<String> near = reading.nearest().stream().limit(3).map(m -> move(before, m)).toList();
        return near.isEmpty()
                ? why
                : why.replaceFirst("[。.]$", "") + messages.get("reading.nearest", list(near));
    }

    /** That a text may stand for several moves. */
    public String ambiguous(Position before, String text, List<Move> moves) {
        List<String> written = moves.stream().map(m -> move(before, m) + " " + m.iccs()).toList();
        return messages.get("reading.Many", "“" + text + "”", list(written));
    }

    /** What is wrong with a position or the FEN it was read from. */
    public String fault(Fault fault) {
        String text = Texts.of(fault, locale());
        return fault.offset() < 0
                ? text
                : messages.get("fault.at", String.valueOf(fault.offset() + 1), text);
    }
}
