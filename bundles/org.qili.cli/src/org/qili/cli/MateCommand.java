// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.concurrent.Callable;
import org.qili.adjudication.text.BoardTexts;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.analysis.Mate;
import org.qili.board.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qili mate FEN}: the shortest mate by continuous checks (杀; CXA 1999, 28.2). */
@Command(name = "mate")
final class MateCommand extends Common implements Callable<Integer> {

    private static final int DEEPEST = 40;

    @Parameters(paramLabel = "FEN", descriptionKey = "perft.fen")
    private String fen;

    @Option(names = "--depth", paramLabel = "MOVES", descriptionKey = "mate.depth")
    private int depth = 16;

    @Option(
            names = "--format",
            paramLabel = "text|json",
            defaultValue = "text",
            descriptionKey = "option.format")
    private RuleCommand.Format format;

    @Override
    public Integer call() throws BadInput {
        Position position = PerftCommand.position(fen, language);
        if (depth < 1 || depth > DEEPEST) {
            throw bad("perft.bad-depth", String.valueOf(depth), String.valueOf(DEEPEST));
        }
        Limits standard = Limits.standard();
        Limits limits = new Limits(depth, 50 * standard.mateNodes(), standard.exchangeNodes());
        Mate mate = new Analyser(limits).mate(position);
        String found = mate.found().name().toLowerCase(java.util.Locale.ROOT);
        if (format == RuleCommand.Format.JSON) {
            JsonObject json = new JsonObject();
            json.addProperty("mate", found);
            json.addProperty("length", mate.length());
            JsonArray line = new JsonArray();
            mate.line().forEach(m -> line.add(m.iccs()));
            json.add("line", line);
            println(JsonAnswer.line(json));
        } else {
            String line = BoardTexts.in(language).line(position, mate.line());
            println(
                    texts().get(
                                    "mate." + found,
                                    String.valueOf(mate.length()),
                                    line,
                                    String.valueOf(depth)));
        }
        return Exit.OK;
    }
}
