// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.board.Game;
import org.qili.board.Script;
import org.qili.formats.Exporter;
import org.qili.formats.FormatTexts;
import org.qili.formats.ImportResult;
import org.qili.formats.Importer;
import org.qili.formats.Limits;
import org.qili.formats.Problem;
import org.qili.formats.Target;
import org.qili.formats.WriteOptions;

/**
 * Mutations of a sample of every format. Whatever comes of it, there are legal games or one error
 * with its place. Work is measured in moves, of which no format needs less than a byte each.
 */
class FuzzTest {
    private static final int MUTANTS = 500;
    private static final Limits LIMITS = new Limits(1 << 20, 100, 20_000, 50);
    private static final List<FormatTexts> TEXTS =
            Stream.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE)
                    .map(FormatTexts::in)
                    .toList();

    /** What a mutation puts in, besides bytes: the signs on which the formats turn. */
    private static final List<String> SIGNS =
            List.of(
                    "(",
                    ")",
                    "{",
                    "}",
                    ";",
                    "[",
                    "]",
                    "\"",
                    "\\",
                    "\n",
                    "1.",
                    "1-0",
                    "$",
                    "*",
                    "[Event \"",
                    "[FEN \"9/9\"]",
                    "炮二平五",
                    "炮84",
                    "h2e2",
                    "C2=5",
                    "moves ",
                    "/",
                    "|",
                    "[DhtmlXQ]",
                    "[/DhtmlXQ_x]",
                    "[DhtmlXQ_move_1_1_1]7747",
                    "99",
                    "]]>",
                    "<![CDATA[",
                    "<Move value=\"77-47\"/>",
                    "&a;",
                    "START{",
                    "}END",
                    "\0",
                    "\uFEFF",
                    "\uFF5B");

    static Map<String, byte[]> samples() {
        Trees trees = new Trees(99);
        List<Game> games = Stream.generate(trees::game).limit(4).toList();
        Map<String, byte[]> samples = new TreeMap<>();
        for (Target target : Target.values()) {
            samples.put("a." + target.id(), Exporter.export(games, target).bytes());
        }
        for (Script script : Script.values()) {
            Charset charset =
                    Charset.forName(script == Script.SIMPLIFIED ? "GB18030" : "x-windows-950");
            WriteOptions options = new WriteOptions(script, charset);
            samples.put(script + ".pgn", Exporter.export(games, Target.PGN, options).bytes());
        }
        Game game = games.get(0);
        samples.put("10.xqf", XqfFile.of(game, 10));
        samples.put("12.xqf", XqfFile.of(game, 12));
        samples.put("18.xqf", XqfFile.of(game, 18));
        samples.put("a.cbr", CbrFile.of(game));
        samples.put("a.cbl", CbrFile.library(game, games.get(1)));
        samples.put(
                "a.cbf",
                utf8(
                        CbfReaderTest.file(
                                "<Move value=\"77-47\"/>\n"
                                        + "<Move value=\"70-62\"><![CDATA[注]]></Move>\n"
                                        + "<Move value=\"79-67\" end=\"1\"/>\n")));
        samples.put("short.txt", utf8("1. 炮84 马87 2. 炮42 马23 3. 车12 车98 4. 兵75 炮25"));
        samples.put("compact.txt", utf8("1.炮二平五马8进72.马二进三车9平83.车一平二马2进3"));
        samples.put(
                "playok.txt",
                utf8(
                        "FORMAT  WXF\nRED     a ; 1 ;;\nRESULT  1-0\nSTART{\n 1. C2.5 h8+7"
                                + " 2. H2+3 r9.8 3. R1.2 h2+3\n}END\n"));
        return samples;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static Stream<String> names() {
        return samples().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyMutantGivesGamesOrOneError(String name) {
        Map<String, byte[]> samples = samples();
        byte[] sample = samples.get(name);
        byte[][] others = samples.values().toArray(byte[][]::new);
        Random random = new Random(name.hashCode());
        int games = 0;
        int errors = 0;
        for (int i = 0; i < MUTANTS; i++) {
            byte[] mutant = sample;
            for (int n = 1 + random.nextInt(4); n > 0; n--) {
                mutant = mutate(mutant, others[random.nextInt(others.length)], random);
            }
            // Sometimes without the hint of the name.
            ImportResult result =
                    new Importer(LIMITS).read(mutant, random.nextInt(4) == 0 ? "" : name);
            if (result instanceof ImportResult.Games found) {
                games++;
                check(found, mutant);
            } else {
                errors++;
                check(((ImportResult.Failure) result).error());
            }
        }
        assertEquals(MUTANTS, games + errors);
        // Most mutants of a file that lists several things still hold something.
        assertTrue(games > 0, "no mutant of " + name + " could be read");
    }

    private static void check(ImportResult.Games found, byte[] mutant) {
        assertTrue(found.count() >= 1 && found.count() <= LIMITS.maxGames());
        assertEquals(found.count(), found.games().size());
        assertTrue(found.nodes() <= LIMITS.maxNodes());
        assertTrue(found.nodes() <= mutant.length, "more moves than bytes");
        assertTrue(found.warnings().size() <= 201);
        found.games().forEach(game -> assertEquals(-1, game.firstIllegal()));
        found.warnings().forEach(FuzzTest::check);
        // What was read can be written and read again.
        byte[] written = Exporter.export(found.games(), Target.PGN).bytes();
        ImportResult again = new Importer(LIMITS).read(written, "");
        if (!(again instanceof ImportResult.Games same)) {
            throw new AssertionError(again + new String(written, StandardCharsets.UTF_8));
        }
        assertEquals(found.count(), same.count());
        for (int i = 0; i < found.count(); i++) {
            assertEquals(found.games().get(i).main(), same.games().get(i).main());
        }
    }

    private static void check(Problem problem) {
        assertNotNull(problem.place());
        for (FormatTexts texts : TEXTS) {
            String text = texts.problem(problem);
            assertFalse(text.isBlank());
            assertFalse(text.contains("\n"), text);
        }
    }

    private static byte[] mutate(byte[] bytes, byte[] other, Random random) {
        if (bytes.length == 0) {
            return other;
        }
        int from = random.nextInt(bytes.length);
        int to = from + random.nextInt(Math.min(40, bytes.length - from) + 1);
        byte[] copy = bytes.clone();
        switch (random.nextInt(8)) {
            case 0 -> copy[from] = (byte) random.nextInt(256);
            case 1 -> copy[from] ^= (byte) (1 << random.nextInt(8));
            case 2 -> {
                return splice(bytes, from, utf8(SIGNS.get(random.nextInt(SIGNS.size()))), from);
            }
            case 3 -> {
                return splice(bytes, from, new byte[0], to);
            }
            case 4 -> {
                byte[] part = Arrays.copyOfRange(bytes, from, to);
                return splice(bytes, from, part, from);
            }
            case 5 -> {
                return Arrays.copyOf(bytes, from);
            }
            case 6 -> {
                int start = random.nextInt(other.length);
                int end = Math.min(other.length, start + random.nextInt(200));
                return splice(bytes, from, Arrays.copyOfRange(other, start, end), to);
            }
            default -> {
                for (int i = from; i < to; i++) {
                    copy[i] = (byte) random.nextInt(256);
                }
            }
        }
        return copy;
    }

    private static byte[] splice(byte[] bytes, int from, byte[] part, int to) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, from);
        out.writeBytes(part);
        out.write(bytes, to, bytes.length - to);
        return out.toByteArray();
    }
}
