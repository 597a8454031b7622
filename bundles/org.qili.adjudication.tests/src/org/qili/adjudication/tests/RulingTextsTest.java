// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 红方车八平七，以红车捉黑炮：该子无根，下一着车七进二（%s）。",
                "ZH_TW | 紅方車八平七，以紅車捉黑炮：該子無根，下一著車七進二（%s）。",
                "EN | Red R8=7 chases the black cannon with the red chariot: it has no root;"
                        + " next it plays R7+2 (%s).",
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
                "ZH_CN | 红方车五平六，红车将军（28.1）。",
                "ZH_TW | 紅方車五平六，紅車將軍（28.1）。",
                "EN | Red R5=6: check by the red chariot (28.1).",
            })
    void aCheck(Language language, String sentence) {
        RulingTexts texts = RulingTexts.of(CHECK, language);
        assertEquals(List.of(sentence), texts.reasons(CHECK.moves().get(0)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 红方车九平七要杀：如对方不应，车七进四（28.2）。",
                "ZH_TW | 紅方車九平七要殺：如對方不應，車七進四（28.2）。",
                "EN | Red R9=7: mate threat; if the opponent passes: R7+4 (28.2).",
            })
    void aMateThreat(Language language, String sentence) {
        RulingTexts texts = RulingTexts.of(MATE, language);
        assertEquals(List.of(sentence), texts.reasons(MATE.moves().get(0)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ZH_CN | 红方必须变着，不变判负（象棋竞赛规则（1999） %s）",
                "ZH_TW | 紅方必須變著，不變判負（象棋競賽規則（1999） %s）",
                "EN | Red must change, otherwise Red loses"
                        + " (Xiangqi Competition Rules (1999) %s)",
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
                "ZH_CN | 循环已反复 3 次，为待判局面。| 循环反复 1 次，须 3 次，尚差 2 次。如继续：",
                "ZH_TW | 循環已反覆 3 次，為待判局面。| 循環反覆 1 次，須 3 次，尚差 2 次。如繼續：",
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
                "ZH_CN | 红方：捉无根子、捉无根子。为禁止着法（25.2）。| 黑方：闲、闲。为允许着法。",
                "ZH_TW | 紅方：捉無根子、捉無根子。為禁止著法（25.2）。| 黑方：閒、閒。為允許著法。",
                "EN | Red: chase of a rootless man, chase of a rootless man. Prohibited (25.2)."
                        + " | Black: idle, idle. Allowed.",
            })
    void bothSides(Language language, String red, String black) {
        RulingTexts texts = RulingTexts.of(CHASE, language);
        assertEquals(red, texts.profile(Side.RED));
        assertEquals(black, texts.profile(Side.BLACK));
    }

    /** The pinned horse cannot take back; the sentence says why. */
    @Test
    void aFalseRootIsExplained() {
        Ruling ruling =
                Games.of("4k4/4n4/2c6/9/1R7/9/9/4R4/9/5K3 w", "b5c5 c7b7 c5b5 b7c7")
                        .by(Books.CXA_1999);
        String sentence =
                RulingTexts.of(ruling, Language.ZH_CN).reasons(ruling.moves().get(0)).get(0);
        assertTrue(sentence.contains("该子为假根，黑马不能吃回（被牵）"), sentence);
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

    /** No text of any precedent under any rulebook is left with an unfilled place. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void everySentenceOfEveryPrecedentIsComplete(Language language) {
        List<RuleSet> books = Books.allShipped();
        for (var game : Books.precedents().entrySet()) {
            for (RuleSet rules : books) {
                for (String sentence :
                        RulingTexts.of(game.getValue().by(rules), language).trace()) {
                    assertFalse(sentence.isBlank(), game::getKey);
                    assertFalse(sentence.matches(".*\\{\\d}.*"), sentence);
                }
            }
        }
    }
}
