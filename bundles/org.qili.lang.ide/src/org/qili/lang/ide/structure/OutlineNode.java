// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.structure;

import java.util.List;
import org.qili.lang.ide.Region;

/**
 * An entry of the outline.
 *
 * @param kind what it is
 * @param label its name or clause numbers
 * @param detail what it says, possibly empty
 * @param region all of it
 * @param name the part to select
 * @param children entries below it
 */
public record OutlineNode(
        Kind kind,
        String label,
        String detail,
        Region region,
        Region name,
        List<OutlineNode> children) {

    public OutlineNode {
        children = List.copyOf(children);
    }

    /** Kinds of entries. */
    public enum Kind {
        /** A rulebook. */
        RULEBOOK,
        /** A detailed rule. */
        DETAIL,
        /** A general rule. */
        GENERAL,
        /** What is prohibited. */
        PROHIBITION,
        /** An open point. */
        READING,
        /** A number or order that a rulebook sets. */
        SETTING,
        /** A clause left to the arbiter. */
        UNFORMALISED,
        /** A precedent. */
        CASE,
        /** The moves of a case. */
        MOVES,
        /** What a case expects. */
        EXPECTATION,
        /** A remark. */
        NOTE
    }
}
