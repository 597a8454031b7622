// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qili.board.Game;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

/**
 * Reads positions as FEN or EPD, one a line, each perhaps with moves behind it or on the lines
 * after it: {@code FEN, moves, result}, or {@code position fen FEN moves …} as engines are told it.
 */
final class FenReader implements FormatReader {
    private static final Pattern FEN =
            Pattern.compile(
                    "[ \\t]*(?:position[ \\t]+)?(?:fen[ \\t]+)?"
                            + "(?<fen>(?<board>startpos|[A-Za-z0-9]+(?:/[A-Za-z0-9]+){4,20})"
                            + "(?<side>[ \\t]+[wrbWRB](?![A-Za-z0-9]))?"
                            + "(?:[ \\t]+-(?![A-Za-z0-9])){0,2}"
                            + "(?:[ \\t]+\\d{1,5}(?=[\\s,;]|$)){0,2})"
                            + "(?<moves>[ \\t]+moves(?=\\s|$))?");

    /** Returns the offset of the first position in a text, -1 if it does not begin with one. */
    static int firstPosition(TextSource source) {
        for (int line = 0; line < source.lines(); line++) {
            int start = source.lineStart(line);
            String text = source.scan().substring(start, source.lineEnd(line));
            if (!text.isBlank() && !isRemark(text)) {
                return FEN.matcher(text).lookingAt() ? start : -1;
            }
        }
        return -1;
    }

    private static boolean isRemark(String line) {
        return line.stripLeading().startsWith("#");
    }

    @Override
    public void read(Input input, Report report) {
        new Run(input.text(), report).run();
    }

    private static final class Run {
        private final TextSource source;
        private final Report report;

        Run(TextSource source, Report report) {
            this.source = source;
            this.report = report;
        }

        void run() {
            int line = 0;
            while (line < source.lines() && !report.stopped()) {
                line = isBlank(line) ? line + 1 : entry(line);
            }
        }

        private String scan(int line) {
            return source.scan().substring(source.lineStart(line), source.lineEnd(line));
        }

        private boolean isBlank(int line) {
            String text = scan(line);
            return text.isBlank() || isRemark(text);
        }

        /** Reads the position on a line and what belongs to it; returns the next line. */
        private int entry(int line) {
            int start = source.lineStart(line);
            int end = source.lineEnd(line);
            if (!report.room(source.place(start))) {
                return line + 1;
            }
            Matcher m = FEN.matcher(source.scan()).region(start, end);
            GameMaker maker = new GameMaker(report, source::place);
            if (!m.lookingAt()) {
                maker.fen(source.text().substring(start, end), start);
                return line + 1;
            }
            int next = line + 1;
            while (next < source.lines() && !beginsEntry(next)) {
                next++;
            }
            int bodyEnd = next < source.lines() ? source.lineStart(next) : source.text().length();
            Position position =
                    m.group("board").equals("startpos")
                            ? Position.start()
                            : maker.fen(m.group("fen"), m.start("fen"));
            if (position != null) {
                body(maker, position, m, end, bodyEnd);
            }
            return next;
        }

        private boolean beginsEntry(int line) {
            Matcher m = FEN.matcher(source.scan());
            return m.region(source.lineStart(line), source.lineEnd(line)).lookingAt();
        }

        private void body(GameMaker maker, Position position, Matcher m, int lineEnd, int bodyEnd) {
            int at = m.end();
            Position start = position;
            if (m.group("moves") == null) {
                Counters counters = new Counters(position);
                Epd.Operation operation = Epd.operation(source.text(), at, lineEnd);
                while (operation != null) {
                    operation(maker, counters, operation);
                    at = operation.end();
                    operation = Epd.operation(source.text(), at, lineEnd);
                }
                start = counters.position();
                at = remark(maker, at, lineEnd);
            }
            MoveText.Parsed parsed =
                    MoveText.parse(source, at, bodyEnd, MoveText.Mode.FREE, report);
            if (parsed.end() < bodyEnd && !report.stopped()) {
                report.warn(Code.MOVES_STRAY, source.place(parsed.end()), "", new Detail.None());
            }
            maker.result(parsed.result(), parsed.resultAt());
            maker.finish(sideToMove(m, start, parsed.main()), parsed.main());
        }

        /** Where a FEN does not name the side, the first move may tell that it is Black. */
        private static Position sideToMove(Matcher m, Position start, RawLine main) {
            boolean open = m.group("side") == null && !m.group("board").equals("startpos");
            if (!open || main.plies.isEmpty()) {
                return start;
            }
            Position other = start.withSideToMove(start.sideToMove().opponent());
            boolean possible = Setup.of(other).check() instanceof Setup.Result.Valid;
            return possible && !readable(start, main) && readable(other, main) ? other : start;
        }

        private static boolean readable(Position start, RawLine main) {
            RawLine first = new RawLine();
            first.plies.add(main.plies.get(0));
            String text = main.plies.get(0).text;
            return !TokenReader.of(start, first).read(start, text).moves().isEmpty();
        }

        /** A remark on the line of the position, after a sign or plain, becomes its comment. */
        private int remark(GameMaker maker, int from, int lineEnd) {
            int at = from;
            while (at < lineEnd && " \t,".indexOf(source.scan().charAt(at)) >= 0) {
                at++;
            }
            if (at == lineEnd) {
                return at;
            }
            char sign = source.scan().charAt(at);
            boolean marked = sign == ';' || sign == '#';
            if (!marked && MoveText.begins(source.scan(), at, lineEnd)) {
                return at;
            }
            String text = source.text().substring(marked ? at + 1 : at, lineEnd);
            maker.tags().merge(Game.COMMENT, Comments.canonical(text), Comments::join);
            maker.tags().remove(Game.COMMENT, "");
            return lineEnd;
        }

        private static void operation(GameMaker maker, Counters counters, Epd.Operation operation) {
            String value = operation.value();
            switch (operation.name()) {
                case Epd.SINCE_CAPTURE -> counters.sinceCapture = Epd.number(value, 0);
                case Epd.MOVE_NUMBER -> counters.moveNumber = Epd.number(value, 1);
                case Epd.COMMENT -> maker.tags().put(Game.COMMENT, Comments.canonical(value));
                default -> maker.tags().put(operation.name(), Comments.oneLine(value));
            }
        }
    }

    /** The counters of a position, which EPD gives by operations. */
    private static final class Counters {
        private final Position position;
        private int sinceCapture;
        private int moveNumber;

        Counters(Position position) {
            this.position = position;
            sinceCapture = position.sinceCapture();
            moveNumber = position.moveNumber();
        }

        Position position() {
            Setup setup = Setup.of(position).withCounters(sinceCapture, moveNumber);
            return setup.check() instanceof Setup.Result.Valid valid ? valid.position() : position;
        }
    }
}
