// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code qili perft}. */
final class PerftCommandTest {

    /** The well-known counts of the start position. */
    @Test
    void theStartPosition() {
        Qili.Result result = Qili.call("perft", "start", "3");
        assertEquals("", result.err());
        assertEquals(0, result.status());
        assertEquals(List.of("1\t44", "2\t1920", "3\t79666"), result.lines());
    }

    /** A chariot on b5 has eight moves on its rank and nine on its file, the king two. */
    @Test
    void anotherPosition() {
        Qili.Result result = Qili.call("perft", "3k5/9/9/9/1R7/9/9/9/9/5K3 w - - 0 1", "1");
        assertEquals(List.of("1\t" + (8 + 9 + 2)), result.lines());
    }
}
