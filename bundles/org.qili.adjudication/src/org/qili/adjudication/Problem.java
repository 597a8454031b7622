// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.List;
import org.eclipse.emf.ecore.EObject;

/**
 * Something in a rulebook that can't be applied.
 *
 * @param where the model element it stands in
 * @param kind what is wrong; key {@code problem.<kind>} of the texts
 * @param arguments what was found, what was expected
 */
public record Problem(EObject where, Kind kind, List<String> arguments) {

    public Problem {
        arguments = List.copyOf(arguments);
    }

    /** Kinds of problems. */
    public enum Kind {
        /** No such word for rules of this scope. */
        UNKNOWN_WORD,
        /** The word has no such value. */
        UNKNOWN_VALUE,
        /** The word needs a comparison or takes none. */
        WRONG_COMPARISON,
        /** A number was expected. */
        NOT_A_NUMBER,
        /** A scale of values names something that is no man. */
        UNKNOWN_MAN,
        /** A scale of values does not say what a man is worth. */
        VALUE_MISSING,
        /** A man's value, as it follows from the scale, is out of range. */
        VALUE_RANGE,
        /** A number in a scale of values is out of range. */
        VALUE_NUMBER,
        /** Two sides of an equation between values differ. */
        VALUE_CONTRADICTION,
        /** Rulebooks extend each other in a ring. */
        CYCLIC_EXTENSION,
        /** A reference could not be resolved. */
        UNRESOLVED,
        /** The severity order misses a label that a rule gives. */
        SEVERITY_INCOMPLETE,
        /** No number of repetitions is set. */
        NO_REPETITIONS,
        /** No statement says what is prohibited. */
        NO_PROHIBITION
    }
}
