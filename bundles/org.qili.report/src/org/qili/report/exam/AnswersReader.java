// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.adjudication.text.TextBundle;
import org.qili.report.exam.ExamFiles.Result;

/** Reads a candidate's answers token by token, so that every fault can be told with its line. */
final class AnswersReader {

    /** A fault, in words. */
    private static final class Fault extends Exception {
        private static final long serialVersionUID = 1L;

        Fault(String text) {
            super(text);
        }
    }

    private static final List<String> PARTS = List.of("candidate", "examination", "answers");
    private static final List<String> ENTRY = List.of("question", "labels", "ruling", "clause");

    private final JsonReader in;
    private final ExamKey key;
    private final TextBundle texts;

    AnswersReader(String json, ExamKey key, TextBundle texts) {
        in = new JsonReader(new StringReader(json));
        in.setStrictness(Strictness.STRICT);
        this.key = key;
        this.texts = texts;
    }

    Result<Answers> read() {
        try {
            Answers answers = file();
            if (in.peek() != JsonToken.END_DOCUMENT) {
                throw fault("answers.more");
            }
            return new Result.Read<>(answers);
        } catch (Fault e) {
            return new Result.Unreadable<>(e.getMessage());
        } catch (EOFException e) {
            return new Result.Unreadable<>(at("answers.ends"));
        } catch (MalformedJsonException e) {
            return new Result.Unreadable<>(at("answers.no-json"));
        } catch (IOException e) {
            throw new IllegalStateException("a text in memory failed", e);
        }
    }

    private Answers file() throws IOException, Fault {
        expect(JsonToken.BEGIN_OBJECT, "answers.form");
        in.beginObject();
        String candidate = "";
        Map<Integer, Answers.Answer> answers = null;
        while (in.hasNext()) {
            switch (name(PARTS)) {
                case "candidate" -> candidate = text();
                case "examination" -> examination();
                default -> answers = answers();
            }
        }
        in.endObject();
        if (answers == null) {
            throw fault("answers.form");
        }
        return new Answers(candidate, answers);
    }

    /** Answers to another examination would be marked by the wrong key. */
    private void examination() throws IOException, Fault {
        String line = line();
        String named = text();
        if (!named.isEmpty() && !named.equals(key.fingerprint())) {
            throw new Fault(
                    texts.get(
                            "answers.at",
                            line,
                            texts.get("answers.other", named, key.fingerprint())));
        }
    }

    private Map<Integer, Answers.Answer> answers() throws IOException, Fault {
        expect(JsonToken.BEGIN_ARRAY, "answers.form");
        in.beginArray();
        Map<Integer, Answers.Answer> answers = new LinkedHashMap<>();
        while (in.hasNext()) {
            expect(JsonToken.BEGIN_OBJECT, "answers.entry");
            in.beginObject();
            entry(answers);
            in.endObject();
        }
        in.endArray();
        return answers;
    }

    private void entry(Map<Integer, Answers.Answer> answers) throws IOException, Fault {
        String begin = line();
        int question = 0;
        List<String> labels = List.of();
        String labelsAt = begin;
        String ruling = "";
        String clause = "";
        while (in.hasNext()) {
            switch (name(ENTRY)) {
                case "question" -> question = question(answers);
                case "labels" -> {
                    labelsAt = line();
                    labels = labels();
                }
                case "ruling" -> ruling = text();
                default -> clause = text();
            }
        }
        if (question == 0) {
            throw new Fault(texts.get("answers.at", begin, texts.get("answers.no-question")));
        }
        int moves = key.entries().get(question - 1).solution().moves().size();
        if (labels.size() > moves) {
            throw new Fault(
                    texts.get(
                            "answers.at",
                            labelsAt,
                            texts.get(
                                    "answers.labels",
                                    String.valueOf(question),
                                    String.valueOf(moves),
                                    String.valueOf(labels.size()))));
        }
        answers.put(question, new Answers.Answer(labels, ruling, clause));
    }

    private int question(Map<Integer, Answers.Answer> answers) throws IOException, Fault {
        String line = line();
        String written = text();
        String last = String.valueOf(key.entries().size());
        if (!written.matches("[1-9][0-9]{0,5}")
                || Integer.parseInt(written) > key.entries().size()) {
            throw new Fault(
                    texts.get("answers.at", line, texts.get("answers.question", written, last)));
        }
        int question = Integer.parseInt(written);
        if (answers.containsKey(question)) {
            throw new Fault(texts.get("answers.at", line, texts.get("answers.twice", written)));
        }
        return question;
    }

    private List<String> labels() throws IOException, Fault {
        List<String> labels = new ArrayList<>();
        if (in.peek() == JsonToken.NULL) {
            in.nextNull();
            return labels;
        }
        expect(JsonToken.BEGIN_ARRAY, "answers.list");
        in.beginArray();
        while (in.hasNext()) {
            labels.add(text());
        }
        in.endArray();
        return labels;
    }

    private String name(List<String> known) throws IOException, Fault {
        in.peek();
        String line = line();
        String name = in.nextName();
        if (!known.contains(name)) {
            String fault =
                    name.equals("entries") || name.equals("seed")
                            ? texts.get("answers.is-key")
                            : texts.get("answers.unknown", name, String.join(", ", known));
            throw new Fault(texts.get("answers.at", line, fault));
        }
        return name;
    }

    private String text() throws IOException, Fault {
        return switch (in.peek()) {
            case NULL -> {
                in.nextNull();
                yield "";
            }
            case STRING, NUMBER -> in.nextString().strip();
            default -> throw fault("answers.text");
        };
    }

    private void expect(JsonToken token, String fault) throws IOException, Fault {
        if (in.peek() != token) {
            throw fault(fault);
        }
    }

    private Fault fault(String key) {
        return new Fault(at(key));
    }

    private String at(String key) {
        return texts.get("answers.at", line(), texts.get(key));
    }

    /** Number of the line that is being read. */
    private String line() {
        return ExamFiles.line(in.toString());
    }
}
