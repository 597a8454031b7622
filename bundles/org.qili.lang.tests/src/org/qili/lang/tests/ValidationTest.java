// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.lang.ide.OpenText;
import org.qili.lang.validation.QiliValidator;
import org.qili.library.Library;
import org.qili.model.Language;

/** Each kind of problem is found, once, under its code, at its place. */
class ValidationTest {

    /** Four plies that lead back to the initial array, neither side attacking anything new. */
    private static final String SHUFFLE = "1. 马二进三 马8进7 2. 马三退二 马7退8 3. 马二进三 马8进7 4. 马三退二 马7退8";

    private static final String BOOK =
            "rulebook a \"a\" zh-TW \"a\" en \"a\" { repetitions 3"
                    + " severity 1 \"s\" zh-TW \"s\" en \"s\": check > chase > idle"
                    + " prohibited 2 \"p\" zh-TW \"p\" en \"p\": every is check, chase %s }";

    private static final String RULE = " detail 3 \"d\" zh-TW \"d\" en \"d\": ";

    @AfterEach
    void english() {
        Languages.QILI.use(Language.EN);
    }

    /** A text with the expected place between « and », the code, and what the message says. */
    private static Arguments problem(String file, String text, String code, String message) {
        return Arguments.of(file, text, code, message);
    }

    private static String game(String inside) {
        return "case \"x\" { rulebook cxa-1999 " + inside + " }";
    }

    static Stream<Arguments> problems() {
        String moves = "moves { " + SHUFFLE + " } ";
        return Stream.of(
                problem("qili", game("moves { 1. 炮二平五 马8进7 2. «马三进五» }"), "BAD_MOVE", "legal"),
                problem("qili", game("moves { 1. «foo» }"), "BAD_MOVE", "foo"),
                // without a sign for the direction: 炮二进四 or 炮二平四
                problem("qili", game("moves { 1. «炮24» }"), "AMBIGUOUS_MOVE", "may stand for"),
                problem(
                        "qili",
                        game("fen \"4k4/9/9/9/9/9/9/9/9/4K4«» w\" moves { }"),
                        "BAD_POSITION",
                        ""),
                problem(
                        "qili",
                        game("fen \"3k5/9/9/9/9/9/9/9/9/4«X»K3 w\" moves { }"),
                        "BAD_POSITION",
                        "character"),
                problem(
                        "qili",
                        game("board { «\"．\"» } moves { }"),
                        "BAD_POSITION",
                        "nine points, here are 1"),
                problem(
                        "qili",
                        game("board { «\"．．．．将．．．．\"» \"．．．．帅．．．．\" } moves { }"),
                        "BAD_POSITION",
                        "ten rows, here are 2"),
                problem(
                        "qili",
                        game("board { \"．．．．«K»．．．．\" } moves { }"),
                        "BAD_POSITION",
                        "“K” is neither a man"),
                problem(
                        "qili",
                        "case «\"x\"» { rulebook cxa-1999 moves { 1. 炮二平五 } }",
                        "NO_REPETITION",
                        "no position recurs"),
                problem("qili", game(moves + "cycle from «30»"), "NO_SUCH_CYCLE", "ply 30"),
                problem(
                        "qili",
                        game(moves + "expect { 1. «check» idle }"),
                        "UNMET_EXPECTATION",
                        "expected check, but it is idle"),
                problem(
                        "qili",
                        game(moves + "expect { ruling red «loses» by 24.1 }"),
                        "UNMET_EXPECTATION",
                        "expected: Red loses (24.1); but it is: Draw"),
                problem(
                        "qili",
                        game(moves + "expect { ruling draw by «26.3» }"),
                        "UNMET_EXPECTATION",
                        "not 26.3"),
                problem(
                        "qili",
                        game(moves + "expect { ruling draw by «99.9» }"),
                        "UNKNOWN_CLAUSE",
                        "no clause 99.9"),
                problem(
                        "qili",
                        game(moves + "expect { «9.» idle idle }"),
                        "NO_SUCH_MOVE",
                        "no move 9."),
                problem("qili", game(moves + "note «99» \"n\""), "NO_SUCH_MOVE", "99"),
                problem(
                        "qili",
                        game(moves + "note 1 «chase» because \"n\""),
                        "NOTE_DIFFERS",
                        "the arbiter's chase differs from the rulebook's idle"),
                problem(
                        "qili",
                        "case «\"x\"» { " + moves + "}",
                        "NO_RULEBOOK",
                        "names no rulebook"),
                problem(
                        "qili",
                        game(moves) + " case «\"x\"» { rulebook cxa-1999 " + moves + "}",
                        "DUPLICATE",
                        "another case"),
                problem(
                        "qili",
                        "rulebook «a» \"a\" zh-TW \"a\" en \"a\" extends cxa-1999 { }",
                        "FILE_KIND",
                        ".qigui"),
                problem(
                        "qigui",
                        "case «\"x\"» { rulebook cxa-1999 " + moves + "}",
                        "FILE_KIND",
                        ".qili"),
                problem(
                        "qigui",
                        BOOK.formatted(RULE + "attack «fast» => chase"),
                        "UNKNOWN_WORD",
                        "fast"),
                // a fact of a side is no fact of a move
                problem(
                        "qigui",
                        BOOK.formatted(RULE + "move «every» is check => chase"),
                        "UNKNOWN_WORD",
                        "every"),
                problem(
                        "qigui",
                        BOOK.formatted(RULE + "attack target is horse, «dragon» => chase"),
                        "UNKNOWN_VALUE",
                        "dragon"),
                problem(
                        "qigui",
                        BOOK.formatted(RULE + "attack «target» => chase"),
                        "WRONG_COMPARISON",
                        "target"),
                problem(
                        "qigui",
                        BOOK.formatted(RULE + "attack «new» is horse => chase"),
                        "WRONG_COMPARISON",
                        "new"),
                problem(
                        "qigui",
                        BOOK.formatted(RULE + "attack net > «much» => chase"),
                        "NOT_A_NUMBER",
                        "much"),
                // a number that is no sum of values is not compared with a man
                problem(
                        "qigui",
                        BOOK.formatted(RULE + "attack lost-men > «horse» => chase"),
                        "NOT_A_NUMBER",
                        "horse"),
                problem(
                        "qigui",
                        BOOK.formatted(scale("9", "chariot = 20, horse = cannon = «pawn» = 10")),
                        "UNKNOWN_MAN",
                        "“pawn” is no man"),
                problem(
                        "qigui",
                        BOOK.formatted(scale("9", "chariot = 20, horse = cannon = «-3»")),
                        "VALUE_NUMBER",
                        "value -3: expected 0 to 99"),
                problem(
                        "qigui",
                        BOOK.formatted(scale("«9»", "chariot = horse + horse, horse = 10")),
                        "VALUE_MISSING",
                        "worth: cannon"),
                problem(
                        "qigui",
                        BOOK.formatted(
                                scale("«9»", "chariot = horse + cannon, horse = cannon = 60")),
                        "VALUE_RANGE",
                        "chariot is worth 120; a value is 0 to 99"),
                problem(
                        "qigui",
                        BOOK.formatted(
                                scale(
                                        "9",
                                        "chariot = horse + horse = «horse + cannon»,"
                                                + " horse = 10, cannon = 9")),
                        "VALUE_CONTRADICTION",
                        "chariot = 20, but horse + cannon = 19"),
                problem(
                        "qigui",
                        "rulebook a \"a\" zh-TW \"a\" en \"a\" extends «a» { repetitions 3"
                                + " prohibited 2 \"p\" zh-TW \"p\" en \"p\": every is check }",
                        "CYCLIC_EXTENSION",
                        "extends itself"),
                problem(
                        "qigui",
                        "rulebook «a» \"a\" zh-TW \"a\" en \"a\" {"
                                + " prohibited 2 \"p\" zh-TW \"p\" en \"p\": every is check }",
                        "NO_REPETITIONS",
                        "how often"),
                problem(
                        "qigui",
                        "rulebook «a» \"a\" zh-TW \"a\" en \"a\" { repetitions 3 }",
                        "NO_PROHIBITION",
                        "prohibited"),
                problem(
                        "qigui",
                        BOOK.replace("check > chase > idle", "«check» > idle")
                                .formatted(RULE + "attack new => chase"),
                        "SEVERITY_INCOMPLETE",
                        "chase"),
                problem(
                        "qigui",
                        BOOK.formatted(" detail «3» \"d\" en \"d\": attack new => chase"),
                        "MISSING_RESTATEMENT",
                        "no restatement in zh-TW"),
                problem(
                        "qigui",
                        "rulebook «a» \"a\" extends cxa-1999 { }",
                        "MISSING_RESTATEMENT",
                        "no restatement in zh-TW, en"),
                problem(
                        "qigui",
                        BOOK.formatted(reading("r", "x", "y") + reading("«r»", "x", "y")),
                        "DUPLICATE",
                        "another reading r"),
                problem(
                        "qigui",
                        BOOK.formatted(reading("r", "x", "«x»")),
                        "DUPLICATE",
                        "another option x"),
                problem(
                        "qigui",
                        "rulebook «a» \"a\" zh-TW \"a\" en \"a\" { repetitions 3"
                                + TABLE
                                + general("2", "both-sides prohibited => draw")
                                + general("3", "one-side prohibited, other allowed => must-change")
                                + " }",
                        "RULE_GAP",
                        "one side's moves are idle (allowed) and the other's idle (allowed)"),
                problem(
                        "qigui",
                        BOOK.formatted(
                                general("3", "one-side some is check => draw")
                                        + general("«4»", "one-side every is check => loses")),
                        "RULE_UNREACHABLE",
                        "by 3"),
                problem(
                        "qigui",
                        BOOK.formatted(
                                general("«3»", "one-side every is idle and some is check => draw")),
                        "RULE_NEVER_FITS",
                        "no case"),
                // nothing keeps both sides from checking for ever
                problem(
                        "qigui",
                        BOOK.formatted(general("«3»", "one-side every is check => loses")),
                        "RULE_BOTH_WAYS",
                        "one side's moves are check (prohibited) and the other's check (prohibited)"),
                problem(
                        "qigui",
                        BOOK.formatted(
                                RULE
                                        + "attack new => chase"
                                        + RULE.replace("3", "«4»")
                                        + "attack new => idle"),
                        "RULE_HIDDEN",
                        "clause 3"),
                problem(
                        "qigui",
                        BOOK.formatted("")
                                + " "
                                + BOOK.formatted("").replace("rulebook a", "rulebook «a»"),
                        "DUPLICATE",
                        "another rulebook a"));
    }

    /**
     * Details of a rulebook, the later ones hidden where the second column names who hides them.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // what is asked for more narrowly
                "attack new => chase; attack new and target is horse => idle | 11",
                "attack target is horse, cannon => chase; attack target is cannon => idle | 11",
                "attack not new => idle; attack offered and not new and rooted => chase | 11",
                "attack new or rooted => idle; attack rooted => chase | 11",
                // ranges of numbers, and values of men
                "attack net > 0 => chase; attack net >= 5 => idle | 11",
                "attack net > 0 => chase; attack net > 2 and price = 2 => idle | 11",
                "attack price < horse => idle; attack price <= 5 => chase | 11",
                "attack not net > 3 => idle; attack net < 4 => chase | 11",
                // not and not-or are the same
                "attack not (new or rooted) => idle; attack not new and not rooted => chase | 11",
                // several together
                "attack new => chase; attack not new => idle; attack rooted => chase | 11, 12",
                "attack net > 0 => chase; attack rooted => idle; attack net < 1 => idle; attack"
                        + " offered => idle | 11, 13",
                "attack target is horse => chase; attack new => idle; attack new and target is"
                        + " horse => idle | 11",
                // moves: only an idle rule ends the search
                "move captures => idle; move captures and gives-check => check | 11",
                // no false alarm
                "attack new => chase; attack not new => idle |",
                "attack target is horse => chase; attack target is cannon => idle |",
                "attack net > 0 => chase; attack net >= 0 => idle |",
                "attack net > 0 => chase; attack exchange-net > 0 => idle |",
                "attack price < horse => idle; attack price <= 10 => chase |",
                "attack new and rooted => idle; attack new => chase |",
                "attack every-victim is adviser, elephant => idle; attack every-victim is adviser,"
                        + " pawn => chase |",
                "move captures => check; move captures and gives-check => chase |",
                "move captures => idle; attack captures => chase |",
                "attack new => chase; attack not new and rooted => idle; attack rooted or offered"
                        + " => chase |"
            })
    void aDetailHiddenByOthers(String rules, String by) {
        StringBuilder details = new StringBuilder();
        int number = 10;
        for (String rule : rules.split("; ")) {
            details.append(RULE.replace("3", String.valueOf(++number))).append(rule);
        }
        String text = BOOK.formatted(details);
        List<Issue> hidden =
                Languages.issues(Languages.rulebooks(text)).stream()
                        .filter(i -> i.getCode().equals(QiliValidator.CODE + "RULE_HIDDEN"))
                        .toList();
        if (by == null) {
            assertEquals(List.of(), hidden, text);
            return;
        }
        assertEquals(1, hidden.size(), text);
        assertEquals(text.indexOf(" " + number + " ") + 1, hidden.get(0).getOffset());
        assertTrue(hidden.get(0).getMessage().endsWith("by clause " + by), hidden.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "attack new and not new => chase | true",
                "attack net > 3 and net < 3 => chase | true",
                "attack target is horse and target is cannon => chase | true",
                "attack net > 3 and net < 5 => chase | false",
                "attack every-victim is adviser and every-victim is pawn => chase | false"
            })
    void aDetailThatNothingFits(String rule, boolean found) {
        String text = BOOK.formatted(RULE + rule);
        assertEquals(
                found,
                Languages.issues(Languages.rulebooks(text)).stream()
                        .anyMatch(i -> i.getCode().equals(QiliValidator.CODE + "RULE_NEVER_FITS")));
    }

    /** General rules that ask for a reading are part of the table, too. */
    @Test
    void generalRulesUnderReadings() {
        String texts = " \"t\" zh-TW \"t\" en \"t\"";
        String reading =
                " reading r 9"
                        + texts
                        + " { option a"
                        + texts
                        + " option b"
                        + texts
                        + " } default a";
        String hidden =
                BOOK.formatted(
                        reading
                                + general("3", "both-sides allowed => draw")
                                + general("4", "both-sides allowed and reading r is a => draw"));
        List<Issue> issues = Languages.issues(Languages.rulebooks(hidden));
        assertEquals(1, issues.size(), issues.toString());
        assertEquals(QiliValidator.CODE + "RULE_UNREACHABLE", issues.get(0).getCode());
        assertEquals(hidden.indexOf(" 4 ") + 1, issues.get(0).getOffset());
        String reached =
                BOOK.formatted(
                        reading
                                + general("3", "both-sides allowed and reading r is a => draw")
                                + general("4", "both-sides allowed and reading r is b => draw"));
        assertEquals(List.of(), Languages.issues(Languages.rulebooks(reached)));
    }

    /** Whatever the readings and values, no shipped rulebook has a rule that never applies. */
    @ParameterizedTest
    @MethodSource("shippedRulebooks")
    void noFalseAlarm(Library.Entry entry) {
        assertEquals(List.of(), Languages.issues(Languages.open(entry)));
    }

    static Stream<Library.Entry> shippedRulebooks() {
        return Library.rulebooks().stream();
    }

    private static final String TABLE =
            " severity 1 \"s\" zh-TW \"s\" en \"s\": check > chase > idle"
                    + " prohibited 2 \"p\" zh-TW \"p\" en \"p\": every is check, chase";

    private static String scale(String number, String equations) {
        return " value "
                + number
                + " \"v\" zh-TW \"v\" en \"v\": "
                + equations
                + ", adviser = elephant = 5, crossed-pawn = 2, uncrossed-pawn = 0";
    }

    private static String general(String number, String rule) {
        return " general " + number + " \"g\" zh-TW \"g\" en \"g\": " + rule;
    }

    @Test
    void aTableThatDecidesEverythingOnceHasNoIssue() {
        String text =
                BOOK.formatted(
                        general("3", "one-side every is check, other not every is check => loses")
                                + general("4", "both-sides prohibited => draw")
                                + general(
                                        "5",
                                        "one-side prohibited and cycles > 3, other allowed => loses")
                                + general("6", "one-side prohibited, other allowed => must-change")
                                + general("7", "both-sides allowed => draw"));
        assertEquals(List.of(), Languages.issues(Languages.rulebooks(text)));
    }

    @Test
    void anAmendmentIsJudgedWithinTheWholeTable() {
        String text =
                "rulebook a \"a\" zh-TW \"a\" en \"a\" extends cxa-1999 {"
                        + general("99", "both-sides cycles > 0 => draw")
                        + " }";
        // the new rule comes first and decides all; what it hides stands in another file
        assertEquals(List.of(), Languages.issues(Languages.rulebooks(text)));
        String hidden =
                text.replace(" }", general("98", "both-sides prohibited => undetermined") + " }");
        List<Issue> issues = Languages.issues(Languages.rulebooks(hidden));
        assertEquals(1, issues.size(), issues.toString());
        assertEquals(hidden.indexOf("98"), issues.get(0).getOffset());
    }

    private static String reading(String name, String one, String other) {
        String texts = " \"t\" zh-TW \"t\" en \"t\"";
        return " reading "
                + name
                + " 4"
                + texts
                + " { option "
                + one
                + texts
                + " option "
                + other
                + texts
                + " } default "
                + one.replace("«", "").replace("»", "");
    }

    private static OpenText open(String file, String text) {
        return file.equals("qili") ? Languages.cases(text) : Languages.rulebooks(text);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void isFoundAtItsPlace(String file, String marked, String code, String message) {
        int from = marked.indexOf('«');
        int to = marked.indexOf('»') - 1;
        String text = marked.replace("«", "").replace("»", "");
        List<Issue> issues =
                Languages.issues(open(file, text)).stream()
                        .filter(i -> i.getCode().equals(QiliValidator.CODE + code))
                        .filter(i -> i.getMessage().contains(message))
                        .toList();
        assertEquals(1, issues.size(), () -> Languages.issues(open(file, text)).toString());
        Issue issue = issues.get(0);
        if (from != to) {
            assertEquals(
                    text.substring(from, to),
                    text.substring(issue.getOffset(), issue.getOffset() + issue.getLength()));
            assertEquals(from, issue.getOffset());
        }
    }

    @Test
    void illegalMovesComeWithTheReasonAndTheNearestLegalOnes() {
        OpenText text = Languages.cases(game("moves { 1. 炮二平五 马8进7 2. 马二进四 }"));
        Issue issue = Languages.issues(text).get(0);
        assertEquals(Severity.ERROR, issue.getSeverity());
        assertTrue(issue.getMessage().contains("legal and alike"), issue.getMessage());
        // the same horse may go forward to the files beside, as WXF writes it in English
        assertTrue(List.of(issue.getData()).contains("H2+3"), issue.getMessage());
    }

    @Test
    void whatOnlyMakesACaseUselessForNowIsAWarning() {
        Issue issue = Languages.issues(Languages.cases(game("moves { 1. 炮二平五 }"))).get(0);
        assertEquals(Severity.WARNING, issue.getSeverity());
    }

    @Test
    void messagesAreInTheUsersLanguage() {
        String text = game("moves { " + SHUFFLE + " } expect { ruling red loses }");
        Languages.QILI.use(Language.ZH_CN);
        assertTrue(
                Languages.issues(Languages.cases(text)).get(0).getMessage().startsWith("应为：红方判负"));
        Languages.QILI.use(Language.ZH_TW);
        assertTrue(
                Languages.issues(Languages.cases(text)).get(0).getMessage().startsWith("應為：紅方判負"));
    }

    @Test
    void aFaultlessCaseHasNoIssue() {
        String text = game("moves { " + SHUFFLE + " } expect { 1. idle idle ruling draw by 26.2 }");
        assertEquals(List.of(), Languages.issues(Languages.cases(text)));
    }
}
