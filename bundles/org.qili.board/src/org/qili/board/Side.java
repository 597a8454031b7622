// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

/** One of the two players, 红方 and 黑方; Red moves first (CXA 1999, 2.1). */
public enum Side {
    /** 红方, who stands at ranks 0 to 4 and moves towards rank 9. */
    RED,
    /** 黑方, who stands at ranks 5 to 9 and moves towards rank 0. */
    BLACK;

    /** Returns the other side. */
    public Side opponent() {
        return this == RED ? BLACK : RED;
    }
}
