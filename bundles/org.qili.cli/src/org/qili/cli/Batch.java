// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.qili.adjudication.Adjudicator;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.text.TextBundle;
import org.qili.board.Position;
import org.qili.model.Language;

/**
 * Rules scores that come one a line: as many at a time as there are processors, answered in the
 * order asked, each as soon as it is ready. Memory does not grow with the number of lines.
 */
final class Batch {

    /** Longest line read, in characters. */
    private static final int MAX_LINE = 1 << 20;

    /** Lines worked on or waiting to be printed. */
    private static final int WINDOW = 64;

    /** What is printed for a line. */
    private record Answer(List<String> lines, int status) {}

    /** A line as read. */
    private record Line(String text, long length) {}

    private final List<RuleSet> rules;
    private final FactsCache cache;
    private final JsonAnswer answers;
    private final Language language;

    Batch(List<RuleSet> rules, FactsCache cache, JsonAnswer answers, Language language) {
        this.rules = List.copyOf(rules);
        this.cache = cache;
        this.answers = answers;
        this.language = language;
    }

    /** Answers every line; the status is the worst of all. */
    int run(BufferedReader in, PrintWriter out) throws IOException {
        int threads = Runtime.getRuntime().availableProcessors();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        ExecutorService printer = Executors.newSingleThreadExecutor();
        try {
            BlockingQueue<Optional<Future<Answer>>> window = new ArrayBlockingQueue<>(WINDOW);
            Future<Integer> printed = printer.submit(() -> print(window, out));
            int number = 0;
            for (Line line = next(in); line != null; line = next(in)) {
                int at = ++number;
                Line request = line;
                if (!line.text().isBlank()) {
                    window.put(Optional.of(workers.submit(() -> answer(request, at))));
                }
            }
            window.put(Optional.empty());
            return printed.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        } finally {
            workers.shutdownNow();
            printer.shutdownNow();
        }
    }

    private static int print(BlockingQueue<Optional<Future<Answer>>> window, PrintWriter out)
            throws InterruptedException, ExecutionException {
        int status = Exit.OK;
        for (var next = window.take(); next.isPresent(); next = window.take()) {
            Answer answer = next.get().get();
            answer.lines().forEach(out::println);
            out.flush();
            status = Math.max(status, answer.status());
        }
        return status;
    }

    /**
     * The next line, of which no more than {@link #MAX_LINE} characters are kept; null at the end.
     */
    private static Line next(BufferedReader in) throws IOException {
        StringBuilder text = new StringBuilder();
        long length = 0;
        int c = in.read();
        if (c < 0) {
            return null;
        }
        for (; c >= 0 && c != '\n'; c = in.read()) {
            length++;
            if (length <= MAX_LINE) {
                text.append((char) c);
            }
        }
        return new Line(text.toString(), length);
    }

    private Answer answer(Line line, int number) {
        String id = String.valueOf(number);
        try {
            JsonObject request = request(line);
            id = text(request, "id").orElse(id);
            Position start = PerftCommand.position(text(request, "fen").orElse("start"), language);
            GameFacts game =
                    cache.facts(
                                    start,
                                    new MovesOption(language).read(start, words(request)),
                                    GameFacts.Progress.NONE)
                            .orElseThrow();
            List<String> lines = new ArrayList<>();
            for (RuleSet rule : rules) {
                var ruling = Adjudicator.rule(game, rule);
                lines.add(JsonAnswer.line(answers.of(id, ruling)));
            }
            return new Answer(lines, Exit.OK);
        } catch (BadInput e) {
            String why = texts().get("batch.line", String.valueOf(number), e.getMessage());
            String error = JsonAnswer.line(JsonAnswer.error(id, why));
            return new Answer(List.of(error), Exit.BAD_INPUT);
        }
    }

    private List<String> words(JsonObject request) throws BadInput {
        List<String> words = new ArrayList<>();
        for (JsonElement move : request.getAsJsonArray("moves")) {
            if (!move.isJsonPrimitive()) {
                throw new BadInput(texts().get("batch.no-moves"));
            }
            words.add(move.getAsString());
        }
        return words;
    }

    private JsonObject request(Line line) throws BadInput {
        if (line.length() > MAX_LINE) {
            throw new BadInput(
                    texts().get(
                                    "batch.too-long",
                                    String.valueOf(line.length()),
                                    String.valueOf(MAX_LINE)));
        }
        try {
            JsonElement json = JsonParser.parseString(line.text());
            if (json.isJsonObject()
                    && json.getAsJsonObject().get("moves") != null
                    && json.getAsJsonObject().get("moves").isJsonArray()) {
                return json.getAsJsonObject();
            }
        } catch (JsonParseException e) {
            throw new BadInput(texts().get("batch.no-json", e.getMessage()));
        }
        throw new BadInput(texts().get("batch.no-moves"));
    }

    private static Optional<String> text(JsonObject object, String name) {
        JsonElement value = object.get(name);
        return value == null || !value.isJsonPrimitive()
                ? Optional.empty()
                : Optional.of(value.getAsString());
    }

    private TextBundle texts() {
        return CliMessages.in(language);
    }
}
