// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.history;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.FrameworkUtil;
import org.qili.report.exam.Exercise;
import org.qili.report.exam.Marking;
import org.qili.report.exam.PracticeHistory;
import org.qili.report.exam.PracticeRecord;
import org.qili.workbench.Log;

/** The history of practice in this workspace. For the user interface's thread. */
public final class Histories {

    private static final List<Runnable> LISTENERS = new ArrayList<>();
    private static PracticeHistory history;

    private Histories() {}

    /** Where it is kept: among the workspace's own files. */
    private static Path file() {
        return Platform.getStateLocation(FrameworkUtil.getBundle(Histories.class))
                .append("practice.jsonl")
                .toFile()
                .toPath();
    }

    /** What was practised so far. */
    public static PracticeHistory get() {
        if (history == null) {
            try {
                history = PracticeHistory.read(file());
            } catch (IOException e) {
                Log.warn(e);
                history = PracticeHistory.none();
            }
        }
        return history;
    }

    /** Adds an answer. */
    public static void add(Exercise exercise, Marking.Question question) {
        PracticeRecord record = PracticeRecord.of(LocalDateTime.now(), exercise, question);
        try {
            history = get().append(file(), record);
        } catch (IOException e) {
            Log.warn(e);
        }
        List.copyOf(LISTENERS).forEach(Runnable::run);
    }

    /** Tells when there is another answer. */
    static void addListener(Runnable listener) {
        LISTENERS.add(listener);
    }

    static void removeListener(Runnable listener) {
        LISTENERS.remove(listener);
    }
}
