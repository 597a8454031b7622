// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.util.List;
import org.qili.board.Game;
import org.qili.formats.internal.Writers;

/**
 * Writes games. What is written reads again as the same games, except for what the target has no
 * place for, which is listed. Games are written in one normal form: variations that are
 * alternatives to the same move lie side by side, judgements come before other marks, a line ends
 * before its first illegal move, and texts have no blanks around them.
 */
public final class Exporter {
    private Exporter() {}

    /**
     * Writes games into one file in memory; {@link Export#save} puts it on disk.
     *
     * @param games the games in the order in which they shall stand
     * @param target the format
     * @param options script and encoding
     */
    public static Export export(List<Game> games, Target target, WriteOptions options) {
        Writers.Written written = Writers.write(games, target, options);
        return new Export(written.bytes(), options.charset(), written.losses());
    }

    /** Writes games with simplified characters in UTF-8. */
    public static Export export(List<Game> games, Target target) {
        return export(games, target, WriteOptions.standard());
    }
}
