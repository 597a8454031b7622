// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
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

/** Whatever stands in a score: what is read is legal, and what is not read has a reason. */
class NotationFuzzTest {
    private static final String SIGNS =
            "帅帥将將仕士相象马馬傌车車俥炮砲包兵卒前中后後进進退平一二三四五六七八九123456789０９１＋－＝+-=./\\_ 　"
                    + "abcdefghinrkpABCDEFGHINRKP十\u0000\ud83d\ude00";

    private static final List<Notation> NOTATIONS =
            List.of(
                    new ChineseNotation(Script.SIMPLIFIED),
                    new AbbreviatedNotation(Script.SIMPLIFIED, DirectionSigns.OMITTED),
                    new Wxf(),
                    new Iccs(),
                    new Uci());

    @Test
    void anyTextGivesLegalMovesOrAReason() {
        Random random = new Random(50);
        List<Position> positions = Samples.many();
        MoveReader any = MoveReader.any();
        int read = 0;
        for (int i = 0; i < 50_000; i++) {
            Position position = positions.get(random.nextInt(positions.size()));
            StringBuilder text = new StringBuilder(i % 2 == 0 ? "" : written(position, random));
            for (int n = random.nextInt(i % 2 == 0 ? 7 : 2); n >= 0; n--) {
                char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
                if (i % 2 == 0 || text.isEmpty()) {
                    text.append(sign);
                } else {
                    text.setCharAt(random.nextInt(text.length()), sign);
                }
            }
            Reading reading = any.read(position, text.toString());
            List<Move> moves = reading.moves();
            Set<Move> distinct = new HashSet<>(moves);
            assertEquals(moves.size(), distinct.size(), () -> text + " in " + position);
            assertTrue(moves.stream().allMatch(position::isLegal), () -> text + " in " + position);
            switch (moves.size()) {
                case 0 -> assertEquals(text.toString(), ((Reading.None) reading).text());
                case 1 -> assertEquals(Reading.One.class, reading.getClass());
                default -> assertEquals(Reading.Many.class, reading.getClass());
            }
            read += moves.size();
        }
        assertTrue(read > 500, "some texts are moves: " + read);
    }

    private static String written(Position position, Random random) {
        List<Move> moves = position.legalMoves();
        return moves.isEmpty()
                ? ""
                : NOTATIONS
                        .get(random.nextInt(NOTATIONS.size()))
                        .write(position, moves.get(random.nextInt(moves.size())));
    }
}
