// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

/** Exit statuses of the command. */
final class Exit {
    /** A ruling was given; every expectation was met. */
    static final int OK = 0;

    /** An expectation was not met. */
    static final int UNMET = 1;

    /** The input could not be used. */
    static final int BAD_INPUT = 2;

    /** Qili itself failed. */
    static final int INTERNAL = 3;

    private Exit() {}
}
