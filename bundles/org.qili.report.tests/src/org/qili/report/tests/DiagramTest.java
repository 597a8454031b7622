// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qili.board.Fen;
import org.qili.board.FenResult;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.report.diagram.Arrow;
import org.qili.report.diagram.Diagram;
import org.qili.report.diagram.Drawing;
import org.qili.report.diagram.Men;
import org.qili.report.diagram.Palette;
import org.w3c.dom.Element;

/** What is drawn, and where. Geometry: squares of 40, files from x = 30, ranks from y = 46. */
class DiagramTest {

    private static final Position START = Position.start();

    private static Position position(String fen) {
        return ((FenResult.Ok) Fen.parse(fen)).position();
    }

    private static List<Drawing.Text> texts(Diagram diagram) {
        return diagram.drawing().shapes().stream()
                .filter(Drawing.Text.class::isInstance)
                .map(Drawing.Text.class::cast)
                .toList();
    }

    /** Signs of men by their place, {@code x,y}; coordinates and the river are not bold. */
    private static Map<String, String> men(Diagram diagram) {
        return texts(diagram).stream()
                .filter(Drawing.Text::bold)
                .collect(
                        Collectors.toMap(
                                t -> (int) t.x() + "," + (int) t.y(),
                                Drawing.Text::text,
                                (a, b) -> a + b,
                                TreeMap::new));
    }

    private static long count(Diagram diagram, Class<?> shape) {
        return diagram.drawing().shapes().stream().filter(shape::isInstance).count();
    }

    @ParameterizedTest
    @EnumSource(Men.class)
    void startPositionHas32MenAndTwoCirclesEach(Men men) {
        Diagram diagram = Diagram.of(START, men, Palette.PRINT);
        assertEquals(32, men(diagram).size());
        assertEquals(64, count(diagram, Drawing.Circle.class));
    }

    @Test
    void signsFollowTheScript() {
        Diagram simplified = Diagram.of(START, Men.SIMPLIFIED, Palette.PRINT);
        Diagram traditional = Diagram.of(START, Men.TRADITIONAL, Palette.PRINT);
        Diagram letters = Diagram.of(START, Men.LETTERS, Palette.PRINT);
        // Red's king on e0: file 4, rank 0
        String king = (30 + 4 * 40) + "," + (46 + 9 * 40);
        String blackKing = (30 + 4 * 40) + ",46";
        assertEquals("帅", men(simplified).get(king));
        assertEquals("将", men(simplified).get(blackKing));
        assertEquals("帥", men(traditional).get(king));
        assertEquals("將", men(traditional).get(blackKing));
        assertEquals("K", men(letters).get(king));
        // as the moves are written in English: horses H, elephants E
        assertEquals("H", men(letters).get((30 + 1 * 40) + "," + (46 + 9 * 40)));
        assertEquals("E", men(letters).get((30 + 2 * 40) + "," + (46 + 9 * 40)));
        assertEquals("K", men(letters).get(blackKing));
    }

    @Test
    void lettersNeedNoChineseFont() {
        String svg = Diagram.of(START, Men.LETTERS, Palette.CLASSIC).svg();
        assertFalse(svg.codePoints().anyMatch(c -> c > 0x7F), svg);
    }

    @Test
    void coordinatesOnBothEdges() {
        List<String> signs =
                texts(
                                Diagram.of(
                                        position("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1"),
                                        Men.SIMPLIFIED,
                                        Palette.PRINT))
                        .stream()
                        .filter(t -> !t.bold() && t.size() < 20)
                        .map(t -> t.text() + "@" + (int) t.x() + (t.y() < 200 ? "up" : "down"))
                        .toList();
        assertEquals(18, signs.size());
        // Red counts from its right, which is the right of the picture; so does Black, from the
        // left
        assertTrue(signs.contains("九@30down"), signs.toString());
        assertTrue(signs.contains("一@350down"), signs.toString());
        assertTrue(signs.contains("1@30up"), signs.toString());
        assertTrue(signs.contains("9@350up"), signs.toString());
    }

    @Test
    void flippedPictureIsTheSameTurnedByHalf() {
        Position position = position("2bak4/9/4b4/p8/9/2P6/9/7C1/4A4/2BK5 w - - 0 1");
        Diagram diagram = Diagram.of(position, Men.SIMPLIFIED, Palette.PRINT);
        Map<String, String> turned = new TreeMap<>();
        men(diagram)
                .forEach(
                        (place, sign) -> {
                            String[] xy = place.split(",");
                            turned.put(
                                    380
                                            - Integer.parseInt(xy[0])
                                            + ","
                                            + (452 - Integer.parseInt(xy[1])),
                                    sign);
                        });
        assertEquals(turned, men(diagram.withFlipped(true)));
        // Black's digits come with Black to the lower edge
        assertTrue(
                texts(diagram.withFlipped(true)).stream()
                        .anyMatch(t -> t.text().equals("9") && t.x() == 30 && t.y() > 400));
    }

    @Test
    void mirroredPositionIsTheMirroredPicture() {
        Position position = position("2bak4/9/4b4/p8/9/2P6/9/7C1/4A4/2BK5 w - - 0 1");
        Map<String, String> mirrored = new TreeMap<>();
        men(Diagram.of(position, Men.LETTERS, Palette.PRINT))
                .forEach(
                        (place, sign) -> {
                            String[] xy = place.split(",");
                            mirrored.put(380 - Integer.parseInt(xy[0]) + "," + xy[1], sign);
                        });
        assertEquals(mirrored, men(Diagram.of(position.mirrored(), Men.LETTERS, Palette.PRINT)));
    }

    @Test
    void printedStyleIsReliefAndIntaglio() {
        Map<String, Long> colours =
                texts(Diagram.of(START, Men.SIMPLIFIED, Palette.PRINT)).stream()
                        .filter(Drawing.Text::bold)
                        .map(Drawing.Text::fill)
                        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        assertEquals(Map.of("#000000", 16L, "#ffffff", 16L), colours);
    }

    @Test
    void marksAndArrows() {
        Move move = Move.parseIccs("h2e2").orElseThrow();
        Diagram plain = Diagram.of(START, Men.SIMPLIFIED, Palette.CLASSIC);
        Diagram marked =
                plain.withLastMove(move)
                        .withArrows(
                                List.of(
                                        new Arrow(move, Arrow.Kind.PLAN),
                                        new Arrow(move, Arrow.Kind.THREAT)));
        // where it came from: a circle; where it stands: four corners of two strokes; two shafts
        assertEquals(count(plain, Drawing.Circle.class) + 1, count(marked, Drawing.Circle.class));
        assertEquals(count(plain, Drawing.Line.class) + 8 + 2, count(marked, Drawing.Line.class));
        assertEquals(2, count(marked, Drawing.Polygon.class));
        assertEquals(
                1,
                marked.drawing().shapes().stream()
                        .filter(s -> s instanceof Drawing.Line l && l.dashed())
                        .count());
    }

    @Test
    void svgIsWellFormedAndSaysWhatItShows() {
        String caption = "<b>\"A\" & 'B'</b>";
        Element svg =
                Xml.parse(
                                Diagram.of(START, Men.SIMPLIFIED, Palette.COLOUR_BLIND)
                                        .withCaption(caption)
                                        .svg())
                        .getDocumentElement();
        assertEquals("svg", svg.getLocalName());
        assertEquals("http://www.w3.org/2000/svg", svg.getNamespaceURI());
        assertEquals("0 0 380 452", svg.getAttribute("viewBox"));
        assertEquals(caption, Xml.text(svg, "title"));
        assertEquals(START.fen(), Xml.text(svg, "desc"));
        assertEquals(32 + 4 + 18, svg.getElementsByTagNameNS("*", "text").getLength());
        assertEquals(64, svg.getElementsByTagNameNS("*", "circle").getLength());
        assertTrue(svg.getAttribute("font-family").endsWith("sans-serif"));
    }
}
