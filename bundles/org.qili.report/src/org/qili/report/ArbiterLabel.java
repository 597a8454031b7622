// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import java.util.Optional;
import org.qili.model.Label;

/**
 * What an arbiter says of a move, beside the program's label.
 *
 * @param ply index of the move (0-based)
 * @param label the arbiter's label; empty for a remark only
 * @param reason why
 */
public record ArbiterLabel(int ply, Optional<Label> label, String reason) {}
