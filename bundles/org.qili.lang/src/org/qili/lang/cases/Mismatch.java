// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.cases;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/**
 * One thing in which a ruling differs from what a case expects.
 *
 * @param where the expectation
 * @param feature the part of it that is not met
 * @param subject the move in notation; empty if it is about the ruling
 * @param expected what is expected, in words
 * @param actual what is found, in words
 * @param clause numbers of the clauses behind what is found, a dash if there are none
 * @param text all that in one sentence
 */
public record Mismatch(
        EObject where,
        EStructuralFeature feature,
        String subject,
        String expected,
        String actual,
        String clause,
        String text) {}
