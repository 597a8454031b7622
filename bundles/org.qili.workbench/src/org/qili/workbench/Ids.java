// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

/** Identifiers that stand in plugin.xml, too. */
public final class Ids {

    /** This bundle. */
    public static final String BUNDLE = "org.qili.workbench";

    /** Perspective in which disputes are ruled. */
    public static final String PERSPECTIVE = BUNDLE + ".adjudicate";

    /** Editor of cases ({@code .qili}). */
    public static final String CASE_EDITOR = BUNDLE + ".caseEditor";

    /** Wizard for new cases. */
    public static final String NEW_CASE = BUNDLE + ".newCase";

    /** Wizard for ruling sheets. */
    public static final String SHEET = BUNDLE + ".sheet";

    /** Page with the preferences. */
    public static final String PREFERENCES = BUNDLE + ".preferences";

    /** Context menu of the move table. */
    public static final String MOVE_MENU = BUNDLE + ".moves";

    /** View with the ruling of the case being edited. */
    public static final String RULING_VIEW = BUNDLE + ".ruling";

    /** View with the projects and their files. */
    public static final String EXPLORER = BUNDLE + ".explorer";

    /** View with the parts of the text being edited. */
    public static final String OUTLINE = BUNDLE + ".outline";

    /** View with all problems. */
    public static final String PROBLEMS = BUNDLE + ".problems";

    /** View with the places in which a name is used. */
    public static final String REFERENCES = BUNDLE + ".references";

    /** Marker of a problem in a text. */
    public static final String PROBLEM_MARKER = BUNDLE + ".problem";

    /** Extension of cases. */
    public static final String CASE_EXTENSION = "qili";

    /** Extension of rulebooks. */
    public static final String RULEBOOK_EXTENSION = "qigui";

    private Ids() {}
}
