// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.quickfix;

import org.eclipse.emf.common.util.URI;

/**
 * A case to be written for a clause that has none.
 *
 * @param label what is offered, in the user's language
 * @param file a file that does not exist yet
 * @param text what to begin with
 */
public record NewCase(String label, URI file, String text) {}
