// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.structure;

/**
 * A piece of several lines that may be folded away, its first line remaining.
 *
 * @param offset where it begins
 * @param length its characters
 */
public record Fold(int offset, int length) {}
