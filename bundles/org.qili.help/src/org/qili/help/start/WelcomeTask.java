// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.start;

import org.qili.help.HelpIds;

/** What the welcome page offers. */
public enum WelcomeTask {
    /** The guide, step by step. */
    GUIDE(Reader.ARBITER, HelpIds.BUNDLE + ".openGuide"),
    /** A game of one's own. */
    CASE(Reader.ARBITER, "org.eclipse.ui.newWizard(newWizardId=org.qili.workbench.newCase)"),
    /** An example. */
    EXAMPLE(Reader.ARBITER, HelpIds.BUNDLE + ".openExample"),
    /** What the help says about ruling. */
    READ_RULING(Reader.ARBITER, page("ruling")),
    /** A rulebook that amends another. */
    DRAFT(Reader.COMMITTEE, "org.qili.workbench.draft.newDraftCommand"),
    /** The perspective for rulebooks. */
    RULES(Reader.COMMITTEE, "org.qili.workbench.draft.showPerspective"),
    /** What the help says about rulebooks. */
    READ_RULES(Reader.COMMITTEE, page("drafting")),
    /** Answering precedents. */
    PRACTICE(Reader.TRAINER, "org.qili.workbench.train.showPerspective"),
    /** Paper and key. */
    EXAM(Reader.TRAINER, "org.qili.workbench.train.examCommand"),
    /** What the help says about training. */
    READ_TRAINING(Reader.TRAINER, page("training"));

    /** Who it is for. */
    public enum Reader {
        /** Rules disputes. */
        ARBITER,
        /** Writes rules. */
        COMMITTEE,
        /** Teaches and examines. */
        TRAINER
    }

    private final Reader reader;
    private final String command;

    WelcomeTask(Reader reader, String command) {
        this.reader = reader;
        this.command = command;
    }

    private static String page(String name) {
        return HelpIds.BUNDLE + ".openPage(page=" + name + ")";
    }

    /** Who it is for. */
    public Reader reader() {
        return reader;
    }

    /** The command that does it, serialised. */
    public String command() {
        return command;
    }
}
