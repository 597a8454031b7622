// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.board.Fault;
import org.qili.board.Illegality;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Side;
import org.qili.board.notation.Reading;
import org.qili.formats.Format;
import org.qili.formats.FormatTexts;
import org.qili.formats.Loss;
import org.qili.formats.Place;
import org.qili.formats.Problem;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;
import org.qili.formats.Target;

class FormatTextsTest {
    private static final List<Locale> LOCALES =
            List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE);

    private static void assertWords(List<String> texts) {
        texts.forEach(
                text -> {
                    assertFalse(text.isBlank());
                    assertFalse(text.contains("{"), text);
                });
        assertNotEquals(texts.get(0), texts.get(1));
        assertNotEquals(texts.get(0), texts.get(2));
    }

    private static List<String> inAll(Function<FormatTexts, String> text) {
        return LOCALES.stream().map(FormatTexts::in).map(text).toList();
    }

    @ParameterizedTest
    @EnumSource(Code.class)
    void everyProblem(Code code) {
        Problem problem =
                new Problem(code, 0, new Place.LineColumn(3, 5), "abc", new Detail.Number(7));
        assertWords(inAll(t -> t.problem(problem)));
    }

    @ParameterizedTest
    @EnumSource(Loss.Kind.class)
    void everyLoss(Loss.Kind kind) {
        assertWords(inAll(t -> t.loss(new Loss(0, kind, 2, List.of()))));
    }

    @ParameterizedTest
    @EnumSource(Fault.Code.class)
    void everyFault(Fault.Code code) {
        Fault fault =
                new Fault(
                        code.severity(), code, Side.RED, Kind.PAWN, List.of(4, 5), 0, 1, "x", "w");
        assertWords(inAll(t -> t.fault(fault)));
    }

    static Stream<Illegality> illegalities() {
        Man man = Man.of(Side.BLACK, Kind.HORSE);
        return Stream.of(
                new Illegality.NoManThere(1),
                new Illegality.OpponentsMan(man, 1),
                new Illegality.OwnManOnTarget(man, 1),
                new Illegality.KingIsNotCaptured(1),
                new Illegality.NotItsMove(man, 1, 2),
                new Illegality.LegBlocked(1),
                new Illegality.EyeBlocked(1),
                new Illegality.ScreenMissing(1, 2),
                new Illegality.PathBlocked(List.of(1, 2)),
                new Illegality.OutsidePalace(man, 1),
                new Illegality.CrossesRiver(1),
                new Illegality.PawnGoesBack(1, 2),
                new Illegality.PawnNotAcross(1, 2),
                new Illegality.LeavesKingInCheck(1, List.of(2)),
                new Illegality.KingsFace(4));
    }

    @ParameterizedTest
    @MethodSource("illegalities")
    void everyIllegality(Illegality why) {
        assertWords(inAll(t -> t.illegality(why)));
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void everyFormat(Format format) {
        inAll(t -> t.format(format)).forEach(text -> assertFalse(text.isBlank()));
    }

    @ParameterizedTest
    @EnumSource(Target.class)
    void everyTarget(Target target) {
        inAll(t -> t.target(target)).forEach(text -> assertFalse(text.isBlank()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "zh-CN", "zh-SG", "zh-TW", "zh-HK", "zh-Hant"})
    void placeFoundExpectedAndAdvice(String tag) {
        Illegality why = new Illegality.PathBlocked(List.of(7, 6));
        Move move = Move.parseIccs("i0f0").orElseThrow();
        Reading.None reading =
                new Reading.None("车一平四", new Reading.Reason.Illegal(move, why), List.of());
        Problem problem =
                new Problem(
                        Code.MOVE_ILLEGAL,
                        0,
                        new Place.LineColumn(2, 4),
                        "车一平四",
                        new Detail.Unread(reading, List.of("车一进一", "车一进二")));
        String expected =
                switch (tag) {
                    case "en", "de" ->
                            "line 2, column 4: the move “车一平四” is illegal (men stand in the way on"
                                    + " h0, g0); legal moves like it: 车一进一, 车一进二; the line was kept up"
                                    + " to here; correct the move to get the rest";
                    case "zh-CN", "zh-SG" ->
                            "第 2 行第 4 列：着法 “车一平四” 不合规则（h0、g0 处有子挡路）；"
                                    + "相近的合法着法：车一进一、车一进二；此前的着法已保留，改正后可读取其余部分";
                    default ->
                            "第 2 行第 4 欄：著法 「车一平四」 不合規則（h0、g0 處有子擋路）；"
                                    + "相近的合法著法：车一进一、车一进二；此前的著法已保留，改正後可讀取其餘部分";
                };
        assertEquals(expected, FormatTexts.in(Locale.forLanguageTag(tag)).problem(problem));
    }
}
