// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.util.List;

/**
 * Something of a game that the target cannot hold and that was left out or changed.
 *
 * @param game index of the game from 0
 * @param kind what
 * @param count how many
 * @param names the names concerned, such as those of tags; none if they have no names
 */
public record Loss(int game, Kind kind, int count, List<String> names) {
    /** What was left out or changed. */
    public enum Kind {
        /** Tags left out. */
        TAGS,
        /** The result left out. */
        RESULT,
        /** Comments left out. */
        COMMENTS,
        /** Marks on moves left out. */
        MARKS,
        /** Variations left out. */
        VARIATIONS,
        /** Moves of the main line left out. */
        MOVES,
        /** Texts changed since the target cannot hold some of their blanks or signs. */
        TEXTS_CHANGED,
        /** Characters replaced since the encoding cannot hold them. */
        CHARACTERS
    }

    /** Copies the names. */
    public Loss {
        names = List.copyOf(names);
    }
}
