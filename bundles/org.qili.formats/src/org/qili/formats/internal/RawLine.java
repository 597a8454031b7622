// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayList;
import java.util.List;

/** A line of moves as a file has it. */
final class RawLine {
    final List<RawPly> plies = new ArrayList<>();

    /** A comment before the first move. */
    String comment = "";

    RawPly last() {
        return plies.isEmpty() ? null : plies.get(plies.size() - 1);
    }
}
