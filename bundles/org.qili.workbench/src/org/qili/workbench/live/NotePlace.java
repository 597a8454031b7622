// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import org.qili.lang.ide.Region;

/**
 * Where a note on a move stands in its text.
 *
 * @param ply index of the move, from 0
 * @param span where the note stands
 */
public record NotePlace(int ply, Region span) {}
