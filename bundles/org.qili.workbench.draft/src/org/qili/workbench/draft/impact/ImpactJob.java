// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.impact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.qili.adjudication.GameFacts;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.CaseImpact;
import org.qili.lang.suite.Finding;
import org.qili.model.Case;
import org.qili.workbench.draft.runs.CaseJob;
import org.qili.workbench.draft.runs.RulebookChoice;
import org.qili.workbench.draft.text.DraftTexts;

/** Judges every case under two rulebooks and keeps those that differ. */
final class ImpactJob extends CaseJob {

    /** Cases between two reports. */
    private static final int STEP = 20;

    private final Optional<RulebookChoice> baseChoice;
    private final RulebookChoice headChoice;
    private final boolean all;
    private final Consumer<ImpactReport> sink;
    private final List<CaseImpact> changed = new ArrayList<>();
    private Book base;
    private Book head;
    private int done;
    private int total;
    private int unreadable;

    /**
     * @param base the rulebook in force; empty for the one that the draft extends
     * @param head the draft
     * @param all whether cases count, too, that name neither the draft nor one that it extends
     * @param sink takes reports, in the background
     */
    ImpactJob(
            Optional<RulebookChoice> base,
            RulebookChoice head,
            boolean all,
            Consumer<ImpactReport> sink) {
        super(DraftTexts.get("impact.job"), List.of(ResourcesPlugin.getWorkspace().getRoot()));
        this.baseChoice = base;
        this.headChoice = head;
        this.all = all;
        this.sink = sink;
    }

    @Override
    protected void prepare() throws Refusal {
        head = book(headChoice);
        if (baseChoice.isPresent()) {
            base = book(baseChoice.get());
        } else if (head.baseText().isPresent()) {
            base = book(head.baseText().get(), head.base().orElse(""));
        } else {
            throw new Refusal(DraftTexts.get("impact.noBase", head.id()));
        }
    }

    @Override
    protected boolean wanted(IFile file, Case source) {
        return all || head.concerns(source);
    }

    @Override
    protected void found(int number) {
        total = number;
        report(null, "");
    }

    @Override
    protected void faulty(IFile file, List<Finding> faults) {
        unreadable++;
        step();
    }

    @Override
    protected boolean judge(IFile file, Case source, CaseBench bench, GameFacts.Progress progress) {
        boolean[] stopped = {false};
        Optional<CaseImpact> impact =
                bench.impact(
                        source,
                        base,
                        head,
                        (now, size) -> {
                            stopped[0] = !progress.step(now, size);
                            return !stopped[0];
                        });
        if (stopped[0]) {
            return false;
        }
        unreadable += impact.isEmpty() ? 1 : 0;
        impact.filter(CaseImpact::any).ifPresent(changed::add);
        step();
        return true;
    }

    private void step() {
        done++;
        if (done % STEP == 0) {
            report(null, "");
        }
    }

    private void report(End end, String reason) {
        sink.accept(
                new ImpactReport(
                        base == null ? "" : base.id(),
                        head == null ? "" : head.id(),
                        done,
                        total,
                        unreadable,
                        changed,
                        end,
                        reason));
    }

    @Override
    protected void ended(End end, String reason) {
        report(end, reason);
    }
}
