// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.view;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.ViewPart;
import org.qili.help.HelpIds;

/** The help in the window, beside what it tells about. */
public final class HelpView extends ViewPart {

    private static final String PAGE = "page";

    private String first = HelpIds.HOME;
    private HelpPane pane;

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        if (memento != null && memento.getString(PAGE) != null) {
            first = memento.getString(PAGE);
        }
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putString(PAGE, pane == null ? first : pane.shown());
    }

    @Override
    public void createPartControl(Composite parent) {
        pane = new HelpPane(parent);
        pane.show(first);
    }

    /** What the view consists of. */
    public HelpPane pane() {
        return pane;
    }

    @Override
    public void setFocus() {
        pane.setFocus();
    }
}
