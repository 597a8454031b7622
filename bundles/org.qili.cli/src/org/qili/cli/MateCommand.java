// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qili.adjudication.text.BoardTexts;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import org.qili.analysis.Mate;
import org.qili.analysis.MateTree;
import org.qili.board.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qili mate FEN}: the shortest mate by continuous checks (杀; CXA 1999, 28.2). */
@Command(name = "mate")
final class MateCommand extends Common implements Callable<Integer> {

    @Parameters(paramLabel = "FEN", descriptionKey = "perft.fen")
    private String fen;

    @Option(names = "--depth", paramLabel = "MOVES", descriptionKey = "mate.depth")
    private int depth = 16;

    @Option(names = "--mate-nodes", paramLabel = "COUNT", descriptionKey = "mate.nodes")
    private long nodes = 50 * Limits.standard().mateNodes();

    @Option(names = "--tree", descriptionKey = "mate.tree")
    private boolean tree;

    @Option(
            names = "--format",
            paramLabel = "text|json",
            defaultValue = "text",
            descriptionKey = "option.format")
    private GameOptions.Format format;

    @Override
    public Integer call() throws BadInput {
        Position position = PerftCommand.position(fen, language);
        if (depth < 1 || depth > LimitOptions.DEEPEST) {
            throw bad(
                    "perft.bad-depth", String.valueOf(depth), String.valueOf(LimitOptions.DEEPEST));
        }
        if (nodes < 1) {
            throw bad(
                    "limit.bad",
                    "--mate-nodes",
                    String.valueOf(nodes),
                    String.valueOf(Integer.MAX_VALUE));
        }
        Limits limits = new Limits(depth, nodes, Limits.standard().exchangeNodes());
        Analyser analyser = new Analyser(limits);
        Mate mate = analyser.mate(position);
        Optional<MateTree> whole = tree ? analyser.mateTree(position) : Optional.empty();
        String found = mate.found().name().toLowerCase(java.util.Locale.ROOT);
        if (format == GameOptions.Format.JSON) {
            JsonObject json = new JsonObject();
            json.addProperty("mate", found);
            json.addProperty("length", mate.length());
            JsonArray line = new JsonArray();
            mate.line().forEach(m -> line.add(m.iccs()));
            json.add("line", line);
            json.add("first_moves", JsonAnswer.line(mate.firstMoves()));
            whole.ifPresent(t -> json.add("tree", FactsJson.tree(t)));
            println(JsonAnswer.line(json));
        } else {
            String line = BoardTexts.in(language).line(position, mate.line());
            println(
                    texts().get(
                                    "mate." + found,
                                    String.valueOf(mate.length()),
                                    line,
                                    String.valueOf(depth)));
            whole.ifPresent(t -> show(t, position, 1));
            if (tree && whole.isEmpty() && mate.found().yes()) {
                println(texts().get("mate.large-tree"));
            }
        }
        return Exit.OK;
    }

    /** Each check on a line of its own, under the reply it answers. */
    private void show(MateTree at, Position position, int number) {
        BoardTexts board = BoardTexts.in(language);
        String indent = "  ".repeat(number);
        println(indent + number + ". " + board.move(position, at.check()));
        Position checked = position.play(at.check());
        for (MateTree.Reply reply : at.replies()) {
            println(indent + "   … " + board.move(checked, reply.move()));
            show(reply.next(), checked.play(reply.move()), number + 1);
        }
    }
}
