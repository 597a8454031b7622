// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.source;

import org.eclipse.jface.text.source.Annotation;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;

/** An issue as it is shown in a text and beside it. */
public final class IssueAnnotation extends Annotation {

    private final Issue issue;

    private final boolean fixable;

    IssueAnnotation(Issue issue, boolean fixable) {
        super(type(issue.getSeverity()), false, issue.getMessage());
        this.issue = issue;
        this.fixable = fixable;
    }

    /** The issue. */
    public Issue issue() {
        return issue;
    }

    /** Whether the languages know how to mend it. */
    boolean fixable() {
        return fixable;
    }

    private static String type(Severity severity) {
        String kind =
                switch (severity) {
                    case ERROR -> "error";
                    case WARNING -> "warning";
                    case INFO, IGNORE -> "info";
                };
        return "org.eclipse.ui.workbench.texteditor." + kind;
    }
}
