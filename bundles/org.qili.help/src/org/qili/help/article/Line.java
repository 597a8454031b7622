// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.article;

/**
 * How one line of an article stands, in widths of a letter.
 *
 * @param indent left of the first line
 * @param hanging left of the lines after a break, and where the text goes on behind a tab
 * @param space whether there is space above
 * @param panel whether it stands on a coloured ground
 */
public record Line(int indent, int hanging, boolean space, boolean panel) {}
