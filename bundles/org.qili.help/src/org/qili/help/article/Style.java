// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.article;

/** How a stretch of text looks. */
public enum Style {
    /** Title of the page. */
    TITLE,
    /** Heading of a section. */
    HEADING,
    /** Heading below a section. */
    SUBHEADING,
    /** Important. */
    STRONG,
    /** Names and terms. */
    EMPHASIS,
    /** What is typed or stands in files. */
    CODE,
    /** A key of the keyboard. */
    KEY
}
