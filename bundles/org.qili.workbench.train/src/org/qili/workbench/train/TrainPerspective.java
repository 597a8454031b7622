// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train;

import java.util.List;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.qili.workbench.Ids;

/**
 * Files at the left, and the practice. Editors and the ruling are hidden, as they tell the answers;
 * they come up when an answer has been marked.
 */
public final class TrainPerspective implements IPerspectiveFactory {

    @Override
    public void createInitialLayout(IPageLayout layout) {
        String editor = layout.getEditorArea();
        layout.setEditorAreaVisible(false);
        layout.addView(Ids.EXPLORER, IPageLayout.LEFT, 0.17f, editor);
        layout.addView(TrainIds.PRACTICE, IPageLayout.TOP, 0.6f, editor);
        layout.addPlaceholder(TrainIds.HISTORY, IPageLayout.BOTTOM, 0.7f, TrainIds.PRACTICE);
        layout.addPlaceholder(Ids.RULING_VIEW, IPageLayout.BOTTOM, 0.5f, editor);
        List.of(
                        TrainIds.PRACTICE,
                        TrainIds.HISTORY,
                        Ids.EXPLORER,
                        Ids.RULING_VIEW,
                        IPageLayout.ID_PROGRESS_VIEW)
                .forEach(layout::addShowViewShortcut);
        layout.addPerspectiveShortcut(Ids.PERSPECTIVE);
    }
}
