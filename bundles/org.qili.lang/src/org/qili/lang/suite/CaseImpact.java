// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import java.util.List;
import org.qili.adjudication.Impact;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.Messages;
import org.qili.adjudication.text.RulingTexts;
import org.qili.model.Language;

/**
 * What changes for a case when one rulebook takes the place of another, in words.
 *
 * @param source the case
 * @param verdictChanged whether the outcome differs
 * @param clauseChanged whether the same outcome rests on another clause
 * @param labels moves whose name changes
 * @param before the ruling under the rulebook in force
 * @param after the ruling under the draft
 */
public record CaseImpact(
        CaseRef source,
        boolean verdictChanged,
        boolean clauseChanged,
        List<LabelChange> labels,
        Side before,
        Side after) {

    /**
     * A move that gets another name.
     *
     * @param ply number of the move, from 1
     * @param move the move in notation
     * @param before its label under the rulebook in force
     * @param after its label under the draft
     */
    public record LabelChange(int ply, String move, String before, String after) {}

    /**
     * The ruling of one of the two.
     *
     * @param verdict the outcome
     * @param clause number of the clause that decided; empty if none did
     * @param trace the whole reasoning, sentence by sentence
     */
    public record Side(String verdict, String clause, List<String> trace) {
        public Side {
            trace = List.copyOf(trace);
        }
    }

    public CaseImpact {
        labels = List.copyOf(labels);
    }

    /** Whether anything differs. */
    public boolean any() {
        return verdictChanged || clauseChanged || !labels.isEmpty();
    }

    /** What changes, in words of a language. */
    public static CaseImpact of(CaseRef source, Impact impact, Language language) {
        if (!impact.any()) {
            Side same = new Side("", "", List.of());
            return new CaseImpact(source, false, false, List.of(), same, same);
        }
        RulingTexts before = RulingTexts.of(impact.base(), language);
        RulingTexts after = RulingTexts.of(impact.head(), language);
        List<LabelChange> labels =
                impact.labels().stream()
                        .map(
                                c ->
                                        new LabelChange(
                                                c.base().facts().ply() + 1,
                                                before.move(c.base()),
                                                before.label(c.base()),
                                                after.label(c.head())))
                        .toList();
        return new CaseImpact(
                source,
                impact.verdictChanged(),
                impact.clauseChanged(),
                labels,
                side(impact.base(), before, language),
                side(impact.head(), after, language));
    }

    private static Side side(Ruling ruling, RulingTexts texts, Language language) {
        return new Side(
                Messages.in(language).of("verdict", ruling.verdict()),
                ruling.rule().map(RuleRef::number).orElse(""),
                texts.trace());
    }
}
