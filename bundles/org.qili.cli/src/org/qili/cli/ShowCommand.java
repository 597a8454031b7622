// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.qili.adjudication.text.BoardTexts;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.Side;
import org.qili.model.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qili show FILE}: the board and the moves in the terminal. */
@Command(name = "show")
final class ShowCommand extends Common implements Callable<Integer> {

    private static final String[] RED_FILES = {"九", "八", "七", "六", "五", "四", "三", "二", "一"};
    private static final String[] BLACK_FILES = {"１", "２", "３", "４", "５", "６", "７", "８", "９"};
    private static final String RIVER = "　　楚　河　　　　　汉　界　　";

    @Parameters(paramLabel = "FILE", descriptionKey = "show.file")
    private String file;

    @Option(names = "--ply", paramLabel = "N", descriptionKey = "show.ply")
    private Integer ply;

    @Override
    public Integer call() throws BadInput {
        List<Score> scores = Score.of(file, new TextFiles(language), spec.commandLine().getErr());
        for (Score score : scores) {
            show(score);
        }
        return Exit.OK;
    }

    private void show(Score score) throws BadInput {
        List<Move> moves = score.moves();
        int at = ply == null ? 0 : ply;
        if (at < 0 || at > moves.size()) {
            throw bad("show.bad-ply", String.valueOf(at), String.valueOf(moves.size()));
        }
        Position position = score.start();
        for (Move move : moves.subList(0, at)) {
            position = position.play(move);
        }
        println(score.title());
        println(position.fen());
        board(position);
        BoardTexts texts = BoardTexts.in(language);
        Position before = score.start();
        StringBuilder line = new StringBuilder();
        int round = 1;
        for (int i = 0; i < moves.size(); i++) {
            boolean red = before.sideToMove() == Side.RED;
            if (red || i == 0) {
                if (line.length() > 0) {
                    println(line.toString());
                }
                line.setLength(0);
                line.append(String.format("%3d. ", round)).append(red ? "" : "…… ");
            }
            round += red ? 0 : 1;
            line.append(texts.move(before, moves.get(i))).append(' ');
            before = before.play(moves.get(i));
        }
        if (line.length() > 0) {
            println(line.toString().stripTrailing());
        }
    }

    /** Red below; every point is one full-width character, so that columns stay straight. */
    private void board(Position position) {
        Script script = language == Language.ZH_TW ? Script.TRADITIONAL : Script.SIMPLIFIED;
        println("  " + String.join(" ", BLACK_FILES));
        for (int rank = 9; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder().append(rank).append(' ');
            for (int file9 = 0; file9 < 9; file9++) {
                Man man = position.at(Points.of(file9, rank));
                line.append(man == null ? "＋" : man.zh(script));
                // black men are marked, since some signs are the same on both sides
                line.append(man != null && man.side() == Side.BLACK ? '*' : ' ');
            }
            println(line.toString().stripTrailing());
            if (rank == 5) {
                println("  " + RIVER);
            }
        }
        println("  " + String.join(" ", RED_FILES));
        println(texts().get("show.to-move", BoardTexts.in(language).side(position.sideToMove())));
    }
}
