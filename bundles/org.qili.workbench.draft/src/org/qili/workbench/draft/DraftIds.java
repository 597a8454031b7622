// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft;

/** Identifiers that stand in plugin.xml, too. */
public final class DraftIds {

    /** This bundle. */
    public static final String BUNDLE = "org.qili.workbench.draft";

    /** Perspective in which rules are drafted. */
    public static final String PERSPECTIVE = BUNDLE + ".perspective";

    /** View that runs the precedents. */
    public static final String SUITE = BUNDLE + ".suite";

    /** View of what a draft changes. */
    public static final String IMPACT = BUNDLE + ".impact";

    /** View of which clauses are tested. */
    public static final String COVERAGE = BUNDLE + ".coverage";

    /** Wizard for a new draft. */
    public static final String NEW_DRAFT = BUNDLE + ".newDraft";

    /** Wizard that writes a report as a page. */
    public static final String EXPORT = BUNDLE + ".export";

    private DraftIds() {}
}
