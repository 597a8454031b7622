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
import org.qili.adjudication.Impact;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseBench;
import org.qili.lang.suite.CaseImpact;
import org.qili.lang.suite.CaseRef;
import org.qili.lang.suite.Finding;
import org.qili.model.Case;
import org.qili.report.ImpactPage;
import org.qili.workbench.Settings;
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
    private ImpactPage page;
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
        page = new ImpactPage(base.rules(), head.rules(), Settings.language());
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
        page.addUnjudged(file.getName(), place(file));
        step();
    }

    private static String place(IFile file) {
        return file.getFullPath().makeRelative().toString();
    }

    @Override
    protected boolean judge(IFile file, Case source, CaseBench bench, GameFacts.Progress progress) {
        boolean[] stopped = {false};
        Optional<Impact> impact =
                bench.difference(
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
        CaseRef ref = CaseRef.of(source);
        if (impact.isEmpty()) {
            unreadable++;
            page.addUnjudged(ref.name(), place(file));
        } else {
            page.add(ref.name(), place(file), impact.get());
            CaseImpact told = CaseImpact.of(ref, impact.get(), Settings.language());
            if (told.any()) {
                changed.add(told);
            }
        }
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
                        reason,
                        end == End.DONE ? Optional.of(page) : Optional.empty()));
    }

    @Override
    protected void ended(End end, String reason) {
        report(end, reason);
    }
}
