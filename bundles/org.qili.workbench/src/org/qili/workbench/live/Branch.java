// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import org.qili.lang.ide.Region;

/**
 * Where a variation (变化) leaves the line that it belongs to.
 *
 * @param parent number of that line in its case: 0 for the game, then the variations in the order
 *     of the text
 * @param ply how many moves both have in common
 * @param depth 1 for a variation of the game, 2 for one of such a variation, and so on
 * @param span where the variation stands in the text
 */
public record Branch(int parent, int ply, int depth, Region span) {}
