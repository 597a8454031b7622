// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help;

import org.qili.help.book.Href;

/** Identifiers that stand in plugin.xml, too. */
public final class HelpIds {

    /** This bundle. */
    public static final String BUNDLE = "org.qili.help";

    /** The view with the help. */
    public static final String VIEW = BUNDLE + ".view";

    /** The page that the help begins with. */
    public static final String HOME = Href.page("index");

    /** The view with the guide through the first dispute. */
    public static final String GUIDE = BUNDLE + ".guide";

    private HelpIds() {}
}
