// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.eclipse.swt.widgets.Display;

/**
 * Measures for how long the user interface's thread does not answer: in time of that thread's own
 * work, which does not depend on what else the machine does, and by the clock, which also sees
 * waiting for others.
 */
final class Watchdog implements AutoCloseable {

    /** Pause between two questions, in milliseconds. */
    private static final int PAUSE = 5;

    /** Work from which on one wants to know what it was, in milliseconds. */
    private static final int WORTH_TELLING = 40;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final AtomicBoolean running = new AtomicBoolean(true);
    private final Display display;
    private volatile long work;
    private volatile long clock;
    private volatile StackTraceElement[] doing = {};

    Watchdog(Display display) {
        this.display = display;
        Thread thread =
                new Thread(
                        () -> {
                            while (running.get()) {
                                ask();
                            }
                        },
                        "watchdog");
        thread.setDaemon(true);
        thread.start();
    }

    private void ask() {
        Thread asked = display.getThread();
        long from = System.nanoTime();
        long workBefore = threads.getThreadCpuTime(asked.getId());
        AtomicBoolean answered = new AtomicBoolean();
        display.asyncExec(() -> answered.set(true));
        while (!answered.get() && running.get()) {
            long worked = (threads.getThreadCpuTime(asked.getId()) - workBefore) / 1_000_000;
            if (worked > work) {
                work = worked;
                if (worked > WORTH_TELLING) {
                    doing = asked.getStackTrace();
                }
            }
            clock = Math.max(clock, (System.nanoTime() - from) / 1_000_000);
            sleep();
        }
        sleep();
    }

    private static void sleep() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The longest work of the thread between two answers, in milliseconds. */
    long work() {
        return work;
    }

    /** The longest time between two answers by the clock, in milliseconds. */
    long clock() {
        return clock;
    }

    /** What the thread did during its longest work. */
    String doing() {
        return Arrays.stream(doing)
                .limit(20)
                .map(StackTraceElement::toString)
                .collect(Collectors.joining("\n  "));
    }

    @Override
    public void close() {
        running.set(false);
    }
}
