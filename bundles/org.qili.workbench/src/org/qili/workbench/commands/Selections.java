// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.commands;

import java.util.List;
import java.util.Objects;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;

/** What is selected. */
public final class Selections {

    private Selections() {}

    /** The files and folders of a selection; none if it is none of things, or null. */
    public static List<IResource> resources(ISelection selection) {
        if (!(selection instanceof IStructuredSelection structured)) {
            return List.of();
        }
        return structured.stream()
                .map(element -> Adapters.adapt(element, IResource.class))
                .filter(Objects::nonNull)
                .toList();
    }
}
