// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.Locale;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.IHandlerService;
import org.qili.workbench.text.UiTexts;

/**
 * The pages of a case's editor, as tabs below it: everything side by side, the board with the
 * moves, the source. All show one text. The platform's keys for pages (Alt+F7, Shift+Alt+F7) lead
 * from one to the next.
 */
final class EditorPages {

    /** What is shown. */
    enum Page {
        BOTH,
        BOARD,
        SOURCE
    }

    private final CTabFolder tabs;
    private final SashForm sides;
    private final SashForm right;

    /**
     * @param parent of the editor's contents; gets its layout here
     */
    EditorPages(Composite parent) {
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
        sides = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sides);
        right = new SashForm(sides, SWT.VERTICAL | SWT.SMOOTH);
        tabs = new CTabFolder(parent, SWT.BOTTOM | SWT.FLAT);
        for (Page page : Page.values()) {
            new CTabItem(tabs, SWT.NONE)
                    .setText(UiTexts.get("page." + page.name().toLowerCase(Locale.ROOT)));
        }
        tabs.setSelection(0);
        tabs.setMinimized(true); // nothing but the tabs
        GridDataFactory.fillDefaults().grab(true, false).applyTo(tabs);
        tabs.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> show(page())));
    }

    /** Board to the left, the rest to the right. */
    SashForm sides() {
        return sides;
    }

    /** Moves above, source below. */
    SashForm right() {
        return right;
    }

    /** What is shown now. */
    Page page() {
        return Page.values()[tabs.getSelectionIndex()];
    }

    /** Shows a page; the focus does not stay in what it hides. */
    void show(Page page) {
        Control[] parts = right.getChildren();
        tabs.setSelection(page.ordinal());
        sides.setMaximizedControl(page == Page.SOURCE ? right : null);
        right.setMaximizedControl(
                switch (page) {
                    case BOTH -> null;
                    case BOARD -> parts[0];
                    case SOURCE -> parts[1];
                });
    }

    /** Lets the platform's keys for pages work while the editor is active. */
    void listenTo(IHandlerService handlers, Runnable focus) {
        handlers.activateHandler(IWorkbenchCommandConstants.NAVIGATE_NEXT_PAGE, turning(1, focus));
        handlers.activateHandler(
                IWorkbenchCommandConstants.NAVIGATE_PREVIOUS_PAGE, turning(-1, focus));
    }

    private AbstractHandler turning(int by, Runnable focus) {
        return new AbstractHandler() {
            @Override
            public Object execute(ExecutionEvent event) {
                int count = Page.values().length;
                show(Page.values()[(page().ordinal() + by + count) % count]);
                focus.run();
                return null;
            }
        };
    }
}
