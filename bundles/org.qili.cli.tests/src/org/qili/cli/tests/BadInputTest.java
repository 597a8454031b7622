// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.library.Library;

/**
 * Input that can't be used: exit status 2 and one message that says where, what and why; no stack
 * trace, and nothing left behind.
 */
final class BadInputTest {

    @TempDir private Path folder;

    /** The message of a call that must fail. */
    private static String refused(String... arguments) {
        Qili.Result result = Qili.call(arguments);
        assertEquals(2, result.status(), () -> result.out() + result.err());
        assertEquals("", result.out());
        assertFalse(result.err().contains("Exception"), result.err());
        assertFalse(result.err().contains("\tat "), result.err());
        assertFalse(result.err().contains("null"), result.err());
        return result.err();
    }

    private static void assertSays(String message, String... parts) {
        for (String part : parts) {
            assertTrue(message.contains(part), () -> "no “" + part + "” in: " + message);
        }
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    // ---- moves ----

    /** The chariot b5 can not go to c6; the third move is at fault, and the reason is given. */
    @Test
    void anIllegalMove() {
        String message = refused("rule", "--fen", Qili.CHASE_FEN, "--moves", "b5c5 c7b7 c5d6 b7c7");
        assertSays(message, "move 3", "c5d6", "red chariot", "c5", "d6");
        assertEquals(1, message.lines().count());
    }

    @Test
    void aMoveThatLeavesTheKingInCheck() {
        // the horse d5 stands between the black chariot and the red king
        String message =
                refused("rule", "--fen", "3rk4/9/9/9/3N5/9/9/9/9/3K5 w - - 0 1", "--moves", "d5e7");
        assertSays(message, "move 1", "d5e7", "d0", "d9");
    }

    @Test
    void textThatIsNoMove() {
        String message = refused("rule", "--fen", Qili.CHASE_FEN, "--moves", "b5c5 hello");
        assertSays(message, "move 2", "hello");
    }

    @Test
    void noMovesAtAll() {
        assertSays(refused("rule", "--moves", "  "), "no move");
    }

    @Test
    void movesThatNeverRepeat() {
        Qili.Result result =
                Qili.call("rule", "--fen", Qili.CHASE_FEN, "--moves", "b5c5 c7b7 c5c4");
        assertEquals(2, result.status());
        assertSays(result.out() + result.err(), "No position recurs");
        assertFalse(result.out().contains("Ruling"), result.out());
    }

    @Test
    void anIllegalMoveInAFileIsFoundByLineAndColumn() throws IOException {
        Path file =
                file(
                        "bad.qili",
                        """
                        case "bad" {
                          rulebook cxa-1999
                          fen "3k5/9/2c6/9/1R7/9/9/9/9/5K3 w - - 0 1"
                          moves {
                            1. b5c5 c7b7
                            2. c5d6 b7c7
                          }
                        }
                        """);
        String message = refused("rule", file.toString());
        assertSays(message, file + ":6:8", "c5d6", "red chariot");
    }

    // ---- positions ----

    /** All that is wrong is said at once. */
    @Test
    void anImpossiblePosition() {
        // a red elephant in the enemy palace, two red kings, three black chariots
        String message =
                refused(
                        "rule",
                        "--fen",
                        "3kB4/9/9/rrr6/9/9/9/9/4K4/4K4 w - - 0 1",
                        "--moves",
                        "e0e1");
        assertTrue(message.lines().count() >= 4, message);
        assertSays(message, "e9", "red king", "black chariot", "character");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", "9/9/9/9/9/9/9/9/9/9 w", "3k5/9/9/9/9/9/9/9/9/3K5 w"})
    void textThatIsNoPosition(String fen) {
        assertSays(refused("rule", "--fen", fen, "--moves", "e0e1"), "no position", fen);
        assertSays(refused("perft", fen, "1"), "no position", fen);
    }

    @Test
    void anImpossiblePositionInAFile() throws IOException {
        Path file =
                file(
                        "bad.qili",
                        """
                        case "bad" {
                          rulebook cxa-1999
                          fen "3k5/9/9/9/9/9/9/9/9/3K5 w"
                          moves { 1. d0d1 }
                        }
                        """);
        assertSays(refused("rule", file.toString()), file + ":3:7");
    }

    // ---- rulebooks ----

    @Test
    void anUnknownRulebookListsTheKnownOnes() {
        String message =
                refused(
                        "rule",
                        "--rulebook",
                        "cxa-1066",
                        "--fen",
                        Qili.CHASE_FEN,
                        "--moves",
                        Qili.CHASE_MOVES);
        assertSays(message, "cxa-1066");
        for (Library.Entry entry : Library.rulebooks()) {
            assertSays(message, entry.name());
        }
        assertEquals(1, message.lines().count());
    }

    @Test
    void anUnknownRulebookInAFile() throws IOException {
        Path file =
                file(
                        "bad.qili",
                        """
                        case "bad" {
                          rulebook cxa-1066
                          moves { 1. h0g2 h9g7 2. g2h0 g7h9 }
                        }
                        """);
        assertSays(refused("rule", file.toString()), "line 2, column 12", "cxa-1066", "cxa-1999");
    }

    @Test
    void aRulebookWithFaults() throws IOException {
        Path file =
                file(
                        "draft.qigui",
                        """
                        rulebook draft "草案" extends cxa-1999 {
                          detail 99 "x" : move flies => check
                        }
                        """);
        String message =
                refused(
                        "rule",
                        "--rulebook",
                        file.toString(),
                        "--fen",
                        Qili.CHASE_FEN,
                        "--moves",
                        Qili.CHASE_MOVES);
        assertSays(message, file.toString(), "2:", "flies");
    }

    @Test
    void aRulebookThatDoesNotParse() throws IOException {
        Path file = file("draft.qigui", "rulebook draft \"草案\" extends cxa-1999 {\n  general\n}\n");
        String message = refused("rule", "--rulebook", file.toString(), "--moves", "h2e2");
        assertSays(message, file.toString(), "line 3, column 1");
    }

    // ---- files ----

    @ParameterizedTest
    @ValueSource(
            strings = {"missing.qili", "missing.qigui", "missing.pgn", "no/such/folder/x.qili"})
    void aMissingFile(String name) {
        Path file = folder.resolve(name);
        String message =
                name.endsWith(".qigui")
                        ? refused("rule", "--rulebook", file.toString(), "--moves", "h2e2")
                        : refused("rule", file.toString());
        assertSays(message, file.toString(), "no such file");
        assertEquals(1, message.lines().count());
    }

    @Test
    void aMissingBatchFile() {
        Path file = folder.resolve("missing.jsonl");
        assertSays(refused("rule", "--batch", file.toString()), file.toString(), "no such file");
    }

    /** Links that lead to each other can be read by nobody. */
    @Test
    void anUnreadableFile() throws IOException {
        Path one = folder.resolve("one.qili");
        Path two = folder.resolve("two.qili");
        Files.createSymbolicLink(one, two);
        Files.createSymbolicLink(two, one);
        String message = refused("rule", one.toString());
        assertSays(message, one.toString());
        assertEquals(1, message.lines().count());
    }

    @Test
    void aFolder() throws IOException {
        Path inside = Files.createDirectory(folder.resolve("folder.qili"));
        assertSays(refused("rule", inside.toString()), inside.toString(), "folder");
        assertSays(refused("rule", folder.toString()), folder.toString(), "folder");
    }

    @Test
    void aTextThatIsNotUtf8() throws IOException {
        Path file = folder.resolve("gbk.qili");
        // seven bytes of ASCII, then Chinese in another encoding
        Files.write(file, "case \"a棋例\" {}".getBytes(Charset.forName("GBK")));
        assertSays(refused("rule", file.toString()), file.toString(), "byte 7", "UTF-8");
    }

    @Test
    void aSyntaxError() throws IOException {
        Path file = file("bad.qili", "case \"bad\" {\n  moves {\n    1. h2e2\n  }\n  expects\n}\n");
        String message = refused("rule", file.toString());
        assertSays(message, file.toString(), "line 5, column 3", "expects");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "// nothing but a remark\n", "rulebook r \"x\" { repetitions 1: 3 }\n"})
    void aFileWithoutACase(String text) throws IOException {
        Path file = file("empty.qili", text);
        assertSays(refused("rule", file.toString()), file.toString(), "no case");
    }

    // ---- batches ----

    @Test
    void badLinesOfABatchDoNotStopTheOthers() throws IOException {
        Path file =
                file(
                        "batch.jsonl",
                        """
                        {"id":"1","moves":["h0g2","h9g7","g2h0","g7h9"]}
                        no json
                        {"id":"3"}
                        {"id":"4","moves":"h0g2"}
                        {"id":"5","fen":"hello","moves":["h0g2"]}
                        {"id":"6","moves":["h0g2","h9g7","h0g2"]}
                        {"id":"7","moves":["h0g2","h9g7","g2h0","g7h9"]}
                        [1, 2]
                        {"id":"9","moves":[{"a":1},null,[2]]}
                        {"id":"10","moves":[]}
                        """);
        Qili.Result result = Qili.call("rule", "--batch", file.toString());
        assertEquals(2, result.status());
        assertEquals("", result.err());
        List<JsonObject> answers =
                result.lines().stream()
                        .map(l -> JsonParser.parseString(l).getAsJsonObject())
                        .toList();
        assertEquals(
                List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
                answers.stream().map(a -> a.get("id").getAsString()).toList());
        for (int i = 0; i < answers.size(); i++) {
            JsonObject answer = answers.get(i);
            boolean good = i == 0 || i == 6;
            assertEquals(good, answer.has("ruling"), answer::toString);
            assertEquals(!good, answer.has("error"), answer::toString);
            if (!good) {
                assertSays(answer.get("error").getAsString(), "line " + (i + 1));
                assertFalse(answer.toString().contains("Exception"), answer::toString);
            }
        }
        assertSays(answers.get(5).get("error").getAsString(), "move 3", "h0g2");
    }

    // ---- options ----

    @Test
    void anUnknownOptionOrCommand() {
        assertSays(refused("rule", "--colour"), "--colour", "qili rule --help");
        assertSays(refused("judge"), "judge");
        assertSays(refused("ruel"), "ruel", "did you mean", "rule");
        assertSays(refused("perft", "start", "abc"), "DEPTH", "abc", "a whole number");
        assertSays(refused("--lang", "zh-CN", "rule", "--colour"), "没有这样的选项：--colour", "用法见");
        assertSays(refused("reference", "--lang", "zh-TW"), "缺少：DIR");
        assertSays(refused("rule", "--format", "xml", "--moves", "h2e2"), "xml");
        assertSays(refused("rule", "--lang", "fr", "--moves", "h2e2"), "fr", "zh-CN");
        assertSays(refused("rule"), "nothing to rule");
    }

    /** Asked for a language and nothing else, it shows what it can do, in that language. */
    @ParameterizedTest
    @CsvSource({"zh-CN,用法：,裁定棋例", "zh-TW,用法：,裁定棋例", "en,Usage:,Print the ruling"})
    void aLanguageWithoutACommand(String language, String usage, String rule) {
        for (String[] call :
                List.of(new String[] {"--lang", language}, new String[] {"--lang=" + language})) {
            Qili.Result result = Qili.call(call);
            assertEquals(2, result.status());
            assertEquals("", result.err());
            assertSays(result.out(), usage, rule);
        }
        Qili.Result help = Qili.call("--lang", language, "--help");
        assertEquals(0, help.status());
        assertSays(help.out(), usage, rule);
        // the option may stand before the command
        assertSays(Qili.call("--lang", language, "rule", "--help").out(), usage, rule);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "13", "many", ""})
    void aDepthThatIsNone(String depth) {
        assertTrue(refused("perft", "start", depth).lines().count() <= 2);
    }

    // ---- nothing is left behind ----

    @Test
    void aReportThatCanNotBeWrittenLeavesNothing() throws IOException {
        file(
                "met.qili",
                """
                case "met" {
                  rulebook cxa-1999
                  moves { 1. h0g2 h9g7 2. g2h0 g7h9 }
                  expect { ruling draw }
                }
                """);
        Path blocked = Files.createDirectory(folder.resolve("report.xml"));
        Files.writeString(blocked.resolve("inside"), "kept");
        Qili.Result result = Qili.call("test", folder.toString(), "--junit", blocked.toString());
        assertEquals(2, result.status(), result::err);
        assertFalse(result.err().contains("\tat "), result.err());
        assertSays(result.err(), blocked.toString());
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(
                    List.of("met.qili", "report.xml"),
                    left.map(p -> p.getFileName().toString()).sorted().toList());
        }
        assertEquals("kept", Files.readString(blocked.resolve("inside")));
    }

    @Test
    void testWithoutCases() {
        assertSays(refused("test", folder.toString()), folder.toString());
        Path missing = folder.resolve("missing");
        assertSays(refused("test", missing.toString()), missing.toString(), "no such file");
    }

    /** One broken file does not hide the other cases, nor what is wrong with it. */
    @Test
    void brokenFilesAreNamedAndTheOthersUsed() throws IOException {
        String text =
                new String(
                        Library.precedents().get(0).open().readAllBytes(), StandardCharsets.UTF_8);
        Files.writeString(folder.resolve("good.qili"), text);
        Files.writeString(
                folder.resolve("position.qili"), "case \"x\" { fen \"9/9 w\" moves { } }\n");
        Files.write(folder.resolve("bytes.qili"), new byte[] {'a', (byte) 0xFF});
        String[][] commands = {
            {"impact", "--base", "cxa-1999", "--head", "cxa-2020", folder.toString()},
            {"coverage", folder.toString()},
            {"test", folder.toString()},
        };
        for (String[] command : commands) {
            Qili.Result result = Qili.call(command);
            assertEquals(2, result.status(), command[0]);
            assertSays(
                    result.out(),
                    "position.qili: x: 1:",
                    "There are 2 ranks; expected are 10",
                    "bytes.qili: byte 1 is not UTF-8; save the file as UTF-8");
            assertTrue(result.out().lines().count() > 2, command[0]);
        }
    }
}
