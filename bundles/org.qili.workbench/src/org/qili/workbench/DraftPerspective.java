// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;

/** Rulebooks and cases in the editors, and below them what the precedents say to the rules. */
public final class DraftPerspective implements IPerspectiveFactory {

    @Override
    public void createInitialLayout(IPageLayout layout) {
        String editor = layout.getEditorArea();
        layout.addView(Ids.EXPLORER, IPageLayout.LEFT, 0.17f, editor);
        IFolderLayout below = layout.createFolder("below", IPageLayout.BOTTOM, 0.62f, editor);
        below.addView(Ids.SUITE_VIEW);
        below.addView(Ids.RULING_VIEW);
        below.addView(Ids.PROBLEMS);
        layout.addView(Ids.OUTLINE, IPageLayout.BOTTOM, 0.5f, Ids.EXPLORER);
        for (String view :
                new String[] {
                    Ids.SUITE_VIEW, Ids.RULING_VIEW, Ids.EXPLORER, Ids.PROBLEMS, Ids.OUTLINE
                }) {
            layout.addShowViewShortcut(view);
        }
        layout.addPerspectiveShortcut(Ids.PERSPECTIVE);
        layout.addPerspectiveShortcut(Ids.DRAFT_PERSPECTIVE);
    }
}
