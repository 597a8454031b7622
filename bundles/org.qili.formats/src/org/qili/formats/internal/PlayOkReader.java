// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qili.board.Game;
import org.qili.board.Position;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;
import org.qili.formats.Tags;

/**
 * Reads what PlayOK saves: header lines of a word and a value, then moves in {@code START{…}END}.
 */
final class PlayOkReader implements FormatReader {
    /** What the file is recognised by. */
    static final Pattern START = Pattern.compile("START\\s*\\{");

    private static final Pattern HEADER = Pattern.compile("([A-Z]+)\\s+(.*)");

    @Override
    public void read(Input input, Report report) {
        TextSource source = input.text();
        String scan = source.scan();
        Matcher start = START.matcher(scan);
        int from = 0;
        while (report.room(source.place(from)) && start.find(from)) {
            GameMaker maker = new GameMaker(report, source::place);
            header(source, from, start.start(), maker, report);
            int close = scan.indexOf('}', start.end());
            int end = close < 0 ? scan.length() : close;
            if (close < 0) {
                report.warn(Code.TRUNCATED, source.place(end), "", new Detail.Name("}END"));
            }
            MoveText.Parsed parsed =
                    MoveText.parse(source, start.end(), end, MoveText.Mode.PGN, report);
            maker.result(parsed.result(), parsed.resultAt());
            maker.finish(Position.start(), parsed.main());
            from = end;
        }
    }

    private static void header(
            TextSource source, int from, int to, GameMaker maker, Report report) {
        for (int line = source.lineOf(from); line <= source.lineOf(to); line++) {
            int start = Math.max(from, source.lineStart(line));
            int end = Math.min(to, source.lineEnd(line));
            String text = start < end ? source.text().substring(start, end) : "";
            Matcher m = HEADER.matcher(text.strip());
            if (m.matches()) {
                header(m.group(1), m.group(2), maker);
            } else if (!text.isBlank() && !text.strip().equals("}END")) {
                report.warn(Code.TEXT_IGNORED, source.place(start), text, new Detail.None());
            }
        }
    }

    private static void header(String key, String value, GameMaker maker) {
        switch (key) {
            case "FORMAT" -> {
                // Says WXF, as the moves do.
            }
            case "RED" -> player(Tags.RED, value, maker);
            case "BLACK" -> player(Tags.BLACK, value, maker);
            case "RESULT" -> maker.tag(Game.RESULT, value);
            case "DATE" -> maker.tag(Tags.DATE, value);
            case "EVENT" -> maker.tag(Tags.EVENT, value);
            case "SITE" -> maker.tag(Tags.SITE, value);
            default -> maker.tag(key.charAt(0) + key.substring(1).toLowerCase(Locale.ROOT), value);
        }
    }

    /** The name, then the rating after a semicolon. */
    private static void player(String tag, String value, GameMaker maker) {
        String[] parts = value.split(";", -1);
        maker.tag(tag, parts[0]);
        if (parts.length > 1) {
            maker.tag(tag + "Rating", parts[1]);
        }
    }
}
