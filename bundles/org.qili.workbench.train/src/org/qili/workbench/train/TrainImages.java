// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.qili.workbench.Ids;

/** Pictures on buttons and pages. */
public final class TrainImages {

    private TrainImages() {}

    /** The picture of that name. */
    public static ImageDescriptor of(String name) {
        return ResourceLocator.imageDescriptorFromBundle(TrainIds.BUNDLE, "icons/" + name + ".svg")
                .orElseGet(ImageDescriptor::getMissingImageDescriptor);
    }

    /** The picture of that name among those of the board. */
    public static ImageDescriptor ofBoard(String name) {
        return ResourceLocator.imageDescriptorFromBundle(Ids.BUNDLE, "icons/" + name + ".svg")
                .orElseGet(ImageDescriptor::getMissingImageDescriptor);
    }
}
