// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.exam;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.qili.report.exam.Exam;
import org.qili.report.exam.ExamFolder.Written;
import org.qili.report.exam.ExamItem;
import org.qili.report.file.Unwritable;
import org.qili.workbench.Settings;
import org.qili.workbench.train.TrainIds;
import org.qili.workbench.train.text.TrainTexts;

/** Draws an examination and writes it, in the background. */
public final class ExamJob extends Job {

    private final ExamOrder order;
    private final Consumer<Written> sink;

    /**
     * @param sink takes what was written, in the background, unless that failed or was stopped
     */
    public ExamJob(ExamOrder order, Consumer<Written> sink) {
        super(TrainTexts.get("exam.job"));
        this.order = order;
        this.sink = sink;
        setUser(true);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        SubMonitor progress =
                SubMonitor.convert(monitor, order.pool().size() + 10 * order.out().steps());
        List<ExamItem> items =
                order.pool().stream()
                        .peek(e -> progress.worked(1))
                        .takeWhile(e -> !monitor.isCanceled())
                        .map(e -> e.item(order.out().language()))
                        .toList();
        Exam exam = Exam.draw(items, order.seed(), order.count());
        try {
            Written written =
                    order.out()
                            .exam(
                                    exam,
                                    () -> {
                                        progress.worked(10);
                                        return !monitor.isCanceled();
                                    });
            if (monitor.isCanceled()) {
                return Status.CANCEL_STATUS;
            }
            sink.accept(written);
            return Status.OK_STATUS;
        } catch (Unwritable e) {
            return new Status(IStatus.ERROR, TrainIds.BUNDLE, e.text(Settings.language()), e);
        }
    }
}
