// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.board;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.Side;
import org.qili.report.diagram.Men;
import org.qili.workbench.text.LabelColours;

/** Draws the board: lines, coordinates, men, last move, arrows. */
final class BoardPainter {

    private static final String RED_NUMBERS = "一二三四五六七八九";

    /** Typefaces for the men, the first that is there is taken: brush styles before plain ones. */
    private static final List<String> TYPEFACES =
            List.of(
                    "KaiTi",
                    "Kaiti SC",
                    "Kaiti TC",
                    "STKaiti",
                    "DFKai-SB",
                    "AR PL UKai CN",
                    "LXGW WenKai",
                    "Noto Serif CJK SC",
                    "Source Han Serif SC",
                    "Songti SC",
                    "SimSun",
                    "Noto Sans CJK SC",
                    "PingFang SC",
                    "Microsoft YaHei");

    private static final Color MAN = new Color(0xFD, 0xF6, 0xE3);
    private static final Color SHADOW = new Color(0x8A, 0x6A, 0x3A);
    private static final Color RED = new Color(0xB7, 0x1C, 0x1C);
    private static final Color BLACK = new Color(0x1B, 0x1B, 0x1B);
    private static final Color ORANGE = new Color(0xB3, 0x59, 0x00);
    private static final Color NAVY = new Color(0x12, 0x32, 0x4F);
    private static final Color LAST = new Color(0x1E, 0x6F, 0xD9);
    private static final Color CURSOR = new Color(0x00, 0x96, 0x88);
    private static final Color DOT = new Color(0x2E, 0x7D, 0x32);

    private final String typeface;
    private Font menFont;
    private Font smallFont;
    private Font riverFont;
    private int fontCell = -1;
    private Wood wood = Wood.now();

    BoardPainter(Device device) {
        typeface =
                TYPEFACES.stream()
                        .filter(t -> device.getFontList(t, true).length > 0)
                        .findFirst()
                        .orElseGet(() -> device.getSystemFont().getFontData()[0].getName());
    }

    /** Everything drawn besides the picture itself. */
    record Look(
            Men men,
            Script script,
            boolean colourBlind,
            int cursor,
            int chosen,
            List<Integer> targets) {}

    void paint(GC gc, BoardGeometry geometry, BoardPicture picture, Look look) {
        gc.setAntialias(SWT.ON);
        gc.setTextAntialias(SWT.ON);
        prepareFonts(gc.getDevice(), geometry.cell());
        wood = Wood.now();
        paintWood(gc, geometry);
        paintLines(gc, geometry, look.script());
        paintCoordinates(gc, geometry);
        picture.last().ifPresent(m -> paintOrigin(gc, geometry, m));
        paintMen(gc, geometry, picture, look);
        picture.last().ifPresent(m -> paintCorners(gc, geometry, m.to(), LAST));
        if (look.chosen() >= 0) {
            paintCorners(gc, geometry, look.chosen(), DOT);
        }
        for (int target : look.targets()) {
            Point c = geometry.centre(target);
            int r = Math.max(3, geometry.cell() / 9);
            gc.setBackground(DOT);
            gc.fillOval(c.x - r, c.y - r, 2 * r, 2 * r);
        }
        picture.arrows().forEach(a -> paintArrow(gc, geometry, a));
        if (look.cursor() >= 0) {
            Point c = geometry.centre(look.cursor());
            int r = geometry.radius() + 3;
            gc.setForeground(CURSOR);
            gc.setLineWidth(2);
            gc.setLineStyle(SWT.LINE_DASH);
            gc.drawRectangle(c.x - r, c.y - r, 2 * r, 2 * r);
            gc.setLineStyle(SWT.LINE_SOLID);
        }
    }

    private void prepareFonts(Device device, int cell) {
        if (cell == fontCell) {
            return;
        }
        dispose();
        fontCell = cell;
        menFont = font(device, cell * 0.56, SWT.BOLD);
        riverFont = font(device, cell * 0.46, SWT.NORMAL);
        smallFont = font(device, cell * 0.28, SWT.NORMAL);
    }

    /** A font of about that many pixels. */
    private Font font(Device device, double pixels, int style) {
        int points = Math.max(6, (int) Math.round(pixels * 72 / device.getDPI().y));
        return new Font(device, new FontData(typeface, points, style));
    }

    void dispose() {
        for (Font font : new Font[] {menFont, smallFont, riverFont}) {
            if (font != null) {
                font.dispose();
            }
        }
        menFont = null;
        smallFont = null;
        riverFont = null;
        fontCell = -1;
    }

    private void paintWood(GC gc, BoardGeometry g) {
        int margin = (int) (g.cell() * 0.93);
        Rectangle board =
                new Rectangle(
                        g.left() - margin,
                        g.top() - margin,
                        g.right() - g.left() + 2 * margin,
                        g.bottom() - g.top() + 2 * margin);
        gc.setBackground(wood.ground());
        gc.fillRoundRectangle(board.x, board.y, board.width, board.height, 12, 12);
        gc.setForeground(wood.edge());
        gc.setLineWidth(2);
        gc.drawRoundRectangle(board.x, board.y, board.width, board.height, 12, 12);
    }

    private void paintLines(GC gc, BoardGeometry g, Script script) {
        gc.setForeground(wood.line());
        gc.setLineWidth(1);
        int half = g.top() + 4 * g.cell();
        for (int row = 0; row < Points.RANKS; row++) {
            int y = g.top() + row * g.cell();
            gc.drawLine(g.left(), y, g.right(), y);
        }
        for (int column = 0; column < Points.FILES; column++) {
            int x = g.left() + column * g.cell();
            if (column == 0 || column == Points.FILES - 1) {
                gc.drawLine(x, g.top(), x, g.bottom());
            } else {
                gc.drawLine(x, g.top(), x, half);
                gc.drawLine(x, half + g.cell(), x, g.bottom());
            }
        }
        int palace = g.left() + 3 * g.cell();
        int two = 2 * g.cell();
        for (int y : new int[] {g.top(), g.bottom() - two}) {
            gc.drawLine(palace, y, palace + two, y + two);
            gc.drawLine(palace, y + two, palace + two, y);
        }
        gc.setLineWidth(2);
        int gap = Math.max(3, g.cell() / 12);
        gc.drawRectangle(
                g.left() - gap,
                g.top() - gap,
                g.right() - g.left() + 2 * gap,
                g.bottom() - g.top() + 2 * gap);
        gc.setLineWidth(1);
        paintStars(gc, g);
        gc.setFont(riverFont);
        boolean simplified = script == Script.SIMPLIFIED;
        int y = half + g.cell() / 2;
        centred(gc, "楚　河", g.left() + 2 * g.cell(), y);
        centred(gc, simplified ? "汉　界" : "漢　界", g.left() + 6 * g.cell(), y);
    }

    /** The marks where cannons and pawns stand at the start. */
    private static void paintStars(GC gc, BoardGeometry g) {
        int[] rows = {3, 3, 3, 3, 3, 2, 2};
        int[] columns = {0, 2, 4, 6, 8, 1, 7};
        int near = Math.max(2, g.cell() / 14);
        int far = near + Math.max(3, g.cell() / 8);
        for (int i = 0; i < rows.length; i++) {
            for (int row : new int[] {rows[i], Points.RANKS - 1 - rows[i]}) {
                int x = g.left() + columns[i] * g.cell();
                int y = g.top() + row * g.cell();
                for (int dx = -1; dx <= 1; dx += 2) {
                    if (columns[i] + dx < 0 || columns[i] + dx >= Points.FILES) {
                        continue;
                    }
                    for (int dy = -1; dy <= 1; dy += 2) {
                        gc.drawLine(x + dx * near, y + dy * near, x + dx * far, y + dy * near);
                        gc.drawLine(x + dx * near, y + dy * near, x + dx * near, y + dy * far);
                    }
                }
            }
        }
    }

    /** Each side's files, counted from its own right. */
    private void paintCoordinates(GC gc, BoardGeometry g) {
        gc.setFont(smallFont);
        gc.setForeground(wood.line());
        int off = (int) (g.cell() * 0.70);
        for (int file = 0; file < Points.FILES; file++) {
            int red = Points.of(file, 0);
            int black = Points.of(file, Points.RANKS - 1);
            int sign = g.flipped() ? -1 : 1;
            Point r = g.centre(red);
            Point b = g.centre(black);
            int number = Points.fileNumber(red, Side.RED);
            centred(gc, RED_NUMBERS.substring(number - 1, number), r.x, r.y + sign * off);
            centred(
                    gc,
                    String.valueOf(Points.fileNumber(black, Side.BLACK)),
                    b.x,
                    b.y - sign * off);
        }
    }

    private static void centred(GC gc, String text, int x, int y) {
        Point size = gc.textExtent(text);
        gc.drawText(text, x - size.x / 2, y - size.y / 2, true);
    }

    private void paintMen(GC gc, BoardGeometry g, BoardPicture picture, Look look) {
        for (int point = 0; point < Points.COUNT; point++) {
            Man man = picture.man(point);
            if (man != null) {
                paintMan(gc, g, point, man, look);
            }
        }
        // a king in check is what an arbiter must not overlook
        picture.position()
                .filter(Position::inCheck)
                .ifPresent(p -> paintCheck(gc, g, p.king(p.sideToMove())));
    }

    private static void paintCheck(GC gc, BoardGeometry g, int king) {
        Point c = g.centre(king);
        int r = g.radius() + 2;
        gc.setForeground(LabelColours.of(org.qili.model.Label.CHECK));
        gc.setLineWidth(3);
        gc.drawOval(c.x - r, c.y - r, 2 * r, 2 * r);
    }

    private void paintMan(GC gc, BoardGeometry g, int point, Man man, Look look) {
        Point c = g.centre(point);
        int r = g.radius();
        // for the colour-blind the sides differ in brightness: Black's men are dark discs
        boolean dark = look.colourBlind() && man.side() == Side.BLACK;
        Color red = look.colourBlind() ? ORANGE : RED;
        Color colour = man.side() == Side.RED ? red : dark ? MAN : BLACK;
        gc.setAlpha(90);
        gc.setBackground(SHADOW);
        gc.fillOval(c.x - r + 1, c.y - r + 3, 2 * r, 2 * r);
        gc.setAlpha(255);
        gc.setBackground(dark ? NAVY : MAN);
        gc.fillOval(c.x - r, c.y - r, 2 * r, 2 * r);
        gc.setForeground(colour);
        gc.setLineWidth(Math.max(1, g.cell() / 24));
        gc.drawOval(c.x - r, c.y - r, 2 * r, 2 * r);
        int inner = (int) (r * 0.86);
        gc.setLineWidth(1);
        gc.drawOval(c.x - inner, c.y - inner, 2 * inner, 2 * inner);
        gc.setFont(menFont);
        centred(gc, sign(man, look), c.x, c.y);
    }

    private static String sign(Man man, Look look) {
        return switch (look.men()) {
            case SIMPLIFIED -> man.zh(Script.SIMPLIFIED);
            case TRADITIONAL -> man.zh(Script.TRADITIONAL);
            // as in WXF notation
            case LETTERS -> String.valueOf("KAEHRCP".charAt(man.kind().ordinal()));
        };
    }

    private static void paintOrigin(GC gc, BoardGeometry g, Move move) {
        Point c = g.centre(move.from());
        int r = Math.max(4, g.cell() / 7);
        gc.setForeground(LAST);
        gc.setLineWidth(2);
        gc.drawOval(c.x - r, c.y - r, 2 * r, 2 * r);
    }

    private static void paintCorners(GC gc, BoardGeometry g, int point, Color colour) {
        Point c = g.centre(point);
        int r = g.radius() + 1;
        int arm = r / 2;
        gc.setForeground(colour);
        gc.setLineWidth(Math.max(2, g.cell() / 18));
        for (int dx = -1; dx <= 1; dx += 2) {
            for (int dy = -1; dy <= 1; dy += 2) {
                int x = c.x + dx * r;
                int y = c.y + dy * r;
                gc.drawLine(x, y, x - dx * arm, y);
                gc.drawLine(x, y, x, y - dy * arm);
            }
        }
        gc.setLineWidth(1);
    }

    private static void paintArrow(GC gc, BoardGeometry g, Arrow arrow) {
        Point a = g.centre(arrow.from());
        Point b = g.centre(arrow.to());
        double length = Math.hypot(b.x - a.x, b.y - a.y);
        if (length < 1) {
            return;
        }
        double ux = (b.x - a.x) / length;
        double uy = (b.y - a.y) / length;
        double start = g.radius() * 0.75;
        double head = g.cell() * 0.34;
        double end = length - g.radius() * 0.55;
        double neck = end - head;
        boolean faint = arrow.kind() == Arrow.Kind.EXCEPTED;
        Color colour = colour(arrow.kind());
        gc.setAlpha(faint ? 120 : 200);
        gc.setForeground(colour);
        gc.setBackground(colour);
        gc.setLineWidth(Math.max(3, g.cell() / 9));
        gc.setLineCap(SWT.CAP_ROUND);
        gc.setLineStyle(faint ? SWT.LINE_DOT : SWT.LINE_SOLID);
        gc.drawLine(
                (int) (a.x + ux * start),
                (int) (a.y + uy * start),
                (int) (a.x + ux * neck),
                (int) (a.y + uy * neck));
        gc.setLineStyle(SWT.LINE_SOLID);
        double wide = head * 0.55;
        gc.fillPolygon(
                new int[] {
                    (int) (a.x + ux * end),
                    (int) (a.y + uy * end),
                    (int) (a.x + ux * neck - uy * wide),
                    (int) (a.y + uy * neck + ux * wide),
                    (int) (a.x + ux * neck + uy * wide),
                    (int) (a.y + uy * neck - ux * wide)
                });
        gc.setAlpha(255);
        gc.setLineWidth(1);
        gc.setLineCap(SWT.CAP_FLAT);
    }

    private static Color colour(Arrow.Kind kind) {
        return switch (kind) {
            case CHECK -> LabelColours.of(org.qili.model.Label.CHECK);
            case MATE_THREAT -> LabelColours.of(org.qili.model.Label.MATE_THREAT);
            case CHASE -> LabelColours.of(org.qili.model.Label.CHASE);
            case EXCEPTED -> LabelColours.of(org.qili.model.Label.IDLE);
            case LINE -> LAST;
        };
    }
}
