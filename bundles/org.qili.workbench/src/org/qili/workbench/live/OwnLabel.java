// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import org.qili.lang.ide.Region;
import org.qili.model.Label;

/**
 * A label that the arbiter set beside the program's, in a note of the case.
 *
 * @param ply index of the move, from 0
 * @param label the arbiter's label
 * @param reason why
 * @param span where the note stands in the text
 */
public record OwnLabel(int ply, Label label, String reason, Region span) {}
