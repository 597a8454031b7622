// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.quickfix;

import java.util.List;
import org.qili.lang.ide.TextEdit;

/**
 * A way to mend what an issue complains about.
 *
 * @param label what it does, in few words
 * @param description what it changes and why, possibly empty
 * @param edits the changes
 */
public record Fix(String label, String description, List<TextEdit> edits) {
    public Fix {
        edits = List.copyOf(edits);
    }
}
