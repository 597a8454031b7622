// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.report.BoardStyle;
import org.qili.report.exam.AnswerWords;
import org.qili.report.exam.Answers;
import org.qili.report.exam.Exam;
import org.qili.report.exam.ExamFiles;
import org.qili.report.exam.ExamItem;
import org.qili.report.exam.ExamKey;
import org.qili.report.exam.ExamPages;
import org.qili.report.exam.Marking;
import org.qili.report.exam.Solution;
import org.w3c.dom.Document;

/** Drawing, printing and marking examinations. */
class ExamTest {

    private static ExamItem figure2(Language language) {
        return ExamItem.of("2020 图2", Samples.figure2By(Samples.CXA_2020), language).orElseThrow();
    }

    private static ExamItem named(String id) {
        ExamItem item = figure2(Language.ZH_CN);
        return new ExamItem(
                id,
                item.rulebook(),
                item.start(),
                item.moves(),
                item.cycle(),
                item.solution(),
                item.difficulty());
    }

    private static List<ExamItem> pool(int size) {
        List<ExamItem> pool = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            pool.add(named(String.format("q%02d", i)));
        }
        return pool;
    }

    private static List<String> ids(Exam exam) {
        return exam.items().stream().map(ExamItem::id).toList();
    }

    @Test
    void sameSeedSameExamination() {
        List<ExamItem> pool = pool(20);
        List<ExamItem> turned = new ArrayList<>(pool);
        Collections.reverse(turned);
        assertEquals(ids(Exam.draw(pool, 42, 10)), ids(Exam.draw(turned, 42, 10)));
        assertNotEquals(ids(Exam.draw(pool, 42, 10)), ids(Exam.draw(pool, 43, 10)));
        assertEquals(10, new HashSet<>(ids(Exam.draw(pool, 42, 10))).size());
        // a longer examination begins otherwise only where it goes on
        assertEquals(ids(Exam.draw(pool, 42, 20)).subList(0, 10), ids(Exam.draw(pool, 42, 10)));
        assertEquals(3, Exam.draw(pool(3), 1, 10).items().size());
    }

    /** The order is Fisher and Yates' with java.util.Random(1): 0, 1 for bounds 3, 2. */
    @Test
    void orderIsThatOfTheGeneratorAsSpecified() {
        List<String> expected = new ArrayList<>(List.of("q00", "q01", "q02"));
        java.util.Random random = new java.util.Random(1);
        Collections.swap(expected, 2, random.nextInt(3));
        Collections.swap(expected, 1, random.nextInt(2));
        assertEquals(expected, ids(Exam.draw(pool(3), 1, 3)));
    }

    @Test
    void solutionOfFigure2() {
        // the labels and the ruling as the precedent states them
        Solution solution = figure2(Language.ZH_CN).solution();
        assertEquals(
                List.of(Label.CHASE, Label.EXCHANGE, Label.CHASE, Label.CHASE),
                solution.moves().stream().map(Solution.SolvedMove::label).toList());
        assertEquals(Verdict.RED_MUST_CHANGE, solution.verdict());
        assertTrue(solution.clauses().contains("25.2"));
        assertTrue(solution.moves().stream().noneMatch(m -> m.reasons().isEmpty()));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void paperTellsNoAnswerAndTheKeyEvery(Language language) {
        ExamItem item = figure2(language);
        Exam exam = Exam.draw(List.of(item), 5, 1);
        ExamPages pages =
                new ExamPages(Marking.Scheme.standard(), BoardStyle.printed(language), language);
        Document paper = Xml.parse(pages.paper(exam));
        Document key = Xml.parse(pages.key(exam));
        String asked = paper.getDocumentElement().getTextContent();
        String told = key.getDocumentElement().getTextContent();
        assertEquals(1, paper.getElementsByTagNameNS("*", "svg").getLength());
        assertFalse(asked.contains(item.id()));
        assertTrue(told.contains(item.id()));
        assertFalse(asked.contains("■"));
        assertTrue(told.contains("■ " + AnswerWords.name(Verdict.RED_MUST_CHANGE, language)));
        for (Solution.SolvedMove move : item.solution().moves()) {
            assertTrue(asked.contains(move.move()), asked);
            move.reasons().forEach(r -> assertTrue(told.contains(r), told));
            move.reasons().forEach(r -> assertFalse(asked.contains(r), asked));
        }
        assertTrue(asked.contains("5"));
    }

    // ---- marking: two a label, one for another idle name, four the ruling, two the clause ----

    private static ExamKey key() {
        return new ExamKey(
                1,
                List.of(
                        new ExamKey.Entry(
                                "a",
                                "r",
                                new Solution(
                                        List.of(
                                                solved(Label.CHASE),
                                                solved(Label.EXCHANGE),
                                                solved(Label.CHECK),
                                                solved(Label.IDLE)),
                                        Verdict.RED_MUST_CHANGE,
                                        List.of("26.4", "24.3"),
                                        List.of("so")))));
    }

    private static Solution.SolvedMove solved(Label label) {
        return new Solution.SolvedMove("m", label, label.getLiteral(), List.of("because"));
    }

    private static Marking mark(List<String> labels, String ruling, String clause) {
        return Marking.mark(
                key(),
                new Answers("x", Map.of(1, new Answers.Answer(labels, ruling, clause))),
                Marking.Scheme.standard(),
                Language.EN);
    }

    private static List<Marking.Judgement> judgements(Marking marking) {
        return marking.questions().get(0).marks().stream().map(Marking.Mark::judgement).toList();
    }

    @Test
    void rightAnswersEarnFullMarks() {
        Marking marking = mark(List.of("捉车", "兑", "check", "idle"), "红方变着", "24.3");
        assertEquals(4 * 2 + 4 + 2, marking.of());
        assertEquals(14, marking.points());
        assertEquals(Collections.nCopies(6, Marking.Judgement.RIGHT), judgements(marking));
    }

    @Test
    void eachKindOfMistake() {
        Marking marking = mark(List.of("check", "idle", "nonsense"), "black-must-change", "26.1");
        assertEquals(
                List.of(
                        Marking.Judgement.WRONG,
                        Marking.Judgement.SUBSTANCE,
                        Marking.Judgement.UNREADABLE,
                        Marking.Judgement.MISSING,
                        Marking.Judgement.WRONG,
                        Marking.Judgement.WRONG),
                judgements(marking));
        assertEquals(1, marking.points());
        Marking.Mark substance = marking.questions().get(0).marks().get(1);
        assertEquals("exchange", substance.expected());
        assertTrue(substance.reasons().contains("because"));
        assertTrue(marking.questions().get(0).marks().get(2).reasons().get(0).contains("nonsense"));
    }

    @Test
    void nothingWrittenEarnsNothing() {
        Marking marking =
                Marking.mark(
                        key(), new Answers("", Map.of()), Marking.Scheme.standard(), Language.EN);
        assertEquals(0, marking.points());
        assertEquals(14, marking.of());
        assertEquals(Collections.nCopies(6, Marking.Judgement.MISSING), judgements(marking));
    }

    @ParameterizedTest
    @CsvSource({
        "check,CHECK",
        "将,CHECK",
        "將,CHECK",
        "Mate Threat,MATE_THREAT",
        "mate-threat,MATE_THREAT",
        "殺,MATE_THREAT",
        "捉无根子,CHASE",
        "chase,CHASE",
        "sacrifice,SACRIFICE",
        "offer,SACRIFICE",
        "献,SACRIFICE",
        "跟,STALK",
        "闲,IDLE",
        "閒,IDLE",
        "要抽吃子,CHASE",
        "wins by checks,CHASE"
    })
    void wordsForLabels(String word, Label label) {
        assertEquals(Optional.of(label), AnswerWords.label(word));
    }

    @ParameterizedTest
    @EnumSource(Verdict.class)
    void wordsForRulings(Verdict verdict) {
        assertEquals(Optional.of(verdict), AnswerWords.verdict(AnswerWords.id(verdict)));
        for (Language language : Language.values()) {
            assertEquals(
                    Optional.of(verdict), AnswerWords.verdict(AnswerWords.name(verdict, language)));
        }
    }

    @Test
    void unknownWordsAreNone() {
        assertEquals(Optional.empty(), AnswerWords.label(""));
        assertEquals(Optional.empty(), AnswerWords.label("checker"));
        assertEquals(Optional.empty(), AnswerWords.verdict("red"));
    }

    // ---- files ----

    @Test
    void keyIsReadAsWritten() {
        ExamKey key = Exam.draw(List.of(figure2(Language.ZH_CN)), 9, 1).key();
        assertEquals(
                new ExamFiles.Result.Read<>(key), ExamFiles.key(ExamFiles.write(key), Language.EN));
    }

    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");

    private static Marking markedIn(Language reader, ExamKey key) {
        // one label right, one wrong, one unreadable, one missing; ruling and clause wrong
        Answers.Answer answer = new Answers.Answer(List.of("chase", "check", "?"), "draw", "99");
        return Marking.mark(
                key, new Answers("x", Map.of(1, answer)), Marking.Scheme.standard(), reader);
    }

    /** Whatever the language of the paper, who marks reads one language, that of the reader. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void aMarkedPaperSpeaksTheReadersLanguage(Language reader) {
        Marking own = markedIn(reader, Exam.draw(List.of(figure2(reader)), 9, 1).key());
        for (Language paper : Language.values()) {
            String json = ExamFiles.write(Exam.draw(List.of(figure2(paper)), 9, 1).key());
            ExamKey key = ((ExamFiles.Result.Read<ExamKey>) ExamFiles.key(json, reader)).value();
            assertEquals(own, markedIn(reader, key), "a paper in " + paper);
        }
        String page =
                new ExamPages(Marking.Scheme.standard(), BoardStyle.printed(reader), reader)
                        .marked(own);
        String text =
                Xml.parse(page)
                        .getElementsByTagNameNS("*", "body")
                        .item(0)
                        .getTextContent()
                        .replace("2020 图2", "");
        assertEquals(reader != Language.EN, HAN.matcher(text).find(), text);
        // what the candidate wrote stays as it was written
        for (String english : List.of("rootless", "exchange", "because", "Red ")) {
            assertTrue(reader == Language.EN || !text.contains(english), text);
        }
    }

    /** Keys written before they held every language are marked in their own. */
    @Test
    void aKeyOfOneLanguageIsMarkedInThatLanguage() {
        Exam exam = Exam.draw(List.of(figure2(Language.ZH_CN)), 9, 1);
        Solution solution = exam.key().entries().get(0).solution();
        JsonObject old = JsonParser.parseString(ExamFiles.write(exam.key())).getAsJsonObject();
        old.getAsJsonArray("entries")
                .get(0)
                .getAsJsonObject()
                .getAsJsonObject("solution")
                .remove("wordings");
        ExamFiles.Result<ExamKey> read = ExamFiles.key(old.toString(), Language.EN);
        ExamKey key = ((ExamFiles.Result.Read<ExamKey>) read).value();
        Marking marking = markedIn(Language.EN, key);
        assertEquals(
                solution.moves().get(1).name(),
                marking.questions().get(0).marks().get(1).expected());
    }

    @Test
    void formIsAnAnswerWithoutAnswers() {
        ExamFiles.Result<Answers> read =
                ExamFiles.answers(ExamFiles.form(key()), key(), Language.EN);
        Answers answers = ((ExamFiles.Result.Read<Answers>) read).value();
        assertEquals(List.of("", "", "", ""), answers.byQuestion().get(1).labels());
        Marking marking = Marking.mark(key(), answers, Marking.Scheme.standard(), Language.EN);
        assertEquals(0, marking.points());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'  '|the file is empty",
                "no json|line 1: this is no JSON",
                "{}|line 1: expected an object",
                "[1]|line 1: expected an object",
                "{`n`\"answers\":[`n`{\"question\":2}]}|line 3: there is no question “2”; the questions are numbered 1 to 1",
                "{\"answers\":[{\"question\":0}]}|there is no question “0”",
                "{\"answers\":[{\"question\":\"one\"}]}|there is no question “one”",
                "{\"answers\":[{`n`\"clause\":\"1\"}]}|line 1: the number of the question is missing",
                "{\"answers\":[null]}|line 1: expected an object with \"question\"",
                "{\"answers\":[{\"question\":1},`n`{\"question\":1}]}|line 2: question 1 is answered twice",
                "{\"answers\":[{\"question\":1,`n`\"lables\":[]}]}|line 2: “lables” is not known here; known: question, labels, ruling, clause",
                "{\"answers\":[{\"question\":1,\"labels\":\"check\"}]}|expected a list of labels",
                "{\"answers\":[{\"question\":1,\"ruling\":[]}]}|expected a text",
                "{\"answers\":[{\"question\":1,`n``n`\"labels\":[\"a\",\"b\",\"c\",\"d\",\"e\"]}]}|line 3: question 1 has 4 moves, 5 labels are given",
                "{\"answers\":[{\"question\":1}|the text ends too early",
                "{\"answers\":[]} x|this is no JSON",
                "{\"examination\":\"2-00000000\",\"answers\":[]}|these are answers to the examination 2-00000000; the key is that of 1-",
                "{\"seed\":1,\"entries\":[]}|this is a key, no answers",
                "{\"entries\":[]}|this is a key, no answers"
            })
    void badAnswersAreExplained(String json, String why) {
        ExamFiles.Result<Answers> result =
                ExamFiles.answers(json.replace("`n`", "\n"), key(), Language.EN);
        String told = assertInstanceOf(ExamFiles.Result.Unreadable.class, result).why();
        assertTrue(told.contains(why), told);
    }

    /** What is not answered may be left out or null; a clause may stand as a number. */
    @Test
    void answersMayBeIncomplete() {
        String json =
                "{\"answers\":[{\"question\":1,\"labels\":[null,\"check\"],\"clause\":24.3}]}";
        ExamFiles.Result<Answers> result = ExamFiles.answers(json, key(), Language.EN);
        Answers.Answer answer =
                ((ExamFiles.Result.Read<Answers>) result).value().byQuestion().get(1);
        assertEquals(new Answers.Answer(List.of("", "check"), "", "24.3"), answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"x|", "{}|", "{\"entries\":[{}]}|", "[]|", "``|"})
    void badKeysAreExplained(String json) {
        assertInstanceOf(ExamFiles.Result.Unreadable.class, ExamFiles.key(json, Language.ZH_CN));
    }

    @Test
    void keyAndAnswersAreNotMistakenForEachOther() {
        ExamFiles.Result<ExamKey> form = ExamFiles.key(ExamFiles.form(key()), Language.EN);
        assertTrue(
                assertInstanceOf(ExamFiles.Result.Unreadable.class, form)
                        .why()
                        .startsWith("these are answers, no key"));
        ExamKey other =
                new ExamKey(
                        1, List.of(new ExamKey.Entry("b", "r", key().entries().get(0).solution())));
        ExamFiles.Result<Answers> wrong =
                ExamFiles.answers(ExamFiles.form(other), key(), Language.EN);
        String why = assertInstanceOf(ExamFiles.Result.Unreadable.class, wrong).why();
        assertTrue(why.startsWith("line 3: these are answers to the examination"), why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{`n`\"seed\": 1,,|line 2: this is no JSON",
                "{`n`\"seed\": []}|line 2: this is no key"
            })
    void badKeysAreExplainedWithTheirLine(String json, String why) {
        ExamFiles.Result<ExamKey> result = ExamFiles.key(json.replace("`n`", "\n"), Language.EN);
        String told = assertInstanceOf(ExamFiles.Result.Unreadable.class, result).why();
        assertTrue(told.contains(why), told);
    }

    @Test
    void markedPageHoldsMarksAndReasons() {
        Marking marking = mark(List.of("<b>"), "draw", "");
        String text =
                Xml.parse(
                                new ExamPages(
                                                Marking.Scheme.standard(),
                                                BoardStyle.printed(Language.EN),
                                                Language.EN)
                                        .marked(marking))
                        .getDocumentElement()
                        .getTextContent();
        assertTrue(text.contains("0 of 14 marks"), text);
        assertTrue(text.contains("<b>"), text);
        assertTrue(text.contains("because"), text);
    }
}
