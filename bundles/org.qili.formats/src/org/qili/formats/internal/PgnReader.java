// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qili.board.Game;
import org.qili.board.Position;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;
import org.qili.formats.Tags;

/** Reads PGN in its Chinese dialect: any number of games, each with tags and moves. */
final class PgnReader implements FormatReader {
    /** A line that begins with a tag. */
    static final Pattern TAG_LINE =
            Pattern.compile("^[ \\t]*\\[[ \\t]*[A-Za-z]\\w*[ \\t]+\"", Pattern.MULTILINE);

    private static final Pattern NAME = Pattern.compile("\\[[ \\t]*(\\w+)[ \\t]*");

    /** Names that PGN writes in many ways but that mean the same. */
    private static final Map<String, String> CANONICAL =
            Map.ofEntries(
                    Map.entry("result", Game.RESULT),
                    Map.entry("event", Tags.EVENT),
                    Map.entry("site", Tags.SITE),
                    Map.entry("date", Tags.DATE),
                    Map.entry("round", Tags.ROUND),
                    Map.entry("red", Tags.RED),
                    Map.entry("black", Tags.BLACK),
                    Map.entry("fen", "FEN"),
                    Map.entry("game", "Game"),
                    Map.entry("format", "Format"),
                    Map.entry("setup", "SetUp"));

    /** Tags that say something about the file rather than the game. */
    static final String GAME = "Game";

    static final String GAME_VALUE = "Chinese Chess";
    static final String FEN = "FEN";
    static final String FORMAT = "Format";
    static final String SETUP = "SetUp";

    @Override
    public void read(Input input, Report report) {
        new Run(input.text(), report).run();
    }

    private static final class Run {
        private final TextSource source;
        private final String text;
        private final Report report;
        private int at;
        private String fen;
        private int fenAt;

        Run(TextSource source, Report report) {
            this.source = source;
            this.report = report;
            // Tags are ASCII; signs of full width belong to their values.
            text = source.text();
        }

        void run() {
            Matcher first = TAG_LINE.matcher(text);
            at = first.find() ? text.indexOf('[', first.start()) : 0;
            while (at < text.length() && report.room(source.place(at))) {
                game();
            }
        }

        private void game() {
            GameMaker maker = new GameMaker(report, source::place);
            fen = null;
            boolean tagged = tags(maker.tags());
            MoveText.Parsed parsed =
                    MoveText.parse(source, at, text.length(), MoveText.Mode.PGN, report);
            // A text without tags and moves, as before the first game, is none.
            at = Math.max(parsed.end(), at);
            if (!tagged && parsed.main().plies.isEmpty()) {
                return;
            }
            maker.result(parsed.result(), parsed.resultAt());
            Position start = fen == null ? Position.start() : maker.fen(fen, fenAt);
            if (start != null) {
                maker.finish(start, parsed.main());
            }
        }

        /** Reads tags as long as there are any; says whether there was one. */
        private boolean tags(Map<String, String> tags) {
            boolean any = false;
            skipBlanks();
            while (at < text.length() && text.charAt(at) == '[') {
                any |= tag(tags);
                skipBlanks();
            }
            return any;
        }

        private void skipBlanks() {
            while (at < text.length() && text.charAt(at) <= ' ') {
                at++;
            }
        }

        private boolean tag(Map<String, String> tags) {
            int lineEnd = source.lineEnd(source.lineOf(at));
            Matcher name = NAME.matcher(text).region(at, lineEnd);
            if (!name.lookingAt()) {
                malformed(lineEnd);
                return false;
            }
            int from = name.end();
            if (from < lineEnd && text.charAt(from) == '"') {
                int close = closingQuote(from + 1, lineEnd);
                if (close >= 0) {
                    put(tags, name.group(1), unescape(from + 1, close), from + 1);
                    at = text.indexOf(']', close) + 1;
                    return true;
                }
            }
            malformed(lineEnd);
            return false;
        }

        private void malformed(int lineEnd) {
            report.warn(
                    Code.TAG_MALFORMED,
                    source.place(at),
                    text.substring(at, lineEnd),
                    new Detail.None());
            at = lineEnd;
        }

        /** Index of the first quotation mark that is followed by a bracket and is not escaped. */
        private int closingQuote(int from, int lineEnd) {
            int lenient = -1;
            for (int i = from; i < lineEnd; i++) {
                if (text.charAt(i) == '"') {
                    int next = i + 1;
                    while (next < lineEnd && text.charAt(next) <= ' ') {
                        next++;
                    }
                    if (next < lineEnd && text.charAt(next) == ']') {
                        if (!escaped(from, i)) {
                            return i;
                        }
                        // A value that ends in a backslash, as programs write it that escape
                        // nothing.
                        lenient = i;
                    }
                }
            }
            return lenient;
        }

        private boolean escaped(int from, int quote) {
            int slashes = 0;
            while (quote - 1 - slashes >= from && text.charAt(quote - 1 - slashes) == '\\') {
                slashes++;
            }
            return slashes % 2 == 1;
        }

        private String unescape(int from, int to) {
            String value = text.substring(from, to);
            StringBuilder out = new StringBuilder(value.length());
            for (int i = 0; i < value.length(); i++) {
                char c = value.charAt(i);
                boolean escape =
                        c == '\\'
                                && i + 1 < value.length()
                                && "\\\"".indexOf(value.charAt(i + 1)) >= 0;
                out.append(escape ? value.charAt(++i) : c);
            }
            return Comments.oneLine(out.toString());
        }

        private void put(Map<String, String> tags, String written, String value, int valueAt) {
            String name = CANONICAL.getOrDefault(written.toLowerCase(Locale.ROOT), written);
            switch (name) {
                case FEN -> {
                    fen = value;
                    fenAt = valueAt;
                }
                case FORMAT, SETUP -> {
                    // The notation is seen from the moves themselves.
                }
                case GAME -> {
                    if (!value.equalsIgnoreCase(GAME_VALUE)) {
                        tags.put(name, value);
                    }
                }
                default -> tags.putIfAbsent(name, value);
            }
        }
    }
}
