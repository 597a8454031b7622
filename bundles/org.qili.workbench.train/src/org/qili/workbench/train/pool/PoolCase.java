// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.pool;

import org.qili.lang.suite.CaseRef;
import org.qili.report.exam.Exercise;

/**
 * A case that can be set.
 *
 * @param source where it stands
 * @param exercise what it asks and what it is chosen by
 */
public record PoolCase(CaseRef source, Exercise exercise) {}
