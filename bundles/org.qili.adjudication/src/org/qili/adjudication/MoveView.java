// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.Optional;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Truth;

/**
 * What a rule about one move may look at: its facts, and what a move alone cannot tell.
 *
 * @param facts facts of the move
 * @param previous facts of the mover's move before it (in a cycle the one a round trip leads back
 *     to); empty for a side's first move
 * @param answered facts of the opponent's move that this one answers (in a cycle likewise); empty
 *     for the first move of a game
 * @param mutual whether every move of the opponent in the cycle is prohibited (互打; CXA 1999, 27.2)
 */
record MoveView(
        MoveFacts facts,
        Optional<MoveFacts> previous,
        Optional<MoveFacts> answered,
        Truth mutual) {}
