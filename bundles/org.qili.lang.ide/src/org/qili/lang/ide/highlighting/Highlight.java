// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.highlighting;

/**
 * A word and what it is.
 *
 * @param offset where it begins
 * @param length its characters
 * @param role what it is
 */
public record Highlight(int offset, int length, Role role) {}
