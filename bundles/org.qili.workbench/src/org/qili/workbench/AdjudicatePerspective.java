// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;

/** Files at the left, the editor, and the ruling of what is edited below it. */
public final class AdjudicatePerspective implements IPerspectiveFactory {

    @Override
    public void createInitialLayout(IPageLayout layout) {
        String editor = layout.getEditorArea();
        layout.addView(Ids.EXPLORER, IPageLayout.LEFT, 0.17f, editor);
        IFolderLayout below = layout.createFolder("below", IPageLayout.BOTTOM, 0.68f, editor);
        below.addView(Ids.RULING_VIEW);
        below.addView(Ids.PROBLEMS);
        layout.addView(Ids.OUTLINE, IPageLayout.BOTTOM, 0.68f, Ids.EXPLORER);
        for (String view :
                new String[] {
                    Ids.RULING_VIEW,
                    Ids.EXPLORER,
                    Ids.PROBLEMS,
                    Ids.OUTLINE,
                    IPageLayout.ID_PROGRESS_VIEW
                }) {
            layout.addShowViewShortcut(view);
        }
        layout.addPerspectiveShortcut(Ids.PERSPECTIVE);
    }
}
