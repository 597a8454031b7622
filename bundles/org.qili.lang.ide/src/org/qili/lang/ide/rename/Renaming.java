// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.rename;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.qili.lang.ide.TextEdit;

/** What giving something another name comes to. */
public sealed interface Renaming {

    /**
     * The name can be changed.
     *
     * @param edits the edits of each text, ordered by place and not overlapping
     * @param file the file that is called like the rulebook, if it is, and its new place
     */
    record Possible(Map<URI, List<TextEdit>> edits, Optional<FileMove> file) implements Renaming {
        public Possible {
            edits = Map.copyOf(edits);
        }
    }

    /**
     * It can't.
     *
     * @param reason why, in the user's language
     */
    record Refused(String reason) implements Renaming {}

    /** A file that takes another name. */
    record FileMove(URI from, URI to) {}
}
