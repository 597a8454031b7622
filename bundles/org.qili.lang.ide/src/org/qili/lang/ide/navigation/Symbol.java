// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.navigation;

import org.qili.lang.index.Mention;

/**
 * Something that is declared in some text.
 *
 * @param kind case, rulebook, clause or reading
 * @param name what it is called: a title, an id with its title, a number or name with its text
 * @param holder id of the rulebook that a clause or reading belongs to, else empty
 * @param place where its name stands
 */
public record Symbol(Mention.Kind kind, String name, String holder, Target place) {}
