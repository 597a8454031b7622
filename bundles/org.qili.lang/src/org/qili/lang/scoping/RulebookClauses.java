// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.scoping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.Expectation;
import org.qili.model.Language;
import org.qili.model.Reading;
import org.qili.model.Restatement;
import org.qili.model.Rulebook;
import org.qili.model.RulingExpectation;
import org.qili.model.Scale;

/** Clauses by their numbers, across a rulebook and those it extends. */
public final class RulebookClauses {

    private RulebookClauses() {}

    /** A rulebook and those it extends, nearest first; a ring of extensions is gone round once. */
    public static List<Rulebook> chain(Rulebook book) {
        Set<Rulebook> chain = new LinkedHashSet<>();
        for (Rulebook b = book; b != null && !b.eIsProxy() && chain.add(b); ) {
            b = b.getBase();
        }
        return List.copyOf(chain);
    }

    /**
     * The clauses that carry a number: those of the nearest rulebook that has any. A scale of
     * values stands beside the rules of its number and is replaced by another scale only.
     */
    public static List<Clause> inForce(Rulebook book, String number) {
        List<Clause> clauses = new ArrayList<>(nearest(chain(book), number, false));
        clauses.addAll(nearest(chain(book), number, true));
        return clauses;
    }

    private static List<Clause> nearest(List<Rulebook> books, String number, boolean scale) {
        return books.stream()
                .map(b -> own(b, number).filter(c -> c instanceof Scale == scale).toList())
                .filter(c -> !c.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The clauses of extended rulebooks that those of this rulebook with that number replace. */
    public static List<Clause> amended(Rulebook book, String number) {
        List<Rulebook> extended = chain(book).stream().skip(1).toList();
        List<Clause> amended = new ArrayList<>();
        own(book, number)
                .map(c -> c instanceof Scale)
                .distinct()
                .forEach(scale -> amended.addAll(nearest(extended, number, scale)));
        return amended;
    }

    private static Stream<Clause> own(Rulebook book, String number) {
        return book.getStatements().stream()
                .filter(Clause.class::isInstance)
                .map(Clause.class::cast)
                .filter(c -> c.getNumbers().contains(number));
    }

    /**
     * Every number with the clause in force under it, in the order of the texts. Where several
     * carry a number it is the first that is neither a reading, which only explains a rule, nor a
     * scale of values.
     */
    public static Map<String, Clause> all(Rulebook book) {
        Map<String, Clause> all = new LinkedHashMap<>();
        for (Rulebook b : chain(book)) {
            Map<String, Clause> own = new LinkedHashMap<>();
            for (var statement : b.getStatements()) {
                if (statement instanceof Clause clause) {
                    clause.getNumbers()
                            .forEach(n -> own.merge(n, clause, (x, y) -> isRule(x) ? x : y));
                }
            }
            own.forEach(all::putIfAbsent);
        }
        return all;
    }

    private static boolean isRule(Clause clause) {
        return !(clause instanceof Reading || clause instanceof Scale);
    }

    /** The rulebook that an expected ruling is about: the one named, else the case's first. */
    public static Optional<Rulebook> rulebookOf(RulingExpectation expected) {
        return expected.eContainer() instanceof Expectation e ? rulebookOf(e) : Optional.empty();
    }

    /** The rulebook that an expectation is about: the one named, else the case's first. */
    public static Optional<Rulebook> rulebookOf(Expectation expectation) {
        List<Rulebook> books = new ArrayList<>();
        if (expectation.getRulebook() != null) {
            books.add(expectation.getRulebook());
        } else if (expectation.eContainer() instanceof Case source) {
            books.addAll(source.getRulebooks());
        }
        return books.stream().findFirst().filter(b -> !b.eIsProxy() && b.getName() != null);
    }

    /** The text in a language, else in the nearest one that has any; empty if none has. */
    public static String text(List<Restatement> restatements, Language language) {
        Language sibling = language == Language.ZH_TW ? Language.ZH_CN : Language.ZH_TW;
        List<Language> order =
                language == Language.EN
                        ? List.of(Language.EN, Language.ZH_CN, Language.ZH_TW)
                        : List.of(language, sibling, Language.EN);
        return order.stream()
                .flatMap(l -> restatements.stream().filter(r -> r.getLanguage() == l))
                .map(Restatement::getText)
                .filter(t -> t != null)
                .findFirst()
                .orElse("");
    }
}
