// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.board.Fault;
import org.qili.board.Fault.Code;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Position;
import org.qili.board.Side;

class FenTest {
    private static final String START =
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

    private static List<Fault> bad(String fen) {
        return assertInstanceOf(FenResult.Bad.class, Fen.parse(fen)).faults();
    }

    private static List<Code> codes(List<Fault> faults) {
        return faults.stream().map(Fault::code).toList();
    }

    @Test
    void theInitialArray() {
        assertEquals(START + " w - - 0 1", Position.start().fen());
        assertEquals(Position.start(), Samples.position(START + " w - - 0 1"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                START + " w",
                START + " r",
                START + " R - - 0 1",
                "  " + START + "  w  -  -  0  1 ",
                START + " w 0 1",
                START + " w - - 0 0",
                "rhbakabhr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1",
            })
    void otherCustomsAreRead(String fen) {
        FenResult.Ok ok = assertInstanceOf(FenResult.Ok.class, Fen.parse(fen));
        assertEquals(Position.start(), ok.position());
        assertEquals(1, ok.position().moveNumber());
        assertEquals(List.of(), ok.warnings());
    }

    @Test
    void aMissingSideIsRedWithAWarning() {
        FenResult.Ok ok = assertInstanceOf(FenResult.Ok.class, Fen.parse(START));
        assertEquals(Side.RED, ok.position().sideToMove());
        assertEquals(List.of(Code.SIDE_MISSING), codes(ok.warnings()));
    }

    @Test
    void countersAreKept() {
        String fen = START + " b - - 17 40";
        Position position = Samples.position(fen);
        assertEquals(17, position.sinceCapture());
        assertEquals(40, position.moveNumber());
        assertEquals(fen, position.fen());
    }

    @Test
    void allFaultsAreReportedAtOnceWithTheirPlace() {
        // Rank 9 has a letter that is no man, rank 8 eight points, rank 7 ten; the side is no side.
        String fen = "rnbxkabnr/8/1c5c2/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR y - - z 1";
        List<Fault> faults = bad(fen);
        assertEquals(
                List.of(
                        Code.BAD_CHARACTER,
                        Code.RANK_LENGTH,
                        Code.RANK_LENGTH,
                        Code.BAD_SIDE,
                        Code.BAD_COUNTER),
                codes(faults));
        Fault letter = faults.get(0);
        assertEquals(3, letter.offset());
        assertEquals("x", letter.found());
        Fault eight = faults.get(1);
        assertEquals(fen.indexOf("8"), eight.offset());
        assertEquals("8", eight.found());
        assertEquals("9", eight.expected());
        Fault ten = faults.get(2);
        assertEquals("1c5c2", fen.substring(ten.offset(), ten.offset() + ten.length()));
        assertEquals("10", ten.found());
        assertEquals(fen.indexOf('y'), faults.get(3).offset());
    }

    @Test
    void faultsOfTextAndPlacementStandTogether() {
        // Red's king is missing, Black has three chariots, the counter is no number.
        String fen = "rrrakabnr/9/9/9/9/9/9/9/9/RNBA1ABNR w - - 1x 1";
        List<Fault> faults = bad(fen);
        assertEquals(List.of(Code.KING_MISSING, Code.TOO_MANY, Code.BAD_COUNTER), codes(faults));
        Fault many = faults.get(1);
        assertEquals(8, many.offset(), "the last of the four");
        assertEquals("r", many.found());
        assertEquals(List.of(81, 82, 83, 89), many.points());
        assertEquals(fen.indexOf("1x"), faults.get(2).offset());
    }

    @ParameterizedTest
    @CsvSource({
        "'', EMPTY",
        "'   ', EMPTY",
        "rnbakabnr/9/9/9/9/9/9/9/RNBAKABNR w, RANK_COUNT",
        "rnbakabnr/9/9/9/9/4P4/9/9/9/9/RNBAKABNR w, RANK_COUNT",
        "4k4/9/9/9/9/4C4/9/9/9/4K4 w - - 1234567 1, BAD_COUNTER",
        "4k4/9/9/9/9/4C4/9/9/9/4K4 w - - -1 1, BAD_COUNTER",
        "4k4/9/9/9/9/9/9/9/9/4K4 w, KINGS_FACE",
        "3k5/9/9/9/9/9/9/9/3R5/4K4 w, SIDE_TO_MOVE_GIVES_CHECK",
    })
    void faultyTexts(String fen, Code code) {
        assertTrue(codes(bad(fen)).contains(code), () -> bad(fen).toString());
    }

    /** One unreadable rank does not hide what is wrong on the others. */
    @Test
    void faultsOfReadableRanksStandBesideUnreadableOnes() {
        List<Code> codes = codes(bad("4k4/9/9/9/4p4/9/8/9/4B4/3KK4 w"));
        assertEquals(
                List.of(Code.RANK_LENGTH, Code.IMPOSSIBLE_POINT, Code.TOO_MANY),
                codes.stream().distinct().toList());
    }

    /** With a character that is no man it is open who is missing and whether kings face. */
    @Test
    void nothingIsConcludedFromWhatCouldNotBeRead() {
        assertEquals(List.of(Code.BAD_CHARACTER), codes(bad("4x4/9/9/9/9/9/9/9/9/4K4 w")));
    }

    @Test
    void whatIsLeftOutIsSaid() {
        FenResult.Ok ok =
                assertInstanceOf(FenResult.Ok.class, Fen.parse(START + " w KQ - 0 1 moves h2e2"));
        assertEquals(List.of(Code.UNUSED_FIELD, Code.TRAILING_TEXT), codes(ok.warnings()));
        assertEquals("moves h2e2", ok.warnings().get(1).found());
    }

    @Test
    void longTextsAreRefused() {
        assertEquals(List.of(Code.TOO_LONG), codes(bad("x".repeat(Fen.MAX_LENGTH + 1))));
    }

    @Test
    void writingAndReadingIsTheIdentity() {
        for (Position position : Samples.many()) {
            Position read = Samples.position(position.fen());
            assertEquals(position, read);
            assertEquals(position.fen(), read.fen());
            assertEquals(position.key(), read.key());
        }
    }

    @Test
    void anyChangeOfATextGivesAPositionOrFaultsWithinIt() {
        Random random = new Random(3);
        String letters = "rnbakcpRNBAKCP123456789/ w-b0xX\u0000\u5175";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(START + " w - - 0 1");
            for (int n = random.nextInt(4); n >= 0; n--) {
                int at = random.nextInt(text.length());
                char c = letters.charAt(random.nextInt(letters.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, c);
                    case 1 -> text.insert(at, c);
                    default -> text.deleteCharAt(at);
                }
            }
            String fen = text.toString();
            if (Fen.parse(fen) instanceof FenResult.Ok ok) {
                assertEquals(ok.position(), Samples.position(ok.position().fen()));
            } else {
                for (Fault fault : bad(fen)) {
                    int end = fault.offset() + fault.length();
                    assertTrue(fault.offset() >= 0 && end <= fen.length(), fault::toString);
                }
            }
        }
    }
}
