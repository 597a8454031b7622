// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.qili.adjudication.GameFacts;
import org.qili.adjudication.Ruling;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.CaseRef;
import org.qili.lang.suite.CaseResult;
import org.qili.lang.suite.CaseResult.Outcome;
import org.qili.lang.suite.Finding;
import org.qili.model.Case;
import org.qili.report.exam.Exercise;
import org.qili.workbench.draft.runs.CaseJob;
import org.qili.workbench.draft.runs.RulebookChoice;
import org.qili.workbench.train.text.TrainTexts;

/** Judges the cases of a rulebook, to find those that can be set. */
final class PoolJob extends CaseJob {

    private final RulebookChoice choice;
    private final Consumer<Pool> sink;
    private final List<PoolCase> cases = new ArrayList<>();
    private Book book;

    /**
     * @param sink takes what was found, in the background
     */
    PoolJob(List<? extends IResource> places, RulebookChoice choice, Consumer<Pool> sink) {
        super(TrainTexts.get("pool.job"), places);
        this.choice = choice;
        this.sink = sink;
    }

    @Override
    protected void prepare() throws Refusal {
        book = book(choice);
    }

    @Override
    protected boolean wanted(IFile file, Case source) {
        return book.concerns(source);
    }

    @Override
    protected void found(int total) {
        // the cases are shown when all are judged
    }

    @Override
    protected void faulty(IFile file, List<Finding> faults) {
        // what can't be read can't be set
    }

    /** A case whose ruling is not what its author expects would teach one of two errors. */
    @Override
    protected boolean judge(IFile file, Case source, CaseBench bench, GameFacts.Progress progress) {
        boolean[] stopped = {false};
        GameFacts.Progress watched =
                (now, total) -> {
                    stopped[0] |= !progress.step(now, total);
                    return !stopped[0];
                };
        Optional<CaseResult> result = bench.test(source, book, watched);
        boolean sound =
                result.map(CaseResult::outcome)
                        .filter(o -> o == Outcome.MET || o == Outcome.SILENT)
                        .isPresent();
        if (sound) {
            Optional<Ruling> ruling = bench.ruling(source, book, watched);
            CaseRef ref = CaseRef.of(source);
            ruling.flatMap(r -> Exercise.of(id(file, ref), r))
                    .ifPresent(e -> cases.add(new PoolCase(ref, e)));
        }
        return !stopped[0];
    }

    /** The same on every machine, so that a seed draws the same everywhere. */
    private static String id(IFile file, CaseRef ref) {
        String path = file.getFullPath().removeFileExtension().makeRelative().toString();
        String number = ref.index() == 0 ? "" : " #" + (ref.index() + 1);
        return path + number + " " + ref.name();
    }

    @Override
    protected void ended(End end, String reason) {
        sink.accept(new Pool(Optional.ofNullable(book), cases, end, reason));
    }
}
