// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

/** What a word of the vocabulary speaks about. */
public enum FactScope {
    /** One move (着). */
    MOVE,
    /** One attack that a move makes (攻). */
    ATTACK,
    /** All moves of one side over the cycle. */
    PROFILE
}
