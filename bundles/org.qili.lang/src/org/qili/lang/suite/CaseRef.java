// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import org.eclipse.emf.common.util.URI;
import org.qili.model.Case;
import org.qili.model.ModelPackage.Literals;

/**
 * A case as reports speak of it, without its model.
 *
 * @param text the text that holds it
 * @param index which case of the text, from 0
 * @param name its name
 * @param place where its name stands
 */
public record CaseRef(URI text, int index, String name, TextPlace place) {

    /** The case itself, told from cases of the same name. */
    public static CaseRef of(Case source) {
        int index =
                source.eContainer().eContents().stream()
                        .filter(Case.class::isInstance)
                        .toList()
                        .indexOf(source);
        String name = source.getName() == null ? "" : source.getName();
        return new CaseRef(
                source.eResource().getURI(),
                index,
                name,
                TextPlace.of(source, Literals.CASE__NAME));
    }
}
