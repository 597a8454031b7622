// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.navigation;

import org.eclipse.emf.common.util.URI;

/**
 * A place to go to.
 *
 * @param uri the text
 * @param offset where the place begins
 * @param length its characters
 * @param label what is there
 */
public record Target(URI uri, int offset, int length, String label) {}
