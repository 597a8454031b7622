// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

/** Answer of a search that may give up. */
public enum Truth {
    /** Proved. */
    YES,
    /** Refuted. */
    NO,
    /** A limit of {@link Limits} was hit before the search could decide. */
    UNKNOWN;

    /** The truth of a decided question. */
    public static Truth of(boolean value) {
        return value ? YES : NO;
    }

    /** Whether this is {@link #YES}. */
    public boolean yes() {
        return this == YES;
    }

    /** Whether this is {@link #NO}. */
    public boolean no() {
        return this == NO;
    }

    /** {@code UNKNOWN} stays unknown, otherwise the opposite. */
    public Truth not() {
        return switch (this) {
            case YES -> NO;
            case NO -> YES;
            case UNKNOWN -> UNKNOWN;
        };
    }

    /** Three-valued conjunction: one NO decides. */
    public Truth and(Truth other) {
        if (this == NO || other == NO) {
            return NO;
        }
        return this == YES && other == YES ? YES : UNKNOWN;
    }

    /** Three-valued disjunction: one YES decides. */
    public Truth or(Truth other) {
        if (this == YES || other == YES) {
            return YES;
        }
        return this == NO && other == NO ? NO : UNKNOWN;
    }
}
