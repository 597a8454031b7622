// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.export;

import java.util.function.Supplier;

/**
 * A view's findings as a page.
 *
 * @param name of the file offered, without ending
 * @param page makes the page as HTML; may take a moment and is called in the background
 */
public record HtmlReport(String name, Supplier<String> page) {}
