// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Position;

/** Positions for the benchmarks, in tables whose columns are set apart by tabs. */
public final class Tables {

    private Tables() {}

    /** All rows of a resource; comments and empty lines are none. */
    public static List<String[]> rows(String resource) throws IOException {
        try (InputStream stream = Tables.class.getResourceAsStream(resource);
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\t", -1))
                    .toList();
        }
    }

    /** The row that begins with a name. */
    public static String[] row(String resource, String name) throws IOException {
        return rows(resource).stream()
                .filter(row -> row[0].equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " is not in " + resource));
    }

    /** A position from a FEN that is known to be good. */
    public static Position position(String fen) {
        return ((FenResult.Ok) Fen.parse(fen)).position();
    }
}
