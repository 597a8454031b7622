// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.article;

import java.util.Set;

/**
 * A stretch of text that looks the same.
 *
 * @param offset in characters from the beginning of the article
 * @param length in characters
 * @param styles all that apply
 * @param link where it leads to, or nothing
 */
public record Run(int offset, int length, Set<Style> styles, String link) {

    /** Whether it leads anywhere. */
    public boolean isLink() {
        return !link.isEmpty();
    }

    /** Offset behind it. */
    public int end() {
        return offset + length;
    }
}
