// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.library.Library;

/** {@code qili rule}. */
final class RuleCommandTest {

    private static final String CASE =
            """
            case "chase" {
              rulebook cxa-1999
              fen "3k5/9/2c6/9/1R7/9/9/9/9/5K3 w - - 0 1"
              moves {
                1. b5c5 c7b7
                2. c5b5 b7c7
                3. b5c5 c7b7
                4. c5b5 b7c7
                5. b5c5 c7b7
                6. c5b5 b7c7
              }
              expect {
                1. chase idle
                ruling red must-change by 26.4
              }
            }
            """;

    @TempDir private Path folder;

    private static Qili.Result ruleChase(String... more) {
        String[] arguments = {"rule", "--fen", Qili.CHASE_FEN, "--moves", Qili.CHASE_MOVES};
        return Qili.call(
                java.util.stream.Stream.of(arguments, more)
                        .flatMap(java.util.Arrays::stream)
                        .toArray(String[]::new));
    }

    private static JsonObject json(Qili.Result result) {
        assertEquals("", result.err());
        assertEquals(0, result.status());
        assertEquals(1, result.lines().size());
        return JsonParser.parseString(result.out()).getAsJsonObject();
    }

    // ---- what can be ruled ----

    @Test
    void aShippedPrecedentByItsName() {
        Library.Entry entry = Library.precedents().get(0);
        String name = entry.path().substring("precedents/".length());
        Qili.Result result = Qili.call("rule", name);
        assertEquals("", result.err());
        assertEquals(0, result.status());
        assertTrue(result.out().contains("Ruling: "), result.out());
        assertEquals(result, Qili.call("rule", name.substring(0, name.length() - 5)));
    }

    @Test
    void aFile() throws IOException {
        Path file = Files.writeString(folder.resolve("chase.qili"), CASE);
        Qili.Result result = Qili.call("rule", file.toString());
        assertEquals("", result.err());
        assertEquals(0, result.status());
        assertTrue(result.lines().get(0).startsWith("chase · "), result.out());
        assertTrue(result.out().contains("Ruling: Red must change"), result.out());
        assertTrue(result.out().contains("26.4"), result.out());
    }

    @Test
    void severalFilesInTheirOrder() throws IOException {
        Path one = Files.writeString(folder.resolve("one.qili"), CASE);
        Path two =
                Files.writeString(
                        folder.resolve("two.qili"), CASE.replace("\"chase\"", "\"again\""));
        Qili.Result result = Qili.call("rule", one.toString(), two.toString(), "--format", "json");
        assertEquals(0, result.status());
        assertEquals(
                List.of("chase", "again"),
                result.lines().stream()
                        .map(l -> JsonParser.parseString(l).getAsJsonObject().get("id"))
                        .map(com.google.gson.JsonElement::getAsString)
                        .toList());
    }

    /** 车 is on Red's files 8 and 7 from the right, 炮 on Black's 3 and 2 from Black's right. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "b5c5 c7b7 c5b5 b7c7 b5c5 c7b7 c5b5 b7c7 b5c5 c7b7 c5b5 b7c7",
                "车八平七 炮3平2 车七平八 炮2平3 车八平七 炮3平2 车七平八 炮2平3 车八平七 炮3平2 车七平八 炮2平3",
                "車八平七 砲3平2 車七平八 砲2平3 車八平七 砲3平2 車七平八 砲2平3 車八平七 砲3平2 車七平八 砲2平3",
                "R8=7 C3=2 R7=8 C2=3 R8=7 C3=2 R7=8 C2=3 R8=7 C3=2 R7=8 C2=3",
                "1. R8=7 C3=2 2. R7=8 C2=3 3. R8=7 C3=2 4. R7=8 C2=3 5. R8=7 C3=2 6. R7=8 C2=3",
                "车八平七，炮3平2；车七平八，炮2平3；车八平七，炮3平2；车七平八，炮2平3；车八平七，炮3平2；车七平八，炮2平3",
            })
    void aScoreInAnyNotation(String moves) {
        Qili.Result result = Qili.call("rule", "--fen", Qili.CHASE_FEN, "--moves", moves);
        assertEquals(ruleChase(), result);
        assertEquals(0, result.status());
    }

    @Test
    void withoutAPositionTheUsualOneIsMeant() {
        JsonObject answer =
                json(Qili.call("rule", "--format", "json", "--moves", "马二进三 马8进7 马三退二 马7退8"));
        assertEquals("h0g2", move(answer, 0));
        assertEquals("not_reached", answer.get("status").getAsString());
        assertEquals("draw", answer.get("ruling").getAsString());
    }

    private static String move(JsonObject answer, int ply) {
        return answer.getAsJsonArray("moves").get(ply).getAsJsonObject().get("move").getAsString();
    }

    @Test
    void aBatchFile() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("batch.jsonl"),
                        """
                        {"id":"a","fen":"3k5/9/2c6/9/1R7/9/9/9/9/5K3 w - - 0 1","moves":["b5c5","c7b7","c5b5","b7c7"]}

                        {"id":"b","moves":["h0g2","h9g7","g2h0","g7h9"]}
                        {"moves":["h0g2","h9g7","g2h0","g7h9"]}
                        """);
        Qili.Result result = Qili.call("rule", "--batch", file.toString());
        assertEquals("", result.err());
        assertEquals(0, result.status());
        List<JsonObject> answers =
                result.lines().stream()
                        .map(l -> JsonParser.parseString(l).getAsJsonObject())
                        .toList();
        // a line without an id is known by its number in the file, blank lines counted
        assertEquals(
                List.of("a", "b", "4"),
                answers.stream().map(a -> a.get("id").getAsString()).toList());
        assertEquals(
                List.of("red_must_change", "draw", "draw"),
                answers.stream().map(a -> a.get("ruling").getAsString()).toList());
    }

    // ---- options ----

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "zh-CN | 裁定：红方必须变着",
                "zh-TW | 裁定：紅方必須變著",
                "en | Ruling: Red must change",
                "EN | Ruling: Red must change"
            })
    void theLanguageOfTheOutput(String language, String text) {
        Qili.Result result = ruleChase("--lang", language);
        assertEquals(0, result.status());
        assertTrue(result.out().contains(text), result.out());
    }

    @ParameterizedTest
    @CsvSource({
        "QILI_LANG, en, Ruling",
        "LC_ALL, zh_CN.UTF-8, 裁定：红方",
        "LANG, zh_TW.UTF-8, 裁定：紅方",
        "LANG, zh_HK, 裁定：紅方",
        "LANG, C, 裁定：红方",
        "LANG, de_DE.UTF-8, Ruling"
    })
    void theLanguageOfTheEnvironment(String variable, String value, String text) {
        Qili.Result result =
                Qili.callIn(
                        Map.of(variable, value),
                        "rule",
                        "--fen",
                        Qili.CHASE_FEN,
                        "--moves",
                        Qili.CHASE_MOVES);
        assertTrue(result.out().contains(text), result.out());
    }

    @Test
    void severalRulebooks() {
        Qili.Result result = ruleChase("--format", "json", "--rulebook", "cxa-1999,cxa-2020");
        assertEquals(0, result.status());
        assertEquals(
                List.of("cxa-1999", "cxa-2020"),
                result.lines().stream()
                        .map(l -> JsonParser.parseString(l).getAsJsonObject().get("rulebook"))
                        .map(com.google.gson.JsonElement::getAsString)
                        .toList());
        assertEquals(
                result,
                ruleChase("--format", "json", "--rulebook", "cxa-1999", "--rulebook", "cxa-2020"));
    }

    @Test
    void aRulebookFromAFile() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("draft.qigui"),
                        """
                        rulebook draft "草案" en "Draft" extends cxa-1999 {
                          general 26.4 "判负" en "loses" : one-side prohibited, other allowed => loses
                        }
                        """);
        JsonObject answer = json(ruleChase("--format", "json", "--rulebook", file.toString()));
        assertEquals("draft", answer.get("rulebook").getAsString());
        assertEquals("red_loses", answer.get("ruling").getAsString());
    }

    /** A rulebook beside a case is found by its id, before those that are shipped. */
    @Test
    void aRulebookBesideTheCase() throws IOException {
        Files.writeString(
                folder.resolve("draft.qigui"),
                """
                rulebook draft "草案" extends cxa-1999 {
                  general 26.4 "判负" : one-side prohibited, other allowed => loses
                }
                """);
        Path file =
                Files.writeString(
                        folder.resolve("chase.qili"),
                        CASE.replace("rulebook cxa-1999", "rulebook draft"));
        Qili.Result result = Qili.call("rule", file.toString());
        assertEquals(0, result.status());
        assertTrue(result.out().contains("Ruling: Red loses"), result.out());
    }

    @Test
    void otherRulebooksThanThoseTheCaseNames() throws IOException {
        Path file = Files.writeString(folder.resolve("chase.qili"), CASE);
        JsonObject answer =
                json(
                        Qili.call(
                                "rule",
                                file.toString(),
                                "--format",
                                "json",
                                "--rulebook",
                                "cxa-2020"));
        assertEquals("cxa-2020", answer.get("rulebook").getAsString());
    }

    // ---- help ----

    @ParameterizedTest
    @ValueSource(strings = {"rule", "test", "perft"})
    void helpIsGivenInTheUsersLanguage(String command) {
        Qili.Result english = Qili.call(command, "--help", "--lang", "en");
        Qili.Result chinese = Qili.call(command, "--help", "--lang", "zh-CN");
        assertEquals(0, english.status());
        assertTrue(english.out().contains("language of the output"), english.out());
        assertFalse(chinese.out().contains("language of the output"), chinese.out());
        assertTrue(chinese.out().matches("(?s).*\\p{IsHan}.*"), chinese.out());
    }

    @Test
    void withoutACommandTheUsageIsShown() {
        Qili.Result result = Qili.call();
        assertEquals(2, result.status());
        assertTrue(result.out().contains("rule"), result.out());
        assertTrue(result.out().contains("perft"), result.out());
    }

    @Test
    void theVersion() {
        Qili.Result result = Qili.call("--version");
        assertEquals(0, result.status());
        assertTrue(result.out().startsWith("Qili "), result.out());
    }
}
