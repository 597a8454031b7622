// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.search;

/**
 * A place in the help that a search found.
 *
 * @param href address of the section
 * @param title of the page
 * @param heading of the section, or nothing where it is the beginning of the page
 * @param excerpt the words around what was found
 */
public record Hit(String href, String title, String heading, String excerpt) {}
