// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.reference;

import java.util.List;

/** Rules of the grammar that are no constructs: signs, and the words that texts are made of. */
final class Signs {

    /** Signs in half and full width. */
    static final List<String> RULES =
            List.of(
                    "Open", "Close", "Comma", "Colon", "Slash", "Plus", "Equals", "Greater",
                    "Arrow");

    /** Words that are described by what they may hold. */
    static final List<String> WORDS =
            List.of(
                    "ID",
                    "STRING",
                    "INT",
                    "CLAUSE",
                    "ROUND",
                    "SIGNED_MOVE",
                    "ML_COMMENT",
                    "SL_COMMENT");

    /** Rules that only say where others may stand. */
    static final List<String> PLACES = List.of("Document", "Element", "Statement", "ClauseNumber");

    private Signs() {}
}
