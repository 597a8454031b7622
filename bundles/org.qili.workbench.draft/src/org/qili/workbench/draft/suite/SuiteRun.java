// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.suite;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IResource;
import org.qili.workbench.draft.runs.CaseJob.End;
import org.qili.workbench.draft.runs.RulebookChoice;
import org.qili.workbench.draft.text.DraftTexts;

/** One run over the precedents and what came of it. Used by the user interface's thread only. */
public final class SuiteRun {

    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss");

    private final List<IResource> places;
    private final Optional<RulebookChoice> book;
    private final Optional<Set<String>> only;
    private final String started = LocalTime.now().format(CLOCK);
    private final SuiteNode root = SuiteNode.root();
    private int total;
    private Optional<End> end = Optional.empty();
    private String reason = "";

    /**
     * @param places files, folders, projects with the cases
     * @param book the rulebook to judge by; empty for those that the cases name
     * @param only keys of cases, or of files with all their cases; empty for all
     */
    SuiteRun(
            List<? extends IResource> places,
            Optional<RulebookChoice> book,
            Optional<Set<String>> only) {
        this.places = List.copyOf(places);
        this.book = book;
        this.only = only;
    }

    List<IResource> places() {
        return places;
    }

    Optional<RulebookChoice> book() {
        return book;
    }

    Optional<Set<String>> only() {
        return only;
    }

    SuiteNode root() {
        return root;
    }

    /** How many cases met which end so far. */
    public Counts counts() {
        return root.counts();
    }

    /** Cases and unreadable files to be looked at; 0 while that is not known. */
    public int total() {
        return total;
    }

    void found(int number) {
        total = number;
    }

    /** How it ended; empty while it goes on. */
    public Optional<End> end() {
        return end;
    }

    void ended(End how, String why) {
        end = Optional.of(how);
        reason = why;
    }

    /** How it stands, in one sentence. */
    String state() {
        Counts counts = counts();
        if (end.isEmpty()) {
            return total == 0
                    ? DraftTexts.get("suite.reading")
                    : DraftTexts.get(
                            "suite.running", String.valueOf(counts.run()), String.valueOf(total));
        }
        return switch (end.get()) {
            case FAILED -> DraftTexts.get("suite.failed", reason);
            case STOPPED ->
                    DraftTexts.get(
                            "suite.stopped", String.valueOf(counts.run()), String.valueOf(total));
            case DONE -> done(counts);
        };
    }

    private static String done(Counts counts) {
        if (counts.run() == 0) {
            return DraftTexts.get("suite.empty");
        } else if (counts.compared() == 0) {
            return DraftTexts.get("suite.allSilent");
        }
        return counts.failed() == 0
                ? DraftTexts.count("suite.allMet", counts.met())
                : DraftTexts.get(
                        "suite.someFailed",
                        String.valueOf(counts.failed()),
                        String.valueOf(counts.compared()));
    }

    /** How it is named in the history. */
    String title() {
        Counts counts = counts();
        return DraftTexts.get(
                "suite.title",
                started,
                book.map(RulebookChoice::id).orElseGet(() -> DraftTexts.get("suite.own")),
                String.valueOf(counts.met()),
                String.valueOf(counts.compared()));
    }
}
