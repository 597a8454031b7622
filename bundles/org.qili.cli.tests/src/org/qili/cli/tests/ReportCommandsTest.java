// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qili.library.Library;

/** {@code qili sheet}, {@code qili exam}, {@code qili mark}. */
class ReportCommandsTest {

    /** A precedent of the rules of 2020 that states its ruling: Red must change by 25.2. */
    private static final String FIGURE_2 = "cxa-2020/fig-02";

    @TempDir private Path folder;

    private String out = "";
    private String err = "";

    private int qili(String... arguments) {
        Qili.Result result = Qili.call(arguments);
        out = result.out();
        err = result.err();
        return result.status();
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    /** A folder with shipped precedents. */
    private String cases() throws IOException {
        Path cases = Files.createDirectories(folder.resolve("cases"));
        for (String name : new String[] {FIGURE_2, "cxa-1999/fig-01", "cxa-1999/fig-03"}) {
            try (var in = Library.precedent(name).orElseThrow().open()) {
                Path file = cases.resolve(name.replace('/', '-') + ".qili");
                Files.write(file, in.readAllBytes());
            }
        }
        return cases.toString();
    }

    @Test
    void sheetAsHtmlAndPdf() throws IOException {
        assertEquals(
                0,
                qili("sheet", FIGURE_2, file("s.html"), "--event", "A & B", "--red", "<Li>"),
                err);
        String page = Files.readString(folder.resolve("s.html"));
        assertTrue(page.contains("Red must change, otherwise Red loses"), page);
        assertTrue(page.contains("A &amp; B"), page);
        assertTrue(page.contains("&lt;Li&gt;"), page);
        assertEquals(0, qili("sheet", FIGURE_2, file("s.pdf")), err);
        byte[] pdf = Files.readAllBytes(folder.resolve("s.pdf"));
        assertArrayEquals(
                "%PDF-".getBytes(StandardCharsets.US_ASCII), Arrays.copyOf(pdf, "%PDF-".length()));
    }

    /** What the file says of the game stands on the sheet, unless the command line says more. */
    @Test
    void sheetTellsWhatTheGamesFileSays() throws IOException {
        Files.writeString(
                folder.resolve("g.pgn"),
                """
                [Event "Cup of Hangzhou"]
                [Round "3"]
                [Site "?"]
                [Date "2026.11.30"]
                [Red "Li"]
                [Black "Wang"]
                [FEN "4k4/9/9/9/9/9/9/9/R8/5K3 w - - 0 1"]
                [Format "ICCS"]

                1. A1-E1 E9-D9 2. E1-D1 D9-E9 3. D1-E1 E9-D9 4. E1-D1 D9-E9 5. D1-E1 *
                """);
        assertEquals(0, qili("sheet", file("g.pgn"), file("s.html"), "--round", "final"), err);
        String page = text("s.html");
        for (String said : List.of("Cup of Hangzhou", "final", "2026.11.30", "Li", "Wang")) {
            assertTrue(page.contains("\">" + said + "</td>"), said);
        }
        assertFalse(page.contains(">?</td>"), "not known");
        assertTrue(page.contains(">g.pgn</td>"), page);
    }

    @Test
    void sheetThatCanNotBeWrittenIsBadInput() {
        assertEquals(2, qili("sheet", FIGURE_2, file("s.doc")));
        assertTrue(err.contains(".html, .pdf"), err);
        assertEquals(2, qili("sheet", "no-such-case.qili", file("s.html")));
        assertFalse(Files.exists(folder.resolve("s.html")));
    }

    /** Figure 2 under both editions: the outcome stays, the clause that decides is another. */
    @Test
    void impactAsHtml() throws IOException {
        String[] impact = {
            "impact", "--base", "cxa-1999", "--head", "cxa-2020", cases(), "--html", file("i.html")
        };
        assertEquals(0, qili(impact), err);
        assertTrue(out.contains("written: " + file("i.html")), out);
        String page = text("i.html");
        assertTrue(page.contains("2020 图2"), page);
        assertTrue(page.contains("cxa-2020-fig-02.qili"), page);
        assertTrue(page.contains("Red must change · 26.4"), page);
        assertTrue(page.contains("Red must change · 25.2"), page);
    }

    /** One section for each rulebook that the cases name; every case has its row. */
    @Test
    void coverageAsHtml() throws IOException {
        assertEquals(0, qili("coverage", cases(), "--html", file("c.html")), err);
        String page = text("c.html");
        assertTrue(page.contains("(cxa-1999)"), page);
        assertTrue(page.contains("(cxa-2020)"), page);
        assertTrue(page.contains("Clauses that no case tests"), page);
        assertTrue(page.contains("<td class=\"case\" title="), page);
        assertTrue(page.contains("2020 图2"), page);
        // alone, the figure of 2020 tests nothing of 1999
        assertEquals(
                0,
                qili("coverage", figure2File(), "--rulebook", "cxa-2020", "--html", file("d.html")),
                err);
        assertFalse(text("d.html").contains("(cxa-1999)"));
    }

    private String figure2File() throws IOException {
        return cases() + "/cxa-2020-fig-02.qili";
    }

    /** A target that can't be written is told in one line before the work, and nothing is left. */
    @Test
    void badTargetsAreRefused() throws IOException {
        Files.createDirectories(folder.resolve("dir.html"));
        Files.writeString(folder.resolve("note"), "old");
        String cases = cases();
        String[][] commands = {
            {"impact", "--base", "cxa-1999", "--head", "cxa-2020", cases, "--html"},
            {"coverage", cases, "--html"},
            {"exam", cases, "--count", "1", "--paper"},
            {"sheet", FIGURE_2},
        };
        for (String[] command : commands) {
            refused(command, "dir.html", "is a folder");
            refused(command, "note/x.html", "note is a file, not a folder");
            refused(command, "x.txt", "use an ending of .html");
        }
        assertEquals("old", text("note"));
        try (var files = Files.list(folder)) {
            assertEquals(
                    List.of("cases", "dir.html", "note"),
                    files.map(f -> f.getFileName().toString()).sorted().toList());
        }
    }

    private void refused(String[] command, String target, String why) {
        List<String> all = new ArrayList<>(List.of(command));
        all.add(file(target));
        assertEquals(2, qili(all.toArray(String[]::new)), String.join(" ", all));
        assertTrue(err.contains(why), err);
        assertEquals(1, err.lines().count(), err);
    }

    /** Of several files none is written when one can't be. */
    @Test
    void anExaminationIsWrittenWholeOrNotAtAll() throws IOException {
        Files.createDirectories(folder.resolve("key.json"));
        String[] exam = {
            "exam", cases(), "--count", "1", "--paper", file("p.html"), "--key", file("key.json")
        };
        assertEquals(2, qili(exam));
        assertFalse(Files.exists(folder.resolve("p.html")));
    }

    @Test
    void answersThatDoNotFitAreToldWithTheirLine() throws IOException {
        String[] exam = {
            "exam", cases(), "--count", "1", "--paper", file("form.json"), "--key", file("key.json")
        };
        assertEquals(0, qili(exam), err);
        Files.writeString(
                folder.resolve("wrong.json"),
                text("form.json").replace("\"question\": 1", "\"question\": 7"));
        assertEquals(2, qili("mark", file("key.json"), file("wrong.json")));
        assertEquals(
                "qili: "
                        + file("wrong.json")
                        + ": line 6: there is no question “7”; the questions are numbered 1 to 1",
                err.strip());
        assertEquals(2, qili("mark", file("form.json"), file("key.json")));
        assertTrue(err.contains("these are answers, no key"), err);
        Files.writeString(folder.resolve("empty.json"), "");
        assertEquals(2, qili("mark", file("key.json"), file("empty.json")));
        assertTrue(err.contains("the file is empty"), err);
        // a form handed in blank is marked: it earns nothing
        assertEquals(0, qili("mark", file("key.json"), file("form.json")), err);
        assertTrue(out.lines().findFirst().orElse("").contains(": 0 of "), out);
        assertTrue(out.contains("no question is answered"), out);
    }

    /** Of these cases figure 2 alone holds a chase under 24.11 of 2020, and an exchange, too. */
    @Test
    void casesAreChosen() throws IOException {
        String cases = cases();
        for (String[] choice :
                new String[][] {
                    {"--clause", "24.11"},
                    {"--ruling", "red-must-change", "--rulebook", "cxa-2020"},
                    {"--label", "兑", "--clause", "24.11"}
                }) {
            List<String> all = new ArrayList<>(List.of("exam", cases, "--count", "1"));
            all.addAll(List.of(choice));
            all.addAll(List.of("--key", file("k.json")));
            assertEquals(0, qili(all.toArray(String[]::new)), err);
            assertTrue(text("k.json").contains("2020 图2"), String.join(" ", choice));
        }
        String[] none = {"exam", cases, "--count", "1", "--clause", "99", "--key", file("k.json")};
        assertEquals(2, qili(none));
        assertTrue(err.contains("1 questions are asked for, 0 cases can be asked"), err);
        assertEquals(2, qili("exam", cases, "--difficulty", "nasty", "--key", file("k.json")));
        assertTrue(err.contains("“nasty” is not known; known: easy, medium, hard"), err);
        assertEquals(2, qili("exam", cases, "--label", "x", "--key", file("k.json")));
        assertTrue(err.contains("known: check, mate threat, chase"), err);
    }

    @Test
    void sameSeedSameExamination() throws IOException {
        String cases = cases();
        String[] names = {"a.json", "b.json", "c.json"};
        String[] seeds = {"4", "4", "5"};
        for (int i = 0; i < names.length; i++) {
            assertEquals(
                    0,
                    qili(
                            "exam",
                            cases,
                            "--seed",
                            seeds[i],
                            "--count",
                            "2",
                            "--key",
                            file(names[i])),
                    err);
        }
        assertEquals(text("a.json"), text("b.json"));
        assertNotEquals(text("a.json"), text("c.json"));
        assertEquals(2, qili("exam", cases, "--count", "99", "--key", file("d.json")));
        assertEquals(2, qili("exam", cases));
    }

    @Test
    void answersTakenFromTheKeyEarnFullMarks() throws IOException {
        String[] exam = {
            "exam", cases(), "--count", "1", "--paper", file("form.json"), "--key", file("key.json")
        };
        assertEquals(0, qili(exam), err);
        JsonObject solution =
                JsonParser.parseString(text("key.json"))
                        .getAsJsonObject()
                        .getAsJsonArray("entries")
                        .get(0)
                        .getAsJsonObject()
                        .getAsJsonObject("solution");
        JsonObject form = JsonParser.parseString(text("form.json")).getAsJsonObject();
        JsonObject answer = form.getAsJsonArray("answers").get(0).getAsJsonObject();
        JsonArray labels = new JsonArray();
        for (JsonElement move : solution.getAsJsonArray("moves")) {
            labels.add(move.getAsJsonObject().get("label").getAsString());
        }
        answer.add("labels", labels);
        answer.add("ruling", solution.get("verdict"));
        answer.add("clause", solution.getAsJsonArray("clauses").get(0));
        form.addProperty("candidate", "Li");
        Files.writeString(folder.resolve("form.json"), form.toString());
        assertEquals(
                0, qili("mark", file("key.json"), file("form.json"), "--out", file("m.html")), err);
        // two a label, four the ruling, two the clause
        int full = 2 * labels.size() + 4 + 2;
        String total = full + " of " + full + " marks";
        assertEquals("Li: " + total, out.lines().findFirst().orElse(""));
        assertTrue(text("m.html").contains(total));
        Files.writeString(folder.resolve("bad.json"), "[]");
        assertEquals(2, qili("mark", file("key.json"), file("bad.json")));
        assertEquals(2, qili("mark", file("bad.json"), file("form.json")));
    }

    private String text(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
