// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;

/**
 * A printed board (局面图): lines, men, coordinates on both edges, marks of moves. A vector drawing,
 * independent of the screen.
 *
 * @param position the men
 * @param men how they are written
 * @param palette colours
 * @param flipped Black below instead of Red
 * @param lastMove marked at both ends
 * @param arrows drawn over the men
 * @param caption what the picture shows, for those who can't see it
 */
public record Diagram(
        Position position,
        Men men,
        Palette palette,
        boolean flipped,
        Optional<Move> lastMove,
        List<Arrow> arrows,
        String caption) {

    /** Width of a square. */
    static final double CELL = 40;

    /** From the edge of the picture to the outermost file. */
    static final double SIDE = 30;

    /** From the edge of the picture to a home rank. */
    static final double EDGE = 46;

    /** Radius of a man. */
    static final double RADIUS = 17.5;

    private static final int LAST_FILE = Points.FILES - 1;
    private static final int LAST_RANK = Points.RANKS - 1;
    private static final String CHINESE_DIGITS = "一二三四五六七八九";

    public Diagram {
        arrows = List.copyOf(arrows);
    }

    /** A position in the usual way: Red below, nothing marked. */
    public static Diagram of(Position position, Men men, Palette palette) {
        return new Diagram(position, men, palette, false, Optional.empty(), List.of(), "");
    }

    /** The same seen from the other or the same side. */
    public Diagram withFlipped(boolean turned) {
        return new Diagram(position, men, palette, turned, lastMove, arrows, caption);
    }

    /** The same with a move marked that led to the position. */
    public Diagram withLastMove(Move move) {
        return new Diagram(position, men, palette, flipped, Optional.of(move), arrows, caption);
    }

    /** The same with arrows. */
    public Diagram withArrows(List<Arrow> drawn) {
        return new Diagram(position, men, palette, flipped, lastMove, drawn, caption);
    }

    /** The same with a caption. */
    public Diagram withCaption(String text) {
        return new Diagram(position, men, palette, flipped, lastMove, arrows, text);
    }

    /** The picture as a standalone SVG document or as a part of an HTML page. */
    public String svg() {
        return Svg.write(drawing());
    }

    /** The picture as shapes, from back to front. */
    public Drawing drawing() {
        List<Drawing.Shape> shapes = new ArrayList<>();
        double width = 2 * SIDE + LAST_FILE * CELL;
        double height = 2 * EDGE + LAST_RANK * CELL;
        shapes.add(Drawing.Rect.filled(0, 0, width, height, palette.board()));
        lines(shapes);
        river(shapes);
        coordinates(shapes, height);
        lastMove.ifPresent(m -> origin(shapes, m.from()));
        for (int point = 0; point < Points.COUNT; point++) {
            Man man = position.at(point);
            if (man != null) {
                man(shapes, point, man);
            }
        }
        lastMove.ifPresent(m -> corners(shapes, m.to()));
        arrows.forEach(a -> arrow(shapes, a));
        return new Drawing(width, height, caption, position.fen(), shapes);
    }

    private double x(int file) {
        return SIDE + CELL * (flipped ? LAST_FILE - file : file);
    }

    private double y(int rank) {
        return EDGE + CELL * (flipped ? rank : LAST_RANK - rank);
    }

    private double px(int point) {
        return x(Points.file(point));
    }

    private double py(int point) {
        return y(Points.rank(point));
    }

    private void lines(List<Drawing.Shape> shapes) {
        double frame = 4;
        shapes.add(
                Drawing.Rect.outlined(
                        SIDE - frame,
                        EDGE - frame,
                        LAST_FILE * CELL + 2 * frame,
                        LAST_RANK * CELL + 2 * frame,
                        palette.line(),
                        2));
        for (int rank = 0; rank < Points.RANKS; rank++) {
            line(shapes, 0, rank, LAST_FILE, rank);
        }
        for (int file = 0; file < Points.FILES; file++) {
            if (file == 0 || file == LAST_FILE) {
                line(shapes, file, 0, file, LAST_RANK);
            } else {
                line(shapes, file, 0, file, 4);
                line(shapes, file, 5, file, LAST_RANK);
            }
        }
        for (int home : new int[] {0, 7}) {
            line(shapes, 3, home, 5, home + 2);
            line(shapes, 5, home, 3, home + 2);
        }
        for (int rank : new int[] {2, 7}) {
            post(shapes, 1, rank);
            post(shapes, 7, rank);
        }
        for (int rank : new int[] {3, 6}) {
            for (int file = 0; file < Points.FILES; file += 2) {
                post(shapes, file, rank);
            }
        }
    }

    private void line(List<Drawing.Shape> shapes, int file1, int rank1, int file2, int rank2) {
        shapes.add(Drawing.Line.plain(x(file1), y(rank1), x(file2), y(rank2), palette.line(), 1));
    }

    /** The corners around a point where a cannon or a pawn starts. */
    private void post(List<Drawing.Shape> shapes, int file, int rank) {
        double gap = 4;
        double length = 7;
        for (int right : new int[] {-1, 1}) {
            double edge = x(file) + right * CELL;
            if (edge < SIDE - 1 || edge > SIDE + LAST_FILE * CELL + 1) {
                continue;
            }
            for (int down : new int[] {-1, 1}) {
                double cornerX = x(file) + right * gap;
                double cornerY = y(rank) + down * gap;
                shapes.add(
                        Drawing.Line.plain(
                                cornerX,
                                cornerY,
                                cornerX + right * length,
                                cornerY,
                                palette.line(),
                                0.8));
                shapes.add(
                        Drawing.Line.plain(
                                cornerX,
                                cornerY,
                                cornerX,
                                cornerY + down * length,
                                palette.line(),
                                0.8));
            }
        }
    }

    private void river(List<Drawing.Shape> shapes) {
        if (men == Men.LETTERS) {
            return;
        }
        String border = men == Men.SIMPLIFIED ? "汉界" : "漢界";
        double y = EDGE + 4.5 * CELL;
        for (int i = 0; i < 2; i++) {
            shapes.add(text(SIDE + (1.5 + i) * CELL, y, "楚河".substring(i, i + 1), 20, false));
            shapes.add(text(SIDE + (5.5 + i) * CELL, y, border.substring(i, i + 1), 20, false));
        }
    }

    /** Files counted by each side from its own right. */
    private void coordinates(List<Drawing.Shape> shapes, double height) {
        double upper = EDGE - RADIUS - 14;
        double lower = height - upper;
        for (int file = 0; file < Points.FILES; file++) {
            int red = Points.FILES - file;
            int black = file + 1;
            String redSign =
                    men == Men.LETTERS
                            ? String.valueOf(red)
                            : CHINESE_DIGITS.substring(red - 1, red);
            shapes.add(text(x(file), flipped ? upper : lower, redSign, 13, false));
            shapes.add(text(x(file), flipped ? lower : upper, String.valueOf(black), 13, false));
        }
    }

    private Drawing.Text text(double x, double y, String text, double size, boolean bold) {
        return new Drawing.Text(x, y, text, size, bold, palette.line());
    }

    private void man(List<Drawing.Shape> shapes, int point, Man man) {
        boolean red = man.side() == Side.RED;
        String face = red ? palette.redFace() : palette.blackFace();
        String sign = red ? palette.redSign() : palette.blackSign();
        String rim = red ? palette.redSign() : palette.blackRim();
        double x = px(point);
        double y = py(point);
        // the heavier rim tells Black's men where a copy has no colours
        shapes.add(new Drawing.Circle(x, y, RADIUS, face, rim, red ? 1.4 : 2.8, false));
        shapes.add(new Drawing.Circle(x, y, RADIUS - 3, "none", sign, 0.7, false));
        double size = men == Men.LETTERS ? 19 : 22;
        shapes.add(new Drawing.Text(x, y, men.sign(man), size, true, sign));
    }

    private void origin(List<Drawing.Shape> shapes, int point) {
        shapes.add(
                new Drawing.Circle(
                        px(point), py(point), RADIUS * 0.6, "none", palette.last(), 2, true));
    }

    private void corners(List<Drawing.Shape> shapes, int point) {
        double reach = CELL / 2 - 0.5;
        double length = 8;
        for (int right : new int[] {-1, 1}) {
            for (int down : new int[] {-1, 1}) {
                double x = px(point) + right * reach;
                double y = py(point) + down * reach;
                shapes.add(Drawing.Line.plain(x, y, x - right * length, y, palette.last(), 2.4));
                shapes.add(Drawing.Line.plain(x, y, x, y - down * length, palette.last(), 2.4));
            }
        }
    }

    private void arrow(List<Drawing.Shape> shapes, Arrow arrow) {
        String colour = arrow.kind() == Arrow.Kind.THREAT ? palette.threat() : palette.plan();
        double fromX = px(arrow.move().from());
        double fromY = py(arrow.move().from());
        double toX = px(arrow.move().to());
        double toY = py(arrow.move().to());
        double length = Math.hypot(toX - fromX, toY - fromY);
        double unitX = (toX - fromX) / length;
        double unitY = (toY - fromY) / length;
        // to the rim of a man, to the middle of an empty point; out of the man that moves
        double rest = position.at(arrow.move().to()) == null ? 3 : RADIUS - 6;
        double tipX = toX - unitX * rest;
        double tipY = toY - unitY * rest;
        double head = 10;
        double baseX = tipX - unitX * head;
        double baseY = tipY - unitY * head;
        shapes.add(
                new Drawing.Line(
                        fromX + unitX * 9,
                        fromY + unitY * 9,
                        baseX,
                        baseY,
                        colour,
                        3,
                        arrow.kind() == Arrow.Kind.THREAT));
        double half = 6;
        shapes.add(
                new Drawing.Polygon(
                        List.of(
                                tipX,
                                tipY,
                                baseX - unitY * half,
                                baseY + unitX * half,
                                baseX + unitY * half,
                                baseY - unitX * half),
                        colour));
    }
}
