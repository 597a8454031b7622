// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train;

/** Identifiers that stand in plugin.xml, too. */
public final class TrainIds {

    /** This bundle. */
    public static final String BUNDLE = "org.qili.workbench.train";

    /** Perspective in which trainers and trainees work. */
    public static final String PERSPECTIVE = BUNDLE + ".perspective";

    /** View in which cases are practised. */
    public static final String PRACTICE = BUNDLE + ".practice";

    /** View of what was practised. */
    public static final String HISTORY = BUNDLE + ".history";

    /** Wizard that makes an examination. */
    public static final String EXAM = BUNDLE + ".exam";

    /** Wizard that marks answers. */
    public static final String MARKING = BUNDLE + ".marking";

    private TrainIds() {}
}
