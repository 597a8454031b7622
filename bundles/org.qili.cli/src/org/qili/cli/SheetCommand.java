// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code qili sheet CASE OUT.html|OUT.pdf}: a ruling on paper, to be signed. Names no class of the
 * reports, so that other commands don't load them: {@link SheetWriter} does the work.
 */
@Command(name = "sheet")
final class SheetCommand extends Common implements Callable<Integer> {

    enum MenChoice {
        SIMPLIFIED,
        TRADITIONAL,
        LETTERS
    }

    enum Colours {
        PRINT,
        CLASSIC,
        COLOUR_BLIND
    }

    @Parameters(index = "0", paramLabel = "CASE", descriptionKey = "sheet.case")
    String file;

    @Parameters(index = "1", paramLabel = "OUT.html|OUT.pdf", descriptionKey = "sheet.out")
    String out;

    @Option(names = "--rulebook", paramLabel = "ID", split = ",", descriptionKey = "sheet.rulebook")
    List<String> rulebooks = new ArrayList<>();

    @Mixin LimitOptions limits;

    @Option(names = "--event", paramLabel = "TEXT", descriptionKey = "sheet.event")
    String event;

    @Option(names = "--round", paramLabel = "TEXT", descriptionKey = "sheet.round")
    String round;

    @Option(names = "--date", paramLabel = "TEXT", descriptionKey = "sheet.date")
    String date;

    @Option(names = "--venue", paramLabel = "TEXT", descriptionKey = "sheet.venue")
    String venue;

    @Option(names = "--table", paramLabel = "TEXT", descriptionKey = "sheet.table")
    String table;

    @Option(names = "--red", paramLabel = "NAME", descriptionKey = "sheet.red")
    String red;

    @Option(names = "--black", paramLabel = "NAME", descriptionKey = "sheet.black")
    String black;

    @Option(names = "--arbiter", paramLabel = "NAME", descriptionKey = "sheet.arbiter")
    String arbiter;

    @Option(
            names = "--men",
            paramLabel = "simplified|traditional|letters",
            descriptionKey = "sheet.men")
    MenChoice men;

    @Option(
            names = "--colours",
            paramLabel = "print|classic|colour_blind",
            defaultValue = "print",
            descriptionKey = "sheet.colours")
    Colours colours;

    @Option(names = "--flip", descriptionKey = "sheet.flip")
    boolean flip;

    @Option(names = "--font", paramLabel = "FILE", descriptionKey = "report.font")
    String font;

    @Override
    public Integer call() throws BadInput {
        new SheetWriter(this).write();
        println(texts().get("report.done", out));
        return Exit.OK;
    }
}
