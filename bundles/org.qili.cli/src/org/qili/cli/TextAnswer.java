// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Status;
import org.qili.adjudication.text.RulingTexts;
import org.qili.adjudication.text.TextBundle;
import org.qili.analysis.Cycle;
import org.qili.analysis.Limits;
import org.qili.board.Side;
import org.qili.model.Language;

/** A ruling as text for the terminal. */
final class TextAnswer {

    private TextAnswer() {}

    static List<String> of(String title, Ruling ruling, Language language) {
        TextBundle words = CliMessages.in(language);
        RulingTexts texts = RulingTexts.of(ruling, language);
        List<String> lines = new ArrayList<>();
        lines.add(
                words.get(
                        "answer.title",
                        title,
                        ruling.rulebook().title().in(language),
                        ruling.rulebook().id()));
        lines.add("");
        if (ruling.status() == Status.NO_CYCLE) {
            lines.add(texts.status());
            return lines;
        }
        Cycle cycle = ruling.cycle().orElseThrow();
        lines.add(
                words.get(
                        "answer.moves",
                        String.valueOf(cycle.firstPly() + 1),
                        String.valueOf(cycle.endOfFirst())));
        for (LabelledMove move : ruling.moves().subList(cycle.firstPly(), cycle.endOfFirst())) {
            for (String reason : texts.reasons(move)) {
                lines.add("  " + (move.facts().ply() + 1) + ". " + reason);
            }
            texts.exceptions(move).forEach(e -> lines.add("       " + e));
        }
        lines.add("");
        lines.add(words.get("answer.sides"));
        lines.add("  " + texts.profile(Side.RED));
        lines.add("  " + texts.profile(Side.BLACK));
        section(lines, words.get("answer.near"), texts.nearMisses());
        section(lines, words.get("answer.readings"), texts.doubts());
        Set<Limits.Search> hit = EnumSet.noneOf(Limits.Search.class);
        ruling.moves().stream()
                .filter(m -> !m.settled())
                .forEach(m -> hit.addAll(m.facts().limitsHit()));
        section(
                lines,
                words.get("answer.limits"),
                hit.stream().map(l -> words.of("limit.hit", l)).toList());
        lines.add("");
        if (ruling.limit().filter(l -> 2 * l.rounds() >= l.limit()).isPresent()) {
            lines.add(texts.limit());
        }
        lines.add(texts.status());
        lines.add(words.get("answer.verdict", texts.verdict()));
        if (!texts.ruleText().isEmpty()) {
            lines.add("  " + texts.ruleText());
        }
        return lines;
    }

    private static void section(List<String> lines, String title, List<String> items) {
        if (!items.isEmpty()) {
            lines.add("");
            lines.add(title);
            items.forEach(i -> lines.add("  " + i));
        }
    }
}
