// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qili.adjudication.FactsCache;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Ruling;
import org.qili.lang.cases.CaseJudge;
import org.qili.lang.cases.CaseProblem;
import org.qili.model.Case;
import org.qili.model.Rulebook;

/**
 * A case with its rulings, the same for every command that shows them.
 *
 * @param rulings by the rulebooks asked for, else by those the case names, else by the usual one
 */
record JudgedCase(List<Ruling> rulings) {

    JudgedCase {
        rulings = List.copyOf(rulings);
    }

    /**
     * Judges a case; what is wrong with it is told on {@code err}.
     *
     * @param file where it stands
     * @param chosen rulebooks to judge by instead of its own, none to keep those
     * @return empty if it can't be judged
     */
    static Optional<JudgedCase> of(
            String file,
            Case source,
            List<String> chosen,
            TextFiles texts,
            FactsCache cache,
            PrintWriter err)
            throws BadInput {
        List<Rulebook> books = new ArrayList<>();
        for (String name : chosen) {
            books.add(texts.rulebook(name));
        }
        if (books.isEmpty()) {
            books.addAll(CaseJudge.rulebooks(source));
        }
        if (books.isEmpty()) {
            books.add(texts.rulebook(GameOptions.DEFAULT_RULEBOOK));
        }
        for (Rulebook book : books) {
            texts.rules(book, book.getName());
        }
        CaseJudge.Judged judged =
                new CaseJudge(cache)
                        .judge(source, books, texts.language(), GameFacts.Progress.NONE);
        List<CaseProblem> faults =
                judged.problems().stream()
                        .filter(p -> p.kind() != CaseProblem.Kind.UNMET_EXPECTATION)
                        .toList();
        for (CaseProblem fault : faults) {
            String place = file + ":" + Places.of(fault.where(), fault.feature());
            err.println(place + ": " + fault.text());
        }
        return faults.stream().anyMatch(p -> p.kind().isError())
                ? Optional.empty()
                : Optional.of(new JudgedCase(List.copyOf(judged.rulings().values())));
    }
}
