// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.eclipse.swt.widgets.Display;

/**
 * Measures for how long the user interface's thread does not answer, as three times in
 * milliseconds: its own <em>work</em> (processor time), which does not depend on what else the
 * machine does; the <em>stall</em>, which is the clock's time without that during which the thread
 * could have worked and the machine gave it no processor, so that it also holds waiting for locks
 * and disks; and the <em>clock</em>'s time itself.
 *
 * <p>Work is held to the bar; the stall only to ten times as much. Use it around what a user does:
 * {@code try (Watchdog watchdog = new Watchdog(display)) { … watchdog.assertAnswered(); }}. Work of
 * the test itself counts if it is done between two event loops, so take no pictures in between.
 */
public final class Watchdog implements AutoCloseable {

    /** Longest time the thread may not answer, in milliseconds (issue 6's bar). */
    public static final long BAR = 100;

    /**
     * Longest stall, in milliseconds: ten times the bar, since the thread also waits for the X
     * server and the garbage collector, to which a busy machine gives no processor either.
     */
    private static final long STALL = 1000;

    /** Pause between two questions, in milliseconds. */
    private static final int PAUSE = 5;

    /** How much of a stack is told: the event that began it and what came of it. */
    private static final int FRAMES = 14;

    /** How many stacks are told. */
    private static final int STACKS = 6;

    private static final long NANOS = 1_000_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final AtomicBoolean running = new AtomicBoolean(true);
    private final Display display;

    /** Where Linux tells how long the thread waited for a processor; null elsewhere. */
    private final Path schedule;

    private volatile long work;
    private volatile long stall;
    private volatile long clock;
    private volatile List<StackTraceElement[]> doing = List.of();

    /**
     * Begins to watch. To be called in the thread watched.
     *
     * @param display whose thread it is
     */
    public Watchdog(Display display) {
        this.display = display;
        schedule = schedule();
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

    /** The file of the calling thread. */
    private static Path schedule() {
        Path self = Path.of("/proc/thread-self");
        try {
            Path file =
                    Files.exists(self)
                            ? Path.of("/proc")
                                    .resolve(Files.readSymbolicLink(self))
                                    .resolve("schedstat")
                            : self;
            return Files.exists(file) ? file : null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How long the thread waited for a processor since it began, in nanoseconds. */
    private long waited() {
        Path file = schedule;
        if (file == null) {
            return 0;
        }
        try {
            // time on a processor, time waiting for one, number of turns
            return Long.parseLong(Files.readString(file).trim().split(" ")[1]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void ask() {
        Thread asked = display.getThread();
        long from = System.nanoTime();
        long workBefore = threads.getThreadCpuTime(asked.getId());
        long waitedBefore = waited();
        List<StackTraceElement[]> stacks = new ArrayList<>();
        AtomicBoolean answered = new AtomicBoolean();
        display.asyncExec(() -> answered.set(true));
        while (!answered.get() && running.get()) {
            stacks.add(asked.getStackTrace());
            long worked = (threads.getThreadCpuTime(asked.getId()) - workBefore) / NANOS;
            long passed = (System.nanoTime() - from) / NANOS;
            if (worked > work) {
                work = worked;
                doing = stacks;
            }
            stall = Math.max(stall, passed - (waited() - waitedBefore) / NANOS);
            clock = Math.max(clock, passed);
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

    /** Fails if the thread did not answer for too long since the watchdog was made. */
    public void assertAnswered() {
        assertTrue(work <= BAR, () -> this + doing());
        assertTrue(stall <= STALL, () -> this + doing());
    }

    /**
     * @return the longest work of the thread between two answers, in milliseconds
     */
    public long work() {
        return work;
    }

    /** What the thread was seen at during its longest work, most often first. */
    private String doing() {
        Map<String, Integer> seen = new HashMap<>();
        for (StackTraceElement[] stack : List.copyOf(doing)) {
            String told =
                    Arrays.stream(stack)
                            .limit(FRAMES)
                            .map(StackTraceElement::toString)
                            .collect(Collectors.joining("\n    "));
            seen.merge(told, 1, Integer::sum);
        }
        return seen.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(STACKS)
                .map(e -> "\n  seen " + e.getValue() + " times at\n    " + e.getKey())
                .collect(Collectors.joining());
    }

    @Override
    public String toString() {
        return "no answer for %d ms of work, %d ms of stall, %d ms of the clock"
                .formatted(work, stall, clock);
    }

    @Override
    public void close() {
        running.set(false);
    }
}
