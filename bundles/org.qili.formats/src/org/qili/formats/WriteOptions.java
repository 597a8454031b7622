// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.qili.board.Script;

/**
 * How games are written.
 *
 * @param script the script of moves in Chinese notation
 * @param charset the encoding of the file
 */
public record WriteOptions(Script script, Charset charset) {
    /** Checks that both are given. */
    public WriteOptions {
        Objects.requireNonNull(script);
        Objects.requireNonNull(charset);
    }

    /** Returns simplified characters in UTF-8. */
    public static WriteOptions standard() {
        return new WriteOptions(Script.SIMPLIFIED, StandardCharsets.UTF_8);
    }
}
