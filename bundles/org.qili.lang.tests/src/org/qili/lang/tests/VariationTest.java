// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Ruling;
import org.qili.board.Move;
import org.qili.lang.cases.CaseGame;
import org.qili.lang.cases.CaseVariation;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.TextEdit;
import org.qili.lang.ide.contentassist.Proposal;
import org.qili.lang.ide.structure.OutlineNode;
import org.qili.model.Case;
import org.qili.model.Language;

/** Variations (变化): what might have been played instead of a move. */
class VariationTest {

    /** The kings go to and fro; the chariot might have given check for ever instead. */
    private static final String CASE =
            """
            case "x" {
              rulebook cxa-1999
              fen "4k4/9/9/9/9/3R5/9/9/9/5K3 w - - 0 1"
              moves {
                1. 帅四进一
                variation {
                  1. 车六平五 将5平4
                  2. 车五平六
                  variation {
                    2. 车五退一 将4进1
                    note 4 idle because "king"
                  }
                  2. ... 将4平5
                }
                1. ... 将5进1
                2. 帅四退一 将5退1
              }
            }
            """;

    private static CaseGame game(OpenText text) {
        return CaseGame.of(text.cases().get(0), Language.EN);
    }

    private static List<String> iccs(List<Move> moves) {
        return moves.stream().map(Move::iccs).toList();
    }

    @Test
    void aVariationLeavesItsLineBeforeTheMoveItStandsBehind() {
        OpenText text = Languages.cases(CASE);
        assertEquals(List.of(), Languages.syntaxErrors(text));
        CaseGame game = game(text);
        assertEquals(List.of("f0f1", "e9e8", "f1f0", "e8e9"), iccs(game.moves()));
        assertEquals(2, game.variations().size());
        CaseVariation outer = game.variations().get(0);
        assertEquals(-1, outer.parent());
        assertEquals(0, outer.branch());
        assertEquals(List.of("d4e4", "e9d9", "e4d4", "d9e9"), iccs(outer.moves()));
        CaseVariation inner = game.variations().get(1);
        assertEquals(0, inner.parent());
        assertEquals(2, inner.branch());
        assertEquals(List.of("d4e4", "e9d9", "e4e3", "d9d8"), iccs(inner.moves()));
        assertTrue(outer.cycle().isPresent());
        assertTrue(inner.cycle().isEmpty());
    }

    @Test
    void aVariationIsRuledLikeAGame() {
        OpenText text = Languages.cases(CASE);
        Case source = text.cases().get(0);
        Ruling played = text.judge(source).rulings().get("cxa-1999");
        assertEquals(Ruling.Verdict.DRAW, played.verdict());
        CaseVariation check = game(text).variations().get(0);
        Ruling ruling =
                Languages.QILI
                        .judged()
                        .judge()
                        .judge(source, game(text), check, GameFacts.Progress.NONE)
                        .get("cxa-1999");
        // perpetual check by one side: 24.1
        assertEquals(Ruling.Verdict.RED_LOSES, ruling.verdict());
    }

    @Test
    void everyLanguageSaysTheSame() {
        OpenText english = Languages.cases(CASE);
        for (Language language : List.of(Language.ZH_CN, Language.ZH_TW)) {
            String word = language == Language.ZH_CN ? "变化 {" : "變化 {";
            String translated = TextEdit.apply(CASE, english.translate(language));
            assertTrue(translated.contains(word), translated);
            assertTrue(Languages.same(english, Languages.cases(translated)), translated);
        }
    }

    @Test
    void layout() {
        OpenText squeezed = Languages.cases(CASE.replaceAll("\\s+", " "));
        assertEquals(CASE, TextEdit.apply(squeezed.text(), squeezed.format()));
    }

    @Test
    void wrongMovesAreFoundWhereTheyStand() {
        String wrong = CASE.replace("将4进1", "将4进9");
        List<Issue> issues = Languages.issues(Languages.cases(wrong));
        Issue issue =
                issues.stream()
                        .filter(i -> "org.qili.lang.BAD_MOVE".equals(i.getCode()))
                        .findFirst()
                        .orElseThrow();
        assertEquals(wrong.indexOf("将4进9"), issue.getOffset());
        // what was played is ruled all the same
        OpenText text = Languages.cases(wrong);
        assertTrue(text.judge(text.cases().get(0)).rulings().containsKey("cxa-1999"));
    }

    @Test
    void notesCountFromTheBeginningOfTheGame() {
        assertFalse(hasMissingMove(CASE));
        assertTrue(hasMissingMove(CASE.replace("note 4", "note 5")));
    }

    private static boolean hasMissingMove(String text) {
        return Languages.issues(Languages.cases(text)).stream()
                .anyMatch(i -> "org.qili.lang.NO_SUCH_MOVE".equals(i.getCode()));
    }

    @Test
    void completionKnowsThePositionInsideAVariation() {
        int offset = CASE.indexOf("将4进1");
        List<String> moves =
                Languages.cases(CASE).proposals(offset).stream()
                        .filter(p -> p.kind() == Proposal.Kind.MOVE)
                        .map(Proposal::text)
                        .toList();
        // the king on d9 is not in check and has two ways to go
        assertTrue(moves.contains("将4进1"), moves::toString);
        assertFalse(moves.contains("将5进1"), moves::toString);
    }

    @Test
    void theOutlineShowsWhereVariationsBegin() {
        OutlineNode moves = Languages.cases(CASE).outline().get(0).children().get(0);
        assertEquals(1, moves.children().size());
        OutlineNode outer = moves.children().get(0);
        assertEquals("车六平五", outer.detail());
        assertEquals("variation (4)", outer.label());
        assertEquals(CASE.indexOf("variation"), outer.region().offset());
        OutlineNode inner = outer.children().get(0);
        assertEquals("车五退一", inner.detail());
        assertEquals(CASE.indexOf("variation", CASE.indexOf("车五平六")), inner.region().offset());
    }

    @Test
    void hoverTellsTheMoveOfAVariation() {
        String text = Languages.cases(CASE).hover(CASE.indexOf("车五平六") + 1).orElseThrow().text();
        assertTrue(text.contains("车五平六"), text);
        assertTrue(text.contains("e4d4"), text);
    }
}
