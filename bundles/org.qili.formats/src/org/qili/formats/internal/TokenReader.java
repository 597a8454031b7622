// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.qili.board.Board;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.AbbreviatedNotation;
import org.qili.board.notation.ChineseNotation;
import org.qili.board.notation.DirectionSigns;
import org.qili.board.notation.Iccs;
import org.qili.board.notation.MoveReader;
import org.qili.board.notation.Notation;
import org.qili.board.notation.Reading;
import org.qili.board.notation.Uci;
import org.qili.board.notation.Wxf;

/**
 * Reads the moves of one game, each in the notation it looks like. Whether coordinates count ranks
 * from 0 or from 1, and by which custom abbreviated moves write their direction, is decided once
 * for the game.
 */
final class TokenReader implements MoveReader {
    private static final Notation CHINESE = new ChineseNotation(Script.SIMPLIFIED);
    private static final Notation CHINESE_TRADITIONAL = new ChineseNotation(Script.TRADITIONAL);
    private static final Notation WXF = new Wxf();

    /** Coordinates with ranks from 0. */
    static final Notation ICCS = new Iccs();

    private static final Notation UCI = new Uci();

    /** Signs that only the traditional script has. */
    private static final String TRADITIONAL = "帥將馬傌車俥砲進後";

    private final Notation coordinates;
    private final Notation abbreviated;

    private TokenReader(Notation coordinates, Notation abbreviated) {
        this.coordinates = coordinates;
        this.abbreviated = abbreviated;
    }

    /** Returns a reader for a game. */
    static TokenReader of(Position start, RawLine main) {
        List<String> short0 = new ArrayList<>();
        List<String> points = new ArrayList<>();
        for (RawPly ply : main.plies) {
            if (ply.style == MoveScanner.Style.ABBREVIATED) {
                short0.add(ply.text);
            } else if (ply.style == MoveScanner.Style.COORDINATES) {
                points.add(ply.text);
            }
        }
        return new TokenReader(coordinates(start, points), abbreviated(short0));
    }

    private static Notation abbreviated(List<String> texts) {
        Set<DirectionSigns> customs = AbbreviatedNotation.customs(texts);
        return customs.size() == 1
                ? new AbbreviatedNotation(Script.SIMPLIFIED, customs.iterator().next())
                : AbbreviatedNotation.ofUnknownCustom(Script.SIMPLIFIED);
    }

    /** Ranks run from 0 unless counting from 1 gets further. */
    private static Notation coordinates(Position start, List<String> texts) {
        int legalFrom0 = 0;
        Board board = start.board();
        for (String text : texts) {
            Move move = Move.parseIccs(text).orElse(null);
            if (move == null || !board.isLegal(move.packed())) {
                break;
            }
            board.make(move.packed());
            legalFrom0++;
        }
        if (legalFrom0 == texts.size()) {
            return ICCS;
        }
        Position position = start;
        for (int i = 0; i < texts.size(); i++) {
            if (!(UCI.read(position, texts.get(i)) instanceof Reading.One one)) {
                return i > legalFrom0 ? UCI : ICCS;
            }
            position = position.play(one.move());
        }
        return UCI;
    }

    /** Says whether coordinates are ICCS, so that they need no position to be understood. */
    boolean readsIccs() {
        return coordinates == ICCS;
    }

    @Override
    public Reading read(Position position, String text) {
        Notation notation =
                switch (MoveScanner.style(text)) {
                    case ABBREVIATED -> abbreviated;
                    case WXF -> WXF;
                    case COORDINATES -> coordinates;
                    case CHINESE, UNKNOWN -> CHINESE;
                };
        return notation.read(position, text);
    }

    /** Returns the notation in which other moves are shown beside that one. */
    static Notation shownLike(RawPly ply) {
        if (ply.text == null) {
            return ICCS;
        }
        return switch (ply.style) {
            case WXF -> WXF;
            case COORDINATES -> ICCS;
            case CHINESE, ABBREVIATED, UNKNOWN -> {
                boolean traditional = ply.text.chars().anyMatch(c -> TRADITIONAL.indexOf(c) >= 0);
                yield traditional ? CHINESE_TRADITIONAL : CHINESE;
            }
        };
    }
}
