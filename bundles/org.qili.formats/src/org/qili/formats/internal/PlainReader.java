// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qili.board.Game;
import org.qili.board.Position;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;
import org.qili.formats.Tags;

/**
 * Reads moves without any format around them, as they are pasted from a web page. Lines before the
 * first move may name the game and the players.
 */
final class PlainReader implements FormatReader {
    private static final Pattern LABEL = Pattern.compile("\\s*([^:\\s]{2,6})\\s*:(.*)");
    private static final Pattern NUMBER = Pattern.compile("\\s*(?:\\d{1,4}[ \\t]*[.、:…]*[ \\t]*)?");

    private static final Map<String, String> LABELS =
            Map.ofEntries(
                    Map.entry("标题", Tags.TITLE),
                    Map.entry("標題", Tags.TITLE),
                    Map.entry("赛事", Tags.EVENT),
                    Map.entry("賽事", Tags.EVENT),
                    Map.entry("比赛", Tags.EVENT),
                    Map.entry("轮次", Tags.ROUND),
                    Map.entry("輪次", Tags.ROUND),
                    Map.entry("台次", Tags.TABLE),
                    Map.entry("布局", Tags.OPENING),
                    Map.entry("佈局", Tags.OPENING),
                    Map.entry("红方", Tags.RED),
                    Map.entry("紅方", Tags.RED),
                    Map.entry("黑方", Tags.BLACK),
                    Map.entry("结果", Game.RESULT),
                    Map.entry("結果", Game.RESULT),
                    Map.entry("日期", Tags.DATE),
                    Map.entry("地点", Tags.SITE),
                    Map.entry("地點", Tags.SITE));

    /** Returns the offset of the first line that begins with a move, or -1. */
    static int firstMove(TextSource source) {
        for (int line = 0; line < source.lines(); line++) {
            int end = source.lineEnd(line);
            Matcher number = NUMBER.matcher(source.scan()).region(source.lineStart(line), end);
            int at = number.lookingAt() ? number.end() : source.lineStart(line);
            if (at < end && MoveScanner.at(source.scan(), at) != null) {
                return source.lineStart(line);
            }
        }
        return -1;
    }

    @Override
    public void read(Input input, Report report) {
        TextSource source = input.text();
        int at = firstMove(source);
        if (at < 0) {
            report.fail(
                    Code.MOVE_UNREADABLE,
                    new Place.LineColumn(1, 1),
                    source.text(),
                    new Detail.None());
            return;
        }
        GameMaker maker = new GameMaker(report, source::place);
        header(source, at, maker, report);
        int to = source.text().length();
        while (at < to && report.room(source.place(at))) {
            MoveText.Parsed parsed = MoveText.parse(source, at, to, MoveText.Mode.FREE, report);
            maker.result(parsed.result(), parsed.resultAt());
            if (!parsed.main().plies.isEmpty()) {
                maker.finish(Position.start(), parsed.main());
            }
            at = parsed.end();
            maker = new GameMaker(report, source::place);
        }
    }

    private static void header(TextSource source, int to, GameMaker maker, Report report) {
        int last = source.lineOf(to);
        for (int line = 0; line < last; line++) {
            int start = source.lineStart(line);
            int end = source.lineEnd(line);
            String text = source.scan().substring(start, end);
            if (text.isBlank()) {
                continue;
            }
            Matcher label = LABEL.matcher(text);
            String name = label.matches() ? LABELS.get(label.group(1)) : null;
            String found = source.text().substring(start, end);
            if (name != null) {
                int from = start + label.start(2);
                maker.tag(name, source.text().substring(from, start + label.end(2)));
            } else if (maker.tags().isEmpty()) {
                maker.tag(Tags.TITLE, found);
            } else {
                report.warn(Code.TEXT_IGNORED, source.place(start), found, new Detail.None());
            }
        }
    }
}
