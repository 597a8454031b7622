// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0

/**
 * Facts about moves that the rules on repetition (棋例) ask for, free of any rulebook: checks, mate
 * threats, what every capture would bring and why it is new, roots, offers; and the cycles of a
 * game. Start at {@link org.qili.analysis.Analyser} and {@link org.qili.analysis.Cycles}.
 */
package org.qili.analysis;
