// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.report.exam.AnswerWords;
import org.qili.report.exam.Answers;
import org.qili.report.exam.Difficulty;
import org.qili.report.exam.Difficulty.Level;
import org.qili.report.exam.Exam;
import org.qili.report.exam.ExamFiles;
import org.qili.report.exam.ExamFolder;
import org.qili.report.exam.ExamFolder.Format;
import org.qili.report.exam.ExamItem;
import org.qili.report.exam.ExamKey;
import org.qili.report.exam.Exercise;
import org.qili.report.exam.ExerciseChoice;
import org.qili.report.exam.Marking;
import org.qili.report.exam.Marking.Judgement;
import org.qili.report.exam.Practice;
import org.qili.report.exam.PracticeHistory;
import org.qili.report.exam.PracticeHistory.Tally;
import org.qili.report.exam.PracticeRecord;
import org.qili.report.pdf.PdfMaker;

/** Choosing cases to practise, and going through them. */
class PracticeTest {

    /** Figure 2 of 2020: chase, exchange, chase, chase; Red must change by 25.2. */
    private static Exercise figure2(String id) {
        return Exercise.of(id, Samples.figure2By(Samples.CXA_2020)).orElseThrow();
    }

    /** Red checks, Black's king steps aside: check, idle, check, idle; Red loses by 25.1. */
    private static Exercise perpetualCheck(String id) {
        return Exercise.of(id, Adjudicator.rule(Samples.perpetualCheck(), Samples.CXA_2020))
                .orElseThrow();
    }

    private static Optional<String> none() {
        return Optional.empty();
    }

    @Test
    void exercisesAreChosenByWhatTheyHold() {
        Exercise chase = figure2("chase");
        Exercise check = perpetualCheck("check");
        List<Exercise> pool = List.of(chase, check);
        assertEquals(Set.of(Label.CHASE, Label.EXCHANGE), chase.labels());
        assertEquals(Set.of(Label.CHECK, Label.IDLE), check.labels());
        assertEquals(pool, ExerciseChoice.ALL.of(pool));
        assertEquals(List.of(check), label(Label.CHECK).of(pool));
        assertEquals(List.of(chase), label(Label.EXCHANGE).of(pool));
        assertEquals(List.of(), label(Label.MATE_THREAT).of(pool));
        assertTrue(clause("25.2").of(pool).contains(chase));
        assertEquals(List.of(), clause("99.9").of(pool));
        assertEquals(List.of(chase), verdict(Verdict.RED_MUST_CHANGE).of(pool));
        assertEquals(List.of(check), verdict(Verdict.RED_LOSES).of(pool));
        assertEquals(List.of(), verdict(Verdict.DRAW).of(pool));
        Level level = check.difficulty().level();
        assertTrue(
                new ExerciseChoice(Optional.empty(), none(), Optional.empty(), Optional.of(level))
                        .of(pool)
                        .contains(check));
    }

    private static ExerciseChoice label(Label label) {
        return new ExerciseChoice(Optional.of(label), none(), Optional.empty(), Optional.empty());
    }

    private static ExerciseChoice clause(String number) {
        return new ExerciseChoice(
                Optional.empty(), Optional.of(number), Optional.empty(), Optional.empty());
    }

    private static ExerciseChoice verdict(Verdict verdict) {
        return new ExerciseChoice(Optional.empty(), none(), Optional.of(verdict), Optional.empty());
    }

    /** Checks are seen at once: two labels, no line, no exception, nothing open. */
    @Test
    void perpetualCheckIsEasy() {
        assertEquals(new Difficulty(2, 0, 0, 0), perpetualCheck("x").difficulty());
        assertEquals(Level.EASY, perpetualCheck("x").difficulty().level());
        assertEquals(2, figure2("x").difficulty().labels());
    }

    @ParameterizedTest
    @CsvSource({
        "0,0,0,0,0,EASY",
        "1,0,0,0,0,EASY",
        "2,0,0,0,1,EASY",
        "2,1,0,0,2,MEDIUM",
        "1,0,0,1,2,MEDIUM",
        "3,0,1,0,3,MEDIUM",
        "3,1,1,0,4,HARD",
        "1,0,0,2,4,HARD"
    })
    void pointsAndLevels(int labels, int hidden, int excepted, int open, int points, Level level) {
        Difficulty difficulty = new Difficulty(labels, hidden, excepted, open);
        assertEquals(points, difficulty.points());
        assertEquals(level, difficulty.level());
    }

    private static List<Exercise> pool(int size) {
        List<Exercise> pool = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            pool.add(figure2(String.format("q%02d", i)));
        }
        return pool;
    }

    private static Practice practice(List<Exercise> pool, long seed) {
        return new Practice(pool, seed, Marking.Scheme.standard(), Language.EN);
    }

    /** Practice and examination of the same seed ask the same in the same order. */
    @Test
    void orderIsThatOfTheExamination() {
        List<Exercise> pool = pool(12);
        List<Exercise> turned = new ArrayList<>(pool);
        Collections.reverse(turned);
        List<String> order = ids(practice(pool, 7));
        assertEquals(order, ids(practice(turned, 7)));
        List<ExamItem> items = pool.stream().map(e -> e.item(Language.EN)).toList();
        assertEquals(Exam.draw(items, 7, 12).items().stream().map(ExamItem::id).toList(), order);
        assertFalse(order.equals(ids(practice(pool, 8))));
        assertThrows(IllegalArgumentException.class, () -> practice(List.of(), 1));
    }

    private static List<String> ids(Practice practice) {
        return practice.exercises().stream().map(Exercise::id).toList();
    }

    /** Standard scheme: two a label, four the ruling, two the clause. */
    @Test
    void answersAreMarkedOnceAndAddUp() {
        Practice practice = practice(pool(2), 1);
        assertEquals(1, practice.number());
        assertEquals(Optional.empty(), practice.marks());
        Marking.Question first =
                practice.mark(
                        new Answers.Answer(
                                List.of("chase", "idle", "check", "chase"), "red-must-change", ""));
        assertEquals(
                List.of(
                        Judgement.RIGHT,
                        Judgement.SUBSTANCE,
                        Judgement.WRONG,
                        Judgement.RIGHT,
                        Judgement.RIGHT,
                        Judgement.MISSING),
                first.marks().stream().map(Marking.Mark::judgement).toList());
        assertEquals(2 + 1 + 2 + 4, first.points());
        assertTrue(first.marks().stream().limit(4).noneMatch(m -> m.reasons().isEmpty()));
        Answers.Answer better =
                new Answers.Answer(
                        List.of("chase", "exchange", "chase", "chase"), "red-must-change", "25.2");
        assertEquals(first, practice.mark(better), "only the first answer counts");
        practice.go(2);
        assertEquals(2, practice.number());
        assertEquals(Optional.empty(), practice.marks());
        assertEquals(14, practice.mark(better).points());
        assertEquals(2, practice.marks().orElseThrow().number());
        assertEquals(2, practice.answered());
        assertEquals(9 + 14, practice.points());
        assertEquals(28, practice.of());
        practice.go(3);
        assertEquals(2, practice.number(), "there is no third");
        practice.go(1);
        assertEquals(Optional.of(first), practice.marks());
    }

    @Test
    void examinationsFillAFolder(@TempDir Path place) throws IOException {
        Path folder = place.resolve("new/exam");
        PdfMaker noFonts = PdfMaker.withFontsBelow(List.of());
        ExamFolder out =
                new ExamFolder(folder, Set.of(Format.HTML, Format.PDF), Language.EN, noFonts);
        Exam exam = new Exam(5, List.of(figure2("a").item(Language.EN)));
        int[] steps = {0};
        ExamFolder.Written written = out.exam(exam, () -> ++steps[0] > 0);
        assertEquals(out.steps(), steps[0]);
        assertEquals(
                List.of(
                        "exam-5-paper.html",
                        "exam-5-key.html",
                        "exam-5-key.json",
                        "exam-5-answers.json"),
                names(written));
        assertEquals(2, written.failures().size(), "without fonts, no PDF");
        assertTrue(written.failures().get(0).startsWith("exam-5-paper.pdf: "));
        String key = Files.readString(folder.resolve("exam-5-key.json"));
        ExamKey read = ((ExamFiles.Result.Read<ExamKey>) ExamFiles.key(key, Language.EN)).value();
        assertEquals(exam.key(), read);
        Marking marking =
                Marking.mark(
                        read,
                        new Answers("x", java.util.Map.of()),
                        Marking.Scheme.standard(),
                        Language.EN);
        ExamFolder.Written marked = out.marked(marking, "x");
        assertEquals(List.of("x.html"), names(marked));
        assertTrue(Files.readString(folder.resolve("x.html")).contains("0 of 14 marks"));
    }

    @Test
    void aStoppedExaminationWritesNothing(@TempDir Path place) throws IOException {
        ExamFolder out =
                new ExamFolder(
                        place,
                        Set.of(Format.HTML),
                        Language.EN,
                        PdfMaker.withFontsBelow(List.of()));
        Exam exam = new Exam(5, List.of(figure2("a").item(Language.EN)));
        int[] steps = {0};
        ExamFolder.Written written = out.exam(exam, () -> ++steps[0] <= 1);
        assertEquals(List.of(), names(written));
    }

    private static List<String> names(ExamFolder.Written written) {
        return written.files().stream().map(f -> f.getFileName().toString()).toList();
    }

    // ---- the history of practice ----

    private static Marking.Question answered(Exercise exercise, String first) {
        List<String> labels =
                new ArrayList<>(
                        exercise.item(Language.EN).solution().moves().stream()
                                .map(m -> m.label().getLiteral())
                                .toList());
        labels.set(0, first);
        Practice practice =
                new Practice(List.of(exercise), 1, Marking.Scheme.standard(), Language.EN);
        String ruling = AnswerWords.id(exercise.ruling().verdict());
        String clause = exercise.item(Language.EN).solution().clauses().get(0);
        return practice.mark(new Answers.Answer(labels, ruling, clause));
    }

    /** Figure 2 asks 捉 three times and 兑 once; the first 捉 is answered wrong once, right once. */
    @Test
    void theHistoryCountsWhatWasRight(@TempDir Path place) throws IOException {
        Path file = place.resolve("deep/practice.jsonl");
        Exercise exercise = figure2("a");
        LocalDateTime noon = LocalDateTime.of(2026, 11, 30, 12, 0, 0, 999);
        PracticeRecord wrong = PracticeRecord.of(noon, exercise, answered(exercise, "check"));
        assertEquals(12, wrong.points());
        assertEquals(14, wrong.of());
        assertTrue(wrong.lost());
        assertTrue(wrong.ruling());
        assertEquals("2026-11-30T12:00", wrong.time());
        PracticeRecord right = PracticeRecord.of(noon, exercise, answered(exercise, "chase"));
        assertFalse(right.lost());
        PracticeHistory history = PracticeHistory.read(file);
        assertEquals(PracticeHistory.none(), history);
        history = history.append(file, wrong);
        assertEquals(Optional.of(wrong), history.last("a"));
        history = history.append(file, right);
        assertEquals(Optional.of(right), history.last("a"));
        assertEquals(Optional.empty(), history.last("b"));
        assertEquals(1, history.exercises());
        assertEquals(new Tally(26, 28), history.points());
        assertEquals(92, history.points().percent());
        assertEquals(new Tally(2, 2), history.rulings());
        assertEquals(
                Map.of(Label.CHASE, new Tally(5, 6), Label.EXCHANGE, new Tally(2, 2)),
                history.byLabel());
        assertEquals(Map.of(exercise.difficulty().level(), new Tally(26, 28)), history.byLevel());
        assertEquals(history, PracticeHistory.read(file));
    }

    @Test
    void aTornLineIsPassedOver(@TempDir Path place) throws IOException {
        Path file = place.resolve("practice.jsonl");
        Exercise exercise = figure2("a");
        PracticeRecord one =
                PracticeRecord.of(LocalDateTime.now(), exercise, answered(exercise, "chase"));
        PracticeHistory.none().append(file, one);
        String line = Files.readString(file);
        Files.writeString(file, line + "{}\nnull\n" + line.substring(0, line.length() / 2));
        assertEquals(List.of(one), PracticeHistory.read(file).records());
    }
}
