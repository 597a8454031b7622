// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import org.eclipse.e4.ui.model.application.MApplication;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.views.IViewDescriptor;

/**
 * Names of views and perspectives in the language of this start. The platform keeps them with the
 * window's layout, in the language in which it was left, until a view is shown.
 */
final class PartNames {

    private PartNames() {}

    /** Renews the names of everything that has not been shown yet. */
    static void renew(IWorkbench workbench) {
        MApplication application = workbench.getService(MApplication.class);
        EModelService model = workbench.getService(EModelService.class);
        for (MPart part : model.findElements(application, null, MPart.class)) {
            IViewDescriptor view = workbench.getViewRegistry().find(part.getElementId());
            if (view != null && part.getObject() == null) {
                part.setLabel(view.getLabel());
            }
        }
        for (MPerspective shown : model.findElements(application, null, MPerspective.class)) {
            IPerspectiveDescriptor perspective =
                    workbench.getPerspectiveRegistry().findPerspectiveWithId(shown.getElementId());
            if (perspective != null) {
                shown.setLabel(perspective.getLabel());
            }
        }
    }
}
