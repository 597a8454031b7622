// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

/** Value of the attacked man as against the man that attacks it (CXA 1999, 25.3). */
public enum ValueRelation {
    /** The target is worth more: taking it gains even when the attacker is retaken. */
    HIGHER,
    /** Both are worth the same. */
    EQUAL,
    /** The target is worth less. */
    LOWER;

    static ValueRelation of(int target, int attacker) {
        return target > attacker ? HIGHER : target == attacker ? EQUAL : LOWER;
    }
}
