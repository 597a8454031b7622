// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.runs;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/**
 * Carries changes from the background to the user interface, many at a time, so that it stays free
 * for the user.
 */
public final class UiQueue {

    /** Time between two visits, in milliseconds. */
    private static final int PAUSE = 80;

    private final Control owner;
    private final Display display;
    private final Runnable after;
    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean called = new AtomicBoolean();

    /**
     * @param owner nothing is done once it is disposed
     * @param after done once after several changes
     */
    public UiQueue(Control owner, Runnable after) {
        this.owner = owner;
        this.display = owner.getDisplay();
        this.after = after;
    }

    /** Adds a change; from any thread. */
    public void add(Runnable change) {
        waiting.add(change);
        if (called.compareAndSet(false, true) && !display.isDisposed()) {
            display.asyncExec(() -> display.timerExec(PAUSE, this::visit));
        }
    }

    private void visit() {
        called.set(false);
        if (owner.isDisposed()) {
            waiting.clear();
            return;
        }
        boolean any = false;
        for (Runnable next = waiting.poll(); next != null; next = waiting.poll()) {
            next.run();
            any = true;
        }
        if (any) {
            after.run();
        }
    }
}
