// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qili.adjudication.ClauseCoverage;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Status;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.SideProfile;
import org.qili.adjudication.text.BoardTexts;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.RulingTexts;
import org.qili.adjudication.text.TextBundle;
import org.qili.analysis.Cycle;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.model.Language;
import org.qili.report.diagram.Arrow;
import org.qili.report.diagram.Diagram;

/**
 * A ruling on paper (裁定书): everything that a player, an arbiter and an appeal committee need to
 * follow it, with a place to sign.
 *
 * @param details the game's event, players and so on
 * @param ruling the ruling
 * @param others what other rulebooks say of the same game
 * @param arbiter the arbiter's own labels and remarks
 * @param underArbiter the ruling that follows from the arbiter's own labels
 * @param style how boards look
 * @param language language of the sheet
 */
public record RulingSheet(
        SheetDetails details,
        Ruling ruling,
        List<Ruling> others,
        List<ArbiterLabel> arbiter,
        Optional<Ruling> underArbiter,
        BoardStyle style,
        Language language) {

    public RulingSheet {
        others = List.copyOf(others);
        arbiter = List.copyOf(arbiter);
    }

    /** A sheet of a ruling alone, with boards as in books. */
    public static RulingSheet of(SheetDetails details, Ruling ruling, Language language) {
        return new RulingSheet(
                details,
                ruling,
                List.of(),
                List.of(),
                Optional.empty(),
                BoardStyle.printed(language),
                language);
    }

    /** The same with the rulings of other rulebooks. */
    public RulingSheet withOthers(List<Ruling> more) {
        return new RulingSheet(details, ruling, more, arbiter, underArbiter, style, language);
    }

    /** The same with the arbiter's own labels and what follows from them. */
    public RulingSheet withArbiter(List<ArbiterLabel> labels, Optional<Ruling> under) {
        return new RulingSheet(details, ruling, others, labels, under, style, language);
    }

    /** The same with other boards. */
    public RulingSheet withStyle(BoardStyle other) {
        return new RulingSheet(details, ruling, others, arbiter, underArbiter, other, language);
    }

    /** The sheet as one page of HTML that needs no other file; well-formed XML as well. */
    public String html() {
        return Template.named("sheet").fill(ReportTexts.in(language), new Values(this).all());
    }

    /** The values that fill the template. */
    private static final class Values {

        private final RulingSheet sheet;
        private final Ruling ruling;
        private final Language language;
        private final TextBundle texts;
        private final RulingTexts sentences;
        private final BoardTexts board;
        private final Side first;
        private final Position start;

        Values(RulingSheet sheet) {
            this.sheet = sheet;
            ruling = sheet.ruling();
            language = sheet.language();
            texts = ReportTexts.in(language);
            sentences = RulingTexts.of(ruling, language);
            board = BoardTexts.in(language);
            start = ruling.game().before(0);
            first = start.sideToMove();
        }

        Map<String, Object> all() {
            Map<String, Object> values = new LinkedHashMap<>();
            boolean cyclic = ruling.status() != Status.NO_CYCLE;
            values.put("pageTitle", pageTitle());
            values.put("fields", fields());
            values.put("verdict", cyclic ? sentences.verdict() : sentences.status());
            values.put("status", cyclic ? sentences.status() : "");
            values.put("ruleText", ruleText());
            values.put("underArbiter", underArbiter());
            values.put("boards", boards());
            values.put("leadIn", leadIn());
            values.put("cycle", cycle());
            values.put("times", times());
            values.put("after", after());
            values.put("moves", moves());
            values.put("sides", cyclic ? List.of(side(Side.RED), side(Side.BLACK)) : List.of());
            values.put("hasSides", cyclic);
            values.put("hasMoves", cyclic);
            values.put("clauses", section(clauses()));
            values.put("near", section(sentences.nearMisses()));
            values.put("readings", section(sentences.doubts()));
            values.put("arbiter", section(arbiter()));
            values.put("others", section(others()));
            values.put("limit", sentences.limit());
            values.put(
                    "signatures",
                    List.of("arbiter", "chief", "red", "black", "date").stream()
                            .map(s -> Map.of("label", texts.get("sign-" + s)))
                            .toList());
            values.put(
                    "madeBy",
                    texts.get(
                            "made-by",
                            ruling.rulebook().title().in(language),
                            ruling.rulebook().id(),
                            start.fen()));
            return values;
        }

        /** The rule behind the ruling; where readings of the text differ, that they do. */
        private String ruleText() {
            boolean open = ruling.doubts().stream().anyMatch(d -> !d.reading().isEmpty());
            return open && ruling.verdict() == Verdict.UNDETERMINED
                    ? texts.get("undetermined", texts.get("sheet-readings"))
                    : sentences.ruleText();
        }

        /** A part of the sheet that is left out when it has nothing to say. */
        private static Object section(List<?> items) {
            return items.isEmpty() ? List.of() : Map.of("items", items);
        }

        private String pageTitle() {
            String source = sheet.details().of(SheetDetails.Field.SOURCE);
            String title = texts.get("sheet-title");
            return source.isEmpty() ? title : title + " · " + source;
        }

        private List<Map<String, Object>> fields() {
            List<Map<String, Object>> rows = new ArrayList<>();
            List<Map<String, Object>> row = new ArrayList<>();
            int used = 0;
            for (SheetDetails.Field field : SheetDetails.Field.values()) {
                row.add(
                        Map.of(
                                "label",
                                texts.of("field", field),
                                "span",
                                String.valueOf(2 * thirds(field) - 1),
                                "value",
                                sheet.details().of(field)));
                used += thirds(field);
                if (used == 3) {
                    rows.add(Map.of("cells", List.copyOf(row)));
                    row.clear();
                    used = 0;
                }
            }
            return rows;
        }

        /** How much of a line a field takes: names of events and of games are long. */
        private static int thirds(SheetDetails.Field field) {
            return switch (field) {
                case EVENT -> 2;
                case SOURCE -> 3;
                default -> 1;
            };
        }

        private List<Map<String, Object>> boards() {
            List<Map<String, Object>> boards = new ArrayList<>();
            Optional<Cycle> cycle = ruling.cycle();
            if (cycle.isEmpty() || cycle.get().firstPly() > 0) {
                boards.add(picture(diagram(start), "board.start"));
            }
            cycle.ifPresent(c -> boards.add(picture(cycleBoard(c), "board.cycle")));
            return boards;
        }

        private Diagram cycleBoard(Cycle cycle) {
            List<Move> moves = ruling.game().moves();
            List<Arrow> arrows =
                    moves.subList(cycle.firstPly(), cycle.endOfFirst()).stream()
                            .distinct()
                            .map(m -> new Arrow(m, Arrow.Kind.PLAN))
                            .toList();
            return diagram(ruling.game().before(cycle.firstPly())).withArrows(arrows);
        }

        private Diagram diagram(Position position) {
            BoardStyle style = sheet.style();
            return Diagram.of(position, style.men(), style.palette()).withFlipped(style.flipped());
        }

        private Map<String, Object> picture(Diagram diagram, String caption) {
            String text = texts.get(caption);
            return Map.of("svg", diagram.withCaption(text).svg(), "caption", text);
        }

        // ---- the score ----

        private Object leadIn() {
            return plain(0, ruling.cycle().map(Cycle::firstPly).orElse(ruling.moves().size()));
        }

        /** The moves played when the cycle was left. */
        private Object after() {
            return ruling.cycle().map(c -> plain(end(c), ruling.moves().size())).orElse(List.of());
        }

        private Object plain(int from, int to) {
            if (from >= to) {
                return List.of();
            }
            List<Map<String, Object>> rows =
                    ScoreRows.rows(
                            first,
                            from,
                            to,
                            p -> Map.of("move", sentences.move(ruling.moves().get(p))));
            return Map.of("lines", ScoreRows.columns(rows, 4));
        }

        /** Index after the last move of the last round trip, a broken one included. */
        private int end(Cycle cycle) {
            List<Move> moves = ruling.game().moves();
            int end = cycle.firstPly() + cycle.period() * cycle.repetitions();
            while (end < moves.size() && moves.get(end).equals(moves.get(end - cycle.period()))) {
                end++;
            }
            return Math.min(end, moves.size());
        }

        private Object cycle() {
            if (ruling.cycle().isEmpty()) {
                return List.of();
            }
            Cycle cycle = ruling.cycle().get();
            List<Map<String, Object>> rows =
                    ScoreRows.rows(first, cycle.firstPly(), end(cycle), this::cell);
            for (int trip = 0; trip < cycle.repetitions(); trip++) {
                int number = ScoreRows.round(first, cycle.firstPly() + trip * cycle.period());
                String sign = String.valueOf(trip + 1);
                rows.stream()
                        .filter(r -> r.get("number").equals(String.valueOf(number)))
                        .forEach(r -> r.put("trip", sign));
            }
            rows.forEach(r -> r.putIfAbsent("trip", ""));
            return Map.of("rows", rows);
        }

        private Map<String, Object> cell(int ply) {
            LabelledMove move = ruling.moves().get(ply);
            return Map.of(
                    "move",
                    sentences.move(move),
                    "label",
                    sentences.label(move),
                    "clause",
                    numbers(move.rules()));
        }

        private String times() {
            return ruling.cycle()
                    .map(
                            c ->
                                    texts.get(
                                            "times",
                                            String.valueOf(c.repetitions()),
                                            String.valueOf(c.period())))
                    .orElse("");
        }

        // ---- the reasons ----

        private List<Map<String, Object>> moves() {
            List<Map<String, Object>> moves = new ArrayList<>();
            for (LabelledMove move : cycleMoves()) {
                moves.add(
                        Map.of(
                                "name",
                                name(move.facts().ply()),
                                "label",
                                sentences.label(move),
                                "reasons",
                                sentences.reasons(move),
                                "exceptions",
                                sentences.exceptions(move)));
            }
            return moves;
        }

        /** The moves of one round trip. */
        private List<LabelledMove> cycleMoves() {
            return ruling.cycle()
                    .map(c -> ruling.moves().subList(c.firstPly(), c.endOfFirst()))
                    .orElse(List.of());
        }

        private String name(int ply) {
            LabelledMove move = ruling.moves().get(ply);
            return ScoreRows.round(first, ply)
                    + (move.facts().mover() == Side.RED ? ". " : "… ")
                    + sentences.move(move);
        }

        private Map<String, Object> side(Side side) {
            SideProfile profile = ruling.profile(side);
            List<Map<String, Object>> moves =
                    profile.moves().stream()
                            .map(
                                    m ->
                                            Map.<String, Object>of(
                                                    "move",
                                                    sentences.move(m),
                                                    "label",
                                                    sentences.label(m)))
                            .toList();
            String targets =
                    Messages.list(
                            language,
                            profile.commonTargets().stream().map(sentences::man).toList());
            return Map.of(
                    "side",
                    board.side(side),
                    "moves",
                    moves,
                    "targets",
                    targets.isEmpty() ? "–" : targets,
                    "standing",
                    ruling.ban(side)
                            .map(b -> texts.get("standing.ban", numbers(List.of(b))))
                            .orElseGet(() -> texts.get("standing.allowed")));
        }

        /**
         * Every clause that took part or nearly did, with its text, in the order of the rulebook;
         * what names moves outside of the cycle only is left out.
         */
        private List<Map<String, Object>> clauses() {
            Set<String> cited = new LinkedHashSet<>(ClauseCoverage.cited(ruling, cycleMoves()));
            ruling.nearMisses().forEach(n -> cited.addAll(n.rule().numbers()));
            ruling.limit().ifPresent(l -> cited.addAll(l.rule().numbers()));
            // one restatement may stand for several numbers
            Map<String, List<String>> numbers = new LinkedHashMap<>();
            for (String number : ruling.rulebook().clauseNumbers()) {
                if (cited.contains(number)) {
                    String text =
                            ruling.rulebook().clause(number).map(t -> t.in(language)).orElse("");
                    numbers.computeIfAbsent(text, t -> new ArrayList<>()).add(number);
                }
            }
            return numbers.entrySet().stream()
                    .map(
                            e ->
                                    Map.<String, Object>of(
                                            "number",
                                            Messages.list(language, e.getValue()),
                                            "text",
                                            e.getKey()))
                    .toList();
        }

        private List<Map<String, Object>> arbiter() {
            TextBundle words = Messages.in(language);
            return sheet.arbiter().stream()
                    .filter(a -> a.ply() >= 0 && a.ply() < ruling.moves().size())
                    .map(
                            a ->
                                    Map.<String, Object>of(
                                            "move",
                                            name(a.ply()),
                                            "program",
                                            sentences.label(ruling.moves().get(a.ply())),
                                            "label",
                                            a.label().map(l -> words.of("label", l)).orElse("–"),
                                            "reason",
                                            a.reason()))
                    .toList();
        }

        private String underArbiter() {
            return sheet.underArbiter()
                    .map(r -> texts.get("under-arbiter", RulingTexts.of(r, language).verdict()))
                    .orElse("");
        }

        private List<Map<String, Object>> others() {
            List<Map<String, Object>> others = new ArrayList<>();
            for (Ruling other : sheet.others()) {
                RulingTexts texts = RulingTexts.of(other, language);
                others.add(
                        Map.of(
                                "rulebook",
                                other.rulebook().title().in(language),
                                "outcome",
                                outcome(other.verdict()),
                                "clause",
                                other.rule().map(r -> numbers(List.of(r))).orElse("–"),
                                "labels",
                                labels(other, texts),
                                "status",
                                texts.status()));
            }
            return others;
        }

        private String labels(Ruling other, RulingTexts texts) {
            return other.cycle()
                    .map(
                            c ->
                                    Messages.list(
                                            language,
                                            other
                                                    .moves()
                                                    .subList(c.firstPly(), c.endOfFirst())
                                                    .stream()
                                                    .map(texts::label)
                                                    .toList()))
                    .orElse("–");
        }

        private String outcome(Verdict verdict) {
            return Messages.in(language).of("verdict", verdict);
        }

        private String numbers(List<RuleRef> rules) {
            List<String> numbers =
                    rules.stream().flatMap(r -> r.numbers().stream()).distinct().toList();
            return numbers.isEmpty() ? "–" : Messages.list(language, numbers);
        }
    }
}
