// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.lang.ide.OpenText;
import org.qili.library.Library;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.Rulebook;

/** Rulebooks are found across files, and a draft that amends one rules by its amendments. */
class ScopingTest {

    @TempDir private Path folder;

    private static String book(String id, String title) {
        return "rulebook " + id + " \"" + title + "\" extends cxa-1999 { }";
    }

    private Path write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private OpenText open(String path, String text) throws IOException {
        Path file = write(path, text);
        return Languages.QILI.open(URI.createFileURI(file.toString()), text);
    }

    private String titleSeenFrom(String path, String id) throws IOException {
        OpenText text = open(path, "case \"x\" { rulebook " + id + " moves { } }");
        Rulebook book = text.cases().get(0).getRulebooks().get(0);
        return book.eIsProxy() ? null : book.getTitles().get(0).getText();
    }

    @Test
    void besideTheText() throws IOException {
        write("a/draft.qigui", book("draft", "beside"));
        assertEquals("beside", titleSeenFrom("a/x.qili", "draft"));
    }

    @Test
    void aboveTheText() throws IOException {
        write("draft.qigui", book("draft", "above"));
        assertEquals("above", titleSeenFrom("a/b/x.qili", "draft"));
    }

    @Test
    void inARulebooksFolderAbove() throws IOException {
        write("rulebooks/draft.qigui", book("draft", "folder"));
        assertEquals("folder", titleSeenFrom("cases/x.qili", "draft"));
    }

    @Test
    void inAFileOfAnotherName() throws IOException {
        write("a/committee.qigui", book("draft", "other name") + book("second", "second"));
        assertEquals("other name", titleSeenFrom("a/x.qili", "draft"));
        assertEquals("second", titleSeenFrom("a/x.qili", "second"));
    }

    @Test
    void inTheSameText() throws IOException {
        OpenText text =
                open("a.qigui", book("one", "one") + " rulebook two \"two\" extends one { }");
        assertEquals("one", text.rulebooks().get(1).getBase().getName());
    }

    @Test
    void nearerFilesHideFartherOnesAndShippedOnes() throws IOException {
        write("cxa-2020.qigui", book("cxa-2020", "ours"));
        write("a/cxa-2020.qigui", book("cxa-2020", "nearer"));
        assertEquals("nearer", titleSeenFrom("a/x.qili", "cxa-2020"));
        assertEquals("ours", titleSeenFrom("b/x.qili", "cxa-2020"));
    }

    @Test
    void shippedOnesFromAnywhere() throws IOException {
        assertEquals("象棋竞赛规则（1999）", titleSeenFrom("x.qili", "cxa-1999"));
    }

    @Test
    void unreadableFilesAreNoRulebooks() throws IOException {
        write("a/broken.qigui", "rulebook draft {{{ ");
        write("a/draft.qigui", book("draft", "good"));
        assertEquals("good", titleSeenFrom("a/x.qili", "draft"));
        OpenText text = open("a/y.qili", "case \"x\" { rulebook nowhere moves { } }");
        assertTrue(text.cases().get(0).getRulebooks().get(0).eIsProxy());
    }

    @Test
    void readingsOfTheExtendedRulebook() throws IOException {
        write(
                "base.qigui",
                "rulebook base \"b\" extends cxa-1999 { reading r 1 \"r\" { option o \"o\" option p"
                        + " \"p\" } default o }");
        OpenText text =
                open(
                        "draft.qigui",
                        "rulebook draft \"d\" extends base { detail 99: move reading r is p => idle"
                                + " }");
        assertEquals(
                List.of(),
                Languages.issues(text).stream()
                        .filter(i -> !i.getCode().endsWith("MISSING_RESTATEMENT"))
                        .toList());
    }

    /** A shipped case in which both sides' moves are prohibited (CXA 1999, 26.3). */
    private static String mutual() {
        Library.Entry entry =
                Library.precedents().stream()
                        .filter(e -> e.path().equals("precedents/cxa-1999/fig-10.qili"))
                        .findFirst()
                        .orElseThrow();
        return Languages.open(entry).text();
    }

    private Ruling ruling(String rulebook) throws IOException {
        OpenText text = open("case.qili", mutual().replace("棋规 cxa-1999", "棋规 " + rulebook));
        Case source = text.cases().get(0);
        return text.judge(source).ruling().orElseThrow();
    }

    @Test
    void anAmendmentOfAClauseChangesTheRuling() throws IOException {
        Ruling before = ruling("cxa-1999");
        assertEquals(Verdict.DRAW, before.verdict());
        assertEquals("26.3", before.rule().orElseThrow().number());
        write(
                "draft.qigui",
                "棋规 draft “草案” 沿用 cxa-1999 { 总则 26.3 “双方均为禁止着法，留待裁判组议定”：" + " 双方 禁止 → 未定 }");
        Ruling after = ruling("draft");
        assertEquals(Verdict.UNDETERMINED, after.verdict());
        assertEquals("draft", after.rule().orElseThrow().rulebook());
        assertEquals("双方均为禁止着法，留待裁判组议定", after.rule().orElseThrow().texts().in(Language.ZH_CN));
        // labels are those of the extended rulebook
        assertEquals(
                before.moves().stream().map(m -> m.label()).toList(),
                after.moves().stream().map(m -> m.label()).toList());
    }

    @Test
    void anAmendmentMayComeBeforeAllOtherClauses() throws IOException {
        write(
                "draft.qigui",
                "rulebook draft \"d\" extends cxa-1999 { general 99.1 \"all is a draw\":"
                        + " both-sides cycles > 0 => draw }");
        assertEquals("99.1", ruling("draft").rule().orElseThrow().number());
    }

    @Test
    void anAmendmentOfAnAmendment() throws IOException {
        write(
                "one.qigui",
                "rulebook one \"1\" extends cxa-1999 { general 26.3: both-sides prohibited =>"
                        + " undetermined }");
        write(
                "two.qigui",
                "rulebook two \"2\" extends one { general 26.3: both-sides prohibited => draw }");
        assertEquals("one", ruling("one").rule().orElseThrow().rulebook());
        assertEquals(Verdict.DRAW, ruling("two").verdict());
        assertEquals("two", ruling("two").rule().orElseThrow().rulebook());
    }
}
