// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

/** Where in a file something stands. */
public sealed interface Place {
    /** The file as a whole. */
    record WholeFile() implements Place {}

    /**
     * A place in a binary file.
     *
     * @param offset offset in bytes from the start of the file, at least 0
     */
    record ByteOffset(long offset) implements Place {}

    /**
     * A place in a text.
     *
     * @param line number of the line, from 1
     * @param column number of the character in the line, from 1
     */
    record LineColumn(int line, int column) implements Place {}
}
