// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.exam;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.adjudication.Vocabulary;
import org.qili.adjudication.text.Messages;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.report.ReportTexts;

/** The words by which candidates may name labels and rulings, in every language. */
public final class AnswerWords {

    private static final String BY_CHECKS = "sublabel." + Vocabulary.BY_CHECKS;

    private AnswerWords() {}

    /**
     * The label that a text names: {@code chase}, {@code 捉}, with a finer name as in {@code 捉车}, or
     * {@code 要抽吃子}.
     */
    public static Optional<Label> label(String text) {
        String word = normal(text);
        for (Language language : Language.values()) {
            // a nature of its own by name, by substance a chase (rules before 1999, term 14)
            if (word.equals(normal(Messages.in(language).get(BY_CHECKS)))) {
                return Optional.of(Label.CHASE);
            }
        }
        for (Label label : Label.values()) {
            if (word.equals(label.getLiteral()) || word.equals(normal(label.name()))) {
                return Optional.of(label);
            }
            for (Language language : Language.values()) {
                String name = normal(Messages.in(language).of("label", label));
                boolean finer = language != Language.EN && word.startsWith(name);
                if (word.equals(name) || finer || word.startsWith(name + "-")) {
                    return Optional.of(label);
                }
            }
        }
        return Optional.empty();
    }

    /** The ruling that a text names: {@code red-must-change}, {@code 红方变着}. */
    public static Optional<Verdict> verdict(String text) {
        String word = normal(text);
        return Arrays.stream(Verdict.values())
                .filter(
                        v ->
                                word.equals(id(v))
                                        || Arrays.stream(Language.values())
                                                .anyMatch(l -> word.equals(normal(name(v, l)))))
                .findFirst();
    }

    /** The word for a ruling in answer files. */
    public static String id(Verdict verdict) {
        return normal(verdict.name());
    }

    /** The names of all labels in a language. */
    public static List<String> labels(Language language) {
        return Arrays.stream(Label.values())
                .map(l -> Messages.in(language).of("label", l))
                .toList();
    }

    /** The names of all rulings in a language. */
    public static List<String> verdicts(Language language) {
        return Arrays.stream(Verdict.values()).map(v -> name(v, language)).toList();
    }

    /** A ruling in few words of a language. */
    public static String name(Verdict verdict, Language language) {
        return ReportTexts.in(language).of("ruling", verdict);
    }

    private static String normal(String text) {
        return text.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s_]+", "-");
    }
}
