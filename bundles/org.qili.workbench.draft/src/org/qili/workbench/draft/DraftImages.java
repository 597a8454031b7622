// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;

/** Pictures on buttons and in lists. */
public final class DraftImages {

    private DraftImages() {}

    /** The picture of that name. */
    public static ImageDescriptor of(String name) {
        return ResourceLocator.imageDescriptorFromBundle(DraftIds.BUNDLE, "icons/" + name + ".svg")
                .orElseGet(ImageDescriptor::getMissingImageDescriptor);
    }
}
