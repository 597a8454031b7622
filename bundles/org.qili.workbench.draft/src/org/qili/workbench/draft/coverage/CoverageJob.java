// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.coverage;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Ruling;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.CoverageReport;
import org.qili.lang.suite.Finding;
import org.qili.model.Case;
import org.qili.workbench.Settings;
import org.qili.workbench.draft.runs.CaseJob;
import org.qili.workbench.draft.runs.RulebookChoice;
import org.qili.workbench.draft.text.DraftTexts;

/** Judges cases under a rulebook and notes which clauses took part. */
final class CoverageJob extends CaseJob {

    /**
     * What was found.
     *
     * @param book the rulebook; empty if it can't be read
     * @param report which case tests which clause; empty unless the work was done
     * @param end how it ended
     * @param reason why it failed; empty if it did not
     */
    record Found(Optional<Book> book, Optional<CoverageReport> report, End end, String reason) {}

    private final RulebookChoice choice;
    private final boolean all;
    private final Consumer<Found> sink;
    private Book book;
    private CoverageReport.Collector collector;

    /**
     * @param choice the rulebook
     * @param all whether cases count, too, that do not name the rulebook or one that it extends
     * @param sink takes what was found, in the background
     */
    CoverageJob(RulebookChoice choice, boolean all, Consumer<Found> sink) {
        super(DraftTexts.get("coverage.job"), List.of(ResourcesPlugin.getWorkspace().getRoot()));
        this.choice = choice;
        this.all = all;
        this.sink = sink;
    }

    @Override
    protected void prepare() throws Refusal {
        book = book(choice);
        collector = new CoverageReport.Collector(book);
    }

    @Override
    protected boolean wanted(IFile file, Case source) {
        return all || book.concerns(source);
    }

    @Override
    protected void found(int total) {
        // the report is shown when all is done
    }

    @Override
    protected void faulty(IFile file, List<Finding> faults) {
        // what can't be read tests nothing; the suite says why
    }

    @Override
    protected boolean judge(IFile file, Case source, CaseBench bench, GameFacts.Progress progress) {
        boolean[] stopped = {false};
        Optional<Ruling> ruling =
                bench.ruling(
                        source,
                        book,
                        (now, total) -> {
                            stopped[0] = !progress.step(now, total);
                            return !stopped[0];
                        });
        ruling.ifPresent(r -> collector.add(source, r));
        return !stopped[0];
    }

    @Override
    protected void ended(End end, String reason) {
        sink.accept(
                new Found(
                        Optional.ofNullable(book),
                        end == End.DONE
                                ? Optional.of(collector.report(Settings.language()))
                                : Optional.empty(),
                        end,
                        reason));
    }
}
