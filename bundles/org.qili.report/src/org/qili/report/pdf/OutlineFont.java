// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.pdf;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.PathIterator;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A TrueType font that holds some characters of another font. OpenPDF takes parts out of fonts with
 * PostScript outlines in a way that spoils some signs (those of Noto Sans CJK among them), but
 * embeds TrueType outlines faithfully: so cubic curves are rewritten as quadratic ones here.
 *
 * <p>Tables and their fields: OpenType specification, chapters {@code glyf} and following.
 */
public final class OutlineFont {

    /** Units of the em square; curves are kept to half a unit. */
    public static final int EM = 2048;

    private static final double TOLERANCE = 0.5;

    /** Halvings of a curve at most, against outlines that are no numbers. */
    private static final int MAX_DEPTH = 12;

    private static final int ON_CURVE = 1;

    /** Seconds from 1904 to 1970, the epoch of these fonts. */
    private static final long EPOCH = 2_082_844_800L;

    private final Font font;
    private final boolean bold;
    private final FontRenderContext context = new FontRenderContext(null, true, true);
    private final List<byte[]> glyphs = new ArrayList<>();
    private final List<Integer> advances = new ArrayList<>();
    private int minX;
    private int minY;
    private int maxX;
    private int maxY;
    private int maxPoints;
    private int maxContours;
    private int widest;

    private OutlineFont(Font font, boolean bold) {
        this.bold = bold;
        this.font = font.deriveFont((float) EM);
    }

    /**
     * The font as a file.
     *
     * @param source where outlines and widths come from
     * @param name PostScript name of the font made, in ASCII
     * @param bold whether it is the bold weight of its family
     * @param codePoints characters to hold, in ascending order; each must be in the source
     */
    public static byte[] of(Font source, String name, boolean bold, int[] codePoints) {
        try {
            return new OutlineFont(source, bold).file(name, codePoints);
        } catch (IOException e) {
            throw new IllegalStateException("a file in memory failed", e);
        }
    }

    private byte[] file(String name, int[] codePoints) throws IOException {
        glyphs.add(new byte[0]);
        advances.add(EM);
        for (int codePoint : codePoints) {
            add(codePoint);
        }
        Map<String, byte[]> tables = new TreeMap<>();
        tables.put("OS/2", os2(codePoints));
        tables.put("cmap", cmap(codePoints));
        ByteArrayOutputStream outlines = new ByteArrayOutputStream();
        tables.put("loca", loca(outlines));
        tables.put("glyf", outlines.toByteArray());
        tables.put("head", head());
        tables.put("hhea", hhea());
        tables.put("hmtx", hmtx());
        tables.put("maxp", maxp());
        tables.put("name", name(name));
        tables.put("post", post());
        return assemble(tables);
    }

    // ---- outlines ----

    private void add(int codePoint) throws IOException {
        GlyphVector glyph = font.createGlyphVector(context, Character.toString(codePoint));
        int advance = Math.round(glyph.getGlyphMetrics(0).getAdvanceX());
        advances.add(advance);
        widest = Math.max(widest, advance);
        glyphs.add(encode(contours(glyph.getGlyphOutline(0))));
    }

    /** A point of a contour, y upwards. */
    private record Vertex(int x, int y, boolean onCurve) {}

    private static List<List<Vertex>> contours(Shape outline) {
        List<List<Vertex>> contours = new ArrayList<>();
        List<Vertex> contour = new ArrayList<>();
        double[] c = new double[6];
        double x = 0;
        double y = 0;
        for (PathIterator path = outline.getPathIterator(null); !path.isDone(); path.next()) {
            switch (path.currentSegment(c)) {
                case PathIterator.SEG_MOVETO -> {
                    contour = new ArrayList<>();
                    contours.add(contour);
                    contour.add(vertex(c[0], c[1], true));
                    x = c[0];
                    y = c[1];
                }
                case PathIterator.SEG_LINETO -> {
                    contour.add(vertex(c[0], c[1], true));
                    x = c[0];
                    y = c[1];
                }
                case PathIterator.SEG_QUADTO -> {
                    contour.add(vertex(c[0], c[1], false));
                    contour.add(vertex(c[2], c[3], true));
                    x = c[2];
                    y = c[3];
                }
                case PathIterator.SEG_CUBICTO -> {
                    cubic(contour, new double[] {x, y, c[0], c[1], c[2], c[3], c[4], c[5]}, 0);
                    x = c[4];
                    y = c[5];
                }
                default -> {
                    // contours of a font are closed anyway
                }
            }
        }
        contours.forEach(OutlineFont::dropRepeatedEnd);
        contours.removeIf(k -> k.size() < 3);
        return contours;
    }

    private static Vertex vertex(double x, double y, boolean onCurve) {
        return new Vertex((int) Math.round(x), (int) Math.round(-y), onCurve);
    }

    private static void dropRepeatedEnd(List<Vertex> contour) {
        int last = contour.size() - 1;
        if (last > 0 && contour.get(last).equals(contour.get(0))) {
            contour.remove(last);
        }
    }

    /**
     * Appends a cubic curve as quadratic ones. The quadratic curve with the same ends whose control
     * point is (3c1 + 3c2 - p0 - p3) / 4 is off by at most |p3 - 3c2 + 3c1 - p0| * sqrt(3) / 36.
     *
     * @param p x and y of both ends and, between them, both control points
     */
    private static void cubic(List<Vertex> contour, double[] p, int depth) {
        double dx = p[6] - 3 * p[4] + 3 * p[2] - p[0];
        double dy = p[7] - 3 * p[5] + 3 * p[3] - p[1];
        if (depth == MAX_DEPTH || Math.hypot(dx, dy) * Math.sqrt(3) / 36 <= TOLERANCE) {
            double controlX = (3 * (p[2] + p[4]) - p[0] - p[6]) / 4;
            double controlY = (3 * (p[3] + p[5]) - p[1] - p[7]) / 4;
            contour.add(vertex(controlX, controlY, false));
            contour.add(vertex(p[6], p[7], true));
            return;
        }
        double[] left = new double[8];
        double[] right = new double[8];
        for (int axis = 0; axis < 2; axis++) {
            double a = p[axis];
            double b = p[axis + 2];
            double c = p[axis + 4];
            double d = p[axis + 6];
            double ab = (a + b) / 2;
            double bc = (b + c) / 2;
            double cd = (c + d) / 2;
            double abc = (ab + bc) / 2;
            double bcd = (bc + cd) / 2;
            double middle = (abc + bcd) / 2;
            left[axis] = a;
            left[axis + 2] = ab;
            left[axis + 4] = abc;
            left[axis + 6] = middle;
            right[axis] = middle;
            right[axis + 2] = bcd;
            right[axis + 4] = cd;
            right[axis + 6] = d;
        }
        cubic(contour, left, depth + 1);
        cubic(contour, right, depth + 1);
    }

    private byte[] encode(List<List<Vertex>> contours) throws IOException {
        List<Vertex> points = contours.stream().flatMap(List::stream).toList();
        if (points.isEmpty()) {
            return new byte[0];
        }
        int left = points.stream().mapToInt(Vertex::x).min().orElseThrow();
        int right = points.stream().mapToInt(Vertex::x).max().orElseThrow();
        int low = points.stream().mapToInt(Vertex::y).min().orElseThrow();
        int high = points.stream().mapToInt(Vertex::y).max().orElseThrow();
        minX = Math.min(minX, left);
        maxX = Math.max(maxX, right);
        minY = Math.min(minY, low);
        maxY = Math.max(maxY, high);
        maxPoints = Math.max(maxPoints, points.size());
        maxContours = Math.max(maxContours, contours.size());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(contours.size());
        out.writeShort(left);
        out.writeShort(low);
        out.writeShort(right);
        out.writeShort(high);
        int end = -1;
        for (List<Vertex> contour : contours) {
            end += contour.size();
            out.writeShort(end);
        }
        out.writeShort(0); // no instructions
        for (Vertex point : points) {
            out.writeByte(point.onCurve() ? ON_CURVE : 0);
        }
        int before = 0;
        for (Vertex point : points) {
            out.writeShort(point.x() - before);
            before = point.x();
        }
        before = 0;
        for (Vertex point : points) {
            out.writeShort(point.y() - before);
            before = point.y();
        }
        return bytes.toByteArray();
    }

    // ---- tables ----

    private byte[] loca(ByteArrayOutputStream outlines) {
        ByteBuffer table = ByteBuffer.allocate(4 * (glyphs.size() + 1));
        for (byte[] glyph : glyphs) {
            table.putInt(outlines.size());
            outlines.writeBytes(glyph);
            outlines.writeBytes(new byte[-outlines.size() & 3]);
        }
        return table.putInt(outlines.size()).array();
    }

    private static byte[] cmap(int[] codePoints) {
        ByteBuffer table = ByteBuffer.allocate(12 + 16 + 12 * codePoints.length);
        table.putShort((short) 0).putShort((short) 1);
        // Windows, full Unicode
        table.putShort((short) 3).putShort((short) 10).putInt(12);
        table.putShort((short) 12).putShort((short) 0);
        table.putInt(16 + 12 * codePoints.length).putInt(0).putInt(codePoints.length);
        for (int i = 0; i < codePoints.length; i++) {
            table.putInt(codePoints[i]).putInt(codePoints[i]).putInt(i + 1);
        }
        return table.array();
    }

    private byte[] head() {
        ByteBuffer table = ByteBuffer.allocate(54);
        table.putInt(0x0001_0000).putInt(0x0001_0000);
        table.putInt(0).putInt(0x5F0F_3CF5); // sum, filled in later; magic number
        table.putShort((short) 3).putShort((short) EM);
        table.putLong(EPOCH).putLong(EPOCH); // a fixed date: the same text, the same file
        table.putShort((short) minX).putShort((short) minY);
        table.putShort((short) maxX).putShort((short) maxY);
        table.putShort((short) (bold ? 1 : 0)).putShort((short) 8).putShort((short) 2);
        table.putShort((short) 1).putShort((short) 0); // long offsets
        return table.array();
    }

    /** Height of a line above and below the base line, as East Asian fonts divide the em. */
    private static final short ASCENT = (short) (EM * 88 / 100);

    private static final short DESCENT = (short) (ASCENT - EM);

    private byte[] hhea() {
        ByteBuffer table = ByteBuffer.allocate(36);
        table.putInt(0x0001_0000).putShort(ASCENT).putShort(DESCENT).putShort((short) 0);
        table.putShort((short) widest);
        table.putShort((short) minX).putShort((short) 0).putShort((short) maxX);
        table.putShort((short) 1);
        table.position(34);
        return table.putShort((short) glyphs.size()).array();
    }

    private byte[] hmtx() {
        ByteBuffer table = ByteBuffer.allocate(4 * glyphs.size());
        for (int i = 0; i < glyphs.size(); i++) {
            byte[] glyph = glyphs.get(i);
            short bearing = glyph.length == 0 ? 0 : ByteBuffer.wrap(glyph).getShort(2);
            table.putShort(advances.get(i).shortValue()).putShort(bearing);
        }
        return table.array();
    }

    private byte[] maxp() {
        ByteBuffer table = ByteBuffer.allocate(32);
        table.putInt(0x0001_0000).putShort((short) glyphs.size());
        table.putShort((short) maxPoints).putShort((short) maxContours);
        table.putShort((short) 0).putShort((short) 0).putShort((short) 2);
        return table.array();
    }

    private static byte[] name(String name) {
        byte[] text = name.getBytes(StandardCharsets.UTF_16BE);
        int[] ids = {1, 2, 4, 6};
        ByteBuffer table = ByteBuffer.allocate(6 + 12 * ids.length + text.length);
        table.putShort((short) 0).putShort((short) ids.length);
        table.putShort((short) (6 + 12 * ids.length));
        for (int id : ids) {
            table.putShort((short) 3).putShort((short) 1).putShort((short) 0x409);
            table.putShort((short) id).putShort((short) text.length).putShort((short) 0);
        }
        return table.put(text).array();
    }

    private byte[] os2(int[] codePoints) {
        ByteBuffer table = ByteBuffer.allocate(96);
        table.putShort((short) 3).putShort((short) EM);
        table.putShort((short) (bold ? 700 : 400)).putShort((short) 5);
        table.position(62);
        table.putShort((short) (bold ? 0x20 : 0x40));
        table.putShort((short) Math.min(0xFFFF, codePoints[0]));
        table.putShort((short) Math.min(0xFFFF, codePoints[codePoints.length - 1]));
        table.putShort(ASCENT).putShort(DESCENT).putShort((short) 0);
        table.putShort(ASCENT).putShort((short) -DESCENT);
        table.position(86);
        table.putShort((short) (EM / 2)).putShort((short) (EM * 7 / 10));
        return table.array();
    }

    private static byte[] post() {
        ByteBuffer table = ByteBuffer.allocate(32);
        table.putInt(0x0003_0000).putInt(0);
        table.putShort((short) (-EM / 10)).putShort((short) (EM / 20));
        return table.array();
    }

    private static byte[] assemble(Map<String, byte[]> tables) {
        int count = tables.size();
        int power = Integer.highestOneBit(count);
        int size = 12 + 16 * count;
        int offset = size;
        for (byte[] table : tables.values()) {
            size += table.length + 3 & ~3;
        }
        ByteBuffer file = ByteBuffer.allocate(size);
        file.putInt(0x0001_0000).putShort((short) count).putShort((short) (16 * power));
        file.putShort((short) Integer.numberOfTrailingZeros(power));
        file.putShort((short) (16 * (count - power)));
        int headAt = 0;
        for (Map.Entry<String, byte[]> entry : tables.entrySet()) {
            byte[] table = entry.getValue();
            headAt = entry.getKey().equals("head") ? offset : headAt;
            file.put(entry.getKey().getBytes(StandardCharsets.US_ASCII));
            file.putInt(sum(ByteBuffer.wrap(table))).putInt(offset).putInt(table.length);
            file.put(offset, table);
            offset += table.length + 3 & ~3;
        }
        return file.putInt(headAt + 8, 0xB1B0_AFBA - sum(file.duplicate().rewind())).array();
    }

    /** Sum of the 32-bit words, the last one filled up with zeros. */
    private static int sum(ByteBuffer bytes) {
        int sum = 0;
        while (bytes.remaining() >= 4) {
            sum += bytes.getInt();
        }
        for (int shift = 24; bytes.hasRemaining(); shift -= 8) {
            sum += (bytes.get() & 0xFF) << shift;
        }
        return sum;
    }
}
