// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import java.util.Optional;
import org.qili.lang.scoping.RulebookClauses;
import org.qili.model.Clause;
import org.qili.model.GeneralRule;
import org.qili.model.Outcome;
import org.qili.model.Reading;
import org.qili.model.Rulebook;
import org.qili.model.Subject;

/** A case to begin with when a clause has none. */
public final class CaseTemplate {

    /** Two kings alone, a position to be replaced. */
    public static final String FEN = "5k3/9/9/9/9/9/9/9/9/3K5 w - - 0 1";

    /** The kings go to and fro: legal, recurring and idle. */
    private static final String GAME =
            """
              fen "%s"
              moves {
                1. d0d1 f9f8
                2. d1d0 f8f9
              }
              cycle from 1
            """
                    .formatted(FEN);

    private CaseTemplate() {}

    /**
     * The text of a case for a clause, with English keywords.
     *
     * @param name name of the case
     * @param book rulebook that the case names
     * @param number the clause
     * @param note what is to be written here, with the clause's text
     */
    public static String of(String name, Book book, String number, String note) {
        return of(name, book.id(), book.clause(number), number, note);
    }

    /** The same for a rulebook that an editor holds, whether it compiles or not. */
    public static String of(String name, Rulebook book, String number, String note) {
        Optional<Clause> clause =
                RulebookClauses.inForce(book, number).stream()
                        .filter(c -> !(c instanceof Reading))
                        .findFirst();
        return of(name, book.getName(), clause, number, note);
    }

    private static String of(
            String name, String book, Optional<Clause> clause, String number, String note) {
        return "case \"%s\" {\n  rulebook %s\n%s  expect {\n    ruling %s\n  }\n  note \"%s\"\n}\n"
                .formatted(
                        DraftText.quotable(name),
                        book,
                        GAME,
                        clause.map(c -> ruling(c, number)).orElse("draw"),
                        DraftText.quotable(note));
    }

    /** A general rule says what the ruling must be; any other clause leaves it to the author. */
    private static String ruling(Clause clause, String number) {
        if (clause instanceof GeneralRule rule) {
            boolean party =
                    rule.getSubject() == Subject.ONE_SIDE
                            && (rule.getOutcome() == Outcome.LOSES
                                    || rule.getOutcome() == Outcome.MUST_CHANGE);
            return (party ? "red " : "") + rule.getOutcome().getLiteral() + " by " + number;
        }
        return "draw";
    }
}
