// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.words;

import org.eclipse.emf.ecore.EObject;
import org.qili.adjudication.FactScope;
import org.qili.model.DetailRule;
import org.qili.model.Scope;

/** What the words in a rule speak about. */
public final class RuleScopes {

    private RuleScopes() {}

    /** The scope of the rule that an element of a condition stands in. */
    public static FactScope of(EObject element) {
        for (EObject e = element; e != null; e = e.eContainer()) {
            if (e instanceof DetailRule rule) {
                return rule.getScope() == Scope.ATTACK ? FactScope.ATTACK : FactScope.MOVE;
            }
        }
        return FactScope.PROFILE;
    }
}
