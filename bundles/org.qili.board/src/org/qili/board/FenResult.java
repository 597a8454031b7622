// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.board;

import java.util.List;

/** What comes of reading a FEN. */
public sealed interface FenResult {
    /**
     * A position to play from.
     *
     * @param position the position
     * @param warnings what is suspicious about it
     */
    record Ok(Position position, List<Fault> warnings) implements FenResult {
        /** Copies the list. */
        public Ok {
            warnings = List.copyOf(warnings);
        }
    }

    /**
     * No position.
     *
     * @param faults everything that is wrong, errors and warnings, in the order of the text
     */
    record Bad(List<Fault> faults) implements FenResult {
        /** Copies the list. */
        public Bad {
            faults = List.copyOf(faults);
        }
    }
}
