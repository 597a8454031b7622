// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.qili.adjudication.text.TextBundle;
import org.qili.model.Language;
import org.qili.report.ReportTexts;

/** Keys and answers as JSON, for marking by program. */
public final class ExamFiles {

    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    /** What comes of reading a file. */
    public sealed interface Result<T> {

        /** It could be read. */
        record Read<T>(T value) implements Result<T> {}

        /**
         * It could not.
         *
         * @param why in words
         */
        record Unreadable<T>(String why) implements Result<T> {}
    }

    private record AnswersFile(String candidate, List<AnswerEntry> answers) {}

    private record AnswerEntry(int question, List<String> labels, String ruling, String clause) {}

    private ExamFiles() {}

    /** A key as JSON. */
    public static String write(ExamKey key) {
        return GSON.toJson(key) + "\n";
    }

    /** An answer form to be filled in: one entry a question, one empty text a move. */
    public static String form(ExamKey key) {
        List<AnswerEntry> entries = new ArrayList<>();
        for (int i = 0; i < key.entries().size(); i++) {
            List<String> blanks =
                    key.entries().get(i).solution().moves().stream().map(m -> "").toList();
            entries.add(new AnswerEntry(i + 1, blanks, "", ""));
        }
        return GSON.toJson(new AnswersFile("", entries)) + "\n";
    }

    /** Reads a key; reasons are given in the language. */
    public static Result<ExamKey> key(String json, Language language) {
        TextBundle texts = ReportTexts.in(language);
        try {
            ExamKey key = GSON.fromJson(json, ExamKey.class);
            boolean whole =
                    key != null
                            && key.entries().stream()
                                    .allMatch(
                                            e ->
                                                    e != null
                                                            && e.solution() != null
                                                            && e.solution().verdict() != null
                                                            && e.solution().moves().stream()
                                                                    .allMatch(
                                                                            m ->
                                                                                    m.label()
                                                                                            != null));
            return whole
                    ? new Result.Read<>(key)
                    : new Result.Unreadable<>(texts.get("answers.not-key", "–"));
        } catch (RuntimeException e) {
            // no JSON, or a record whose list is missing, which refuses to be made
            return new Result.Unreadable<>(texts.get("answers.not-key", e.getMessage()));
        }
    }

    /** Reads a candidate's answers to an examination; reasons are given in the language. */
    public static Result<Answers> answers(String json, ExamKey key, Language language) {
        TextBundle texts = ReportTexts.in(language);
        AnswersFile file;
        try {
            file = GSON.fromJson(json, AnswersFile.class);
        } catch (JsonParseException e) {
            return new Result.Unreadable<>(texts.get("answers.no-json", e.getMessage()));
        }
        if (file == null || file.answers() == null) {
            return new Result.Unreadable<>(texts.get("answers.form"));
        }
        Map<Integer, Answers.Answer> answers = new LinkedHashMap<>();
        for (int i = 0; i < file.answers().size(); i++) {
            AnswerEntry entry = file.answers().get(i);
            int question = entry == null ? 0 : entry.question();
            if (entry == null || question < 1 || question > key.entries().size()) {
                return new Result.Unreadable<>(
                        texts.get(
                                "answers.question",
                                String.valueOf(i + 1),
                                String.valueOf(question)));
            }
            List<String> labels = entry.labels() == null ? List.of() : entry.labels();
            Answers.Answer answer =
                    new Answers.Answer(
                            labels.stream().map(ExamFiles::text).toList(),
                            text(entry.ruling()),
                            text(entry.clause()));
            if (answers.put(question, answer) != null) {
                return new Result.Unreadable<>(
                        texts.get("answers.twice", String.valueOf(question)));
            }
        }
        return new Result.Read<>(new Answers(text(file.candidate()), answers));
    }

    private static String text(String value) {
        return Objects.requireNonNullElse(value, "").strip();
    }
}
