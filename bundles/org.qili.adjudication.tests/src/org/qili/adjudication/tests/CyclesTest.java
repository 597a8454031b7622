// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.board.Position;

/**
 * Cycles of the types the rules name, made up for the purpose, with the answers of all four
 * rulebooks reasoned from their texts: {@code cycles.tsv} says why.
 */
final class CyclesTest {

    private static final List<String> RULEBOOKS =
            List.of("cxa-1999", "cxa-2020", "pre-1999", "axf");

    private static final Map<String, RuleSet> SHIPPED =
            Books.allShipped().stream().collect(Collectors.toMap(RuleSet::id, r -> r));

    private static final String UNSAID = "-";

    /**
     * One line of the table.
     *
     * @param rulings by {@link #RULEBOOKS}
     * @param labels under cxa-2020
     */
    record Row(String fen, String moves, List<String> rulings, String labels, String why) {

        static Row of(String line) {
            String[] f = line.split("\t");
            return new Row(f[0], f[1], List.of(f[2], f[3], f[4], f[5]), f[6], f[7]);
        }

        Games game() {
            return Games.of(fen, moves);
        }

        @Override
        public String toString() {
            return why;
        }
    }

    static Stream<Row> rows() {
        try (InputStream in = CyclesTest.class.getResourceAsStream("cycles.tsv")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(l -> !l.startsWith("#")).map(Row::of);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void ruledAsReasoned(Row row) {
        Games game = row.game();
        List<Position> positions = game.positions();
        assertEquals(game.start().key(), positions.get(positions.size() - 1).key(), "no cycle");
        for (int i = 0; i < RULEBOOKS.size(); i++) {
            if (row.rulings().get(i).equals(UNSAID)) {
                continue;
            }
            String rulebook = RULEBOOKS.get(i);
            Ruling ruling = game.by(SHIPPED.get(rulebook));
            assertEquals(
                    row.rulings().get(i),
                    ruling.verdict().name().toLowerCase(Locale.ROOT),
                    rulebook + ": " + row.why());
            if (rulebook.equals("cxa-2020") && !row.labels().equals(UNSAID)) {
                List<String> labels =
                        Games.labels(ruling, game.moves().size()).stream()
                                .map(l -> l.name().toLowerCase(Locale.ROOT))
                                .toList();
                assertEquals(Arrays.asList(row.labels().split(" ")), labels, row.why());
            }
        }
    }
}
