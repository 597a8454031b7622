// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Ruling;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.lang.cases.CaseJudge;
import org.qili.model.Case;
import org.qili.model.Rulebook;
import org.qili.report.BoardStyle;
import org.qili.report.exam.AnswerWords;
import org.qili.report.exam.Difficulty.Level;
import org.qili.report.exam.Exam;
import org.qili.report.exam.ExamFiles;
import org.qili.report.exam.ExamItem;
import org.qili.report.exam.ExamPages;
import org.qili.report.exam.Exercise;
import org.qili.report.exam.ExerciseChoice;
import org.qili.report.exam.Marking;

/** Makes the examination that a command line asks for. */
final class ExamWriter {

    /** Moves whose facts are remembered. */
    private static final int CACHE = 10_000;

    private final ExamCommand options;

    ExamWriter(ExamCommand options) {
        this.options = options;
    }

    void write() throws BadInput, IOException {
        ExerciseChoice choice = choice();
        List<ReportFile> papers = files(options.papers);
        List<ReportFile> keys = files(options.keys);
        List<ExamItem> pool =
                pool().stream().filter(choice::fits).map(e -> e.item(options.language)).toList();
        if (pool.size() < options.count) {
            throw options.bad(
                    "exam.too-few", String.valueOf(options.count), String.valueOf(pool.size()));
        }
        Exam exam = Exam.draw(pool, options.seed, options.count);
        ExamPages pages =
                new ExamPages(
                        Marking.Scheme.standard(),
                        BoardStyle.printed(options.language),
                        options.language);
        Map<ReportFile, byte[]> contents = new LinkedHashMap<>();
        for (ReportFile file : papers) {
            contents.put(file, content(file, exam, pages::paper, ExamFiles.form(exam.key())));
        }
        for (ReportFile file : keys) {
            contents.put(file, content(file, exam, pages::key, ExamFiles.write(exam.key())));
        }
        for (Map.Entry<ReportFile, byte[]> entry : contents.entrySet()) {
            entry.getKey().write(entry.getValue(), options.language);
            options.println(options.texts().get("report.done", entry.getKey().path()));
        }
    }

    /** Which cases the command line asks for. */
    private ExerciseChoice choice() throws BadInput {
        return new ExerciseChoice(
                named(
                        "--label",
                        options.label,
                        AnswerWords::label,
                        AnswerWords.labels(options.language)),
                Optional.ofNullable(options.clause),
                named(
                        "--ruling",
                        options.ruling,
                        AnswerWords::verdict,
                        AnswerWords.verdicts(options.language)),
                named(
                        "--difficulty",
                        options.difficulty,
                        ExamWriter::level,
                        List.of("easy", "medium", "hard")));
    }

    private static Optional<Level> level(String word) {
        return Arrays.stream(Level.values())
                .filter(l -> l.name().equalsIgnoreCase(word.strip()))
                .findFirst();
    }

    private <T> Optional<T> named(
            String option, String word, Function<String, Optional<T>> reader, List<String> known)
            throws BadInput {
        if (word == null) {
            return Optional.empty();
        }
        Optional<T> found = reader.apply(word);
        if (found.isEmpty()) {
            throw options.bad("exam.unknown", option, word, String.join(", ", known));
        }
        return found;
    }

    private List<ReportFile> files(List<String> names) throws BadInput {
        List<ReportFile> files = new ArrayList<>();
        for (String name : names) {
            files.add(ReportFile.of(name, true, options.language));
        }
        return files;
    }

    private byte[] content(ReportFile file, Exam exam, Function<Exam, String> page, String json)
            throws BadInput {
        boolean data = file.format() == ReportFile.Format.JSON;
        return file.content(data ? json : page.apply(exam), options.font, options.language);
    }

    /** Every case that can be asked: its ruling is as it expects, and not left open. */
    private List<Exercise> pool() throws BadInput, IOException {
        TextFiles texts = new TextFiles(options.language);
        CaseJudge judge = new CaseJudge(new FactsCache(new Analyser(Limits.standard()), CACHE));
        List<Rulebook> books = new ArrayList<>();
        for (String name : options.rulebooks) {
            Rulebook book = texts.rulebook(name);
            texts.rules(book, name);
            books.add(book);
        }
        List<Exercise> pool = new ArrayList<>();
        for (Path file : CaseFiles.below(options.folders, options.language)) {
            for (Case source : texts.cases(file)) {
                List<Rulebook> own = CaseJudge.rulebooks(source);
                if (own.isEmpty() || !books.isEmpty() && !books.contains(own.get(0))) {
                    continue;
                }
                CaseJudge.Judged judged =
                        judge.judge(
                                source,
                                own.subList(0, 1),
                                options.language,
                                GameFacts.Progress.NONE);
                exercise(file, judged).ifPresent(pool::add);
            }
        }
        return pool;
    }

    private Optional<Exercise> exercise(Path file, CaseJudge.Judged judged) {
        Optional<Ruling> ruling = judged.ruling();
        boolean sound = judged.problems().stream().noneMatch(p -> p.kind().isError());
        if (!sound || ruling.isEmpty()) {
            options.spec
                    .commandLine()
                    .getErr()
                    .println(options.texts().get("exam.left-out", file, judged.source().getName()));
            return Optional.empty();
        }
        String id = judged.source().getName();
        return Exercise.of(id, ruling.get());
    }
}
