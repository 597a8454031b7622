// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import org.qili.analysis.MoveFacts;
import org.qili.analysis.Truth;

/**
 * What a rule about one move may look at: its facts, and the one thing a move alone cannot tell.
 *
 * @param facts facts of the move
 * @param mutual whether every move of the opponent in the cycle is prohibited (互打; CXA 1999, 27.2)
 */
record MoveView(MoveFacts facts, Truth mutual) {}
