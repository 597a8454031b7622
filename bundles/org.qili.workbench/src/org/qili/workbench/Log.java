// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;

/** What goes wrong in the workbench itself, for the platform's log. */
public final class Log {

    private static final ILog LOG = Platform.getLog(Log.class);

    private Log() {}

    /** Something failed and the user's action with it. */
    public static void error(Exception e) {
        LOG.error(String.valueOf(e.getMessage()), e);
    }

    /** Something failed that the user need not care about. */
    public static void warn(Exception e) {
        LOG.warn(String.valueOf(e.getMessage()), e);
    }
}
