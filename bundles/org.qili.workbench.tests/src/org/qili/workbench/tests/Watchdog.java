// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.tests;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.swt.widgets.Display;

/** Measures for how long the user interface's thread does not answer. */
final class Watchdog implements AutoCloseable {

    /** Pause between two questions, in milliseconds. */
    private static final int PAUSE = 5;

    private final AtomicBoolean running = new AtomicBoolean(true);
    private final AtomicLong longest = new AtomicLong();
    private final Thread thread;

    Watchdog(Display display) {
        thread =
                new Thread(
                        () -> {
                            while (running.get()) {
                                ask(display);
                            }
                        },
                        "watchdog");
        thread.setDaemon(true);
        thread.start();
    }

    private void ask(Display display) {
        long asked = System.nanoTime();
        AtomicBoolean answered = new AtomicBoolean();
        display.asyncExec(() -> answered.set(true));
        while (!answered.get() && running.get()) {
            longest.accumulateAndGet((System.nanoTime() - asked) / 1_000_000, Math::max);
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

    /** The longest time without an answer so far, in milliseconds. */
    long longest() {
        return longest.get();
    }

    @Override
    public void close() {
        running.set(false);
    }
}
