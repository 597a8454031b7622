// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.board;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.qili.board.Points;

/**
 * Where the points of the board lie on a canvas, in pixels.
 *
 * @param left x of the leftmost file
 * @param top y of the uppermost rank
 * @param cell distance of neighbouring lines
 * @param flipped whether Black is at the bottom
 */
record BoardGeometry(int left, int top, int cell, boolean flipped) {

    /** Room around the lines for men and coordinates, in cells. */
    private static final double MARGIN = 0.95;

    /** The largest board that fits. */
    static BoardGeometry fit(Rectangle area, boolean flipped) {
        double across = Points.FILES - 1 + 2 * MARGIN;
        double down = Points.RANKS - 1 + 2 * MARGIN;
        int cell = (int) Math.max(8, Math.min(area.width / across, area.height / down));
        int left = area.x + (area.width - cell * (Points.FILES - 1)) / 2;
        int top = area.y + (area.height - cell * (Points.RANKS - 1)) / 2;
        return new BoardGeometry(left, top, cell, flipped);
    }

    /** Centre of a point of the board. */
    Point centre(int point) {
        int file = Points.file(point);
        int rank = Points.rank(point);
        int column = flipped ? Points.FILES - 1 - file : file;
        int row = flipped ? rank : Points.RANKS - 1 - rank;
        return new Point(left + column * cell, top + row * cell);
    }

    /** The point of the board nearest to a pixel; -1 if none is near. */
    int at(int x, int y) {
        int column = Math.floorDiv(x - left + cell / 2, cell);
        int row = Math.floorDiv(y - top + cell / 2, cell);
        int file = flipped ? Points.FILES - 1 - column : column;
        int rank = flipped ? row : Points.RANKS - 1 - row;
        return Points.onBoard(file, rank) ? Points.of(file, rank) : -1;
    }

    int right() {
        return left + cell * (Points.FILES - 1);
    }

    int bottom() {
        return top + cell * (Points.RANKS - 1);
    }

    /** Radius of a man. */
    int radius() {
        return (int) (cell * 0.44);
    }
}
