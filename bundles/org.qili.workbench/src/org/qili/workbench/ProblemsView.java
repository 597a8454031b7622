// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import org.eclipse.ui.views.markers.MarkerSupportView;

/** All problems of all texts. The platform's view under a name in the user's language. */
public final class ProblemsView extends MarkerSupportView {

    /** For the platform. */
    public ProblemsView() {
        super("org.eclipse.ui.ide.problemsGenerator");
    }
}
