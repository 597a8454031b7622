// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.qili.workbench.Ids;

/** Pictures on buttons and tabs. */
public final class Images {

    private Images() {}

    /** The picture of that name. */
    public static ImageDescriptor of(String name) {
        return ResourceLocator.imageDescriptorFromBundle(Ids.BUNDLE, "icons/" + name + ".svg")
                .orElseGet(ImageDescriptor::getMissingImageDescriptor);
    }
}
