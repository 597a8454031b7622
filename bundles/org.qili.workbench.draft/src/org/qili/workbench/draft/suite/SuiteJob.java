// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.suite;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.qili.adjudication.GameFacts;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.CaseRef;
import org.qili.lang.suite.CaseResult;
import org.qili.lang.suite.Finding;
import org.qili.model.Case;
import org.qili.workbench.draft.runs.CaseJob;
import org.qili.workbench.draft.runs.UiQueue;
import org.qili.workbench.draft.text.DraftTexts;

/** Has the cases of a run judged and compared with what they expect. */
final class SuiteJob extends CaseJob {

    private final SuiteRun run;
    private final UiQueue ui;
    private Optional<Book> book = Optional.empty();

    SuiteJob(SuiteRun run, UiQueue ui) {
        super(DraftTexts.get("suite.job"), run.places());
        this.run = run;
        this.ui = ui;
    }

    /** Stands for all cases of a file, whatever they will be. */
    static String key(IFile file) {
        return file.getFullPath().toString();
    }

    /** Tells a case from all others of the workspace. */
    static String key(IFile file, CaseRef source) {
        return key(file) + "#" + source.index();
    }

    @Override
    protected void prepare() throws Refusal {
        if (run.book().isPresent()) {
            book = Optional.of(book(run.book().get()));
        }
    }

    @Override
    protected boolean wanted(IFile file, Case source) {
        return run.only()
                .map(o -> o.contains(key(file)) || o.contains(key(file, CaseRef.of(source))))
                .orElse(true);
    }

    @Override
    protected void found(int total) {
        ui.add(() -> run.found(total));
    }

    @Override
    protected void faulty(IFile file, List<Finding> faults) {
        ui.add(() -> run.root().add(file, faults));
    }

    @Override
    protected boolean judge(IFile file, Case source, CaseBench bench, GameFacts.Progress progress) {
        Optional<CaseResult> result =
                book.isPresent()
                        ? bench.test(source, book.get(), progress)
                        : bench.test(source, progress);
        result.ifPresent(r -> ui.add(() -> run.root().add(file, r)));
        return result.isPresent();
    }

    @Override
    protected void ended(End end, String reason) {
        ui.add(() -> run.ended(end, reason));
    }
}
