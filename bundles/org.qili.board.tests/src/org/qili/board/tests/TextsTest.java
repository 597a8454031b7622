// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.qili.board.Fault;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Illegality;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Script;
import org.qili.board.Side;
import org.qili.board.Texts;
import org.qili.board.notation.Reading;
import org.qili.board.notation.Reading.Reason;
import org.qili.board.notation.ReadingTexts;

class TextsTest {
    private static final Locale HONG_KONG = new Locale("zh", "HK");
    private static final List<Locale> LOCALES =
            List.of(Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE, Locale.ENGLISH);

    @Test
    void theCataloguesHaveTheSameEntries() {
        for (String name : List.of("org.qili.board.messages", "org.qili.board.notation.messages")) {
            ClassLoader loader = Texts.class.getClassLoader();
            ResourceBundle english = Texts.catalogue(name, Locale.ENGLISH, loader);
            for (Locale locale : LOCALES) {
                ResourceBundle other = Texts.catalogue(name, locale, loader);
                assertEquals(new TreeSet<>(english.keySet()), new TreeSet<>(other.keySet()));
            }
        }
    }

    @Test
    void theLocaleChoosesTheScript() {
        Man horse = Man.of(Side.RED, Kind.HORSE);
        assertEquals("红马", Texts.man(horse, Locale.SIMPLIFIED_CHINESE));
        assertEquals("紅馬", Texts.man(horse, Locale.TRADITIONAL_CHINESE));
        assertEquals("紅馬", Texts.man(horse, HONG_KONG));
        assertEquals("red horse", Texts.man(horse, Locale.GERMANY));
        assertEquals(Script.TRADITIONAL, Texts.script(Locale.forLanguageTag("zh-Hant")));
    }

    @Test
    void everyReasonIsSaid() {
        Man man = Man.of(Side.BLACK, Kind.CANNON);
        List<Illegality> all =
                List.of(
                        new Illegality.NoManThere(0),
                        new Illegality.OpponentsMan(man, 0),
                        new Illegality.OwnManOnTarget(man, 0),
                        new Illegality.KingIsNotCaptured(0),
                        new Illegality.NotItsMove(man, 0, 0),
                        new Illegality.LegBlocked(0),
                        new Illegality.EyeBlocked(0),
                        new Illegality.ScreenMissing(0, 0),
                        new Illegality.PathBlocked(List.of(0)),
                        new Illegality.OutsidePalace(man, 0),
                        new Illegality.CrossesRiver(0),
                        new Illegality.PawnGoesBack(0, 0),
                        new Illegality.PawnNotAcross(0, 0),
                        new Illegality.LeavesKingInCheck(4, List.of(0)));
        for (Locale locale : LOCALES) {
            for (Illegality illegality : all) {
                String text = Texts.of(illegality, locale);
                assertTrue(text.contains("a0"), text);
                assertFalse(text.contains("{"), text);
            }
            assertTrue(Texts.of(new Illegality.KingsFace(3), locale).contains("4"));
        }
        assertEquals(Illegality.class.getPermittedSubclasses().length, all.size() + 1);
    }

    @Test
    void everyFaultIsSaid() {
        for (Locale locale : LOCALES) {
            for (Fault.Code code : Fault.Code.values()) {
                Fault fault =
                        new Fault(
                                code.severity(),
                                code,
                                Side.RED,
                                Kind.PAWN,
                                List.of(0, 1),
                                0,
                                1,
                                "x",
                                "y");
                String text = Texts.of(fault, locale);
                assertFalse(text.isBlank() || text.contains("{"), text);
            }
        }
    }

    @Test
    void aFaultyTextIsExplained() {
        String fen = "4k4/9/9/9/9/9/9/9/9/3KK4 w";
        FenResult.Bad bad = (FenResult.Bad) Fen.parse(fen);
        List<String> said = new ArrayList<>();
        bad.faults().forEach(f -> said.add(Texts.of(f, Locale.ENGLISH)));
        assertEquals(
                List.of("There are 2 men of the kind red king (d0, e0); at most 1 are possible."),
                said);
    }

    @Test
    void anUnreadableMoveIsExplained() {
        Reading.Reason why = new Reason.Illegal(Samples.move("h0f1"), new Illegality.LegBlocked(6));
        assertEquals(
                "“马二进四”不合规则。蹩马腿：g0 有子。",
                ReadingTexts.of(
                        new Reading.None("马二进四", why, List.of()), Locale.SIMPLIFIED_CHINESE));
        for (Reason reason :
                List.of(new Reason.NotAMove(), new Reason.NoSuchMan(), new Reason.NoSuchTarget())) {
            for (Locale locale : LOCALES) {
                String text = ReadingTexts.of(new Reading.None("abc", reason, List.of()), locale);
                assertTrue(text.contains("abc"), text);
            }
        }
    }
}
