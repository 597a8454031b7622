// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.board.Fen;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.lang.ide.OpenText;
import org.qili.library.Library;
import org.qili.model.Case;
import org.qili.model.DetailRule;
import org.qili.model.Fact;
import org.qili.model.MoveEntry;

/** What the grammar accepts, and that the forms of one keyword mean the same. */
class ParsingTest {

    private static final String ENGLISH =
            """
            rulebook a "A" zh-TW "A" extends cxa-1999 {
              repetitions 24: 3
              natural-limit 4.2: 60 checks 10
              severity 27.4 "x": check > mate-threat > chase > exchange > sacrifice > block > stalk > idle
              open reading r 29.2 "r" { option o "o" option p "p" } default p
              detail 28.1: move gives-check and not captures => check
              detail 28.3: attack target is chariot, horse and (net > 0 or root is none) => chase/chariot
              detail 28.4: attack reading r is o or attacker is king => idle
              prohibited 25.2: every is check, mate-threat, chase
              general 24.1: one-side every is check, other not every is check => loses
              general 26.3: both-sides prohibited => draw
              general 26.4: one-side prohibited, other allowed => must-change
              general 26.5: both-sides some is idle => undetermined
              unformalised 27.3 "u" because "w"
            }
            """;

    private static final String SIMPLIFIED =
            """
            棋规 a “A” zh-TW “A” 沿用 cxa-1999 {
              循环次数 24： 3
              自然限着 4.2： 60 将军 10
              从重 27.4 “x”： 将 > 杀 > 捉 > 兑 > 献 > 拦 > 跟 > 闲
              待定 读法 r 29.2 “r” { 取 o “o” 取 p “p” } 默认 p
              细则 28.1： 着 gives-check 且 非 captures → 将
              细则 28.3： 攻 target 为 chariot、horse 且 （net ＞ 0 或 root 为 none） → 捉/车
              细则 28.4： 攻 读法 r 为 o 或 attacker 为 king → 闲
              禁止 25.2： every 为 check，mate-threat，chase
              总则 24.1： 一方 every 为 check，另一方 非 every 为 check → 判负
              总则 26.3： 双方 prohibited → 和棋
              总则 26.4： 一方 prohibited，另一方 allowed → 变着
              总则 26.5： 双方 some 为 idle → 未定
              未形式化 27.3 “u” 因 “w”
            }
            """;

    private static final String TRADITIONAL =
            """
            棋規 a 「A」 zh-TW 「A」 沿用 cxa-1999 ｛
              循環次數 24： 3
              自然限著 4.2： 60 將軍 10
              從重 27.4 「x」： 將 ＞ 殺 ＞ 捉 ＞ 兌 ＞ 獻 ＞ 攔 ＞ 跟 ＞ 閒
              待定 讀法 r 29.2 「r」 ｛ 取 o 「o」 取 p 「p」 ｝ 默認 p
              細則 28.1： 著 gives-check 且 非 captures ⇒ 將
              細則 28.3： 攻 target 為 chariot、horse 且 （net ＞ 0 或 root 為 none） ⇒ 捉／車
              細則 28.4： 攻 讀法 r 為 o 或 attacker 為 king ⇒ 閒
              禁止 25.2： every 為 check、mate-threat、chase
              總則 24.1： 一方 every 為 check，另一方 非 every 為 check ⇒ 判負
              總則 26.3： 雙方 prohibited ⇒ 和棋
              總則 26.4： 一方 prohibited，另一方 allowed ⇒ 變著
              總則 26.5： 雙方 some 為 idle ⇒ 未定
              未形式化 27.3 「u」 因 「w」
            ｝
            """;

    @Test
    void rulebooksReadTheSameInEveryLanguage() {
        OpenText english = Languages.rulebooks(ENGLISH);
        for (String other : List.of(SIMPLIFIED, TRADITIONAL)) {
            OpenText text = Languages.rulebooks(other);
            assertEquals(List.of(), Languages.syntaxErrors(text));
            assertTrue(Languages.same(english, text), other);
        }
        assertEquals(List.of(), Languages.syntaxErrors(english));
        assertEquals(13, english.rulebooks().get(0).getStatements().size());
    }

    @Test
    void casesReadTheSameInEveryLanguage() {
        OpenText english =
                Languages.cases(
                        """
                        case "x" { rulebook cxa-1999, cxa-1999 source "s" fen "f"
                          moves { 1. 炮二平五 马8进7 2. ... 卒3进1 } cycle from 1
                          expect cxa-1999 { 1. check mate-threat 2. ... chase/joint ruling red loses by 24.1 }
                          expect { ruling black must-change } expect { ruling draw }
                          note "n" note 1 "m" note 2 idle because "w" }
                        """);
        OpenText simplified =
                Languages.cases(
                        """
                        棋例 “x” { 棋规 cxa-1999、cxa-1999 出处 “s” 局面 “f”
                          着法 { 1. 炮二平五 马8进7 2. … 卒3进1 } 循环 自 1
                          应判 cxa-1999 { 1. 将 杀 2. …… 捉/联 判 红方 判负 依 24.1 }
                          应判 { 判 黑方 变着 } 应判 { 判 和棋 }
                          注 “n” 注 1 “m” 注 2 闲 因 “w” }
                        """);
        OpenText traditional =
                Languages.cases(
                        """
                        棋例 「x」 ｛ 棋規 cxa-1999、cxa-1999 出處 「s」 局面 「f」
                          著法 ｛ 1. 炮二平五 马8进7 2. … 卒3进1 ｝ 循環 自 1
                          應判 cxa-1999 ｛ 1. 將 殺 2. … 捉／聯 判 紅方 判負 依 24.1 ｝
                          應判 ｛ 判 黑方 變著 ｝ 應判 ｛ 判 和棋 ｝
                          注 「n」 注 1 「m」 注 2 閒 因 「w」 ｝
                        """);
        for (OpenText text : List.of(english, simplified, traditional)) {
            assertEquals(List.of(), Languages.syntaxErrors(text));
            assertTrue(Languages.same(english, text), text.text());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "炮二平五", "炮２平５", "前炮进一", "将5平4", "炮25", "炮2=5", "炮2-5", "马8+7", "马8/7", "炮8\\4",
                        "炮8_4",
                "前炮+1", "C2=5", "C2.5", "c2-5", "H8+7", "R+=5", "R-+1", "+R=5", "-R+1", "P.+1",
                        "Pa=4",
                "25=4", "1P=4", "+5=4", "h2e2", "H2-E2", "\"炮 二 平 五\""
            })
    void movesOfEveryNotationAreOneWord(String move) {
        OpenText text = Languages.cases("case \"x\" { moves { 1. " + move + " 马8进7 } }");
        assertEquals(List.of(), Languages.syntaxErrors(text));
        List<MoveEntry> moves = text.cases().get(0).getMoves();
        assertEquals(2, moves.size());
        assertEquals(move.replace("\"", ""), moves.get(0).getText());
        assertEquals("1.", moves.get(0).getRound());
    }

    @Test
    void roundNumbersMayTouchTheMoveAndBeWide() {
        OpenText text = Languages.cases("棋例 “x” { 着法 { 1.炮二平五 马8进7 ２．马二进三 } }");
        assertEquals(List.of(), Languages.syntaxErrors(text));
        List<MoveEntry> moves = text.cases().get(0).getMoves();
        assertEquals("1.", moves.get(0).getRound());
        assertEquals("２．", moves.get(2).getRound());
    }

    @Test
    void textsInQuotes() {
        Case source =
                Languages.cases(
                                "case \"a \\\"b\\\" \\\\ c\" { source “他说\"是\\” moves {} note 「无”」"
                                        + " }")
                        .cases()
                        .get(0);
        assertEquals("a \"b\" \\ c", source.getName());
        assertEquals("他说\"是\\", source.getSource());
        assertEquals("无”", source.getAnnotations().get(0).getText());
    }

    @Test
    void wordsThatAreKeywordsElsewhereStandInConditions() {
        OpenText text =
                Languages.rulebooks(
                        "棋规 a “” { 细则 1: 着 将军 且 走子 为 将、兵 且 非 禁止 → 将 细则 2: 著 將軍 且 走子 為 馬 → 將 }");
        assertEquals(List.of(), Languages.syntaxErrors(text));
        DetailRule first = (DetailRule) text.rulebooks().get(0).getStatements().get(0);
        DetailRule second = (DetailRule) text.rulebooks().get(0).getStatements().get(1);
        assertEquals(List.of("将军", "走子", "将", "兵", "禁止"), words(first));
        // traditional words mean the facts of the simplified ones
        assertEquals(List.of("将军", "走子", "马"), words(second));
    }

    private static List<String> words(DetailRule rule) {
        List<String> words = new ArrayList<>();
        rule.getCondition()
                .eAllContents()
                .forEachRemaining(
                        e -> {
                            if (e instanceof Fact fact) {
                                words.add(fact.getWord());
                                words.addAll(fact.getValues());
                            }
                        });
        return words;
    }

    /** The initial array (CXA 1999, 1.3), drawn as the men of a set look. */
    private static final String START =
            """
            case "x" {
              rulebook cxa-1999
              board {
                "車 馬 象 士 將 士 象 馬 車"
                "．．．．．．．．．"
                "．砲．．．．．砲．"
                "卒．卒．卒．卒．卒"
                "．．．．．．．．．"
                "楚河　　　　　漢界"
                "．．．．．．．．．"
                "兵．兵．兵．兵．兵"
                "．炮．．．．．炮．"
                "．．．．．．．．．"
                "俥傌相仕帥仕相傌俥"
              } %s
              moves { 1. %s }
            }
            """;

    @Test
    void boardDrawnInChineseMen() {
        OpenText red = Languages.cases(START.formatted("", "炮二平五"));
        assertEquals(List.of(), Languages.syntaxErrors(red));
        Position start = red.judge(red.cases().get(0)).game().start().orElseThrow();
        assertEquals(Fen.format(Position.start()).split(" ")[0], Fen.format(start).split(" ")[0]);
        assertEquals(Position.start(), start);
        OpenText black = Languages.cases(START.formatted("black to-move", "... 炮8平5"));
        assertEquals(
                Position.start().withSideToMove(Side.BLACK),
                black.judge(black.cases().get(0)).game().start().orElseThrow());
        assertEquals(1, black.judge(black.cases().get(0)).game().moves().size());
    }

    static List<Library.Entry> shipped() {
        return Languages.shipped().toList();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void shippedTextsHaveNoFault(Library.Entry entry) {
        OpenText text = Languages.open(entry);
        // a printed figure may show a position that cannot have come about; nothing else is wrong
        List<Issue> faults =
                Languages.issues(text).stream()
                        .filter(i -> !i.getCode().endsWith("SUSPICIOUS_POSITION"))
                        .toList();
        assertEquals(List.of(), faults);
    }
}
