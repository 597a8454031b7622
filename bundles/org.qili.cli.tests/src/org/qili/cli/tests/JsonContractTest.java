// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qili.library.Library;

/** The JSON answer is what {@code doc/answer.md} of the command line says it is. */
final class JsonContractTest {

    private static final Set<String> RULINGS =
            Set.of(
                    "red_must_change",
                    "black_must_change",
                    "red_loses",
                    "black_loses",
                    "draw",
                    "undetermined");

    private static final Set<String> LABELS =
            Set.of(
                    "check",
                    "mate_threat",
                    "chase",
                    "exchange",
                    "sacrifice",
                    "block",
                    "stalk",
                    "idle");

    private static JsonObject rule(String fen, String moves) {
        Qili.Result result = Qili.call("rule", "--format", "json", "--fen", fen, "--moves", moves);
        return JsonParser.parseString(result.out()).getAsJsonObject();
    }

    private static List<String> strings(JsonArray array) {
        List<String> strings = new ArrayList<>();
        array.forEach(e -> strings.add(e.getAsString()));
        return strings;
    }

    @Test
    void aReachedRuling() {
        JsonObject answer = rule(Qili.CHASE_FEN, Qili.CHASE_MOVES);
        assertEquals(
                List.of(
                        "id",
                        "rulebook",
                        "status",
                        "ruling",
                        "clause",
                        "cycle",
                        "moves",
                        "readings",
                        "trace"),
                List.copyOf(answer.keySet()));
        assertEquals("cxa-1999", answer.get("rulebook").getAsString());
        assertEquals("reached", answer.get("status").getAsString());
        assertEquals("red_must_change", answer.get("ruling").getAsString());
        assertEquals("26.4", answer.get("clause").getAsString());
        assertEquals(
                JsonParser.parseString("{\"first_ply\":1,\"period\":4,\"repetitions\":3}"),
                answer.get("cycle"));
        assertEquals(12, answer.getAsJsonArray("moves").size());
        assertEquals(0, answer.getAsJsonArray("readings").size());
        assertTrue(
                strings(answer.getAsJsonArray("trace")).stream()
                        .anyMatch(s -> s.startsWith("Red R8=7 chases the black cannon")));
    }

    /** b5c5 attacks the cannon c7 over the empty points between; nothing protects it. */
    @Test
    void aMoveWithItsAttack() {
        JsonObject answer = rule(Qili.CHASE_FEN, Qili.CHASE_MOVES);
        JsonObject move = answer.getAsJsonArray("moves").get(0).getAsJsonObject();
        assertEquals(
                List.of("ply", "side", "move", "zh", "label", "sublabel", "attacks", "clause"),
                List.copyOf(move.keySet()));
        assertEquals(1, move.get("ply").getAsInt());
        assertEquals("red", move.get("side").getAsString());
        assertEquals("b5c5", move.get("move").getAsString());
        assertEquals("车八平七", move.get("zh").getAsString());
        assertEquals("chase", move.get("label").getAsString());
        assertEquals("rootless", move.get("sublabel").getAsString());
        assertEquals("28.3", move.get("clause").getAsString());
        assertEquals(
                JsonParser.parseString(
                        """
                        [{"attacker":{"man":"R","point":"c5"},"target":{"man":"c","point":"c7"},
                          "kind":"direct","root":"none","line":["c5c7"],
                          "sublabel":"rootless","clause":"28.3"}]
                        """),
                move.get("attacks"));
        JsonObject idle = answer.getAsJsonArray("moves").get(1).getAsJsonObject();
        assertEquals("black", idle.get("side").getAsString());
        assertEquals("炮3平2", idle.get("zh").getAsString());
        assertEquals("idle", idle.get("label").getAsString());
        assertFalse(idle.has("sublabel"));
        assertEquals(0, idle.getAsJsonArray("attacks").size());
    }

    /**
     * Before 1999 a threat to win a man by checks is named apart; in the contract it is a chase
     * with a finer name: the chariot b4 checks on b9, the king goes to e8, and the horse h9 falls.
     */
    @Test
    void winningByChecks() {
        Qili.Result result =
                Qili.call(
                        "rule",
                        "--rulebook",
                        "pre-1999",
                        "--format",
                        "json",
                        "--fen",
                        "4k2n1/9/9/9/9/1R7/9/9/9/5K3 w - - 0 1",
                        "--moves",
                        "b4e4 e9d9 e4b4 d9e9");
        JsonArray moves =
                JsonParser.parseString(result.out()).getAsJsonObject().getAsJsonArray("moves");
        assertEquals("check", moves.get(0).getAsJsonObject().get("label").getAsString());
        JsonObject move = moves.get(2).getAsJsonObject();
        assertEquals("chase", move.get("label").getAsString());
        assertEquals("by_checks", move.get("sublabel").getAsString());
        assertEquals("1.14", move.get("clause").getAsString());
        assertEquals(
                "through_checks",
                move.getAsJsonArray("attacks").get(0).getAsJsonObject().get("kind").getAsString());
    }

    @Test
    void notReached() {
        JsonObject answer = rule(Qili.CHASE_FEN, "b5c5 c7b7 c5b5 b7c7");
        assertEquals(
                List.of(
                        "id",
                        "rulebook",
                        "status",
                        "missing",
                        "ruling",
                        "clause",
                        "cycle",
                        "moves",
                        "readings",
                        "trace"),
                List.copyOf(answer.keySet()));
        assertEquals("not_reached", answer.get("status").getAsString());
        assertEquals(2, answer.get("missing").getAsInt());
        assertEquals("red_must_change", answer.get("ruling").getAsString());
    }

    @Test
    void noCycle() {
        JsonObject answer = rule(Qili.CHASE_FEN, "b5c5 c7b7");
        assertEquals(
                List.of("id", "rulebook", "status", "moves", "readings", "trace"),
                List.copyOf(answer.keySet()));
        assertEquals("no_cycle", answer.get("status").getAsString());
        assertEquals(2, answer.getAsJsonArray("moves").size());
    }

    /** The chariot on b8 holds the king's second rank; the other threatens c9. */
    @Test
    void aMateThreatShowsTheMate() {
        JsonObject answer = rule("3k2b2/1R7/9/9/R8/9/9/9/9/5K3 w - - 0 1", "a5c5 g9i7 c5a5 i7g9");
        JsonObject move = answer.getAsJsonArray("moves").get(0).getAsJsonObject();
        assertEquals("mate_threat", move.get("label").getAsString());
        assertEquals(List.of("c5c9"), strings(move.getAsJsonArray("mate_line")));
    }

    /** An undetermined ruling tells what each reading gives. */
    @Test
    void openReadings() {
        JsonObject answer =
                rule(
                        "5k3/9/9/9/9/9/9/4n4/C7n/C2K3p1 w - - 0 1",
                        "d0d1 e2f4 d1d0 f4e2 ".repeat(3).trim());
        assertEquals("undetermined", answer.get("ruling").getAsString());
        assertTrue(answer.get("clause").isJsonNull());
        JsonArray readings = answer.getAsJsonArray("readings");
        assertEquals(2, readings.size());
        for (JsonElement reading : readings) {
            assertEquals(
                    List.of("reading", "option", "ruling"),
                    List.copyOf(reading.getAsJsonObject().keySet()));
            assertEquals("king-evasion", reading.getAsJsonObject().get("reading").getAsString());
        }
    }

    /** Every value in every answer about every shipped precedent is one of those documented. */
    @Test
    void onlyDocumentedValues() {
        String all =
                String.join(",", Library.rulebooks().stream().map(Library.Entry::name).toList());
        int answers = 0;
        for (Library.Entry entry : Library.precedents()) {
            Qili.Result result =
                    Qili.call("rule", entry.path(), "--format", "json", "--rulebook", all);
            assertEquals(0, result.status(), entry::path);
            for (String line : result.lines()) {
                check(JsonParser.parseString(line).getAsJsonObject());
                answers++;
            }
        }
        assertTrue(answers >= Library.precedents().size() * Library.rulebooks().size());
    }

    private static void check(JsonObject answer) {
        assertTrue(RULINGS.contains(answer.get("ruling").getAsString()), answer::toString);
        assertEquals(
                answer.get("ruling").getAsString().equals("undetermined"),
                answer.get("clause").isJsonNull(),
                answer::toString);
        assertTrue(
                Set.of("reached", "not_reached").contains(answer.get("status").getAsString()),
                answer::toString);
        int ply = 0;
        for (JsonElement element : answer.getAsJsonArray("moves")) {
            JsonObject move = element.getAsJsonObject();
            assertEquals(++ply, move.get("ply").getAsInt());
            assertTrue(LABELS.contains(move.get("label").getAsString()), move::toString);
            assertTrue(move.get("move").getAsString().matches("[a-i]\\d[a-i]\\d"), move::toString);
            for (JsonElement attack : move.getAsJsonArray("attacks")) {
                JsonObject one = attack.getAsJsonObject();
                assertTrue(
                        Set.of("direct", "through_checks", "through_exchange")
                                .contains(one.get("kind").getAsString()),
                        one::toString);
                assertTrue(
                        Set.of("none", "true", "hidden", "false", "too_few")
                                .contains(one.get("root").getAsString()),
                        one::toString);
                assertTrue(one.get("clause").isJsonPrimitive(), one::toString);
            }
        }
    }
}
