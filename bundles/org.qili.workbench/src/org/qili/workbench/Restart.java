// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.core.runtime.Platform;

/**
 * Starts the workbench again through the script that started it, which reads the language chosen
 * before anything else is loaded. The new one waits until the old one has ended, since both work in
 * the same folder.
 */
final class Restart {

    /** Where the start script tells its own place. */
    private static final String SCRIPT = "QILI_START";

    /** The process to be waited for. */
    private static final String AFTER = "QILI_AFTER";

    private static final String WORKSPACE = "QILI_WORKSPACE";

    /** Longest time to wait for the process before, in seconds. */
    private static final int PATIENCE = 30;

    private Restart() {}

    /** Whether there is a script to start from. */
    static boolean isPossible() {
        return System.getenv(SCRIPT) != null;
    }

    /** Starts the workbench that follows this one. */
    static void begin() throws IOException {
        String script = System.getenv(SCRIPT);
        boolean windows = Platform.getOS().equals(Platform.OS_WIN32);
        ProcessBuilder next =
                new ProcessBuilder(windows ? List.of("cmd", "/c", script) : List.of(script));
        Map<String, String> environment = next.environment();
        environment.put(AFTER, String.valueOf(ProcessHandle.current().pid()));
        environment.put(
                WORKSPACE, new File(Platform.getInstanceLocation().getURL().getPath()).getPath());
        next.inheritIO().start();
    }

    /** Waits for the workbench before, if this one follows another. */
    static void awaitPredecessor() {
        String before = System.getenv(AFTER);
        if (before == null) {
            return;
        }
        Optional<ProcessHandle> running = ProcessHandle.of(Long.parseLong(before));
        if (running.isEmpty()) {
            return;
        }
        try {
            running.get().onExit().get(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            Log.warn(e);
        }
    }
}
