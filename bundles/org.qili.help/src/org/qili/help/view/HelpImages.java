// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.view;

import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;
import org.qili.help.HelpIds;

/** The pictures of this bundle. */
public final class HelpImages {

    private HelpImages() {}

    /** A picture by its name; it belongs to the registry. */
    public static Image get(String name) {
        String key = HelpIds.BUNDLE + "." + name;
        ImageRegistry registry = JFaceResources.getImageRegistry();
        if (registry.getDescriptor(key) == null) {
            ResourceLocator.imageDescriptorFromBundle(HelpIds.BUNDLE, "icons/" + name + ".svg")
                    .ifPresent(d -> registry.put(key, d));
        }
        return registry.get(key);
    }
}
