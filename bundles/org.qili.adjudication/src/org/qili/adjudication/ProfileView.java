// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import org.qili.analysis.Truth;

/**
 * What a general rule may look at: one side's moves over the cycle.
 *
 * @param profile labels of the side
 * @param prohibited whether the rulebook's prohibition fits the side
 * @param repetitions completed round trips of the cycle
 */
record ProfileView(SideProfile profile, Truth prohibited, int repetitions) {}
