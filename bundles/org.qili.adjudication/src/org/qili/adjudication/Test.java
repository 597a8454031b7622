// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import org.qili.analysis.Truth;

/**
 * A compiled condition.
 *
 * @param <C> what it looks at
 */
@FunctionalInterface
interface Test<C> {
    Truth test(C context, Readings readings);
}
