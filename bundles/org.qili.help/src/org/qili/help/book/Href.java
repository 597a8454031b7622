// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.book;

import java.net.URI;

/**
 * Addresses of help pages: {@code /bundle/path/page.html#anchor}, the same in all languages, or an
 * address of the web or of a command.
 */
public final class Href {

    /** Where the pages of this bundle stand. */
    public static final String PAGES = "/org.qili.help/pages/";

    /** Begins the address of a command of the workbench, in its serialised form. */
    public static final String COMMAND = "command:";

    private Href() {}

    /** The address of a page of this bundle by its name without extension. */
    public static String page(String name) {
        return PAGES + name + ".html";
    }

    /** What a link on a page leads to. */
    public static String resolve(String page, String link) {
        return isElsewhere(link) ? link : URI.create(page).resolve(link).toString();
    }

    /** Whether the address is none of a help page. */
    public static boolean isElsewhere(String href) {
        return href.startsWith(COMMAND) || href.matches("[a-z]+://.*");
    }

    /** The address without its anchor. */
    public static String withoutAnchor(String href) {
        int hash = href.indexOf('#');
        return hash < 0 ? href : href.substring(0, hash);
    }

    /** The anchor, or nothing. */
    public static String anchor(String href) {
        int hash = href.indexOf('#');
        return hash < 0 ? "" : href.substring(hash + 1);
    }
}
