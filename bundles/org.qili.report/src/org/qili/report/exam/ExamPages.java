// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.text.BoardTexts;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.TextBundle;
import org.qili.analysis.Cycle;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Side;
import org.qili.model.Language;
import org.qili.report.BoardStyle;
import org.qili.report.ReportTexts;
import org.qili.report.ScoreRows;
import org.qili.report.Template;
import org.qili.report.diagram.Diagram;

/** An examination on paper: the questions with an answer form, the key, and marked answers. */
public final class ExamPages {

    private final Marking.Scheme scheme;
    private final BoardStyle style;
    private final Language language;
    private final TextBundle texts;
    private final BoardTexts board;

    /**
     * @param scheme what each part is worth; printed on the paper
     * @param style how boards look
     * @param language language of the pages; questions should be in the same
     */
    public ExamPages(Marking.Scheme scheme, BoardStyle style, Language language) {
        this.scheme = scheme;
        this.style = style;
        this.language = language;
        texts = ReportTexts.in(language);
        board = BoardTexts.in(language);
    }

    /** The paper as one page of HTML: questions without answers, then the answer form. */
    public String paper(Exam exam) {
        return Template.named("exam").fill(texts, values(exam, false));
    }

    /** The key as one page of HTML: questions with the right answers and their reasons. */
    public String key(Exam exam) {
        return Template.named("exam").fill(texts, values(exam, true));
    }

    /** Marked answers as one page of HTML. */
    public String marked(Marking marking) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("pageTitle", texts.get("mark-title"));
        values.put("candidate", marking.candidate());
        values.put("seed", String.valueOf(marking.seed()));
        values.put("total", total(marking.points(), marking.of()));
        values.put("scheme", worth(marking.of()));
        List<Map<String, Object>> questions = new ArrayList<>();
        for (Marking.Question question : marking.questions()) {
            questions.add(
                    Map.of(
                            "title",
                            texts.get(
                                    "exam.question",
                                    String.valueOf(question.number()),
                                    question.id()),
                            "total",
                            total(question.points(), question.of()),
                            "marks",
                            question.marks().stream().map(this::mark).toList()));
        }
        values.put("questions", questions);
        return Template.named("marking").fill(texts, values);
    }

    /** What full marks are and how they come about. */
    private String worth(int full) {
        return texts.get(
                "exam.full",
                String.valueOf(full),
                String.valueOf(scheme.label()),
                String.valueOf(scheme.substance()),
                String.valueOf(scheme.ruling()),
                String.valueOf(scheme.clause()));
    }

    private String total(int points, int of) {
        return texts.get("mark.total", String.valueOf(points), String.valueOf(of));
    }

    private Map<String, Object> mark(Marking.Mark mark) {
        return Map.of(
                "what",
                mark.what(),
                "given",
                mark.given().isEmpty() ? texts.get("mark-none") : mark.given(),
                "expected",
                mark.expected(),
                "points",
                mark.points() + " / " + mark.of(),
                "sign",
                mark.points() == mark.of() ? "√" : mark.points() > 0 ? "△" : "×",
                "reasons",
                mark.judgement() == Marking.Judgement.RIGHT ? List.of() : mark.reasons());
    }

    private Map<String, Object> values(Exam exam, boolean key) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("pageTitle", texts.get(key ? "exam-key-title" : "exam-title"));
        values.put("key", key);
        values.put("paper", !key);
        values.put("seed", String.valueOf(exam.seed()));
        int full = exam.items().stream().mapToInt(i -> scheme.full(i.solution())).sum();
        values.put("full", worth(full));
        List<Map<String, Object>> questions = new ArrayList<>();
        for (int i = 0; i < exam.items().size(); i++) {
            questions.add(question(i + 1, exam.items().get(i), key));
        }
        values.put("questions", questions);
        return values;
    }

    private Map<String, Object> question(int number, ExamItem item, boolean key) {
        Solution solution = item.solution();
        Cycle cycle = item.cycle();
        Side first = item.start().sideToMove();
        List<String> moves = notation(item);
        Map<String, Object> values = new LinkedHashMap<>();
        values.put(
                "title",
                texts.get(
                        "exam.question",
                        String.valueOf(number),
                        texts.get("exam.rulebook", item.rulebook())));
        values.put("number", String.valueOf(number));
        values.put("id", item.id());
        values.put("difficulty", difficulty(item.difficulty()));
        Position asked = item.asked();
        String caption = texts.get("board.question", board.side(asked.sideToMove()));
        values.put("caption", caption);
        values.put(
                "svg",
                Diagram.of(asked, style.men(), style.palette())
                        .withFlipped(style.flipped())
                        .withCaption(caption)
                        .svg());
        List<Map<String, Object>> leadIn =
                ScoreRows.rows(first, 0, cycle.firstPly(), p -> Map.of("move", moves.get(p)));
        values.put(
                "leadIn",
                leadIn.isEmpty() ? List.of() : Map.of("lines", ScoreRows.columns(leadIn, 3)));
        values.put(
                "rows",
                ScoreRows.rows(
                        first,
                        cycle.firstPly(),
                        cycle.endOfFirst(),
                        p ->
                                Map.of(
                                        "move",
                                        moves.get(p),
                                        "label",
                                        key
                                                ? solution.moves().get(p - cycle.firstPly()).name()
                                                : "",
                                        "blank",
                                        "________")));
        values.put("choices", choices(key ? solution.verdict() : null));
        values.put("clause", key ? Messages.list(language, solution.clauses()) : "");
        if (key) {
            List<String> reasons = new ArrayList<>();
            solution.moves().forEach(m -> reasons.addAll(m.reasons()));
            reasons.addAll(solution.reasons());
            values.put("reasons", reasons);
        }
        return values;
    }

    private String difficulty(Difficulty difficulty) {
        return texts.get(
                "exam.difficulty",
                texts.of("level", difficulty.level()),
                String.valueOf(difficulty.points()),
                String.valueOf(difficulty.labels()),
                String.valueOf(difficulty.hidden()),
                String.valueOf(difficulty.excepted()),
                String.valueOf(difficulty.open()));
    }

    /** Every ruling there is, the right one marked; in two rows. */
    private List<Map<String, Object>> choices(Verdict right) {
        List<Map<String, Object>> cells =
                Arrays.stream(Verdict.values())
                        .map(
                                v ->
                                        Map.<String, Object>of(
                                                "sign",
                                                v == right ? "■" : "□",
                                                "name",
                                                AnswerWords.name(v, language)))
                        .toList();
        int half = cells.size() / 2;
        return List.of(
                Map.of("cells", cells.subList(0, half)),
                Map.of("cells", cells.subList(half, cells.size())));
    }

    private List<String> notation(ExamItem item) {
        List<String> written = new ArrayList<>();
        Position position = item.start();
        for (Move move : item.moves()) {
            written.add(board.move(position, move));
            position = position.play(move);
        }
        return written;
    }
}
