// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.concurrent.Callable;
import org.qili.adjudication.text.BoardTexts;
import org.qili.board.Fault;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Perft;
import org.qili.board.Position;
import org.qili.model.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code qili perft FEN DEPTH}: counts the positions reachable in so many plies. */
@Command(name = "perft")
final class PerftCommand extends Common implements Callable<Integer> {

    private static final int DEEPEST = 12;

    @Parameters(index = "0", paramLabel = "FEN", descriptionKey = "perft.fen")
    private String fen;

    @Parameters(index = "1", paramLabel = "DEPTH", descriptionKey = "perft.depth")
    private int depth;

    @Override
    public Integer call() throws BadInput {
        Position position = position(fen, language);
        if (depth < 1 || depth > DEEPEST) {
            throw bad("perft.bad-depth", String.valueOf(depth), String.valueOf(DEEPEST));
        }
        for (int d = 1; d <= depth; d++) {
            println(d + "\t" + Perft.count(position, d));
            spec.commandLine().getOut().flush();
        }
        return Exit.OK;
    }

    /** The position of a FEN; {@code start} stands for the usual one. */
    static Position position(String fen, Language language) throws BadInput {
        if (fen.isBlank() || fen.equals("start")) {
            return Position.start();
        }
        FenResult result = Fen.parse(fen);
        if (result instanceof FenResult.Ok ok) {
            return ok.position();
        }
        BoardTexts texts = BoardTexts.in(language);
        StringBuilder all = new StringBuilder(CliMessages.in(language).get("bad-fen", fen));
        for (Fault fault : ((FenResult.Bad) result).faults()) {
            all.append(System.lineSeparator()).append("  ").append(texts.fault(fault));
        }
        throw new BadInput(all.toString());
    }
}
