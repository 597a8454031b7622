// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

/** The Chinese script in which men and notations are written. */
public enum Script {
    /** Simplified characters, 简体. */
    SIMPLIFIED,
    /** Traditional characters, 繁體. */
    TRADITIONAL
}
