// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Status;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.RulingTexts;
import org.qili.board.Side;
import org.qili.model.Language;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.live.OwnLabel;
import org.qili.workbench.text.UiTexts;

/**
 * A ruling as paragraphs, each with a role that decides its looks.
 *
 * @param paragraphs what is said, from the outcome to the reasons
 */
record RulingSummary(List<Paragraph> paragraphs) {

    /** Roles of paragraphs. */
    enum Role {
        /** The outcome. */
        VERDICT,
        /** The clause that decided, restated. */
        RULE,
        /** Title of what follows. */
        HEADING,
        /** About Red. */
        RED,
        /** About Black. */
        BLACK,
        /** Anything else. */
        PLAIN
    }

    /**
     * One paragraph.
     *
     * @param rules the rulebook whose clauses it names
     */
    record Paragraph(Role role, String text, Optional<RuleSet> rules) {

        Paragraph(Role role, String text) {
            this(role, text, Optional.empty());
        }

        Paragraph of(RuleSet book) {
            return new Paragraph(role, text, Optional.of(book));
        }
    }

    RulingSummary {
        paragraphs = List.copyOf(paragraphs);
    }

    /** What is to be said of a case under one rulebook. */
    static RulingSummary of(CaseState state, Optional<Ruling> found, Language language) {
        List<Paragraph> own = paragraphs(state, found, language);
        if (found.isEmpty()) {
            return new RulingSummary(own);
        }
        List<Paragraph> all =
                new ArrayList<>(own.stream().map(p -> p.of(found.get().rulebook())).toList());
        if (state.settled()) {
            all.addAll(others(state, found.get(), language));
            Optional.ofNullable(state.notes().get(-1))
                    .ifPresent(n -> section(all, "ruling.note", List.of(n)));
        }
        return new RulingSummary(all);
    }

    /** What is to be said of the ruling itself. */
    private static List<Paragraph> paragraphs(
            CaseState state, Optional<Ruling> found, Language language) {
        List<Paragraph> all = new ArrayList<>();
        if (found.isEmpty()) {
            String key = state.settled() ? "ruling.none" : "ruling.working";
            all.add(new Paragraph(Role.PLAIN, UiTexts.get(key)));
            return all;
        }
        Ruling ruling = found.get();
        RulingTexts texts = RulingTexts.of(ruling, language);
        if (!state.settled()) {
            String done = String.valueOf(ruling.moves().size());
            String total = String.valueOf(state.moves().size());
            all.add(new Paragraph(Role.PLAIN, UiTexts.get("ruling.progress", done, total)));
            return all;
        }
        if (state.unread().isPresent()) {
            String read = String.valueOf(state.moves().size());
            all.add(new Paragraph(Role.PLAIN, UiTexts.get("ruling.unread", read)));
        }
        if (ruling.status() == Status.NO_CYCLE) {
            all.add(new Paragraph(Role.VERDICT, texts.status()));
            section(all, "ruling.limit", limit(texts));
            return all;
        }
        all.add(new Paragraph(Role.PLAIN, texts.status()));
        all.add(new Paragraph(Role.VERDICT, texts.verdict()));
        if (!texts.ruleText().isEmpty()) {
            all.add(new Paragraph(Role.RULE, texts.ruleText()));
        }
        all.add(new Paragraph(Role.HEADING, UiTexts.get("ruling.sides")));
        all.add(new Paragraph(Role.RED, texts.profile(Side.RED)));
        all.add(new Paragraph(Role.BLACK, texts.profile(Side.BLACK)));
        section(all, "ruling.arbiter", arbiter(state, ruling, language));
        section(all, "ruling.limit", limit(texts));
        section(all, "ruling.near", texts.nearMisses());
        section(all, "ruling.readings", texts.doubts());
        return all;
    }

    private static List<String> limit(RulingTexts texts) {
        return texts.limit().isEmpty() ? List.of() : List.of(texts.limit());
    }

    /** What follows from the arbiter's own labels, and those labels beside the program's. */
    static List<String> arbiter(CaseState state, Ruling ruling, Language language) {
        return state.underArbiter(ruling).map(u -> under(state, u, language)).orElse(List.of());
    }

    private static List<String> under(CaseState state, Ruling under, Language language) {
        RulingTexts texts = RulingTexts.of(under, language);
        List<String> all = new ArrayList<>(List.of(texts.verdict()));
        if (!texts.ruleText().isEmpty()) {
            all.add(texts.ruleText());
        }
        for (OwnLabel own : state.own()) {
            all.add(
                    UiTexts.get(
                            "ruling.arbiter.label",
                            String.valueOf(own.ply() + 1),
                            texts.move(under.moves().get(own.ply())),
                            Messages.in(language).of("label", own.label()),
                            own.reason()));
        }
        return all;
    }

    /** What the other rulebooks say, those that the case names first. */
    private static List<Paragraph> others(CaseState state, Ruling ruling, Language language) {
        Map<String, Ruling> all = new LinkedHashMap<>(state.rulings());
        all.putAll(state.comparisons());
        List<Paragraph> others = new ArrayList<>();
        all.forEach(
                (id, other) -> {
                    if (other != ruling && other.status() != Status.NO_CYCLE) {
                        String verdict = RulingTexts.of(other, language).verdict();
                        String text = UiTexts.get("ruling.other", id, verdict);
                        others.add(new Paragraph(Role.PLAIN, text).of(other.rulebook()));
                    }
                });
        if (!others.isEmpty()) {
            others.add(0, new Paragraph(Role.HEADING, UiTexts.get("ruling.others")));
        }
        return others;
    }

    private static void section(List<Paragraph> all, String title, List<String> items) {
        if (!items.isEmpty()) {
            all.add(new Paragraph(Role.HEADING, UiTexts.get(title)));
            items.forEach(i -> all.add(new Paragraph(Role.PLAIN, i)));
        }
    }

    /** Everything, one paragraph a line. */
    String text() {
        return String.join("\n", paragraphs.stream().map(Paragraph::text).toList());
    }
}
