// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qili.adjudication.FactScope;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.NearMiss;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Shortfall;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.Word;
import org.qili.board.Side;
import org.qili.model.Comparison;
import org.qili.model.Condition;
import org.qili.model.Fact;
import org.qili.model.Label;

/**
 * General rules that nearly decided: which condition failed, by what, and what the ruling would
 * have been.
 */
final class NearMissTexts {

    private final Ruling ruling;
    private final RulingTexts texts;
    private final TextBundle messages;
    private final BoardTexts board;

    NearMissTexts(Ruling ruling, RulingTexts texts, TextBundle messages) {
        this.ruling = ruling;
        this.texts = texts;
        this.messages = messages;
        board = BoardTexts.in(messages.language());
    }

    /** A sentence each, those that hang on one move or one number first. */
    List<String> all() {
        Set<String> near = new LinkedHashSet<>();
        List<String> alone = new ArrayList<>();
        for (NearMiss miss : ruling.nearMisses()) {
            if (miss.shortfall().orElse(null) instanceof Shortfall.OtherSideToo) {
                alone.add(oneSided(miss));
            } else {
                near.add(close(miss));
            }
        }
        near.addAll(alone);
        return List.copyOf(near);
    }

    private String close(NearMiss miss) {
        Shortfall shortfall = miss.shortfall().orElseThrow();
        Side side = miss.by().orElseThrow();
        String otherwise = messages.of("verdict", miss.verdict().orElseThrow());
        String rule = texts.clauses(miss.rule());
        if (shortfall instanceof Shortfall.OneMove one) {
            LabelledMove move = one.move();
            return messages.get(
                    "near.move",
                    rule,
                    asked(side, miss.failed()),
                    String.valueOf(move.facts().ply() + 1),
                    texts.named(move),
                    texts.label(move),
                    otherwise);
        }
        int found = ((Shortfall.ByOne) shortfall).found();
        return messages.get("near.number", rule, number(side, miss.failed(), found), otherwise);
    }

    /** A rule about one side alone, whose condition the other meets as well. */
    private String oneSided(NearMiss miss) {
        Side by = miss.by().orElseThrow();
        boolean both =
                ruling.nearMisses().stream()
                        .anyMatch(
                                n ->
                                        n.rule().equals(miss.rule())
                                                && n.failed() == miss.failed()
                                                && !n.by().equals(miss.by()));
        String rule = texts.clauses(miss.rule());
        return both
                ? messages.get("near.both", rule, holds(messages.get("side.both"), miss.failed()))
                : messages.get(
                        "near.other",
                        rule,
                        board.side(by.opponent()),
                        holds(board.side(by), miss.failed()));
    }

    /** What a condition asks of every move of a side. */
    private String asked(Side side, Condition condition) {
        String who = board.side(side);
        return statement("asked", who, condition).orElseGet(() -> inWords(who, condition));
    }

    /** That a condition holds. */
    private String holds(String who, Condition condition) {
        return statement("holds", who, condition).orElseGet(() -> inWords(who, condition));
    }

    private Optional<String> statement(String prefix, String who, Condition condition) {
        if (!(condition instanceof Fact fact)) {
            return Optional.empty();
        }
        Optional<Word> word = Vocabulary.find(fact.getWord(), FactScope.PROFILE);
        String key = word.map(w -> prefix + "." + w.id()).orElse("");
        return messages.has(key)
                ? Optional.of(messages.get(key, who, names(word.get(), fact)))
                : Optional.empty();
    }

    private String inWords(String who, Condition condition) {
        return messages.get("near.words", who, ConditionText.of(condition, messages.language()));
    }

    /** The labels or finer names of chases that a condition lists. */
    private String names(Word word, Fact fact) {
        List<String> names = new ArrayList<>();
        for (String value : fact.getValues()) {
            String id = Vocabulary.value(word, value).map(Word.Value::id).orElse(value);
            Label label = Label.get(id);
            names.add(
                    messages.has("sublabel." + id)
                            ? messages.get("sublabel." + id)
                            : label == null ? value : messages.of("label", label));
        }
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : messages.get(
                        "list.or",
                        Messages.list(messages.language(), names.subList(0, last)),
                        names.get(last));
    }

    /** A number that is one too large or too small. */
    private String number(Side side, Condition condition, int found) {
        Fact fact = (Fact) condition;
        Word word = Vocabulary.find(fact.getWord(), FactScope.PROFILE).orElseThrow();
        int asked = Integer.parseInt(fact.getValues().get(0));
        return messages.get(
                "number." + word.id(),
                board.side(side),
                String.valueOf(found),
                compared(fact.getComparison(), asked));
    }

    /** "More than 0" is said as "at least 1": counts are whole numbers. */
    private String compared(Comparison comparison, int asked) {
        return switch (comparison) {
            case IS, EQUAL -> messages.of("compared", Comparison.EQUAL, String.valueOf(asked));
            case GREATER -> compared(Comparison.AT_LEAST, asked + 1);
            case LESS -> compared(Comparison.AT_MOST, asked - 1);
            case AT_LEAST, AT_MOST -> messages.of("compared", comparison, String.valueOf(asked));
        };
    }
}
