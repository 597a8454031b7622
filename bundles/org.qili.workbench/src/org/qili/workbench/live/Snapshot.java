// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.validation.Issue;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.highlighting.Highlight;
import org.qili.lang.ide.structure.OutlineNode;

/**
 * What is known of an open text at one moment.
 *
 * @param text the text it was worked out from
 * @param cases the cases in it
 * @param issues everything wrong with it, once {@code open} is there
 * @param fixable those of the issues that the languages know how to mend
 * @param highlights words with a role
 * @param outline what it consists of
 * @param open the text with the services of an editor; empty while it is still being worked out
 */
public record Snapshot(
        String text,
        List<CaseState> cases,
        List<Issue> issues,
        List<Issue> fixable,
        List<Highlight> highlights,
        List<OutlineNode> outline,
        Optional<OpenText> open) {

    /** Nothing known. */
    public static final Snapshot EMPTY =
            new Snapshot(
                    "", List.of(), List.of(), List.of(), List.of(), List.of(), Optional.empty());

    public Snapshot {
        cases = List.copyOf(cases);
        issues = List.copyOf(issues);
        fixable = List.copyOf(fixable);
        highlights = List.copyOf(highlights);
        outline = List.copyOf(outline);
    }

    /** Whether nothing is still being worked out. */
    public boolean settled() {
        return open.isPresent();
    }
}
