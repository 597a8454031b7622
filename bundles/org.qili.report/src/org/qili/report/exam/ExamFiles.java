// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    /** Largest file read. */
    private static final long MAX_BYTES = 16L << 20;

    private static final Pattern LINE = Pattern.compile(" at line (\\d+) ");

    private record AnswersFile(String candidate, String examination, List<AnswerEntry> answers) {}

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
        return GSON.toJson(new AnswersFile("", key.fingerprint(), entries)) + "\n";
    }

    /** Reads a key's file; reasons are given in the language. */
    public static Result<ExamKey> key(Path file, Language language) {
        return read(file, language, json -> key(json, language));
    }

    /** Reads the file of a candidate's answers; reasons are given in the language. */
    public static Result<Answers> answers(Path file, ExamKey key, Language language) {
        return read(file, language, json -> answers(json, key, language));
    }

    private static <T> Result<T> read(
            Path file, Language language, Function<String, Result<T>> reader) {
        TextBundle texts = ReportTexts.in(language);
        try {
            if (Files.size(file) > MAX_BYTES) {
                return new Result.Unreadable<>(texts.get("answers.too-large"));
            }
            return reader.apply(Files.readString(file));
        } catch (CharacterCodingException e) {
            return new Result.Unreadable<>(texts.get("answers.not-utf8"));
        } catch (IOException e) {
            return new Result.Unreadable<>(texts.get("answers.no-file", e.getMessage()));
        }
    }

    /** Reads a key; reasons are given in the language. */
    public static Result<ExamKey> key(String json, Language language) {
        TextBundle texts = ReportTexts.in(language);
        try {
            if (JsonParser.parseString(json) instanceof JsonObject object
                    && object.has("answers")) {
                return new Result.Unreadable<>(texts.get("answers.is-form"));
            }
            ExamKey key = GSON.fromJson(json, ExamKey.class);
            return key != null && key.entries().stream().allMatch(ExamFiles::whole)
                    ? new Result.Read<>(key)
                    : new Result.Unreadable<>(texts.get("answers.not-key"));
        } catch (JsonSyntaxException e) {
            String line = line(String.valueOf(e.getMessage()));
            boolean malformed = e.getCause() instanceof IOException;
            String why = texts.get(malformed ? "answers.no-json" : "answers.not-key");
            return new Result.Unreadable<>(texts.get("answers.at", line, why));
        } catch (RuntimeException e) {
            // a record whose list is missing refuses to be made
            return new Result.Unreadable<>(texts.get("answers.not-key"));
        }
    }

    private static boolean whole(ExamKey.Entry entry) {
        return entry != null
                && entry.solution() != null
                && entry.solution().verdict() != null
                && entry.solution().moves().stream().allMatch(m -> m.label() != null);
    }

    /** Number of the line that a message of the reader of JSON names. */
    static String line(String message) {
        Matcher matcher = LINE.matcher(message);
        return matcher.find() ? matcher.group(1) : "1";
    }

    /** Reads a candidate's answers to an examination; reasons are given in the language. */
    public static Result<Answers> answers(String json, ExamKey key, Language language) {
        TextBundle texts = ReportTexts.in(language);
        if (json.isBlank()) {
            return new Result.Unreadable<>(texts.get("answers.empty"));
        }
        return new AnswersReader(json, key, texts).read();
    }
}
