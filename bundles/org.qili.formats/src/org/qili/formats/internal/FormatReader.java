// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

/** Reads the files of one format. It hands on games and problems and throws nothing. */
interface FormatReader {
    /** Reads a whole file. */
    void read(Input input, Report report);
}
