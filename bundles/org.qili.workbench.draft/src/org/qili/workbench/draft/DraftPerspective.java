// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft;

import java.util.List;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.qili.workbench.Ids;

/** Files and outline at the left, rulebooks in the editor, and below them what the cases say. */
public final class DraftPerspective implements IPerspectiveFactory {

    @Override
    public void createInitialLayout(IPageLayout layout) {
        String editor = layout.getEditorArea();
        layout.addView(Ids.EXPLORER, IPageLayout.LEFT, 0.18f, editor);
        layout.addView(Ids.OUTLINE, IPageLayout.BOTTOM, 0.55f, Ids.EXPLORER);
        IFolderLayout below = layout.createFolder("below", IPageLayout.BOTTOM, 0.5f, editor);
        below.addView(DraftIds.SUITE);
        below.addView(DraftIds.IMPACT);
        below.addView(DraftIds.COVERAGE);
        below.addView(Ids.PROBLEMS);
        below.addPlaceholder(Ids.RULING_VIEW);
        List.of(
                        DraftIds.SUITE,
                        DraftIds.IMPACT,
                        DraftIds.COVERAGE,
                        Ids.EXPLORER,
                        Ids.PROBLEMS,
                        Ids.OUTLINE,
                        Ids.RULING_VIEW,
                        IPageLayout.ID_PROGRESS_VIEW)
                .forEach(layout::addShowViewShortcut);
        layout.addNewWizardShortcut(DraftIds.NEW_DRAFT);
        layout.addPerspectiveShortcut(Ids.PERSPECTIVE);
    }
}
