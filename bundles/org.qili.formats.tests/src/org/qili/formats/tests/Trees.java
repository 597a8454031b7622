// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Game;
import org.qili.board.Line;
import org.qili.board.Mark;
import org.qili.board.Move;
import org.qili.board.Ply;
import org.qili.board.Position;

/** Random games in normal form, the same for the same seed. */
final class Trees {
    private static final List<String> STARTS =
            List.of(
                    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
                    // Black to move, counters that matter.
                    "r1bakabnr/9/1cn4c1/p1p1p1p1p/9/2P6/P3P1P1P/1C5C1/9/RNBAKABNR b - - 2 7",
                    // Tandem men of every kind, pawns doubled on two files.
                    "3k5/2P1P4/2P1P4/2p1p4/9/2p1p4/9/2C1R1N2/2C1R1N2/4K4 w - - 5 40",
                    "2bak4/4P4/4P4/4P4/4P4/9/4p4/4p4/9/3AK1B2 b - - 0 33");

    /** Texts with all the signs that mean something in one format or another. */
    private static final List<String> TEXTS =
            List.of(
                    "好棋",
                    "両雄 対決, “引号” and \"quotes\"",
                    "两行\n第二行",
                    "空行\n\n之后",
                    "} {不配对",
                    "［全角］｛｝；（）＂",
                    "[Event \"x\"]",
                    "第一行\n[Event \"x\"]\n[FEN \"y\"]",
                    "; 分号 % 百分号",
                    "(炮二平五) 1. 炮二平五 1-0",
                    "back\\slash \\",
                    "$1 !? *",
                    "[%cal Gh2e2] 像命令",
                    "[%]",
                    "]",
                    "𠮷 four bytes",
                    "1/2-1/2");

    private final Random random;

    Trees(long seed) {
        random = new Random(seed);
    }

    /** Returns a game: start, tags, up to 40 plies, variations up to three deep. */
    Game game() {
        String fen = STARTS.get(random.nextInt(STARTS.size()));
        Position start = ((FenResult.Ok) Fen.parse(fen)).position();
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : List.of("Event", "Red", "Black", "Date", "FreeName")) {
            if (random.nextInt(3) > 0) {
                tags.put(name, text().replace('\n', ' ').strip());
            }
        }
        if (random.nextBoolean()) {
            tags.put(Game.RESULT, List.of("1-0", "0-1", "1/2-1/2", "*").get(random.nextInt(4)));
        }
        if (random.nextInt(3) == 0) {
            tags.put(Game.COMMENT, text());
        }
        return new Game(tags, start, line(start, random.nextInt(40), 0, null));
    }

    private String text() {
        return TEXTS.get(random.nextInt(TEXTS.size()));
    }

    private Line line(Position start, int length, int depth, Move not) {
        List<Ply> plies = new ArrayList<>();
        Position position = start;
        for (int i = 0; i < length; i++) {
            List<Move> moves = new ArrayList<>(position.legalMoves());
            if (i == 0) {
                moves.remove(not);
            }
            if (moves.isEmpty()) {
                break;
            }
            Move move = moves.get(random.nextInt(moves.size()));
            List<Line> variations = new ArrayList<>();
            // Alternatives to the first move of a variation belong to its parent.
            boolean mayBranch = depth < 3 && (depth == 0 || i > 0);
            while (mayBranch && random.nextInt(6) == 0) {
                Line variation = line(position, 1 + random.nextInt(6), depth + 1, move);
                if (!variation.plies().isEmpty()) {
                    variations.add(variation);
                }
            }
            plies.add(new Ply(move, comment(), marks(), variations));
            position = position.play(move);
        }
        return new Line(plies);
    }

    private String comment() {
        return random.nextInt(4) == 0 ? text() : "";
    }

    private List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        if (random.nextInt(8) == 0) {
            marks.add(Mark.Glyph.values()[random.nextInt(6)]);
        }
        if (random.nextInt(8) == 0) {
            marks.add(new Mark.Arrow(random.nextInt(90), random.nextInt(90)));
            marks.add(new Mark.Spot(random.nextInt(90)));
        }
        return marks;
    }

    /** Returns the game with only some of what hangs on it. */
    static Game strip(Game game, List<String> tags, boolean extras, boolean moves) {
        Map<String, String> kept = new LinkedHashMap<>(game.tags());
        kept.keySet().removeIf(name -> !tags.contains(name));
        Line line = extras ? game.main() : Line.of(game.moves());
        return new Game(kept, game.start(), moves ? line : Line.of(List.of()));
    }

    /** Returns a line without its marks. */
    static Line withoutMarks(Line line) {
        return new Line(
                line.plies().stream()
                        .map(
                                p ->
                                        new Ply(
                                                p.move(),
                                                p.comment(),
                                                List.of(),
                                                p.variations().stream()
                                                        .map(Trees::withoutMarks)
                                                        .toList()))
                        .toList());
    }
}
