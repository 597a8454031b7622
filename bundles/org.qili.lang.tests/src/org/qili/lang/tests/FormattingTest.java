// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.TextEdit;
import org.qili.library.Library;
import org.qili.model.Language;

/** Laying a text out changes blanks and line ends only, and does all it does at once. */
class FormattingTest {

    private static final int TEXTS = 400;

    private static OpenText open(boolean rulebook, String text) {
        return rulebook ? Languages.rulebooks(text) : Languages.cases(text);
    }

    private static String formatted(OpenText text) {
        return TextEdit.apply(text.text(), text.format());
    }

    static Stream<Library.Entry> shipped() {
        return Languages.shipped();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void shippedTextsAreLaidOutAlready(Library.Entry entry) {
        OpenText text = Languages.open(entry);
        assertEquals(text.text(), formatted(text));
    }

    static LongStream seeds() {
        return LongStream.range(0, TEXTS);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void generatedTextsKeepWordsAndComments(long seed) {
        boolean rulebook = seed % 2 == 0;
        List<String> words = rulebook ? RandomTexts.rulebook(seed) : RandomTexts.cases(seed);
        OpenText written = open(rulebook, RandomTexts.spaced(words, seed));
        assertEquals(List.of(), Languages.syntaxErrors(written), written::text);
        String once = formatted(written);
        OpenText laidOut = open(rulebook, once);
        assertTrue(Languages.same(written, laidOut), once);
        assertEquals(RandomTexts.comments(written.text()), RandomTexts.comments(once));
        assertEquals(once, formatted(laidOut));
        assertEquals(List.of(), once.lines().filter(l -> !l.equals(l.stripTrailing())).toList());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void layoutDoesNotDependOnHowTheWordsWereSpaced(long seed) {
        boolean rulebook = seed % 2 == 0;
        List<String> words = rulebook ? RandomTexts.rulebook(seed) : RandomTexts.cases(seed);
        String onOneLine = formatted(open(rulebook, String.join(" ", words)));
        String wide = formatted(open(rulebook, String.join("\t \u3000", words)));
        assertEquals(onOneLine, wide);
    }

    @Test
    void oneRuleAndOneRestatementALine() {
        OpenText text =
                Languages.rulebooks(
                        "rulebook a \"A\"{repetitions 24:3 general 26.3,24.2 \"甲\" en \"x\" :"
                                + " both-sides ( prohibited or allowed ) =>draw // why\n"
                                + " reading r 1 \"r\" {option o \"o\" option p} default o detail"
                                + " 2:attack new=>chase / joint}");
        assertEquals(
                """
                rulebook a "A" {
                  repetitions 24: 3

                  general 26.3, 24.2
                    "甲"
                    en "x"
                    : both-sides (prohibited or allowed) => draw // why

                  reading r 1
                    "r"
                    {
                      option o "o"
                      option p
                    }
                    default o

                  detail 2: attack new => chase/joint
                }
                """,
                formatted(text));
    }

    @Test
    void oneRoundALine() {
        OpenText text =
                Languages.cases(
                        "/* head */ case \"x\" {rulebook cxa-1999 ,cxa-2020 moves{1. 炮二平五 马8进7 2."
                                + " 马二进三 // then\n"
                                + " 车9平8 } cycle from 1 expect{1. idle chase/chariot ruling draw by"
                                + " 26.2}note 1 idle because \"n\" }");
        assertEquals(
                """
                /* head */
                case "x" {
                  rulebook cxa-1999, cxa-2020
                  moves {
                    1. 炮二平五 马8进7
                    2. 马二进三 // then
                    车9平8
                  }
                  cycle from 1
                  expect {
                    1. idle chase/chariot
                    ruling draw by 26.2
                  }
                  note 1 idle because "n"
                }
                """,
                formatted(text));
    }

    @Test
    void textsWithSyntaxErrorsAreLeftAlone() {
        assertEquals(List.of(), Languages.cases("case   \"x\" {").format());
    }

    @Test
    void aPieceOfATextIsLaidOutAlone() {
        String text = "case   \"x\" {\n moves   {\n }\n}\n";
        OpenText open = Languages.cases(text);
        int line = text.indexOf("moves");
        assertEquals(
                "case   \"x\" {\n moves {\n }\n}\n",
                TextEdit.apply(text, open.format(line, "moves   {".length())));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void translatedTextsSayTheSame(Library.Entry entry) {
        OpenText text = Languages.open(entry);
        for (Language language : Language.values()) {
            String translated = TextEdit.apply(text.text(), text.translate(language));
            OpenText other = open(entry.path().endsWith(".qigui"), translated);
            assertEquals(List.of(), Languages.syntaxErrors(other));
            OpenText back =
                    open(
                            entry.path().endsWith(".qigui"),
                            TextEdit.apply(translated, other.translate(Language.EN)));
            // every word has one English form, whatever it was written in
            assertEquals(TextEdit.apply(text.text(), text.translate(Language.EN)), back.text());
        }
    }

    @Test
    void equationsBetweenValues() {
        OpenText text =
                Languages.rulebooks(
                        "rulebook a extends cxa-1999{value 25.3 \"v\":chariot=horse+horse,horse\n"
                                + "=cannon=10,//why\n crossed-pawn=2 detail 7.10:attack price="
                                + "crossed-pawn=>idle}");
        assertEquals(
                """
                rulebook a extends cxa-1999 {
                  value 25.3
                    "v"
                    : chariot = horse + horse, horse = cannon = 10, //why
                      crossed-pawn = 2

                  detail 7.10: attack price = crossed-pawn => idle
                }
                """,
                formatted(text));
        assertEquals(
                "棋规 a 沿用 cxa-1999{子力价值 25.3 \"v\":车=马+马,马\n=炮=10,//why\n 过河兵=2 细则 7.10:攻 代价="
                        + "过河兵=>闲}",
                TextEdit.apply(text.text(), text.translate(Language.ZH_CN)));
    }

    @Test
    void translationReachesEveryWord() {
        OpenText text =
                Languages.rulebooks(
                        "rulebook draft \"check\" { detail 1: attack target is horse, king and not"
                                + " new => chase/joint general 2: one-side every is check, other"
                                + " prohibited => must-change }");
        assertEquals(
                "棋規 draft \"check\" { 細則 1: 攻 目標 為 馬, 將 且 非 新生 => 捉/聯"
                        + " 總則 2: 一方 每著 為 將, 另一方 禁止 => 變著 }",
                TextEdit.apply(text.text(), text.translate(Language.ZH_TW)));
    }
}
