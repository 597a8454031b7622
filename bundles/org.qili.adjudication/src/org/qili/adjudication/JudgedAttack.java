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
     * Whether the judgement of this attack can matter to the label: it counts, or would gain but for
     * the rule that excepts it. Pointless captures are listed for completeness only.
     */
    public boolean matters() {
        return counts() || attack.now().pays();
    }

    /** Numbers of the clauses that decided. */
    public List<String> clauses() {
        return rule.map(RuleRef::numbers).orElse(List.of());
    }
}
