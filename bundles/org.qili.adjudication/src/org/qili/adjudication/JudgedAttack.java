// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.List;
import java.util.Optional;
import org.qili.analysis.Attack;
import org.qili.model.Label;

/**
 * One attack under one rulebook.
 *
 * @param attack the attack as the analysis found it
 * @param label what the rulebook makes of it; {@code IDLE} if it does not count
 * @param sublabel finer name of a chase ({@code chariot}, {@code rootless} …), if the rulebook
 *     gives one
 * @param rule the detailed rule that decided; empty if none fitted
 */
public record JudgedAttack(
        Attack attack, Label label, Optional<String> sublabel, Optional<RuleRef> rule) {

    /** Whether the attack makes the move a chase. */
    public boolean counts() {
        return label != Label.IDLE;
    }

    /**
     * Whether the judgement of this attack can matter to the label: it counts, or at first sight
     * takes something, so that the rule which excepts it is a reason. Pointless captures are listed
     * for completeness only.
     */
    public boolean matters() {
        return counts() || takesSomething(attack);
    }

    /** Whether a capture gains on its point or in the whole, or takes a man nobody can avenge. */
    static boolean takesSomething(Attack attack) {
        return attack.now().pays() || attack.now().point() > 0 || !attack.root().full();
    }

    /** Numbers of the clauses that decided. */
    public List<String> clauses() {
        return rule.map(RuleRef::numbers).orElse(List.of());
    }
}
