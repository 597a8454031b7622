// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.cases;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.board.Fault;
import org.qili.board.Kind;
import org.qili.board.Man;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.board.Side;

/**
 * A position drawn as ten rows of nine signs, Black's home rank first. Men are written as they are
 * on the pieces of a set, so that the sign tells the side: 帅仕相俥傌炮兵 are red, 将士象车马砲卒 black, in
 * either script. Any of {@code . ． · + ＋ ┼ 十 - － —} is an empty point; blanks and a row for the
 * river count for nothing.
 */
final class BoardDiagram {

    /** Rows and files of the board. */
    private static final int RANKS = 10;

    private static final int FILES = 9;

    private static final String EMPTY = ".．·・+＋┼十-－—─〇○";
    private static final Map<Kind, String> RED = new EnumMap<>(Kind.class);
    private static final Map<Kind, String> BLACK = new EnumMap<>(Kind.class);

    static {
        signs(Kind.KING, "帅帥", "将將");
        signs(Kind.ADVISER, "仕", "士");
        signs(Kind.ELEPHANT, "相", "象");
        signs(Kind.HORSE, "傌", "马馬");
        signs(Kind.CHARIOT, "俥", "车車");
        signs(Kind.CANNON, "炮", "砲包");
        signs(Kind.PAWN, "兵", "卒");
    }

    private static void signs(Kind kind, String red, String black) {
        RED.put(kind, red);
        BLACK.put(kind, black);
    }

    /**
     * Something wrong with a drawing.
     *
     * @param kind what is wrong
     * @param row index of the row, -1 if it is about all of them
     * @param column index of the sign in the row, -1 if it is about the whole row
     * @param found the sign or number found
     */
    record Flaw(FlawKind kind, int row, int column, String found) {}

    /** What may be wrong with the drawing itself; key {@code diagram.<kind>} of the texts. */
    enum FlawKind {
        /** Not ten rows. */
        ROWS,
        /** A row of not nine signs. */
        COLUMNS,
        /** A sign that is neither a man nor an empty point. */
        SIGN
    }

    private final List<String> rows;
    private final List<Flaw> flaws = new ArrayList<>();
    private final int[] rowOfPoint = new int[Points.COUNT];
    private final int[] columnOfPoint = new int[Points.COUNT];
    private Setup setup = Setup.empty();

    private BoardDiagram(List<String> rows) {
        this.rows = rows;
    }

    /** Reads a drawing; what is wrong with it is in {@link #flaws()}. */
    static BoardDiagram of(List<String> rows, Side first) {
        BoardDiagram diagram = new BoardDiagram(rows);
        diagram.setup = diagram.setup.withSideToMove(first);
        diagram.read();
        return diagram;
    }

    private void read() {
        int rank = RANKS;
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).indexOf('河') >= 0) {
                continue;
            }
            rank--;
            if (rank >= 0) {
                readRow(row, rank);
            }
        }
        if (rank != 0) {
            flaws.add(new Flaw(FlawKind.ROWS, -1, -1, String.valueOf(RANKS - rank)));
        }
    }

    private void readRow(int row, int rank) {
        String signs = rows.get(row);
        int file = 0;
        for (int column = 0; column < signs.length(); column++) {
            char sign = signs.charAt(column);
            if (Character.isWhitespace(sign)) {
                continue;
            }
            Optional<Man> man = man(sign);
            if (man.isEmpty() && EMPTY.indexOf(sign) < 0) {
                flaws.add(new Flaw(FlawKind.SIGN, row, column, String.valueOf(sign)));
            }
            if (file < FILES) {
                int point = Points.of(file, rank);
                rowOfPoint[point] = row;
                columnOfPoint[point] = column;
                setup = setup.with(point, man.orElse(null));
            }
            file++;
        }
        if (file != FILES) {
            flaws.add(new Flaw(FlawKind.COLUMNS, row, -1, String.valueOf(file)));
        }
    }

    private static Optional<Man> man(char sign) {
        return man(sign, Side.RED, RED).or(() -> man(sign, Side.BLACK, BLACK));
    }

    private static Optional<Man> man(char sign, Side side, Map<Kind, String> signs) {
        return signs.entrySet().stream()
                .filter(e -> e.getValue().indexOf(sign) >= 0)
                .map(e -> Man.of(side, e.getKey()))
                .findFirst();
    }

    /** What is wrong with the drawing; empty if it shows a board. */
    List<Flaw> flaws() {
        return flaws;
    }

    /** What is wrong with the position drawn. */
    List<Fault> faults() {
        return setup.validate();
    }

    /** The position; empty if the drawing or the position is none. */
    Optional<Position> position() {
        return flaws.isEmpty() && setup.check() instanceof Setup.Result.Valid valid
                ? Optional.of(valid.position())
                : Optional.empty();
    }

    /** Index of the row in which a point is drawn. */
    int row(int point) {
        return rowOfPoint[point];
    }

    /** Index of a point's sign in its row. */
    int column(int point) {
        return columnOfPoint[point];
    }
}
