// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qili.board.Mark;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

/**
 * Reads the moves of one game from a text: numbers, moves, comments in braces or after a semicolon,
 * variations in parentheses, marks and the result. Whatever is no move ends the line in which it
 * stands, so that no later move is read for the wrong side.
 */
final class MoveText {
    /** How strict the surroundings are. */
    enum Mode {
        /** PGN: a line that begins with a tag ends the game, a semicolon begins a comment. */
        PGN,
        /** Free text: commas and semicolons divide, numbers that start again begin a new game. */
        FREE
    }

    private static final Pattern TAG_LINE = Pattern.compile("\\[[ \\t]*[A-Za-z]\\w*[ \\t]+\"");
    private static final Pattern NUMBER =
            Pattern.compile("(\\d{1,4})(?:[ \\t]*([.、:…]+)|(?=\\s|$))");

    /**
     * A pawn by its number and file, going sideways; no number of a round has a digit behind it.
     */
    private static final Pattern TANDEM = Pattern.compile("[1-5][1-9]\\.[1-9](?=\\s|$|[)}])");

    private static final Pattern GLUED_NUMBER = Pattern.compile("\\d{1,4}(?=\\P{ASCII})");
    private static final Pattern NAG = Pattern.compile("\\$(\\d{1,3})");
    private static final Pattern GLYPH = Pattern.compile("!!|\\?\\?|!\\?|\\?!|!|\\?");
    private static final Pattern WORD = Pattern.compile("[^\\s(){}]+");
    private static final String SKIPPED = " \t\r\n\f.…⋯、,|。:";

    private final TextSource source;
    private final String scan;
    private final int to;
    private final Mode mode;
    private final Report report;
    private final Deque<Frame> open = new ArrayDeque<>();

    private Frame frame;
    private int at;
    private String result;
    private int resultAt;
    private boolean full;

    private static final class Frame {
        final RawLine line;

        /** Offset of the parenthesis that opened it. */
        final int opened;

        /** After a move that cannot be read, or where nothing may be added. */
        boolean closed;

        Frame(RawLine line, int opened, boolean closed) {
            this.line = line;
            this.opened = opened;
            this.closed = closed;
        }
    }

    /**
     * The moves of a game as written.
     *
     * @param main the main line; its comment is the one before the first move
     * @param result the result at the end, or null
     * @param resultAt where it stands
     * @param end offset of the first character that was not read
     */
    record Parsed(RawLine main, String result, int resultAt, int end) {}

    private MoveText(TextSource source, int from, int to, Mode mode, Report report) {
        this.source = source;
        scan = source.scan();
        at = from;
        this.to = to;
        this.mode = mode;
        this.report = report;
        frame = new Frame(new RawLine(), from, false);
    }

    /** Reads from one offset up to the end of the game, at most to another offset. */
    static Parsed parse(TextSource source, int from, int to, Mode mode, Report report) {
        return new MoveText(source, from, to, mode, report).run();
    }

    /** Says whether moves, a number of a round or a result begin at an offset. */
    static boolean begins(String scan, int at, int to) {
        return Results.at(scan, at) != null
                || scan.charAt(at) == '{'
                || NUMBER.matcher(scan).region(at, to).lookingAt()
                || MoveScanner.at(scan, at) != null
                || MoveScanner.resembles(scan, at, to)
                || GLUED_NUMBER.matcher(scan).region(at, to).lookingAt();
    }

    private Parsed run() {
        while (at < to && !full) {
            if (atGameEnd()) {
                break;
            }
            step();
        }
        while (!open.isEmpty()) {
            if (!full) {
                warn(Code.NOT_CLOSED, frame.opened, "(");
            }
            frame = open.pop();
        }
        return new Parsed(frame.line, result, resultAt, at);
    }

    private boolean atLineStart() {
        for (int i = at - 1; i >= 0; i--) {
            char c = scan.charAt(i);
            if (c == '\n' || c == '\r') {
                return true;
            }
            if (c != ' ' && c != '\t') {
                return false;
            }
        }
        return true;
    }

    private boolean looking(Pattern pattern, Matcher[] holder) {
        Matcher m = pattern.matcher(scan).region(at, to);
        holder[0] = m;
        return m.lookingAt();
    }

    private boolean atGameEnd() {
        char c = scan.charAt(at);
        if (mode == Mode.PGN) {
            return c == '[' && atLineStart() && isTagLineAt(at);
        }
        if (c != '1' || frame.line.plies.size() < 2 || !open.isEmpty()) {
            return false;
        }
        Matcher[] m = new Matcher[1];
        return looking(NUMBER, m) && m[0].group(2) != null && m[0].group(1).equals("1");
    }

    private void step() {
        char c = scan.charAt(at);
        if (SKIPPED.indexOf(c) >= 0 || mode == Mode.FREE && c == ';') {
            at++;
        } else if (result != null) {
            afterResult();
        } else if (c == '{') {
            braces();
        } else if (c == ';') {
            lineComments();
        } else if (c == '%' && mode == Mode.PGN && atLineStart()) {
            at = Math.min(to, source.lineEnd(source.lineOf(at)));
        } else if (c == '(') {
            openVariation();
        } else if (c == ')') {
            closeVariation();
        } else {
            token();
        }
    }

    /** Only a line of tags, or a game numbered anew, can follow. */
    private void afterResult() {
        at = Math.min(to, Math.max(at + 1, source.lineEnd(source.lineOf(at))));
    }

    private void braces() {
        // A comment ends with a brace of the width with which it began.
        char closing = source.text().charAt(at) == '{' ? '}' : '\uFF5D';
        int end = at + 1;
        while (end < to && source.text().charAt(end) != closing) {
            boolean bracket = mode == Mode.PGN && scan.charAt(end) == '[';
            boolean lineStart = end == source.lineStart(source.lineOf(end));
            if (bracket && lineStart && isTagLineAt(end)) {
                break;
            }
            end++;
        }
        boolean closed = end < to && source.text().charAt(end) == closing;
        if (!closed) {
            warn(Code.NOT_CLOSED, at, "{");
        }
        comment(source.text().substring(at + 1, end));
        at = closed ? end + 1 : end;
    }

    /** Comments to the end of the line, on lines one after the other, are one comment. */
    private void lineComments() {
        StringBuilder comment = new StringBuilder();
        int next = at;
        do {
            at = Math.min(to, source.lineEnd(source.lineOf(next)));
            comment.append(source.text(), next + 1, at).append('\n');
            next = at;
            if (next < to && scan.charAt(next) == '\r') {
                next++;
            }
            if (next < to && scan.charAt(next) == '\n') {
                next++;
            }
        } while (next > at && next < to && scan.charAt(next) == ';');
        comment(comment.toString());
    }

    private boolean isTagLineAt(int index) {
        return TAG_LINE.matcher(source.text()).region(index, to).lookingAt();
    }

    private void comment(String text) {
        if (frame.closed) {
            return;
        }
        RawPly last = frame.line.last();
        if (last == null) {
            frame.line.comment = Comments.join(frame.line.comment, text);
        } else {
            last.comment(CommentMarks.take(Comments.canonical(text), last.marks));
        }
    }

    private void openVariation() {
        if (mode == Mode.FREE && !variationFollows()) {
            remark();
            return;
        }
        RawPly last = frame.line.last();
        boolean tooDeep = open.size() >= report.limits().maxDepth();
        boolean kept = !frame.closed && last != null && !tooDeep;
        Frame inner = new Frame(new RawLine(), at, !kept);
        if (last != null && kept) {
            last.variations.add(inner.line);
        } else if (!frame.closed && last == null) {
            warn(Code.VARIATION_STRAY, at, "(");
        } else if (!frame.closed) {
            report.warn(
                    Code.TOO_DEEP,
                    source.place(at),
                    "(",
                    new Detail.Number(report.limits().maxDepth()));
        }
        open.push(frame);
        frame = inner;
        at++;
    }

    /** In free text a parenthesis may hold a remark, such as (红胜). */
    private boolean variationFollows() {
        int i = at + 1;
        while (i < to && (SKIPPED.indexOf(scan.charAt(i)) >= 0 || isDigit(scan.charAt(i)))) {
            i++;
        }
        return i < to && MoveScanner.at(scan, i) != null;
    }

    private void remark() {
        int lineEnd = Math.min(to, source.lineEnd(source.lineOf(at)));
        int end = at + 1;
        while (end < lineEnd && scan.charAt(end) != ')') {
            end++;
        }
        String text = source.text().substring(at + 1, end);
        String meant = Results.parse(text).orElse(null);
        if (meant != null && open.isEmpty()) {
            result = meant;
            resultAt = at;
        } else {
            comment(text);
        }
        at = Math.min(lineEnd, end + 1);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private void closeVariation() {
        if (open.isEmpty()) {
            warn(Code.VARIATION_STRAY, at, ")");
        } else {
            frame = open.pop();
        }
        at++;
    }

    private void token() {
        Matcher[] m = new Matcher[1];
        Results.Found found = Results.at(scan, at);
        if (found != null && found.end() <= to) {
            if (open.isEmpty()) {
                result = found.result();
                resultAt = at;
            }
            at = found.end();
        } else if (looking(NAG, m)) {
            nag(Integer.parseInt(m[0].group(1)), m[0].end());
        } else if (looking(GLYPH, m)) {
            mark(glyph(m[0].group()));
            at = m[0].end();
        } else if (!looking(TANDEM, new Matcher[1]) && looking(NUMBER, m)) {
            at = m[0].end();
        } else {
            MoveScanner.Token token = MoveScanner.at(scan, at);
            if (token != null && token.end() <= to) {
                move(scan.substring(at, token.end()), token.style());
                at = token.end();
            } else if (looking(GLUED_NUMBER, m)) {
                at = m[0].end();
            } else {
                word();
            }
        }
    }

    private static Mark.Glyph glyph(String symbol) {
        for (Mark.Glyph glyph : Mark.Glyph.values()) {
            if (glyph.symbol().equals(symbol)) {
                return glyph;
            }
        }
        throw new AssertionError(symbol);
    }

    private void nag(int number, int end) {
        Mark.Glyph glyph = CommentMarks.ofNag(number);
        if (glyph == null) {
            warn(Code.TEXT_IGNORED, at, "$" + number);
        } else {
            mark(glyph);
        }
        at = end;
    }

    private void mark(Mark.Glyph glyph) {
        RawPly last = frame.line.last();
        if (last != null && !frame.closed) {
            last.marks.add(glyph);
        }
    }

    private void move(String text, MoveScanner.Style style) {
        if (frame.closed) {
            return;
        }
        frame.line.plies.add(RawPly.written(text, style, at));
        full = frame.line.plies.size() > report.limits().maxNodes();
    }

    /** Something that is no move. A line that does not look like moves is a remark. */
    private void word() {
        Matcher[] m = new Matcher[1];
        int end = looking(WORD, m) ? m[0].end() : at + 1;
        if (atLineStart() && !MoveScanner.resembles(scan, at, to)) {
            end = Math.max(end, Math.min(to, source.lineEnd(source.lineOf(at))));
            warn(Code.TEXT_IGNORED, at, source.text().substring(at, end));
        } else if (!frame.closed) {
            String text = source.text().substring(at, end);
            frame.line.plies.add(RawPly.written(text, MoveScanner.Style.UNKNOWN, at));
            frame.closed = true;
        }
        at = end;
    }

    private void warn(Code code, int offset, String found) {
        report.warn(code, source.place(offset), found, new Detail.None());
    }
}
