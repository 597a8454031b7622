// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import org.qili.analysis.Attack;

/**
 * What a rule about one attack may look at: the attack and the move that made it.
 *
 * @param move the move
 * @param attack one of its attacks
 */
record AttackView(MoveView move, Attack attack) {}
