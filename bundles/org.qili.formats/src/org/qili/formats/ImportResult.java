// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.util.List;
import org.qili.board.Game;

/** What comes of reading a file. */
public sealed interface ImportResult {
    /**
     * At least one game or position.
     *
     * @param format the format found
     * @param encoding name of the encoding of the texts, empty if the file has none
     * @param games the games in the order of the file; none if they were streamed
     * @param count number of games read
     * @param nodes number of moves read, those of variations included
     * @param warnings what could not be taken over as it stands, in the order found
     */
    record Games(
            Format format,
            String encoding,
            List<Game> games,
            int count,
            int nodes,
            List<Problem> warnings)
            implements ImportResult {
        /** Copies the lists. */
        public Games {
            games = List.copyOf(games);
            warnings = List.copyOf(warnings);
        }
    }

    /**
     * Nothing could be read.
     *
     * @param error why
     */
    record Failure(Problem error) implements ImportResult {}
}
