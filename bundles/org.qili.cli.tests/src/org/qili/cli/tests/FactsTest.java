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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --facts}, and the limits of the searches behind them. */
final class FactsTest {

    /** Black's horse on e7 is pinned before its king by the chariot on e3: a false root of c6. */
    private static final String PINNED = "2b1k1b2/9/4n4/2c6/1R7/9/4R4/9/9/3K5 w - - 0 1";

    private static final String CHASE = "b5b6 c6c5 b6b5 c5c6";

    private static JsonObject facts(String command, String fen, String moves, String... more) {
        String[] arguments = new String[6 + more.length];
        String[] first = {command, "--facts", "--fen", fen, "--moves", moves};
        System.arraycopy(first, 0, arguments, 0, first.length);
        System.arraycopy(more, 0, arguments, first.length, more.length);
        Qili.Result result = Qili.call(arguments);
        assertEquals(0, result.status(), result::err);
        return JsonParser.parseString(result.out()).getAsJsonObject();
    }

    private static JsonObject of(JsonObject answer, int ply) {
        JsonArray moves = answer.getAsJsonArray("moves");
        return moves.get(ply - 1).getAsJsonObject().getAsJsonObject("facts");
    }

    /** The capture of that target. */
    private static JsonObject capture(JsonObject facts, String target) {
        for (JsonElement capture : facts.getAsJsonArray("captures")) {
            JsonObject one = capture.getAsJsonObject();
            if (one.getAsJsonObject("target").get("point").getAsString().equals(target)) {
                return one;
            }
        }
        throw new AssertionError("no capture on " + target + " in " + facts);
    }

    @Test
    void aFalseRootSaysWhyItIsFalse() {
        JsonObject capture = capture(of(facts("rule", PINNED, CHASE), 1), "c6");
        assertEquals("moved", capture.get("mechanism").getAsString());
        assertEquals("direct", capture.get("form").getAsString());
        assertEquals("lower", capture.get("value").getAsString());
        assertEquals("yes", capture.get("new").getAsString());
        assertTrue(capture.get("before").isJsonNull());
        assertEquals(10, capture.get("net").getAsInt());
        JsonObject root = capture.getAsJsonObject("root");
        assertEquals("false", root.get("kind").getAsString());
        JsonObject horse = root.getAsJsonArray("protectors").get(0).getAsJsonObject();
        assertEquals("n", horse.get("man").getAsString());
        assertEquals("e7", horse.get("point").getAsString());
        assertEquals("pinned", horse.get("failure").getAsString());
    }

    @Test
    void theSidesOverTheCycle() {
        JsonObject answer = facts("annotate", PINNED, CHASE);
        JsonObject profiles = answer.getAsJsonObject("facts").getAsJsonObject("profiles");
        JsonObject red = profiles.getAsJsonObject("red");
        assertEquals(2, red.get("moves").getAsInt());
        assertEquals(2, red.get("strikes").getAsInt());
        assertTrue(red.get("prohibited").getAsBoolean());
        // the cannon, by man: it stands elsewhere at every move
        JsonArray targets = red.getAsJsonArray("common_targets");
        assertEquals(1, targets.size());
        assertEquals("c", targets.get(0).getAsJsonObject().get("man").getAsString());
        JsonObject black = profiles.getAsJsonObject("black");
        assertEquals(0, black.get("strikes").getAsInt());
        assertFalse(black.get("prohibited").getAsBoolean());
        JsonObject limit = answer.getAsJsonObject("facts").getAsJsonObject("natural_limit");
        assertEquals(2, limit.get("rounds").getAsInt());
        assertEquals(60, limit.get("limit").getAsInt());
        assertEquals(
                JsonParser.parseString("[{\"first_ply\":1,\"period\":4,\"repetitions\":1}]"),
                answer.get("cycles"));
    }

    /** R on b8 holds the second rank; the other chariot mates on the first, whatever is played. */
    @Test
    void aMateThreatWithItsTree() {
        JsonObject threat =
                of(facts("rule", "3k2b2/1R7/9/9/R8/9/9/9/9/5K3 w", "a5c5 g9i7 c5a5 i7g9"), 1)
                        .getAsJsonObject("mate_threat");
        assertEquals("yes", threat.get("present").getAsString());
        assertEquals(1, threat.get("length").getAsInt());
        assertEquals("yes", threat.get("stood_before").getAsString());
        assertEquals(
                JsonParser.parseString("{\"check\":\"c5c9\",\"replies\":[]}"), threat.get("tree"));
    }

    @Test
    void withoutTheOptionThereAreNoFacts() {
        Qili.Result result =
                Qili.call("rule", "--format", "json", "--fen", PINNED, "--moves", CHASE);
        assertFalse(result.out().contains("\"facts\""));
    }

    /** A mate in five: with a depth of four whether there is one is unknown, not denied. */
    @Test
    void theTreeOfAMate() {
        String fen = "9/3k5/3cb4/p2P4p/8r/9/P3R4/3C5/9/2BAKAB2 w";
        Qili.Result found = Qili.call("mate", fen, "--format", "json", "--tree");
        JsonObject json = JsonParser.parseString(found.out()).getAsJsonObject();
        assertEquals(5, json.get("length").getAsInt());
        assertEquals(5, depth(json.getAsJsonObject("tree")));
        Qili.Result shallow = Qili.call("mate", fen, "--format", "json", "--depth", "4");
        assertEquals(
                "unknown",
                JsonParser.parseString(shallow.out()).getAsJsonObject().get("mate").getAsString());
    }

    private static int depth(JsonObject tree) {
        int deepest = 0;
        for (JsonElement reply : tree.getAsJsonArray("replies")) {
            deepest = Math.max(deepest, depth(reply.getAsJsonObject().getAsJsonObject("next")));
        }
        return 1 + deepest;
    }

    /**
     * CXA 2020, figure 7: a perpetual mate threat in four moves, which a depth of one can't see.
     */
    @Test
    void aLimitThatHidesAMateLeavesTheRulingUndetermined() {
        Qili.Result full = Qili.call("rule", "cxa-2020/fig-07", "--format", "json");
        Qili.Result shallow =
                Qili.call("rule", "cxa-2020/fig-07", "--format", "json", "--mate-depth", "1");
        assertEquals(
                "red_must_change",
                JsonParser.parseString(full.out()).getAsJsonObject().get("ruling").getAsString());
        assertEquals(
                "undetermined",
                JsonParser.parseString(shallow.out())
                        .getAsJsonObject()
                        .get("ruling")
                        .getAsString());
    }

    /** The answer names the search that gave up and the options that let it go on. */
    @Test
    void theLimitIsNamed() {
        String[] depth = {"rule", "cxa-2020/fig-07", "--lang", "en", "--mate-depth", "1"};
        String mates = Qili.call(depth).out();
        assertTrue(mates.contains("Limits hit:"), mates);
        assertTrue(mates.contains("--mate-depth"), mates);
        assertFalse(mates.contains("--exchange-nodes"), mates);
        String[] nodes = {"rule", "cxa-2020/fig-04", "--lang", "en", "--exchange-nodes", "1"};
        String captures = Qili.call(nodes).out();
        assertTrue(captures.contains("--exchange-nodes"), captures);
        String[] enough = {"rule", "cxa-2020/fig-07", "--lang", "en"};
        assertFalse(Qili.call(enough).out().contains("Limits hit:"));
    }

    /** The chariot of figure 3 is won by three checks and a capture, by two it is not. */
    @Test
    void theChecksOfALineAreASetting() {
        String[] two = {"rule", "cxa-2020/fig-03", "--lang", "en", "--line-checks", "2"};
        String[] three = {"rule", "cxa-2020/fig-03", "--lang", "en", "--line-checks", "3"};
        assertFalse(Qili.call(two).out().contains("win the red chariot by continuous checks"));
        assertTrue(Qili.call(three).out().contains("win the red chariot by continuous checks"));
        Qili.Result result = Qili.call("rule", "cxa-2020/fig-03", "--line-checks", "9");
        assertEquals(2, result.status());
        assertTrue(result.err().contains("--line-checks 9: expected 1 to 8"), result::err);
    }

    @Test
    void aLimitOutOfRange() {
        Qili.Result result = Qili.call("rule", "cxa-2020/fig-07", "--mate-depth", "0");
        assertEquals(2, result.status());
        assertTrue(result.err().contains("--mate-depth 0: expected 1 to 40"), result::err);
    }

    /** A case is annotated by the rulebook it names, as it is ruled. */
    @Test
    void annotateAndRuleAgree() {
        Qili.Result ruled = Qili.call("rule", "cxa-2020/fig-04", "--format", "json");
        Qili.Result annotated = Qili.call("annotate", "cxa-2020/fig-04", "--format", "json");
        JsonObject one = JsonParser.parseString(ruled.out()).getAsJsonObject();
        JsonObject other = JsonParser.parseString(annotated.out()).getAsJsonObject();
        assertEquals("cxa-2020", other.get("rulebook").getAsString());
        other.remove("cycles");
        assertEquals(one, other);
    }

    @TempDir private Path folder;

    /** The sheet is ruled under the same limits as the ruling it writes down. */
    @Test
    void theSheetKnowsTheLimits() throws IOException {
        String full = folder.resolve("full.html").toString();
        String shallow = folder.resolve("shallow.html").toString();
        String figure = "cxa-2020/fig-07";
        Qili.call("sheet", figure, full, "--lang", "en");
        Qili.call("sheet", figure, shallow, "--lang", "en", "--mate-depth", "1");
        assertTrue(Files.readString(Path.of(full)).contains("Red must change"));
        assertTrue(Files.readString(Path.of(shallow)).contains("Undetermined"));
    }
}
