// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.RulingTexts;
import org.qili.board.Side;
import org.qili.model.Language;

/** A ruling in sentences, in the three languages. */
final class RulingTextsTest {

    /**
     * Red's chariot goes from b5 to c5 (files 八 and 七, counted from Red's right) and attacks the
     * cannon c7, two ranks ahead, that nothing protects.
     */
    private static final Ruling CHASE =
            Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7b7 c5b5 b7c7")
                    .times(3)
                    .by(Books.CXA_1999);

    /** Red's chariot checks from e1 to d1 (files 五 and 六). */
    private static final Ruling CHECK =
            Games.of("3k5/9/9/9/9/9/9/9/4R4/5K3 w", "e1d1 d9e9 d1e1 e9d9")
                    .times(3)
                    .by(Books.CXA_1999);

    /** Red's chariot goes from a5 to c5 (files 九 and 七) and next mates on c9, four ranks ahead. */
    private static final Ruling MATE =
            Games.of("3k2b2/1R7/9/9/R8/9/9/9/9/5K3 w", "a5c5 g9i7 c5a5 i7g9").by(Books.CXA_1999);

    /** A rulebook that says nothing of two sides that both play idle moves. */
    private static final String WITHOUT_DRAWS =
            """
            rulebook small "小规则" {
              repetitions 1: 3
              severity 2 "从重" : check > mate-threat > chase > exchange > sacrifice > block > stalk > idle
              detail 3 "将" : move gives-check => check
              prohibited 4 "禁止" : every is check
              general 5 "变着" : one-side prohibited, other allowed => must-change
            }
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 红车八平七捉黑炮：该炮无根，下一着车七进二吃炮得子（%s）。",
                "ZH_TW | 紅車八平七捉黑炮：該炮無根，下一著車七進二吃炮得子（%s）。",
                "EN | Red R8=7 chases the black cannon: the cannon has no root;"
                        + " next R7+2 takes the cannon with gain (%s).",
            })
    void aSimpleChase(Language language, String sentence) {
        RulingTexts texts = RulingTexts.of(CHASE, language);
        List<String> clauses = CHASE.moves().get(0).attacks().get(0).clauses();
        assertTrue(clauses.containsAll(List.of("28.3", "29.1", "29.3")), clauses::toString);
        String numbers = String.join(language == Language.EN ? ", " : "、", clauses);
        assertEquals(List.of(sentence.formatted(numbers)), texts.reasons(CHASE.moves().get(0)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 红车五平六将军（28.1）。",
                "ZH_TW | 紅車五平六將軍（28.1）。",
                "EN | Red R5=6 checks (28.1).",
            })
    void aCheck(Language language, String sentence) {
        RulingTexts texts = RulingTexts.of(CHECK, language);
        assertEquals(List.of(sentence), texts.reasons(CHECK.moves().get(0)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 红车九平七要杀：黑方如不应，下一着车七进四将死（28.2）。",
                "ZH_TW | 紅車九平七要殺：黑方如不應，下一著車七進四將死（28.2）。",
                "EN | Red R9=7 threatens mate: if Black does not answer,"
                        + " next R7+4, mate (28.2).",
            })
    void aMateThreat(Language language, String sentence) {
        RulingTexts texts = RulingTexts.of(MATE, language);
        assertEquals(List.of(sentence), texts.reasons(MATE.moves().get(0)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 红方必须变着，不变判负（《象棋竞赛规则（1999）》第 %s 条）",
                "ZH_TW | 紅方必須變著，不變判負（《象棋競賽規則（1999）》第 %s 條）",
                "EN | Red must change, otherwise Red loses"
                        + " – Xiangqi Competition Rules (1999), Clauses %s",
            })
    void theVerdict(Language language, String sentence) {
        List<String> clauses = CHASE.rule().orElseThrow().numbers();
        assertEquals("26.4", clauses.get(0));
        String numbers = String.join(language == Language.EN ? ", " : "、", clauses);
        assertEquals(sentence.formatted(numbers), RulingTexts.of(CHASE, language).verdict());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 循环已反复 3 次，为待判局面。| 循环反复 1 次，须 3 次，尚差 2 次。如照此继续：",
                "ZH_TW | 循環已反覆 3 次，為待判局面。| 循環反覆 1 次，須 3 次，尚差 2 次。如照此繼續：",
                "EN | The position recurred 3 times: ripe for judgement."
                        + " | Repeated 1 of 3 times; 2 more needed. If it goes on:",
            })
    void theStatus(Language language, String reached, String notReached) {
        assertEquals(reached, RulingTexts.of(CHASE, language).status());
        assertEquals(notReached, RulingTexts.of(MATE, language).status());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 红方：捉无根子、捉无根子，即长捉。为禁止着法（28.12、25.2）。| 黑方：闲、闲。为允许着法。",
                "ZH_TW | 紅方：捉無根子、捉無根子，即長捉。為禁止著法（28.12、25.2）。| 黑方：閒、閒。為允許著法。",
                "EN | Red: chase of a rootless man, chase of a rootless man – perpetual chase."
                        + " Prohibited (28.12, 25.2)."
                        + " | Black: idle, idle. Allowed.",
            })
    void bothSides(Language language, String red, String black) {
        RulingTexts texts = RulingTexts.of(CHASE, language);
        assertEquals(red, texts.profile(Side.RED));
        assertEquals(black, texts.profile(Side.BLACK));
    }

    /** On the c-file it chases one cannon, on the b-file the other: free by the Asian rules. */
    @Test
    void chasesOfDifferentMenAreSaidToBeSuch() {
        Ruling ruling =
                Games.of("3k5/9/1cc6/9/1R7/9/9/9/9/5K3 w", "b5c5 d9d8 c5b5 d8d9")
                        .by(Books.shipped("axf"));
        assertEquals(
                "红方：捉无根子、捉无根子，所捉不是同一个子。为允许着法。",
                RulingTexts.of(ruling, Language.ZH_CN).profile(Side.RED));
    }

    /**
     * Before 1999: on the fourth rank Red's chariot attacks nothing, but next it checks on b9, the
     * king must go to e8, and the chariot takes the horse h9. This is a nature of its own beside
     * the check on e4, and both together are perpetual striking (term 14).
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 要抽吃子 | 红车五平八，要连续将军抽吃黑马：| 红方：将、要抽吃子。为禁止着法（1.19、1.14）。",
                "ZH_TW | 要抽吃子 | 紅車五平八，要連續將軍抽吃黑馬：| 紅方：將、要抽吃子。為禁止著法（1.19、1.14）。",
                "EN | wins by checks | Red R5=8 threatens to win the black horse by continuous"
                        + " checks: | Red: check, wins by checks. Prohibited (1.19, 1.14).",
            })
    void winningByChecksIsANatureOfItsOwn(
            Language language, String label, String start, String profile) {
        Ruling ruling =
                Games.of("4k2n1/9/9/9/9/1R7/9/9/9/5K3 w", "b4e4 e9d9 e4b4 d9e9")
                        .times(3)
                        .by(Books.shipped("pre-1999"));
        RulingTexts texts = RulingTexts.of(ruling, language);
        assertEquals(label, texts.label(ruling.moves().get(2)));
        List<String> reasons = texts.reasons(ruling.moves().get(2));
        assertEquals(1, reasons.size());
        assertTrue(reasons.get(0).startsWith(start), reasons::toString);
        assertTrue(reasons.get(0).contains("1.14"), reasons::toString);
        assertEquals(profile, texts.profile(Side.RED));
        assertEquals(Ruling.Verdict.RED_MUST_CHANGE, ruling.verdict());
    }

    /** Only winning by checks throughout has a name of its own, a mixture has none. */
    @Test
    void perpetualWinningByChecksIsNamed() {
        RuleSet before1999 = Books.shipped("pre-1999");
        Ruling throughout =
                Games.of("4k2n1/9/9/4p4/9/1p6r/4P4/1R7/9/2BAKAB2 w", "b2a2 b4a4 a2b2 a4b4")
                        .by(before1999);
        assertEquals(
                "红方：要抽吃子、要抽吃子，即长要抽吃子。为禁止着法（1.19、1.14）。",
                RulingTexts.of(throughout, Language.ZH_CN).profile(Side.RED));
        Ruling mixed =
                Games.of("4k2n1/9/9/9/2b6/1R7/8p/9/9/5K3 w", "b4c4 i3h3 c4b4 h3i3").by(before1999);
        assertEquals(
                "红方：捉无根子、要抽吃子。为禁止着法（1.19、1.14）。",
                RulingTexts.of(mixed, Language.ZH_CN).profile(Side.RED));
    }

    private static void assertFirstMove(String chinese, String english, Games game, RuleSet rules) {
        Ruling ruling = game.by(rules);
        var move = ruling.moves().get(0);
        assertEquals(List.of(chinese), RulingTexts.of(ruling, Language.ZH_CN).reasons(move));
        assertEquals(List.of(english), RulingTexts.of(ruling, Language.EN).reasons(move));
    }

    /** The horse is pinned by the chariot e2 and cannot take back; the sentence says why. */
    @Test
    void aFalseRootIsExplained() {
        assertFirstMove(
                "红车八平七捉黑炮：该炮为假根，黑马被牵，不能吃回，借另一红车之力，" + "下一着车七进二吃炮得子（28.16、29.3、7.2、7.3）。",
                "Red R8=7 chases the black cannon: the cannon has a false root:"
                        + " the black horse is pinned and cannot take back;"
                        + " with the help of the other red chariot,"
                        + " next R7+2 takes the cannon with gain (28.16, 29.3, 7.2, 7.3).",
                Games.of("4k4/4n4/2c6/9/1R7/9/9/4R4/9/5K3 w", "b5c5 c7b7 c5b5 b7c7"),
                Books.CXA_1999);
    }

    /**
     * The horse a8 takes the cannon back, a chariot has then been won for it; the pawn c4 is the
     * cannon's screen. The sentence says who takes what.
     */
    @Test
    void aLineSaysWhoTakesWhat() {
        assertFirstMove(
                "红炮八平七捉黑车：该车虽由黑马看护，以炮换车仍得子，借红兵之力，"
                        + "下一着炮七进六吃车，黑马1进3吃炮，得车失炮（28.3、29.1、29.3、7.2、7.3）。",
                "Red C8=7 chases the black chariot: the chariot is rooted by the black horse,"
                        + " but taking it with the cannon is a gain; with the help of the red pawn,"
                        + " next C7+6 takes the chariot; Black H1+3 takes the cannon:"
                        + " chariot won for cannon (28.3, 29.1, 29.3, 7.2, 7.3).",
                Games.of("3k5/n8/2r6/9/9/2P6/9/9/1C7/5K3 w", "b1c1 c7d7 c1b1 d7c7"),
                Books.CXA_1999);
    }

    /** The horse leaves the file of the chariot c2: it moves, the chariot chases. */
    @Test
    void whoMovesAndWhoChasesAreToldApart() {
        assertFirstMove(
                "红马七退五闪开，露出红车捉黑炮：该炮无根，下一着车七进六吃炮得子（28.3、29.1、29.3、7.2、7.3）。",
                "Red H7-5 opens the line of the red chariot, which chases the black cannon:"
                        + " the cannon has no root; next R7+6 takes the cannon with gain"
                        + " (28.3, 29.1, 29.3, 7.2, 7.3).",
                Games.of("3k5/2c6/9/9/2N6/9/9/2R6/9/5K3 w", "c5e4 c8b8 e4c5 b8c8"),
                Books.CXA_1999);
    }

    /** The pawn steps off the file between the chariot e2 and the king. */
    @Test
    void whoMovesAndWhoChecksAreToldApart() {
        assertFirstMove(
                "红兵五平四，使红车将军（28.1）。",
                "Red P5=4 lets the red chariot check (28.1).",
                Games.of("4k4/9/9/9/4P4/9/9/4R4/9/3K5 w", "e5f5 e9f9 f5e5 f9e9"),
                Books.CXA_1999);
    }

    /** The king leaves the check, whoever else he attacks by that. */
    @Test
    void anAnswerToACheckIsSaidToBeOne() {
        assertEquals(
                List.of("黑将4平5应将，为闲（28.9）。"),
                RulingTexts.of(CHECK, Language.ZH_CN).reasons(CHECK.moves().get(1)));
    }

    /** A chariot aims at a cannon that the horse a8 guards: for the cannon it would be lost. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 红车攻黑炮，但不算捉：该炮有根，由黑马看护，吃它不得子（28.3、29.1、29.3、7.2、7.3）。",
                "EN | The red chariot attacks the black cannon, but this is no chase: the cannon is"
                        + " rooted by the black horse, and taking it gains nothing"
                        + " (28.3, 29.1, 29.3, 7.2, 7.3).",
            })
    void anAttackThatIsNoChaseIsExplained(Language language, String sentence) {
        Ruling ruling =
                Games.of("3k5/n8/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 d9d8 c5b5 d8d9")
                        .by(Books.CXA_1999);
        assertEquals(
                List.of(sentence),
                RulingTexts.of(ruling, language).exceptions(ruling.moves().get(0)));
    }

    /** A pawn alone may threaten to capture (27.2): the sentence quotes the rule. */
    @Test
    void anExceptionQuotesItsRule() {
        Ruling ruling =
                Games.of("3k5/9/9/2n6/3P5/9/9/9/9/5K3 w", "d5c5 c6b8 c5d5 b8c6").by(Books.CXA_1999);
        String rule = ruling.rulebook().clause("27.2").orElseThrow().in(Language.EN);
        assertEquals(
                List.of(
                        "The red pawn threatens to take the black horse, but this is no chase."
                                + " Clause 27.2: "
                                + rule
                                + "."),
                RulingTexts.of(ruling, Language.EN).exceptions(ruling.moves().get(0)));
    }

    /** Taking the pawn lets Black mate in two moves by checks: the case's note shows the line. */
    @Test
    void theMateAfterACaptureIsTold() {
        Ruling ruling = precedent("29-4-mated-differ");
        assertEquals(
                List.of("红车要吃黑卒，但不算捉。第 29.4、7.7 条：吃子得子后即被将死的，不是捉。吃后黑方能连续将军，2 着将死。"),
                RulingTexts.of(ruling, Language.ZH_CN).exceptions(ruling.moves().get(0)));
    }

    /** Why nothing was decided stands where the rule would stand. */
    @Test
    void anUndeterminedRulingSaysWhy() {
        Ruling readings = precedent("28-9-evasion-differ");
        assertEquals("几种读法裁定不同，取哪一种须由裁判决定", RulingTexts.of(readings, Language.ZH_CN).ruleText());
        Ruling rules =
                Games.of("3k5/9/9/9/9/9/9/9/9/5K3 w", "f0f1 d9d8 f1f0 d8d9")
                        .by(Books.rules(WITHOUT_DRAWS));
        assertEquals("没有一条总则能作裁定", RulingTexts.of(rules, Language.ZH_CN).ruleText());
    }

    private static Ruling precedent(String name) {
        return Books.precedents().entrySet().stream()
                .filter(e -> e.getKey().contains(name))
                .findFirst()
                .orElseThrow()
                .getValue()
                .by(Books.CXA_1999);
    }

    /** 一捉一闲: had the second move been a chase too, Red would have to change (26.4). */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 第 26.4、24.3 条只差一着：红方须每着都是将、杀或捉，"
                        + "只有第 3 着红车七平八不是这样（该着为闲）。若是，则红方必须变着，不变判负。",
                "EN | Clauses 26.4, 24.3 nearly decided: Red would have to play check, mate threat"
                        + " or chase with every move, but move 3, Red R7=8, does not do so (idle)."
                        + " If it did: Red must change, otherwise Red loses.",
            })
    void aRuleThatOneMoveKeptAwayIsNear(Language language, String sentence) {
        Ruling ruling =
                Games.of("3k5/9/2c6/9/1R7/9/9/9/9/5K3 w", "b5c5 c7d7 c5b5 d7c7")
                        .times(3)
                        .by(Books.CXA_1999);
        assertEquals(List.of(sentence), RulingTexts.of(ruling, language).nearMisses());
    }

    /** 24.3 speaks of the fourth round; it is near when three are made, not after the first. */
    @Test
    void aRuleAboutOneMoreRoundIsNearWhenThePositionIsRipe() {
        assertEquals(
                List.of("第 24.3 条只差一步：待判之后须再重复循环至少 1 次，现为 0 次。若如此，则红方判负。"),
                RulingTexts.of(CHASE, Language.ZH_CN).nearMisses());
        assertEquals(List.of(), RulingTexts.of(MATE, Language.ZH_CN).nearMisses());
    }

    /** Both sides check with every move: the rule about one side's perpetual check is named. */
    @Test
    void aRuleAboutOneSideAloneIsNearWhereBothDoTheSame() {
        Ruling ruling = precedent("24-1-against-mutual");
        assertEquals(
                List.of("第 24.1、26.1、7.1 条对双方都不适用：双方每着都是将。"),
                RulingTexts.of(ruling, Language.ZH_CN).nearMisses());
    }

    /** What an open point is about and how it may be read stands in the rulebook, in words. */
    @Test
    void openPointsAreInWords() {
        Ruling ruling = precedent("28-9-evasion-differ");
        List<String> doubts = RulingTexts.of(ruling, Language.ZH_CN).doubts();
        assertEquals(2, doubts.size(), doubts::toString);
        String point = "将（帅）应将而形成的要杀或捉子：本文未言（28.2、28.3）。如读作";
        assertTrue(
                doubts.get(0).startsWith(point + "（本棋规默认）：为闲，是对方自己造成的（2020 年规则图 17）；则"),
                doubts::toString);
        assertTrue(doubts.get(1).startsWith(point + "：照常按杀、捉论；则"), doubts::toString);
    }

    /** Every sentence of the moves of the cycle, both profiles, status, verdict, clause. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void theTraceHoldsTheWholeReasoning(Language language) {
        RulingTexts texts = RulingTexts.of(CHASE, language);
        List<String> trace = texts.trace();
        CHASE.moves()
                .subList(0, 4)
                .forEach(m -> assertTrue(trace.containsAll(texts.reasons(m)), m::toString));
        assertTrue(
                trace.containsAll(
                        List.of(
                                texts.profile(Side.RED),
                                texts.profile(Side.BLACK),
                                texts.status(),
                                texts.verdict(),
                                texts.ruleText())));
        assertFalse(texts.nearMisses().isEmpty());
        assertTrue(trace.containsAll(texts.nearMisses()));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void withoutACycleThereIsNoVerdictToRead(Language language) {
        Ruling ruling = Games.of("3k5/9/9/9/9/9/9/9/9/5K3 w", "f0f1 d9d8").by(Books.CXA_1999);
        RulingTexts texts = RulingTexts.of(ruling, language);
        assertEquals(List.of(texts.status()), texts.trace());
        assertEquals("", texts.ruleText());
    }

    /**
     * No sentence about any precedent under any rulebook has an unfilled or empty place, or what
     * only a programmer reads: operators, names of words and readings.
     */
    @ParameterizedTest
    @EnumSource(Language.class)
    void everySentenceOfEveryPrecedentCanBeReadOut(Language language) {
        Pattern unfit =
                Pattern.compile(
                        "\\{\\d|[<>]| = |[a-z]-[a-z]+ = |非 | 且 | 或 |[，：；（]\\s*[，。；）]|^[，。]"
                                + "|the [,;:]|,,|\\( ?\\)|^[a-z]|[:;,] ?\\.$");
        for (var game : Books.precedents().entrySet()) {
            for (RuleSet rules : Books.allShipped()) {
                for (String sentence :
                        RulingTexts.of(game.getValue().by(rules), language).trace()) {
                    assertFalse(sentence.isBlank(), game::getKey);
                    assertFalse(
                            unfit.matcher(sentence).find(), () -> game.getKey() + ": " + sentence);
                }
            }
        }
    }
}
