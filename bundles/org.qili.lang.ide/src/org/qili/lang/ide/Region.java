// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide;

/**
 * A piece of a text.
 *
 * @param offset characters before it
 * @param length its characters
 */
public record Region(int offset, int length) {

    /** Characters up to its end. */
    public int end() {
        return offset + length;
    }
}
