// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.exam;

import java.nio.file.Path;
import java.util.function.BiConsumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.qili.report.exam.Answers;
import org.qili.report.exam.ExamFiles;
import org.qili.report.exam.ExamFiles.Result;
import org.qili.report.exam.ExamFolder;
import org.qili.report.exam.ExamFolder.Written;
import org.qili.report.exam.ExamKey;
import org.qili.report.exam.Marking;
import org.qili.report.file.Unwritable;
import org.qili.workbench.Settings;
import org.qili.workbench.train.TrainIds;
import org.qili.workbench.train.text.TrainTexts;

/** Marks answers and writes the marked paper, in the background. */
public final class MarkJob extends Job {

    private final Path key;
    private final Path answers;
    private final ExamFolder out;
    private final BiConsumer<Marking, Written> sink;

    /**
     * @param key the key's file
     * @param answers the file of the answers
     * @param out where the marked paper is written, and how
     * @param sink takes the result, in the background, unless it failed
     */
    public MarkJob(Path key, Path answers, ExamFolder out, BiConsumer<Marking, Written> sink) {
        super(TrainTexts.get("mark.job"));
        this.key = key;
        this.answers = answers;
        this.out = out;
        this.sink = sink;
        setUser(true);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        Result<ExamKey> right = ExamFiles.key(key, Settings.language());
        if (right instanceof Result.Unreadable<ExamKey> bad) {
            return refused(key, bad.why());
        }
        ExamKey exam = ((Result.Read<ExamKey>) right).value();
        Result<Answers> given = ExamFiles.answers(answers, exam, Settings.language());
        if (given instanceof Result.Unreadable<Answers> bad) {
            return refused(answers, bad.why());
        }
        Marking marking =
                Marking.mark(
                        exam,
                        ((Result.Read<Answers>) given).value(),
                        Marking.Scheme.standard(),
                        out.language());
        try {
            sink.accept(marking, out.marked(marking, name()));
            return Status.OK_STATUS;
        } catch (Unwritable e) {
            return new Status(IStatus.ERROR, TrainIds.BUNDLE, e.text(Settings.language()), e);
        }
    }

    private String name() {
        String file = answers.getFileName().toString();
        int dot = file.lastIndexOf('.');
        return (dot > 0 ? file.substring(0, dot) : file) + TrainTexts.get("mark.suffix");
    }

    private static IStatus refused(Path file, String why) {
        return new Status(IStatus.WARNING, TrainIds.BUNDLE, file.getFileName() + ": " + why);
    }
}
