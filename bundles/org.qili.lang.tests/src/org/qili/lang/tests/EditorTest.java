// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.ChineseNotation;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.QiliLanguage;
import org.qili.lang.ide.TextEdit;
import org.qili.lang.ide.contentassist.Proposal;
import org.qili.lang.ide.contentassist.Proposal.Kind;
import org.qili.lang.ide.highlighting.Highlight;
import org.qili.lang.ide.highlighting.Role;
import org.qili.lang.ide.hover.Hover;
import org.qili.lang.ide.navigation.Target;
import org.qili.lang.ide.quickfix.Fix;
import org.qili.lang.ide.structure.Fold;
import org.qili.lang.ide.structure.OutlineNode;
import org.qili.library.Library;
import org.qili.model.Language;

/** Completion, hover, highlighting, quick fixes, navigation, outline, folding. */
class EditorTest {

    private static final String CASE =
            """
            棋例 "x" {
              棋规 cxa-1999
              着法 {
                1. 马二进三 马8进7
                2. 马三退二 马7退8
                3. 马二进三 马8进7
                4. 马三退二 马7退8
              }
              应判 {
                1. 闲 闲
                判 和棋 依 26.2
              }
              注 1 闲 因 "n"
            }
            """;

    @AfterEach
    void english() {
        Languages.QILI.use(Language.EN);
    }

    @Test
    void twoSetUpsInOneProcessDoNotMixTheirLanguages() {
        QiliLanguage other = QiliLanguage.create();
        other.use(Language.ZH_TW);
        assertEquals(
                "cxa-1999 26.2\nBoth sides' moves are allowed and neither changes: draw\n"
                        + "precedents that rest on it (1): x",
                hover(false, CASE, "26.2"));
        OpenText broken = Languages.cases(CASE.replace("26.2", "26.3"));
        assertTrue(
                Languages.issues(broken)
                        .get(0)
                        .getMessage()
                        .startsWith("the ruling is as expected"));
    }

    // ---- completion ----

    /** Proposals at the mark | of a text. */
    private static List<Proposal> proposals(boolean rulebook, String marked) {
        int at = marked.indexOf('|');
        String text = marked.substring(0, at) + marked.substring(at + 1);
        OpenText open = rulebook ? Languages.rulebooks(text) : Languages.cases(text);
        List<Proposal> found = open.proposals(at);
        for (Proposal p : found) {
            assertEquals(at, p.offset() + p.length(), "replaces what is before the cursor");
        }
        return found;
    }

    private static List<String> texts(List<Proposal> proposals, Kind kind) {
        return proposals.stream().filter(p -> p.kind() == kind).map(Proposal::text).toList();
    }

    private static Set<String> legal(Position position) {
        ChineseNotation chinese = new ChineseNotation(Script.SIMPLIFIED);
        return position.legalMoves().stream()
                .map(m -> chinese.write(position, m))
                .collect(Collectors.toSet());
    }

    @Test
    void legalMovesAtThatPoint() {
        assertEquals(
                legal(Position.start()),
                Set.copyOf(texts(proposals(false, "case \"x\" { moves { 1. | } }"), Kind.MOVE)));
        // Black's reply
        Position second = Position.start().play(Position.start().legalMoves().get(0));
        String first =
                new ChineseNotation(Script.SIMPLIFIED)
                        .write(Position.start(), Position.start().legalMoves().get(0));
        List<String> replies =
                texts(proposals(false, "case \"x\" { moves { 1. " + first + " | } }"), Kind.MOVE);
        assertEquals(legal(second), Set.copyOf(replies));
    }

    @Test
    void movesInTheMiddleOfAScore() {
        String marked = CASE.replace("马三退二 马7退8\n    3.", "马三退二 | 马7退8\n    3.");
        List<String> moves = texts(proposals(false, marked), Kind.MOVE);
        assertTrue(moves.contains("马7退8"), moves.toString());
        assertFalse(moves.contains("马8进7"), moves.toString());
    }

    @Test
    void movesBegunInAnyNotation() {
        for (String begun : List.of("炮二平", "炮", "C2", "c2=", "h2e")) {
            List<String> moves =
                    texts(
                            proposals(false, "case \"x\" { moves { 1. " + begun + "| } }"),
                            Kind.MOVE);
            assertTrue(moves.contains("炮二平五"), begun + moves);
            assertFalse(moves.contains("马二进三"), begun + moves);
        }
    }

    @Test
    void noMovesAfterAnIllegalOne() {
        assertEquals(
                List.of(),
                texts(proposals(false, "case \"x\" { moves { 1. 车一进九 马8进7 2. | } }"), Kind.MOVE));
    }

    @Test
    void theNextRoundOffersItsNumber() {
        List<Proposal> found = proposals(false, "case \"x\" { moves { 1. 马二进三 马8进7\n | } }");
        assertTrue(texts(found, Kind.MOVE).contains("2."));
        assertFalse(
                texts(proposals(false, "case \"x\" { moves { 1. 马二进三 | } }"), Kind.MOVE)
                        .contains("2."));
    }

    @Test
    void clausesWithTheirText() {
        List<Proposal> found = proposals(false, CASE.replace("依 26.2", "依 |"));
        List<String> numbers = texts(found, Kind.CLAUSE);
        assertTrue(
                numbers.containsAll(List.of("24.1", "26.3", "26.4", "29.2")), numbers.toString());
        Proposal draw =
                found.stream().filter(p -> p.text().equals("26.3")).findFirst().orElseThrow();
        assertEquals("Both sides' moves are prohibited and neither changes: draw", draw.detail());
        // rules that decide come first
        assertTrue(numbers.indexOf("26.3") < numbers.indexOf("29.2"), numbers.toString());
        assertEquals(
                List.of("26.1", "26.2", "26.3", "26.4"),
                texts(proposals(false, CASE.replace("依 26.2", "依 26.|")), Kind.CLAUSE).stream()
                        .sorted()
                        .toList());
    }

    @Test
    void clausesThatADraftCanAmend() {
        List<Proposal> found = proposals(true, "rulebook a \"a\" extends cxa-1999 { general | ");
        assertTrue(texts(found, Kind.CLAUSE).contains("26.3"));
        assertEquals(
                List.of(), texts(proposals(true, "rulebook a \"a\" { general | "), Kind.CLAUSE));
    }

    private static Set<String> vocabulary(FactScope scope) {
        return Vocabulary.words(scope).stream().map(Word::id).collect(Collectors.toSet());
    }

    @Test
    void factsByScopeWithTheirDefinition() {
        List<Proposal> move = proposals(true, "rulebook a \"a\" { detail 1: move | => idle }");
        List<Proposal> attack = proposals(true, "rulebook a \"a\" { detail 1: attack | => idle }");
        List<Proposal> side = proposals(true, "rulebook a \"a\" { prohibited 1: not | }");
        assertEquals(vocabulary(FactScope.MOVE), Set.copyOf(texts(move, Kind.WORD)));
        assertEquals(vocabulary(FactScope.ATTACK), Set.copyOf(texts(attack, Kind.WORD)));
        assertEquals(vocabulary(FactScope.PROFILE), Set.copyOf(texts(side, Kind.WORD)));
        Proposal target =
                attack.stream().filter(p -> p.text().equals("target")).findFirst().orElseThrow();
        assertEquals("目标", target.detail());
        assertEquals("Kind of the man that would be captured.", target.documentation());
    }

    @Test
    void valuesOfTheWordThatIsCompared() {
        Set<String> roots =
                Vocabulary.find("root", FactScope.ATTACK).orElseThrow().values().stream()
                        .map(Word.Value::id)
                        .collect(Collectors.toSet());
        for (String before : List.of("root is |", "root is none, |", "new and (root is |")) {
            assertEquals(
                    roots,
                    Set.copyOf(
                            texts(
                                    proposals(
                                            true, "rulebook a \"a\" { detail 1: attack " + before),
                                    Kind.VALUE)),
                    before);
        }
        assertTrue(texts(proposals(true, "棋规 a “a” { 细则 1： 攻 目标 为 |"), Kind.VALUE).contains("马"));
        assertTrue(texts(proposals(true, "棋規 a 「a」 { 細則 1： 攻 目標 為 |"), Kind.VALUE).contains("馬"));
    }

    @Test
    void labelsInTheLanguageOfTheText() {
        List<Proposal> chinese = proposals(false, CASE.replace("1. 闲 闲\n", "1. |\n"));
        assertEquals(
                Set.of("将", "杀", "捉", "兑", "献", "拦", "跟", "闲"),
                Set.copyOf(texts(chinese, Kind.LABEL)));
        List<Proposal> english = proposals(false, "case \"x\" { moves { } expect { 1. | } }");
        assertTrue(texts(english, Kind.LABEL).contains("mate-threat"));
        assertFalse(texts(english, Kind.LABEL).contains("杀"));
    }

    @Test
    void rulebooksWithTheirTitle() {
        List<Proposal> found = proposals(false, "case \"x\" { rulebook | moves { } }");
        assertEquals(
                Library.rulebooks().stream().map(Library.Entry::name).collect(Collectors.toSet()),
                Set.copyOf(texts(found, Kind.RULEBOOK)));
        assertTrue(
                found.stream()
                        .anyMatch(p -> p.detail().equals("Xiangqi Competition Rules (1999)")));
    }

    @Test
    void readingsAndTheirOptions() {
        String book =
                "rulebook a \"a\" { reading eins 1 \"r\" { option x \"x\" option y \"y\" } default"
                        + " x detail 2: move reading ";
        assertEquals(List.of("eins"), texts(proposals(true, book + "|"), Kind.READING));
        assertEquals(
                Set.of("x", "y"),
                Set.copyOf(texts(proposals(true, book + "eins is |"), Kind.READING)));
    }

    @Test
    void keywordsInTheLanguageOfTheTextOrElseOfTheUser() {
        assertTrue(
                texts(proposals(true, "棋规 a “a” { |"), Kind.KEYWORD)
                        .containsAll(List.of("细则", "总则", "循环次数")));
        assertTrue(
                texts(proposals(true, "棋規 a “a” { |"), Kind.KEYWORD)
                        .containsAll(List.of("細則", "總則", "循環次數")));
        assertFalse(texts(proposals(true, "棋规 a “a” { |"), Kind.KEYWORD).contains("detail"));
        assertTrue(texts(proposals(false, "|"), Kind.KEYWORD).contains("case"));
        Languages.QILI.use(Language.ZH_CN);
        assertTrue(texts(proposals(false, "|"), Kind.KEYWORD).contains("棋例"));
    }

    @Test
    void theExpectationAsItIsNow() {
        String without = CASE.replaceAll("(?s)应判.*注", "|注");
        List<Proposal> found = proposals(false, without);
        Proposal template =
                found.stream().filter(p -> p.kind() == Kind.TEMPLATE).findFirst().orElseThrow();
        String text =
                TextEdit.apply(
                        without.replace("|", ""),
                        List.of(
                                new TextEdit(
                                        template.offset(),
                                        template.length(),
                                        template.text() + "\n  ")));
        assertEquals(List.of(), Languages.issues(Languages.cases(text)));
        assertTrue(template.text().contains("判 和棋 依 26.2"), template.text());
    }

    // ---- hover ----

    private static String hover(boolean rulebook, String text, String word) {
        OpenText open = rulebook ? Languages.rulebooks(text) : Languages.cases(text);
        int at = text.indexOf(word);
        return open.hover(at)
                .map(
                        h -> {
                            assertEquals(word, text.substring(h.offset(), h.offset() + h.length()));
                            return h.text();
                        })
                .orElse("");
    }

    @Test
    void hoverTellsWhatIsKnown() {
        assertTrue(
                hover(false, CASE, "马二进三").startsWith("ply 1: 马二进三 (H2+3, h0g2)\ncxa-1999: idle"));
        assertEquals(
                "cxa-1999 26.2\nBoth sides' moves are allowed and neither changes: draw\n"
                        + "precedents that rest on it (1): x",
                hover(false, CASE, "26.2"));
        assertTrue(
                hover(false, CASE, "cxa-1999")
                        .startsWith("cxa-1999: Xiangqi Competition Rules (1999)"));
        assertTrue(hover(false, CASE, "和棋").startsWith("Draw if neither side changes"));
        assertTrue(hover(false, CASE, "闲").startsWith("ply 1: "));
        assertEquals("", hover(false, CASE, "着法"));
        String book =
                "rulebook a \"a\" extends cxa-1999 { general 26.3 \"neu\": both-sides prohibited =>"
                        + " draw }";
        assertEquals(
                "a 26.3\n"
                        + "neu\n"
                        + "amends cxa-1999: Both sides' moves are prohibited and neither changes: draw",
                hover(true, book, "26.3"));
        String rule = "rulebook a \"a\" { detail 1: attack target is horse => idle }";
        assertTrue(hover(true, rule, "target").contains("Kind of the man that would be captured."));
        assertTrue(hover(true, rule, "horse").startsWith("马 · horse"));
    }

    /** A template can be taken as it is, in every language, and then be filled in. */
    @ParameterizedTest
    @EnumSource
    void templatesOfStatements(Language language) {
        Languages.QILI.use(language);
        String empty = "rulebook mine \"甲\" zh-TW \"甲\" en \"A\" extends cxa-1999 {\n\n}\n";
        String book = TextEdit.apply(empty, Languages.rulebooks(empty).translate(language));
        int at = book.indexOf("\n}");
        OpenText open = Languages.rulebooks(book);
        List<Proposal> templates =
                open.proposals(at).stream().filter(p -> p.kind() == Kind.TEMPLATE).toList();
        assertEquals(5, templates.size(), templates::toString);
        for (Proposal template : templates) {
            String filled = book.substring(0, at) + template.text() + book.substring(at);
            OpenText text = Languages.rulebooks(filled);
            assertEquals(List.of(), Languages.syntaxErrors(text), filled);
            assertEquals(List.of(), Languages.issues(text), filled);
            // the keywords are those of the language
            assertEquals(List.of(), text.translate(language), filled);
        }
    }

    @Test
    void eachFileIsOfferedItsOwnKind() {
        assertEquals(List.of("case"), texts(proposals(false, "|"), Kind.KEYWORD));
        assertEquals(List.of("rulebook"), texts(proposals(true, "|"), Kind.KEYWORD));
    }

    @Test
    void whatIsDeclaredIsDefinedThere() {
        String book =
                "rulebook a extends cxa-1999 { reading r 98 { option left option right } default left"
                        + " detail 97.1 : move captures => idle }";
        OpenText text = Languages.rulebooks(book);
        for (String word : List.of("a extends", "r 98", "left option", "97.1")) {
            Target target = text.definition(book.indexOf(word)).orElseThrow();
            assertEquals(book.indexOf(word), target.offset(), word);
            assertEquals(text.uri(), target.uri());
        }
        assertTrue(hover(true, book, "left").startsWith("left"), "hover of an option");
    }

    /** A name that means nothing is one problem, not two. */
    @Test
    void aMissingNameIsSaidOnce() {
        OpenText text =
                Languages.rulebooks(
                        "rulebook a \"a\" zh-TW \"a\" en \"a\" extends cxa-1999 { reading r 98 \"r\""
                                + " zh-TW \"r\" en \"r\" { option x \"x\" zh-TW \"x\" en \"x\" }"
                                + " default z }");
        List<Issue> issues = Languages.issues(text);
        assertEquals(1, issues.size(), issues.toString());
        assertEquals("z", text.text().substring(issues.get(0).getOffset()).substring(0, 1));
    }

    @Test
    void whatAManIsWorth() {
        String book =
                "rulebook a extends cxa-1999 { value 25.3 : chariot = horse + horse, horse = 12,"
                        + " cannon = 10, adviser = elephant = 5, crossed-pawn = 2, uncrossed-pawn"
                        + " = 0 detail 1 : attack price < elephant => idle }";
        assertEquals("车 · chariot: worth 24 in a", hover(true, book, "chariot"));
        assertEquals("象 · elephant: worth 5 in a", hover(true, book, "elephant"));
        assertTrue(
                hover(true, book, "25.3").startsWith("a 25.3\n"), () -> hover(true, book, "25.3"));
        assertTrue(
                hover(true, book, "25.3").contains("amends cxa-1999: Chariot, horse, cannon"),
                () -> hover(true, book, "25.3"));
        OutlineNode scale = Languages.rulebooks(book).outline().get(0).children().get(0);
        assertEquals("values 25.3", scale.label());
        assertEquals(Role.VALUE, role(Languages.rulebooks(book), "cannon"));
        assertEquals(Role.KEYWORD, role(Languages.rulebooks(book), "value"));
        Set<String> men = Vocabulary.men().stream().map(Word.Value::id).collect(Collectors.toSet());
        for (String marked :
                List.of(
                        book.replace("horse = 12", "horse = 12, | "),
                        book.replace("horse + horse", "|"),
                        book.replace("horse + horse", "horse + |"),
                        book.replace("chariot = horse + horse", "chariot=horse+|"),
                        book.replace("chariot = horse + horse", "chariot=horse+horse+|"),
                        book.replace("price < elephant", "price < |"))) {
            assertEquals(men, Set.copyOf(texts(proposals(true, marked), Kind.VALUE)), marked);
        }
        // a count of men is compared with a number
        assertEquals(
                List.of(),
                texts(
                        proposals(true, book.replace("price < elephant", "lost-men < |")),
                        Kind.VALUE));
    }

    @Test
    void hoverSpeaksTheUsersLanguage() {
        Languages.QILI.use(Language.ZH_TW);
        assertEquals(
                "cxa-1999 第 26.2 條\n雙方均為允許著法，雙方不變作和\n據以裁定的棋例（1）：x", hover(false, CASE, "26.2"));
    }

    @Test
    void hoverAsHtmlIsEscaped() {
        var hover = new Hover(0, 1, "a < b\nc & d");
        assertEquals("<b>a &lt; b</b><br/>c &amp; d", hover.html());
    }

    // ---- highlighting ----

    private static Role role(OpenText text, String word) {
        int at = text.text().indexOf(word);
        return text.highlights().stream()
                .filter(h -> h.offset() <= at && at < h.offset() + h.length())
                .map(Highlight::role)
                .findFirst()
                .orElse(null);
    }

    @Test
    void rolesOfWords() {
        OpenText source = Languages.cases("// say\n" + CASE);
        assertEquals(Role.COMMENT, role(source, "// say"));
        assertEquals(Role.KEYWORD, role(source, "棋例"));
        assertEquals(Role.STRING, role(source, "\"x\""));
        assertEquals(Role.REFERENCE, role(source, "cxa-1999"));
        assertEquals(Role.ROUND, role(source, "1."));
        assertEquals(Role.MOVE, role(source, "马二进三"));
        assertEquals(Role.LABEL, role(source, "闲"));
        assertEquals(Role.OUTCOME, role(source, "和棋"));
        assertEquals(Role.CLAUSE, role(source, "26.2"));
        assertEquals(Role.STRING, role(source, "\"n\""));
        OpenText book =
                Languages.rulebooks(
                        "棋规 甲 “书” { 循环次数 3 细则 28.3： 攻 目标 为 将 → 将 读法 乙 1 “” { 取 丙 “” } 默认 丙 }");
        assertEquals(Role.NAME, role(book, "甲"));
        assertEquals(Role.NUMBER, role(book, "3 "));
        assertEquals(Role.CLAUSE, role(book, "28.3"));
        assertEquals(Role.WORD, role(book, "目标"));
        // the same word, once a value and once a label
        assertEquals(Role.VALUE, role(book, "将 →"));
        assertEquals(Role.LABEL, role(book, "将 读"));
        assertEquals(Role.NAME, role(book, "乙"));
        assertEquals(Role.REFERENCE, role(book, "丙 }"));
    }

    static List<Library.Entry> rulebooks() {
        return Library.rulebooks();
    }

    @ParameterizedTest
    @MethodSource("rulebooks")
    void highlightsFollowEachOther(Library.Entry entry) {
        OpenText text = Languages.open(entry);
        int end = 0;
        for (Highlight h : text.highlights()) {
            assertTrue(h.offset() >= end && h.length() > 0, h.toString());
            end = h.offset() + h.length();
        }
        assertTrue(end <= text.text().length() && text.highlights().size() > 100);
    }

    // ---- quick fixes ----

    /** The text after the first fix of the first issue with that code. */
    private static String fixed(OpenText text, String code) {
        Issue issue =
                Languages.issues(text).stream()
                        .filter(i -> i.getCode().endsWith(code))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(Languages.issues(text).toString()));
        Fix fix = text.fixes(issue).get(0);
        assertFalse(fix.label().isBlank());
        return TextEdit.apply(text.text(), fix.edits());
    }

    @Test
    void fixesOfCasesMakeThemFaultless() {
        Languages.QILI.use(Language.ZH_CN);
        List<String> broken =
                List.of(
                        CASE.replace("26.2", "26.3") + "#UNMET_EXPECTATION",
                        CASE.replace("和棋", "红方 判负") + "#UNMET_EXPECTATION",
                        CASE.replace("1. 闲 闲", "1. 闲 将") + "#UNMET_EXPECTATION",
                        CASE.replace("注 1 闲", "注 1 杀") + "#NOTE_DIFFERS",
                        CASE.replace("cxa-1999", "cxa-1998") + "#Linking",
                        CASE.replace("应判 {", "应叛 {") + "#Syntax");
        for (String one : broken) {
            String[] parts = one.split("#");
            OpenText text = Languages.cases(parts[0]);
            String mended = fixed(text, parts[1]);
            assertEquals(List.of(), Languages.issues(Languages.cases(mended)), mended);
        }
    }

    @Test
    void unknownClauseBecomesTheNearest() {
        OpenText text = Languages.cases(CASE.replace("26.2", "26.9"));
        assertTrue(fixed(text, "UNKNOWN_CLAUSE").contains("依 26."));
    }

    @Test
    void illegalMoveBecomesALegalOneLikeIt() {
        Languages.QILI.use(Language.ZH_CN);
        OpenText text = Languages.cases(CASE.replace("1. 马二进三", "1. 马二进二"));
        String mended = fixed(text, "BAD_MOVE");
        List<Issue> left = Languages.issues(Languages.cases(mended));
        assertTrue(
                left.stream()
                        .noneMatch(
                                i ->
                                        i.getCode().endsWith("BAD_MOVE")
                                                && i.getOffset() == mended.indexOf("1. ") + 3),
                mended);
    }

    @Test
    void ambiguousMoveOffersEachMeaning() {
        Languages.QILI.use(Language.ZH_CN);
        OpenText text = Languages.cases("case \"x\" { rulebook cxa-1999 moves { 1. 炮24 } }");
        Issue issue =
                Languages.issues(text).stream()
                        .filter(i -> i.getCode().endsWith("AMBIGUOUS_MOVE"))
                        .findFirst()
                        .orElseThrow();
        assertEquals(
                Set.of("炮二平四", "炮二进四"),
                text.fixes(issue).stream()
                        .map(f -> f.edits().get(0).text())
                        .collect(Collectors.toSet()));
    }

    @Test
    void caseWithoutRulebookGetsOne() {
        OpenText text = Languages.cases(CASE.replace("  棋规 cxa-1999\n", ""));
        String mended = fixed(text, "NO_RULEBOOK");
        assertTrue(mended.startsWith("棋例 \"x\" {\n  棋规 "), mended);
        assertTrue(
                Languages.issues(Languages.cases(mended)).stream()
                        .noneMatch(i -> i.getCode().endsWith("NO_RULEBOOK")));
    }

    @Test
    void missingRestatementsAreAdded() {
        String book =
                """
                rulebook a "甲" zh-TW "甲" en "a" extends cxa-1999 {
                  general 26.3
                    "双方均为禁止着法"
                    zh-TW "雙方均為禁止著法"
                    : both-sides prohibited => draw
                }
                """;
        assertEquals(
                book.replace("    : both", "    en \"双方均为禁止着法\"\n    : both"),
                fixed(Languages.rulebooks(book), "MISSING_RESTATEMENT"));
    }

    @Test
    void misspeltFactsAndValues() {
        String book = "rulebook a \"a\" extends cxa-1999 { detail 1: attack %s is %s => idle }";
        assertTrue(
                fixed(Languages.rulebooks(book.formatted("tarket", "horse")), "UNKNOWN_WORD")
                        .contains("attack target is"));
        assertTrue(
                fixed(Languages.rulebooks(book.formatted("target", "hors")), "UNKNOWN_VALUE")
                        .contains("is horse =>"));
    }

    // ---- navigation ----

    @Test
    void definitions() {
        OpenText text = Languages.cases(CASE);
        Target book = text.definition(CASE.indexOf("cxa-1999")).orElseThrow();
        assertEquals("cxa-1999.qigui", book.uri().lastSegment());
        OpenText shipped = Languages.open(Library.rulebook("cxa-1999").orElseThrow());
        assertEquals(
                "cxa-1999", shipped.text().substring(book.offset(), book.offset() + book.length()));
        Target clause = text.definition(CASE.indexOf("26.2")).orElseThrow();
        assertEquals(
                "26.2",
                shipped.text().substring(clause.offset(), clause.offset() + clause.length()));
        assertTrue(text.definition(CASE.indexOf("着法")).isEmpty());
    }

    @Test
    void referencesWithinAText() {
        String book =
                "rulebook one \"1\" extends cxa-1999 { reading r 9 \"r\" { option x \"x\" } default"
                        + " x detail 8: move reading r is x => idle } rulebook two \"2\" extends one {"
                        + " }";
        OpenText text = Languages.rulebooks(book);
        assertEquals(
                List.of(book.lastIndexOf("one")), offsets(text.references(book.indexOf("one"))));
        assertEquals(List.of(book.indexOf("r is")), offsets(text.references(book.indexOf("r 9"))));
        assertEquals(
                List.of(book.indexOf("x detail"), book.indexOf("x =>")),
                offsets(text.references(book.indexOf("x \"x\""))));
        String cited = CASE + CASE.replace("\"x\"", "\"y\"");
        OpenText cases = Languages.cases(cited);
        assertEquals(
                List.of(cited.indexOf("26.2"), cited.lastIndexOf("26.2")),
                offsets(cases.references(cited.indexOf("26.2"))));
    }

    private static List<Integer> offsets(List<Target> targets) {
        return targets.stream().map(Target::offset).sorted().toList();
    }

    // ---- structure ----

    @Test
    void outlineOfACase() {
        OutlineNode node = Languages.cases(CASE).outline().get(0);
        assertEquals(OutlineNode.Kind.CASE, node.kind());
        assertEquals("x", node.label());
        assertEquals(
                List.of("moves (8)", "expectation", "note"),
                node.children().stream().map(OutlineNode::label).toList());
    }

    @Test
    void outlineOfARulebook() {
        OpenText text = Languages.open(Library.rulebook("cxa-1999").orElseThrow());
        OutlineNode node = text.outline().get(0);
        assertEquals("cxa-1999", node.label());
        OutlineNode rule =
                node.children().stream()
                        .filter(c -> c.label().startsWith("26.3"))
                        .findFirst()
                        .orElseThrow();
        assertEquals(OutlineNode.Kind.GENERAL, rule.kind());
        assertEquals("Both sides' moves are prohibited and neither changes: draw", rule.detail());
        String named = text.text().substring(rule.name().offset(), rule.name().end());
        assertEquals("26.3", named);
    }

    @Test
    void foldsOfSeveralLines() {
        OpenText text = Languages.cases("/* a\n b */\n" + CASE);
        List<Fold> folds = text.folds();
        assertEquals(List.of(0, 11), folds.stream().map(Fold::offset).limit(2).toList());
        assertTrue(
                folds.stream().anyMatch(f -> text.text().substring(f.offset()).startsWith("应判 {")));
        assertTrue(
                folds.stream()
                        .allMatch(
                                f ->
                                        text.text()
                                                .substring(f.offset(), f.offset() + f.length())
                                                .contains("\n")));
    }
}
