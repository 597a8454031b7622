// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qili.board.Board;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

/**
 * Reads the tagged text of the DhtmlXQ viewer. Variation {@code move_P_N_V} is line V, branching
 * off line P at its N-th ply, plies counted from the start of the game; {@code commentN} belongs to
 * the N-th ply of the main line, {@code commentV_N} to that of a variation.
 */
final class DhtmlXqReader implements FormatReader {
    /** What the file is recognised by. */
    static final Pattern OPENING = Pattern.compile("\\[DhtmlXQ(?:_(\\w+))?\\]");

    private static final Pattern CLOSING = Pattern.compile("\\[/DhtmlXQ(?:_(\\w*))?\\]?");
    private static final Pattern VARIATION =
            Pattern.compile("move_(\\d{1,6})_(\\d{1,6})_(\\d{1,6})");
    private static final Pattern COMMENT = Pattern.compile("comment(\\d{1,6})(?:_(\\d{1,6}))?");

    /** A tag of the file and where its value begins. */
    private record Value(String text, int at) {}

    /** A variation that is still to be attached. */
    private record Branch(int parent, int ply, int id, Value moves) {}

    @Override
    public void read(Input input, Report report) {
        TextSource source = input.text();
        Map<String, Value> values = new LinkedHashMap<>();
        Matcher opening = OPENING.matcher(source.scan());
        Matcher closing = CLOSING.matcher(source.scan());
        int at = 0;
        int blockAt = 0;
        while (opening.find(at)) {
            at = opening.end();
            String name = opening.group(1);
            if (name == null) {
                game(source, values, blockAt, report);
                values.clear();
                blockAt = opening.start();
                continue;
            }
            boolean closed = closing.find(at);
            int end = closed ? closing.start() : source.scan().length();
            if (!closed) {
                report.warn(
                        Code.TRUNCATED,
                        source.place(end),
                        "",
                        new Detail.Name("[/" + DhtmlXq.PREFIX + name + "]"));
            } else if (!name.equals(closing.group(1))) {
                report.warn(
                        Code.TAG_MISMATCHED,
                        source.place(closing.start()),
                        closing.group(),
                        new Detail.Name("[/" + DhtmlXq.PREFIX + name + "]"));
            }
            if (name.equals(DhtmlXq.MOVES) && values.containsKey(DhtmlXq.MOVES)) {
                game(source, values, blockAt, report);
                values.clear();
                blockAt = opening.start();
            }
            values.put(name, new Value(source.text().substring(at, end), at));
            at = closed ? closing.end() : end;
        }
        game(source, values, blockAt, report);
    }

    private static void game(
            TextSource source, Map<String, Value> values, int blockAt, Report report) {
        boolean any =
                values.containsKey(DhtmlXq.MOVES)
                        || values.containsKey(DhtmlXq.POSITION)
                        || values.containsKey(DhtmlXq.FEN);
        if (any && report.room(source.place(blockAt))) {
            new Reading(source, values, report).read(blockAt);
        }
    }

    /** One game. */
    private static final class Reading {
        private final TextSource source;
        private final Map<String, Value> values;
        private final Report report;
        private final Map<Integer, RawLine> lines = new HashMap<>();

        /** Ply of the game, from 1, at which each line begins. */
        private final Map<Integer, Integer> begins = new HashMap<>();

        Reading(TextSource source, Map<String, Value> values, Report report) {
            this.source = source;
            this.values = values;
            this.report = report;
        }

        void read(int blockAt) {
            GameMaker maker = new GameMaker(report, source::place);
            List<Branch> branches = new ArrayList<>();
            Map<String, Value> comments = new LinkedHashMap<>();
            values.forEach(
                    (name, value) -> {
                        Matcher variation = VARIATION.matcher(name);
                        if (variation.matches()) {
                            branches.add(
                                    new Branch(
                                            Integer.parseInt(variation.group(1)),
                                            Integer.parseInt(variation.group(2)),
                                            Integer.parseInt(variation.group(3)),
                                            value));
                        } else if (COMMENT.matcher(name).matches()) {
                            comments.put(name, value);
                        } else if (!DhtmlXq.STRUCTURE.matcher(name).matches()
                                && !DhtmlXq.DISPLAY.contains(name)) {
                            tag(maker, name, value);
                        }
                    });
            maker.result(null, blockAt);
            lines.put(0, moves(values.get(DhtmlXq.MOVES)));
            begins.put(0, 1);
            attach(branches);
            comments.forEach(this::comment);
            RawLine main = lines.get(0);
            Position start = start(maker, main, blockAt);
            if (start != null) {
                maker.finish(start, main);
            }
        }

        private static void tag(GameMaker maker, String name, Value value) {
            String text = Comments.oneLine(value.text.replace(DhtmlXq.LINE_BREAK, " "));
            maker.tags().put(DhtmlXq.toTag(name), text);
        }

        private Position start(GameMaker maker, RawLine main, int blockAt) {
            Value fen = values.get(DhtmlXq.FEN);
            if (fen != null && !fen.text.isBlank()) {
                return maker.fen(fen.text, fen.at);
            }
            Value men = values.get(DhtmlXq.POSITION);
            if (men == null || men.text.isBlank()) {
                return maker.start(Setup.of(Position.start()), false, main, blockAt);
            }
            Setup setup = setup(men);
            return setup == null ? null : maker.start(setup, false, main, men.at);
        }

        private Setup setup(Value men) {
            String digits = source.scan().substring(men.at, men.at + men.text.length()).strip();
            Setup setup = Setup.empty();
            if (digits.length() != 64) {
                report.fail(
                        Code.HEADER_DAMAGED,
                        source.place(men.at),
                        digits,
                        new Detail.Name(DhtmlXq.POSITION));
                return null;
            }
            for (int i = 0; i < 32; i++) {
                String pair = digits.substring(2 * i, 2 * i + 2);
                int point = DhtmlXq.point(pair, 0);
                if (point >= 0 && setup.at(point) == null) {
                    setup = setup.with(point, DhtmlXq.SLOTS[i]);
                } else if (!pair.equals("99")) {
                    report.fail(
                            Code.HEADER_DAMAGED,
                            source.place(men.at + 2L * i),
                            pair,
                            new Detail.Name(DhtmlXq.POSITION));
                    return null;
                }
            }
            return setup;
        }

        /** Reads four digits a move; anything else ends the line. */
        private RawLine moves(Value value) {
            RawLine line = new RawLine();
            if (value == null) {
                return line;
            }
            String scan = source.scan();
            int end = value.at + value.text.length();
            int at = value.at;
            while (at < end && line.plies.size() <= report.limits().maxNodes()) {
                if (scan.charAt(at) <= ' ') {
                    at++;
                    continue;
                }
                int from = at + 4 <= end ? DhtmlXq.point(scan, at) : -1;
                int to = at + 4 <= end ? DhtmlXq.point(scan, at + 2) : -1;
                if (from < 0 || to < 0) {
                    report.warn(
                            Code.MOVE_OFF_BOARD,
                            source.place(at),
                            scan.substring(at, Math.min(end, at + 4)),
                            new Detail.None());
                    return line;
                }
                line.plies.add(RawPly.packed(Board.move(from, to), at));
                at += 4;
            }
            return line;
        }

        /** Attaches the variations, parents first, in the order of their numbers. */
        private void attach(List<Branch> branches) {
            branches.sort(Comparator.comparingInt(Branch::id));
            Map<Integer, List<Branch>> byParent = new HashMap<>();
            branches.forEach(
                    b -> byParent.computeIfAbsent(b.parent, p -> new ArrayList<>()).add(b));
            Deque<Integer> todo = new ArrayDeque<>(List.of(0));
            int attached = 0;
            while (!todo.isEmpty()) {
                int parent = todo.remove();
                for (Branch branch : byParent.getOrDefault(parent, List.of())) {
                    int index = branch.ply - begins.get(parent);
                    List<RawPly> plies = lines.get(parent).plies;
                    if (index >= 0 && index < plies.size() && !lines.containsKey(branch.id)) {
                        RawLine line = moves(branch.moves);
                        lines.put(branch.id, line);
                        begins.put(branch.id, branch.ply);
                        plies.get(index).variations.add(line);
                        todo.add(branch.id);
                        attached++;
                    }
                }
            }
            if (attached < branches.size()) {
                branches.stream()
                        .filter(b -> !lines.containsKey(b.id))
                        .findFirst()
                        .ifPresent(this::stray);
            }
        }

        private void stray(Branch branch) {
            report.warn(
                    Code.VARIATION_STRAY,
                    source.place(branch.moves.at),
                    "move_" + branch.parent + "_" + branch.ply + "_" + branch.id,
                    new Detail.None());
        }

        private void comment(String name, Value value) {
            String text = value.text.replace(DhtmlXq.LINE_BREAK, "\n");
            if (text.isBlank()) {
                return;
            }
            Matcher m = COMMENT.matcher(name);
            m.matches();
            boolean main = m.group(2) == null;
            int id = main ? 0 : Integer.parseInt(m.group(1));
            int ply = Integer.parseInt(m.group(main ? 1 : 2));
            RawLine line = lines.get(id);
            int index = line == null ? -1 : ply - begins.get(id);
            if (line != null && id == 0 && ply == 0) {
                line.comment = Comments.join(line.comment, text);
            } else if (line != null && index >= 0 && index < line.plies.size()) {
                line.plies.get(index).comment(text);
            } else {
                report.warn(Code.TEXT_IGNORED, source.place(value.at), text, new Detail.None());
            }
        }
    }
}
