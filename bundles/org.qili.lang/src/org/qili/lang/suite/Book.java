// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.qili.adjudication.RuleSet;
import org.qili.adjudication.RulebookCompiler;
import org.qili.adjudication.text.Messages;
import org.qili.model.Case;
import org.qili.model.Clause;
import org.qili.model.Language;
import org.qili.model.ModelPackage.Literals;
import org.qili.model.Rulebook;

/** A rulebook chosen to judge by, ready to do so. */
public final class Book {

    /** What reading a rulebook gives. */
    public sealed interface Result {

        /** The rulebook. */
        record Ready(Book book) implements Result {}

        /** Why there is none. */
        record Faulty(List<Finding> faults) implements Result {
            public Faulty {
                faults = List.copyOf(faults);
            }
        }
    }

    /** Where a clause stands. */
    public record ClausePlace(URI text, TextPlace place) {}

    private final URI text;
    private final Rulebook model;
    private final RuleSet rules;
    private final Set<String> line = new LinkedHashSet<>();
    private final Map<String, Clause> clauses = new LinkedHashMap<>();

    private Book(Rulebook model, RuleSet rules) {
        this.text = model.eResource().getURI();
        this.model = model;
        this.rules = rules;
        for (Rulebook book = model; book != null && !book.eIsProxy(); book = book.getBase()) {
            if (book.getName() == null || !line.add(book.getName())) {
                break;
            }
            for (var statement : book.getStatements()) {
                if (statement instanceof Clause clause) {
                    clause.getNumbers().forEach(n -> clauses.putIfAbsent(n, clause));
                }
            }
        }
    }

    /**
     * A rulebook that was read and compiled already.
     *
     * @param model as it stands in its text
     * @param rules what compiling it gave, without problems
     */
    public static Book of(Rulebook model, RuleSet rules) {
        return new Book(model, rules);
    }

    /**
     * Reads the first rulebook of a text.
     *
     * @param shelf reads the text; to be used for nothing else, so that no other rulebook of the
     *     same id is taken for one that this rulebook extends
     */
    public static Result read(TextShelf shelf, URI text, Language language) {
        TextShelf.Text read = shelf.read(text);
        if (!read.faults().isEmpty()) {
            return new Result.Faulty(read.faults());
        }
        Optional<Rulebook> found = read.rulebooks().stream().findFirst();
        if (found.isEmpty() || found.get().getName() == null) {
            return new Result.Faulty(List.of());
        }
        RulebookCompiler.Result compiled = RulebookCompiler.compile(found.get());
        if (compiled.problems().isEmpty()) {
            return new Result.Ready(new Book(found.get(), compiled.rules()));
        }
        List<Finding> faults = new ArrayList<>();
        compiled.problems()
                .forEach(
                        p ->
                                faults.add(
                                        Finding.fault(
                                                Messages.in(language)
                                                        .of(
                                                                "problem",
                                                                p.kind(),
                                                                p.arguments().toArray()),
                                                TextPlace.of(p.where()))));
        return new Result.Faulty(faults);
    }

    /** The text it was read from. */
    public URI text() {
        return text;
    }

    /** Its id. */
    public String id() {
        return model.getName();
    }

    /** Its rules. */
    public RuleSet rules() {
        return rules;
    }

    /** Its id and those of the rulebooks it extends, nearest first. */
    public Set<String> line() {
        return Collections.unmodifiableSet(line);
    }

    /** Id of the rulebook it extends, if it extends one. */
    public Optional<String> base() {
        return line.stream().skip(1).findFirst();
    }

    /** The text of the rulebook it extends, if it extends one that was found. */
    public Optional<URI> baseText() {
        return Optional.ofNullable(model.getBase())
                .filter(b -> !b.eIsProxy())
                .map(b -> b.eResource().getURI());
    }

    /** The clause of that number, whether its own or one it takes over. */
    public Optional<Clause> clause(String number) {
        return Optional.ofNullable(clauses.get(number));
    }

    /** Where a clause stands: in its own text or in that of a rulebook it extends. */
    public Optional<ClausePlace> place(String number) {
        return clause(number)
                .map(
                        c ->
                                new ClausePlace(
                                        c.eResource().getURI(),
                                        TextPlace.of(c, Literals.CLAUSE__NUMBERS)));
    }

    /**
     * Whether a case is about this rulebook: names it or one that it extends. A draft stands in for
     * the rulebook it amends.
     */
    public boolean concerns(Case source) {
        return source.getRulebooks().stream().anyMatch(this::standsFor)
                || source.getExpectations().stream()
                        .anyMatch(e -> e.getRulebook() != null && standsFor(e.getRulebook()));
    }

    boolean standsFor(Rulebook named) {
        return !named.eIsProxy() && named.getName() != null && line.contains(named.getName());
    }
}
