// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which games a command is about, by which rulebooks, and how it answers. */
final class GameOptions {

    /** Rulebook of a game that names none. */
    static final String DEFAULT_RULEBOOK = "cxa-1999";

    enum Format {
        TEXT,
        JSON
    }

    @Parameters(paramLabel = "FILE", arity = "0..*", descriptionKey = "rule.files")
    List<String> files = new ArrayList<>();

    @Option(names = "--fen", paramLabel = "FEN", descriptionKey = "rule.fen")
    String fen;

    @Option(names = "--moves", paramLabel = "MOVES", descriptionKey = "rule.moves")
    String moves;

    @Option(
            names = "--rulebook",
            paramLabel = "ID",
            split = ",",
            descriptionKey = "option.rulebook")
    List<String> rulebooks = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "text|json",
            defaultValue = "text",
            descriptionKey = "option.format")
    Format format;

    @Option(names = "--facts", descriptionKey = "option.facts")
    boolean facts;

    /** The rulebooks chosen, otherwise the one for games that name none. */
    List<String> rulebooksOrDefault() {
        return rulebooks.isEmpty() ? List.of(DEFAULT_RULEBOOK) : rulebooks;
    }

    /** Whether the answer is to be JSON, which facts always are. */
    boolean json() {
        return facts || format == Format.JSON;
    }
}
