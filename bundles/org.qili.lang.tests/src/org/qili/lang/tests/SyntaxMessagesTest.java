// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.xtext.diagnostics.Diagnostic;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qili.lang.ide.OpenText;
import org.qili.model.Language;

/** Messages about the grammar and about names say what was found and what was expected. */
class SyntaxMessagesTest {

    @AfterEach
    void english() {
        Languages.QILI.use(Language.EN);
    }

    private static String first(OpenText text, Language language) {
        Languages.QILI.use(language);
        return Languages.syntaxErrors(Languages.QILI.open(text.uri(), text.text())).get(0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "case 'x' { moves { 1. 炮二平五 } expect { ruling red foo } }|“foo” cannot stand here;"
                        + " expected: loses, must-change, draw, undetermined",
                "case 'x' { moves { } cycle 3 }|“3” cannot stand here; expected: from",
                "case 'x' { moves { } expect { 1. } }"
                        + "|“}” cannot stand here; expected: ..., a label (check, chase, idle …)",
                "case 'x' { moves { 1. 炮二平五|the end of the text cannot stand here; expected:"
                        + " variation, a round number (1.), ..., a move, }",
                "case { moves { } }|“{” cannot stand here; expected: a text in quotes",
                "棋例 “x” { 着法 { } 应判 { 判 红方 和棋 依 甲 } }"
                        + "|“甲” cannot stand here; expected: a clause number (29.4)",
                "case 'x|this text in quotes is never closed",
                "棋例 “x|this text in quotes is never closed",
                "case 'x' { /* moves|this comment is never closed",
                "case 'x' { moves { 1. C2= } }|this word is not complete"
            })
    void saysWhatIsExpected(String text, String message) {
        String quoted = text.replace((char) 39, '"');
        assertEquals(message, first(Languages.cases(quoted), Language.EN));
    }

    @Test
    void speaksTheUsersLanguageAndNamesKeywordsInTheTextsLanguage() {
        OpenText text = Languages.cases("棋例 “x” { 着法 { } 应判 { 判 红方 输 } }");
        assertEquals("此处不能是“输”；应为：判负、变着、和棋、未定", first(text, Language.ZH_CN));
        assertEquals("此處不能是“输”；應為：判负、变着、和棋、未定", first(text, Language.ZH_TW));
        assertEquals("“输” cannot stand here; expected: 判负, 变着, 和棋, 未定", first(text, Language.EN));
    }

    @Test
    void noMessageOfTheParserGeneratorGetsThrough() {
        String good =
                "case \"x\" { rulebook cxa-1999 fen \"f\" moves { 1. 炮二平五 马8进7 } cycle from 1"
                        + " expect { 1. check idle ruling red loses by 24.1 } note 1 idle because \"w\""
                        + " }";
        List<String> words = List.of(good.split(" "));
        for (int gone = 0; gone < words.size(); gone++) {
            List<String> rest = new ArrayList<>(words);
            rest.remove(gone);
            for (String error : Languages.syntaxErrors(Languages.cases(String.join(" ", rest)))) {
                assertFalse(
                        error.contains("viable")
                                || error.contains("mismatched")
                                || error.contains("missing")
                                || error.contains("extraneous")
                                || error.contains("RULE_"),
                        error);
            }
        }
    }

    @Test
    void numbersOutOfRange() {
        OpenText text = Languages.cases("case \"x\" { moves { } cycle from 99999999999 }");
        assertEquals(List.of("this number is out of range"), Languages.syntaxErrors(text));
    }

    private static String linkError(OpenText text) {
        return Languages.issues(text).stream()
                .filter(i -> i.getCode().equals(Diagnostic.LINKING_DIAGNOSTIC))
                .map(Issue::getMessage)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void unknownRulebooksNameTheKnownOnesNearestFirst() {
        OpenText text = Languages.cases("case \"x\" { rulebook cxa-1998 moves { } }");
        String message = linkError(text);
        assertEquals(
                "there is no rulebook “cxa-1998”; known are: cxa-1999",
                message.substring(
                        0, "there is no rulebook “cxa-1998”; known are: cxa-1999".length()));
        Languages.QILI.use(Language.ZH_CN);
        assertEquals(
                "没有棋规“cxa-1998”；已有：cxa-1999",
                linkError(Languages.cases(text.text()))
                        .substring(0, "没有棋规“cxa-1998”；已有：cxa-1999".length()));
    }

    @Test
    void unknownReadingsAndOptionsNameTheKnownOnes() {
        String book =
                "rulebook a \"a\" { reading eins 1 \"r\" { option x \"x\" option y \"y\" } default"
                        + " %s detail 2: move reading %s is %s => idle }";
        assertEquals(
                "there is no reading “zwei”; known are: eins",
                linkError(Languages.rulebooks(book.formatted("x", "zwei", "x"))));
        assertEquals(
                "there is no option “z”; known are: x, y",
                linkError(Languages.rulebooks(book.formatted("x", "eins", "z"))));
        assertEquals(
                "there is no option “xx”; known are: x, y",
                linkError(Languages.rulebooks(book.formatted("xx", "eins", "y"))));
    }
}
