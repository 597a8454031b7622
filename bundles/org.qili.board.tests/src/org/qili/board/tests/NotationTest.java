// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.board.Illegality;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.AbbreviatedNotation;
import org.qili.board.notation.ChineseNotation;
import org.qili.board.notation.DirectionSigns;
import org.qili.board.notation.Iccs;
import org.qili.board.notation.MoveReader;
import org.qili.board.notation.Notation;
import org.qili.board.notation.Reading;
import org.qili.board.notation.Reading.Reason;
import org.qili.board.notation.Uci;
import org.qili.board.notation.Wxf;

class NotationTest {
    private static final Notation CHINESE = new ChineseNotation(Script.SIMPLIFIED);
    private static final Notation TRADITIONAL = new ChineseNotation(Script.TRADITIONAL);
    private static final Notation WXF = new Wxf();
    private static final Position START = Position.start();
    private static final Position BLACK_START = START.play(Samples.move("h2e2"));

    /** Red pawns on d7, d6, d5 and f7, f6. */
    private static final Position TWO_FILES =
            Samples.position("3ak4/9/3P1P3/3P1P3/3P5/9/9/9/4A4/4K4 w - - 0 1");

    /** Red pawns on e8, e7, e6, e5 and a3. */
    private static final Position FOUR_ON_A_FILE =
            Samples.position("3k5/4P4/4P4/4P4/4P4/9/P8/9/9/4K4 w - - 0 1");

    /** Red pawns on all of e8 to e4. */
    private static final Position FIVE_ON_A_FILE =
            Samples.position("3k5/4P4/4P4/4P4/4P4/4P4/9/9/9/4K4 w - - 0 1");

    static Stream<Notation> exact() {
        return Stream.of(
                CHINESE,
                TRADITIONAL,
                WXF,
                new Iccs(),
                new Iccs(true),
                new Uci(),
                new AbbreviatedNotation(Script.SIMPLIFIED, DirectionSigns.CHINESE),
                new AbbreviatedNotation(Script.TRADITIONAL, DirectionSigns.CHINESE),
                new AbbreviatedNotation(Script.SIMPLIFIED, DirectionSigns.PLUS_MINUS),
                new AbbreviatedNotation(Script.SIMPLIFIED, DirectionSigns.DASH_STROKES),
                new AbbreviatedNotation(Script.SIMPLIFIED, DirectionSigns.DASH_UNDERLINE));
    }

    @ParameterizedTest
    @MethodSource("exact")
    void whatIsWrittenIsReadAsTheSameMove(Notation notation) {
        for (Position position : Samples.many()) {
            Map<String, Move> written = new HashMap<>();
            for (Move move : position.legalMoves()) {
                String text = notation.write(position, move);
                assertEquals(new Reading.One(move), notation.read(position, text), position::fen);
                Move other = written.put(text, move);
                assertNull(other, () -> text + " stands for two moves in " + position);
            }
        }
    }

    /** Both sides count from their own right, so turning the board changes no word. */
    @Test
    void aTurnedGameIsWrittenTheSame() {
        Notation bare = new AbbreviatedNotation(Script.SIMPLIFIED, DirectionSigns.OMITTED);
        for (Position position : Samples.many()) {
            Position swapped = position.colourSwapped();
            for (Move move : position.legalMoves()) {
                assertEquals(
                        WXF.write(position, move),
                        WXF.write(swapped, move.rotated()),
                        position::fen);
                String text = bare.write(position, move);
                assertEquals(
                        Set.copyOf(bare.read(position, text).moves()),
                        bare.read(swapped, text).moves().stream()
                                .map(Move::rotated)
                                .collect(Collectors.toSet()),
                        position::fen);
            }
        }
    }

    @Test
    void withoutDirectionsTheMoveIsAmongTheReadings() {
        Notation bare = new AbbreviatedNotation(Script.SIMPLIFIED, DirectionSigns.OMITTED);
        Notation unknown = AbbreviatedNotation.ofUnknownCustom(Script.SIMPLIFIED);
        for (Position position : Samples.many()) {
            for (Move move : position.legalMoves()) {
                String text = bare.write(position, move);
                assertEquals(text, unknown.write(position, move));
                assertTrue(bare.read(position, text).moves().contains(move), position::fen);
                assertEquals(bare.read(position, text), unknown.read(position, text));
            }
        }
    }

    @Test
    void aReadingOfAllNotationsHoldsThatOfEach() {
        MoveReader any = MoveReader.any();
        for (Position position : Samples.many().subList(0, 60)) {
            for (Move move : position.legalMoves()) {
                exact().forEach(
                                n -> {
                                    String text = n.write(position, move);
                                    assertTrue(
                                            any.read(position, text).moves().contains(move),
                                            () -> text + " in " + position);
                                });
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "h2e2, 炮二平五, 炮二平五, C2=5, h3e3",
        "h0g2, 马二进三, 馬二進三, H2+3, h1g3",
        "c3c4, 兵七进一, 兵七進一, P7+1, c4c5",
        "g0e2, 相三进五, 相三進五, E3+5, g1e3",
        "f0e1, 仕四进五, 仕四進五, A4+5, f1e2",
        "e0e1, 帅五进一, 帥五進一, K5+1, e1e2",
        "i0i2, 车一进二, 車一進二, R1+2, i1i3",
    })
    void redMovesOfTheInitialArray(
            String iccs, String simplified, String traditional, String wxf, String uci) {
        Move move = Samples.move(iccs);
        assertEquals(simplified, CHINESE.write(START, move));
        assertEquals(traditional, TRADITIONAL.write(START, move));
        assertEquals(wxf, WXF.write(START, move));
        assertEquals(uci, new Uci().write(START, move));
    }

    @ParameterizedTest
    @CsvSource({
        "h9g7, 马8进7, 馬8進7, H8+7, h10g8",
        "b7e7, 炮2平5, 炮2平5, C2=5, b8e8",
        "c6c5, 卒3进1, 卒3進1, P3+1, c7c6",
        "g9e7, 象7进5, 象7進5, E7+5, g10e8",
        "f9e8, 士6进5, 士6進5, A6+5, f10e9",
        "e9e8, 将5进1, 將5進1, K5+1, e10e9",
    })
    void blackMovesOfTheInitialArray(
            String iccs, String simplified, String traditional, String wxf, String uci) {
        Move move = Samples.move(iccs);
        assertEquals(simplified, CHINESE.write(BLACK_START, move));
        assertEquals(traditional, TRADITIONAL.write(BLACK_START, move));
        assertEquals(wxf, WXF.write(BLACK_START, move));
        assertEquals(uci, new Uci().write(BLACK_START, move));
    }

    @ParameterizedTest
    @CsvSource({
        "炮二平五, h2e2",
        "砲二平五, h2e2",
        "包２平５, h2e2",
        "炮2平5, h2e2",
        "炮 二　平 五, h2e2",
        "馬八進七, b0c2",
        "傌八进七, b0c2",
        "俥九进一, a0a1",
        "車九進一, a0a1",
        "士六进五, d0e1",
        "象三进五, g0e2",
        "卒三进一, g3g4",
        "将五进一, e0e1",
        "帥五进１, e0e1",
    })
    void variantSignsAreRead(String text, String iccs) {
        assertEquals(new Reading.One(Samples.move(iccs)), CHINESE.read(START, text));
        assertEquals(new Reading.One(Samples.move(iccs)), TRADITIONAL.read(START, text));
    }

    @ParameterizedTest
    @CsvSource({"马８进７, h9g7", "馬八進七, h9g7", "包2平5, b7e7", "兵3进1, c6c5", "仕6进5, f9e8"})
    void variantSignsOfBlackAreRead(String text, String iccs) {
        assertEquals(new Reading.One(Samples.move(iccs)), CHINESE.read(BLACK_START, text));
    }

    /** Two men on a file: the front one is nearer to the enemy. */
    @ParameterizedTest
    @CsvSource({
        "3k5/9/4C4/9/9/9/4C4/9/9/4K4 w, e7d7, 前炮平六, C+=6",
        "3k5/9/4C4/9/9/9/4C4/9/9/4K4 w, e3e2, 后炮退一, C--1",
        "3k5/9/4c4/9/9/9/4c4/9/9/5K3 b, e3d3, 前炮平4, C+=4",
        "3k5/9/4c4/9/9/9/4c4/9/9/5K3 b, e7e8, 后炮退1, C--1",
        "3k5/9/9/9/4N4/9/4N4/9/9/4K4 w, e5c6, 前马进七, H++7",
        "3k5/9/9/5P3/5P3/9/9/9/9/4K4 w, f6e6, 前兵平五, P+=5",
        "3k5/9/9/5P3/5P3/9/9/9/9/4K4 w, f5e5, 后兵平五, P-=5",
        "3k5/9/5P3/5P3/5P3/9/9/9/9/4K4 w, f7e7, 前兵平五, 14=5",
        "3k5/9/5P3/5P3/5P3/9/9/9/9/4K4 w, f6e6, 中兵平五, 24=5",
        "3k5/9/5P3/5P3/5P3/9/9/9/9/4K4 w, f5e5, 后兵平五, 34=5",
        "3k5/9/9/9/9/2B6/9/9/9/2B1K4 w, c4a2, 相七退九, E7-9",
        "3k5/9/9/9/9/9/9/3A5/9/3AK4 w, d0e1, 仕六进五, A6+5",
    })
    void menOnOneFile(String fen, String iccs, String chinese, String wxf) {
        Position position = Samples.position(fen);
        assertEquals(chinese, CHINESE.write(position, Samples.move(iccs)));
        assertEquals(wxf, WXF.write(position, Samples.move(iccs)));
        assertEquals(
                chinese.replace('后', '後').replace('马', '馬').replace('进', '進'),
                TRADITIONAL.write(position, Samples.move(iccs)));
    }

    @ParameterizedTest
    @CsvSource({
        "d7e7, 前六平五, 16=5",
        "d6e6, 中六平五, 26=5",
        "d5d6, '', ''",
        "d5e5, 后六平五, 36=5",
        "f7e7, 前四平五, 14=5",
        "f6e6, 后四平五, 24=5",
    })
    void pawnsDoubledOnTwoFiles(String iccs, String chinese, String wxf) {
        Move move = Samples.move(iccs);
        if (chinese.isEmpty()) {
            assertTrue(TWO_FILES.illegality(move).isPresent(), "held by an own pawn");
            return;
        }
        assertEquals(chinese, CHINESE.write(TWO_FILES, move));
        assertEquals(wxf, WXF.write(TWO_FILES, move));
    }

    @ParameterizedTest
    @CsvSource({
        "前兵六平五, d7e7",
        "前六兵平五, d7e7",
        "後6平5, d5e5",
        "一六平五, d7e7",
        "三兵平五, d7e7 d5e5",
        "前兵平五, f7e7 d7e7",
        "后兵平五, f6e6 d5e5",
        "中兵平五, d6e6",
        "五兵平五, d5e5",
    })
    void otherWordsForDoubledPawns(String text, String moves) {
        Set<Move> expected = new HashSet<>();
        for (String move : moves.split(" ")) {
            expected.add(Samples.move(move));
        }
        assertEquals(expected, new HashSet<>(CHINESE.read(TWO_FILES, text).moves()));
    }

    @ParameterizedTest
    @CsvSource({
        "e8d8, 前兵平六, 15=6",
        "e7d7, 二兵平六, 25=6",
        "e6d6, 三兵平六, 35=6",
        "e5d5, 后兵平六, 45=6",
        "a3a4, 兵九进一, P9+1",
    })
    void fourPawnsOnAFile(String iccs, String chinese, String wxf) {
        Move move = Samples.move(iccs);
        assertEquals(chinese, CHINESE.write(FOUR_ON_A_FILE, move));
        assertEquals(wxf, WXF.write(FOUR_ON_A_FILE, move));
    }

    @ParameterizedTest
    @CsvSource({
        "e8d8, 前兵平六, 15=6",
        "e7d7, 二兵平六, 25=6",
        "e6d6, 三兵平六, 35=6",
        "e5d5, 四兵平六, 45=6",
    })
    void fivePawnsOnAFile(String iccs, String chinese, String wxf) {
        Move move = Samples.move(iccs);
        assertEquals(chinese, CHINESE.write(FIVE_ON_A_FILE, move));
        assertEquals(wxf, WXF.write(FIVE_ON_A_FILE, move));
        assertEquals(
                new Reading.One(move),
                WXF.read(FIVE_ON_A_FILE, "P" + "abcd".charAt(wxf.charAt(0) - '1') + "=6"));
    }

    @ParameterizedTest
    @CsvSource({
        "c2.5, h2e2",
        "C2=5, h2e2",
        "Ｃ２＝５, h2e2",
        "n2+3, h0g2",
        "B3+5, g0e2",
        "e3+5, g0e2",
        "p7+1, c3c4",
    })
    void variantsOfWxf(String text, String iccs) {
        assertEquals(new Reading.One(Samples.move(iccs)), WXF.read(START, text));
    }

    @ParameterizedTest
    @CsvSource({
        "+C=6, e7d7",
        "C+.6, e7d7",
        "c-+1, e3e4",
        "-C+1, e3e4",
    })
    void placeBeforeOrBehindTheLetter(String text, String iccs) {
        Position position = Samples.position("3k5/9/4C4/9/9/9/4C4/9/9/4K4 w");
        assertEquals(new Reading.One(Samples.move(iccs)), WXF.read(position, text));
    }

    @ParameterizedTest
    @CsvSource({"P+=5, f7e7", "P.=5, f6e6", "P-=5, f5e5", "2P=5, f6e6", "+4=5, f7e7"})
    void tandemPawnsOfOtherPrograms(String text, String iccs) {
        Position position = Samples.position("3k5/9/5P3/5P3/5P3/9/9/9/9/4K4 w");
        assertEquals(new Reading.One(Samples.move(iccs)), WXF.read(position, text));
    }

    /** 炮25 and 马87 are the examples of CXA 1999, 7.5. */
    @Test
    void abbreviatedExamplesOfTheRules() {
        Notation bare = new AbbreviatedNotation(Script.SIMPLIFIED, DirectionSigns.OMITTED);
        assertEquals("炮25", bare.write(START, Samples.move("h2e2")));
        assertEquals("马87", bare.write(BLACK_START, Samples.move("h9g7")));
        // A cannon on h2 can go to file 5, but also five points forward to h7 it cannot: an enemy
        // cannon stands there without a screen.
        assertEquals(new Reading.One(Samples.move("h2e2")), bare.read(START, "炮25"));
        assertEquals(new Reading.One(Samples.move("h9g7")), bare.read(BLACK_START, "马87"));
        // Four points forward to h6 or across to file 4.
        assertEquals(
                new Reading.Many(List.of(Samples.move("h2h6"), Samples.move("h2f2"))),
                bare.read(START, "炮24"));
    }

    @Test
    void aDashOfUnknownCustomIsBackOrAcross() {
        Position position = Samples.position("3k5/9/9/9/9/7C1/9/9/9/4K4 w");
        Notation unknown = AbbreviatedNotation.ofUnknownCustom(Script.SIMPLIFIED);
        assertEquals(
                new Reading.Many(List.of(Samples.move("h4h1"), Samples.move("h4g4"))),
                unknown.read(position, "炮2-3"));
        Notation strokes = new AbbreviatedNotation(Script.SIMPLIFIED, DirectionSigns.DASH_STROKES);
        assertEquals(new Reading.One(Samples.move("h4g4")), strokes.read(position, "炮2—3"));
        assertEquals(new Reading.One(Samples.move("h4h1")), strokes.read(position, "炮2\\3"));
        assertEquals(new Reading.One(Samples.move("h4h7")), strokes.read(position, "炮2/3"));
        assertEquals(
                Set.of(DirectionSigns.DASH_STROKES),
                AbbreviatedNotation.customs(List.of("炮2-5", "马8/7")));
        assertEquals(
                Set.of(DirectionSigns.DASH_UNDERLINE),
                AbbreviatedNotation.customs(List.of("炮2-5", "马87")));
        assertEquals(
                Set.of(DirectionSigns.OMITTED, DirectionSigns.DASH_UNDERLINE),
                AbbreviatedNotation.customs(List.of("炮25", "马87")));
    }

    @Test
    void aFileWithTwoMenAndNoPlaceIsAskedBack() {
        Position position = Samples.position("3k5/9/4C4/9/9/9/4C4/9/9/4K4 w");
        assertEquals(
                new Reading.Many(List.of(Samples.move("e7d7"), Samples.move("e3d3"))),
                CHINESE.read(position, "炮五平六"));
    }

    @Test
    void coordinatesThatTwoCustomsReadDifferentlyAreAskedBack() {
        MoveReader any = MoveReader.any();
        assertEquals(new Reading.One(Samples.move("a0a1")), any.read(START, "a0a1"));
        // No man stands on h3 by ICCS; by UCI that is the point of the cannon.
        assertEquals(new Reading.One(Samples.move("h2e2")), any.read(START, "h3e3"));
        Position both = Samples.position("3k5/9/9/9/9/9/9/7C1/7R1/4K4 w");
        assertEquals(
                Set.of(Samples.move("h2e2"), Samples.move("h1e1")),
                Set.copyOf(any.read(both, "h2e2").moves()));
    }

    @ParameterizedTest
    @CsvSource({"'', ''", "炮, 炮", "炮二平, 炮二平", "炮二平十, 炮二平十", "hello, hello", "二平五炮, 二平五炮"})
    void whatIsNoMove(String text, String kept) {
        for (Notation notation : exact().toList()) {
            Reading.None none = assertInstanceOf(Reading.None.class, notation.read(START, text));
            assertEquals(kept, none.text());
            assertEquals(new Reason.NotAMove(), none.reason());
        }
        assertInstanceOf(Reading.None.class, MoveReader.any().read(START, text));
    }

    @Test
    void reasonsOfUnreadableMoves() {
        Reading.None noMan = assertInstanceOf(Reading.None.class, CHINESE.read(START, "炮三平五"));
        assertEquals(new Reason.NoSuchMan(), noMan.reason());
        assertTrue(
                noMan.nearest().contains(Samples.move("h2e2")), "another cannon to the same file");

        Reading.None noTarget = assertInstanceOf(Reading.None.class, CHINESE.read(START, "马二进五"));
        assertEquals(new Reason.NoSuchTarget(), noTarget.reason());
        assertEquals(
                Set.of(Samples.move("h0g2"), Samples.move("h0i2")),
                Set.copyOf(noTarget.nearest().subList(0, 2)));

        Reading.None illegal = assertInstanceOf(Reading.None.class, CHINESE.read(START, "马二进四"));
        assertEquals(
                new Reason.Illegal(
                        Samples.move("h0f1"), new Illegality.LegBlocked(Points.of(6, 0))),
                illegal.reason());

        Reading.None coordinates =
                assertInstanceOf(Reading.None.class, new Iccs().read(START, "h2h8"));
        assertInstanceOf(Reason.Illegal.class, coordinates.reason());
        assertEquals(7, Points.file(coordinates.nearest().get(0).from()));
    }

    @Test
    void onlyMovesOfTheSideToMoveAreWritten() {
        exact().forEach(
                        n -> {
                            Move empty = Samples.move("e4e5");
                            Move enemy = Samples.move("h9g7");
                            assertThrows(
                                    IllegalArgumentException.class, () -> n.write(START, empty));
                            assertThrows(
                                    IllegalArgumentException.class, () -> n.write(START, enemy));
                        });
    }
}
