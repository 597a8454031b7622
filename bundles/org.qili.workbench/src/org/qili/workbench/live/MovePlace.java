// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.List;
import org.qili.lang.ide.Region;

/**
 * Where a move stands in its text.
 *
 * @param whole the move with its number and its variations
 * @param text the move alone
 * @param variations what might have been played instead
 */
public record MovePlace(Region whole, Region text, List<Region> variations) {

    public MovePlace {
        variations = List.copyOf(variations);
    }

    /** Where it ends, its variations included. */
    public int end() {
        return whole.end();
    }
}
