// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.io.StringReader;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.qili.board.Board;
import org.qili.board.Game;
import org.qili.board.Position;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;
import org.qili.formats.Tags;

/**
 * Reads CBF, the XML format of CCBridge: a head of texts, then one element a move with its points
 * and its comment. How it writes variations is not known from any file, so moves after the end of
 * the line are reported and left out.
 */
final class CbfReader implements FormatReader {
    static final String ROOT = "<ChineseChessRecord";

    private static final Pattern MOVE = Pattern.compile("(\\d\\d)-(\\d\\d)");
    private static final String NO_MOVE = "00-00";

    private static final Map<String, String> HEAD =
            Map.ofEntries(
                    Map.entry("Name", Tags.TITLE),
                    Map.entry("Contest", Tags.EVENT),
                    Map.entry("Round", Tags.ROUND),
                    Map.entry("Table", Tags.TABLE),
                    Map.entry("Date", Tags.DATE),
                    Map.entry("Site", Tags.SITE),
                    Map.entry("TimeRule", Tags.TIME_CONTROL),
                    Map.entry("Red", Tags.RED),
                    Map.entry("RedTeam", Tags.RED_TEAM),
                    Map.entry("RedTime", Tags.RED_TIME),
                    Map.entry("Black", Tags.BLACK),
                    Map.entry("BlackTeam", Tags.BLACK_TEAM),
                    Map.entry("BlackTime", Tags.BLACK_TIME),
                    Map.entry("Commentator", Tags.ANNOTATOR),
                    Map.entry("Creator", Tags.AUTHOR),
                    Map.entry("ECCO", Tags.ECCO));

    @Override
    public void read(Input input, Report report) {
        new Run(input.text(), report).run();
    }

    private static final class Run {
        private final TextSource source;
        private final Report report;
        private final GameMaker maker;
        private final RawLine main = new RawLine();
        private String fen = "";
        private long fenAt;
        private boolean ended;
        private boolean strayReported;
        private int xmlAt;

        Run(TextSource source, Report report) {
            this.source = source;
            this.report = report;
            maker = new GameMaker(report, source::place);
        }

        void run() {
            try {
                parse();
            } catch (XMLStreamException e) {
                Location location = e.getLocation();
                report.warn(
                        Code.XML_MALFORMED,
                        location == null ? new Place.WholeFile() : source.place(offset(location)),
                        "",
                        new Detail.Name(firstLine(e)));
            }
            if (main.plies.isEmpty() && fen.isEmpty() && maker.tags().isEmpty()) {
                return;
            }
            Position start = fen.isEmpty() ? Position.start() : maker.fen(fen, fenAt);
            if (start != null) {
                maker.finish(start, main);
            }
        }

        private static String firstLine(XMLStreamException e) {
            String message = String.valueOf(e.getMessage());
            int text = message.indexOf("Message: ");
            return Comments.oneLine(text < 0 ? message : message.substring(text + 9));
        }

        private void parse() throws XMLStreamException {
            XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
            factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
            factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
            factory.setProperty(XMLInputFactory.IS_COALESCING, true);
            // Blanks before the declaration are no XML, but old programs write them.
            xmlAt = Math.max(0, source.text().indexOf('<'));
            XMLStreamReader xml =
                    factory.createXMLStreamReader(new StringReader(source.text().substring(xmlAt)));
            String element = "";
            StringBuilder text = new StringBuilder();
            while (xml.hasNext()) {
                switch (xml.next()) {
                    case XMLStreamConstants.START_ELEMENT -> {
                        element = xml.getLocalName();
                        text.setLength(0);
                        if (element.equals("Move")) {
                            move(xml);
                        }
                    }
                    case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
                            text.append(xml.getText());
                    case XMLStreamConstants.END_ELEMENT -> {
                        if (xml.getLocalName().equals(element)) {
                            text(element, text.toString(), offset(xml.getLocation()));
                        }
                        element = "";
                    }
                    default -> {
                        // Nothing else carries anything.
                    }
                }
            }
        }

        private int offset(Location location) {
            int at = xmlAt + Math.max(0, location.getCharacterOffset());
            return Math.min(at, source.text().length());
        }

        private void move(XMLStreamReader xml) {
            String value = String.valueOf(xml.getAttributeValue(null, "value"));
            int at = offset(xml.getLocation());
            if (value.equals(NO_MOVE) && main.plies.isEmpty()) {
                return;
            }
            if (ended) {
                if (!strayReported) {
                    report.warn(Code.MOVES_STRAY, source.place(at), value, new Detail.None());
                    strayReported = true;
                }
                return;
            }
            Matcher m = MOVE.matcher(value);
            int from = m.matches() ? DhtmlXq.point(m.group(1), 0) : -1;
            int to = m.matches() ? DhtmlXq.point(m.group(2), 0) : -1;
            if (from < 0 || to < 0) {
                report.warn(Code.MOVE_OFF_BOARD, source.place(at), value, new Detail.None());
                ended = true;
                strayReported = true;
            } else if (main.plies.size() <= report.limits().maxNodes()) {
                main.plies.add(RawPly.packed(Board.move(from, to), at));
                ended = "1".equals(xml.getAttributeValue(null, "end"));
            }
        }

        private void text(String element, String text, int at) {
            if (text.isBlank()) {
                return;
            }
            String tag = HEAD.get(element);
            if (tag != null) {
                maker.tag(tag, text);
            }
            switch (element) {
                case "FEN" -> {
                    fen = text.strip();
                    fenAt = Math.max(0, source.text().lastIndexOf(fen, at));
                }
                case "RecordResult" -> {
                    String result = Results.ofNumber(Epd.number(text.strip(), 0));
                    if (!result.equals(Results.OPEN)) {
                        maker.tag(Game.RESULT, result);
                    }
                }
                case "Move" -> comment(text);
                default -> {
                    // A text of the head that has a tag, or one that says nothing about the game.
                }
            }
        }

        private void comment(String text) {
            RawPly last = main.last();
            if (last == null) {
                main.comment = Comments.join(main.comment, text);
            } else if (!strayReported) {
                last.comment(text);
            }
        }
    }
}
