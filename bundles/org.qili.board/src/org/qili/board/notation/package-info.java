// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The ways in which moves are written down: Chinese in full and abbreviated (CXA 1999, 7.5), WXF,
 * ICCS and UCI style.
 *
 * <p>Reading never guesses: a text gives one legal move, several, or none with a reason.
 */
package org.qili.board.notation;
