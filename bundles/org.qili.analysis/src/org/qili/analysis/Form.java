// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

/** How a threatened gain comes about (CXA 1999, 29.1). */
public enum Form {
    /** The next move takes the man (直接). */
    DIRECT,
    /** Every move from the next one on checks, until the man falls (连续将军, 抽吃). */
    THROUGH_CHECKS,
    /** The gain shows only when all captures that follow have been made (完整互吃交换). */
    THROUGH_EXCHANGE
}
