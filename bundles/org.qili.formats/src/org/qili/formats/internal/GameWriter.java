// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import org.qili.board.Game;

/** Writes games in one format. */
interface GameWriter {
    /**
     * Writes a game in {@linkplain NormalForm normal form} behind those before it.
     *
     * @param losses counts what of the game is not written
     */
    void write(Game game, StringBuilder out, Losses losses);
}
