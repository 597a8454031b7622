// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qili.library.Library;

/** The command as its users meet it: a process with a class path, streams and an exit status. */
final class ProcessTest {

    private static final Pattern FEN = Pattern.compile("\"([^\"]+ [wb] - - \\d+ \\d+)\"");

    @TempDir private Path folder;

    @Test
    void rulesAShippedPrecedentInChineseWhateverTheLocale() throws Exception {
        String name = Library.precedents().get(0).path();
        Qili.Result result = Qili.run(folder, "", "rule", name, "--lang", "zh-CN");
        assertEquals("", result.err());
        assertEquals(0, result.status());
        assertTrue(result.out().contains("裁定："), result.out());
        assertEquals(Qili.call("rule", name, "--lang", "zh-CN").out(), result.out());
    }

    @Test
    void rulesAFileOfTheWorkingFolder() throws Exception {
        Files.writeString(
                folder.resolve("horse.qili"),
                """
                棋例 "马" {
                  棋规 cxa-1999
                  着法 { 1. 马二进三 马8进7 2. 马三退二 马7退8 }
                }
                """);
        Qili.Result all = Qili.run(folder, "", "test", ".");
        assertEquals(0, all.status(), all::err);
        assertTrue(all.out().contains("1 cases: 1 met"), all.out());
    }

    @Test
    void rulesAGameFromStandardInput() throws Exception {
        String game = "炮二平五 马8进7 炮五平二 马7退8";
        Qili.Result result = Qili.run(folder, game, "rule", "-", "--format", "json");
        assertEquals(0, result.status(), result::err);
        assertEquals(
                "draw",
                JsonParser.parseString(result.out()).getAsJsonObject().get("ruling").getAsString());
        Qili.Result nothing = Qili.run(folder, "", "annotate", "-");
        assertEquals(2, nothing.status());
        assertEquals(1, nothing.err().lines().count(), nothing::err);
    }

    /** As some editors on Windows save it: with a mark before the text, lines ending in CR LF. */
    @Test
    void rulesACaseWithAMarkAndCarriageReturns() throws Exception {
        Files.writeString(
                folder.resolve("case.qili"),
                "\uFEFFcase \"windows\" {\r\n  rulebook cxa-1999\r\n"
                        + "  moves { 1. h0g2 h9g7 2. g2h0 g7h9 }\r\n}\r\n");
        Qili.Result result = Qili.run(folder, "", "rule", "case.qili");
        assertEquals(0, result.status(), result::err);
    }

    @Test
    void exitStatusTellsBadInput() throws Exception {
        Qili.Result result = Qili.run(folder, "", "rule", "missing.qili");
        assertEquals(2, result.status());
        assertEquals("", result.out());
        assertEquals(1, result.err().lines().count());
        assertTrue(result.err().contains("missing.qili"), result.err());
    }

    @Test
    void exitStatusTellsUnmetExpectations() throws Exception {
        Files.writeString(
                folder.resolve("case.qili"),
                """
                case "unmet" {
                  rulebook cxa-1999
                  moves { 1. h0g2 h9g7 2. g2h0 g7h9 }
                  expect { ruling red loses }
                }
                """);
        Path report = folder.resolve("junit.xml");
        Qili.Result result = Qili.run(folder, "", "test", ".", "--junit", "junit.xml");
        assertEquals(1, result.status());
        assertTrue(Files.readString(report).contains("failures=\"1\""));
    }

    /** Each answer is there before the next line is asked for, let alone the end of the input. */
    @Test
    void aBatchIsAnsweredLineByLine() throws Exception {
        Process process = Qili.start(folder, "rule", "--batch", "-");
        try (BufferedWriter in =
                        new BufferedWriter(
                                new OutputStreamWriter(
                                        process.getOutputStream(), StandardCharsets.UTF_8));
                BufferedReader out =
                        new BufferedReader(
                                new InputStreamReader(
                                        process.getInputStream(), StandardCharsets.UTF_8))) {
            for (int i = 1; i <= 3; i++) {
                in.write("{\"id\":\"" + i + "\",\"moves\":" + moves(i == 2) + "}\n");
                in.flush();
                String answer =
                        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> out.readLine());
                assertEquals(
                        String.valueOf(i),
                        JsonParser.parseString(answer).getAsJsonObject().get("id").getAsString());
                assertEquals(i == 2, answer.contains("\"error\""), answer);
            }
        }
        assertEquals(2, process.waitFor());
    }

    private static String moves(boolean bad) {
        return bad ? "[\"h0h0\"]" : "[\"h0g2\",\"h9g7\",\"g2h0\",\"g7h9\"]";
    }

    /** The same input gives the same bytes, however many lines are worked on at a time. */
    @Test
    void everyRunGivesTheSameBytes() throws Exception {
        List<String> batch = precedents();
        assertTrue(batch.size() >= 40, () -> batch.size() + " precedents");
        String input = String.join("\n", batch);
        String books =
                String.join(",", Library.rulebooks().stream().map(Library.Entry::name).toList());
        String[] command = {"rule", "--batch", "-", "--rulebook", books};
        Qili.Result one = Qili.run(folder, 1, input, command);
        assertEquals("", one.err());
        assertEquals(0, one.status());
        assertEquals(batch.size() * Library.rulebooks().size(), one.lines().size());
        for (int processors : List.of(2, 5)) {
            assertEquals(one, Qili.run(folder, processors, input, command));
        }
    }

    /** Every seventh precedent as a line of a batch. */
    private static List<String> precedents() throws IOException {
        List<Library.Entry> entries = Library.precedents();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < entries.size(); i += 7) {
            String text = new String(entries.get(i).open().readAllBytes(), StandardCharsets.UTF_8);
            Matcher fen = FEN.matcher(text);
            String json = Qili.call("rule", entries.get(i).path(), "--format", "json").out();
            if (fen.find()) {
                JsonObject ruling =
                        JsonParser.parseString(json.lines().findFirst().orElseThrow())
                                .getAsJsonObject();
                JsonArray moves = new JsonArray();
                ruling.getAsJsonArray("moves")
                        .forEach(m -> moves.add(m.getAsJsonObject().get("move")));
                JsonObject line = new JsonObject();
                line.add("id", ruling.get("id"));
                line.addProperty("fen", fen.group(1));
                line.add("moves", moves);
                lines.add(line.toString());
            }
        }
        return lines;
    }

    @Test
    void perft() throws IOException, InterruptedException {
        Qili.Result result = Qili.run(folder, "", "perft", "start", "2");
        assertEquals(List.of("1\t44", "2\t1920"), result.lines());
        assertEquals(0, result.status());
    }
}
