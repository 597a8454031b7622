// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.book;

import java.util.List;

/**
 * An entry of the table of contents.
 *
 * @param title in the language of the book
 * @param href address of its page
 * @param parts entries below it
 */
public record Topic(String title, String href, List<Topic> parts) {}
