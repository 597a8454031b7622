// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.recovery;

import java.io.IOException;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eclipse.compare.CompareUI;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Log;
import org.qili.workbench.text.UiTexts;

/**
 * Lists the texts that were not saved when the program ended, and asks for each whether to recover
 * it, to discard it, or first to compare it with what is saved. Those left alone are asked for
 * again at the next start.
 */
public final class RecoveryDialog extends TitleAreaDialog {

    private static final int RECOVER = IDialogConstants.CLIENT_ID;
    private static final int DISCARD = IDialogConstants.CLIENT_ID + 1;
    private static final int COMPARE = IDialogConstants.CLIENT_ID + 2;

    private final IWorkbenchPage page;
    private final RecoveryFolder folder;
    private final List<Unsaved> left;
    private TableViewer viewer;

    RecoveryDialog(IWorkbenchPage page, RecoveryFolder folder, List<Unsaved> left) {
        super(page.getWorkbenchWindow().getShell());
        this.page = page;
        this.folder = folder;
        this.left = new ArrayList<>(left);
    }

    @Override
    protected boolean isResizable() {
        return true;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(UiTexts.get("recovery.title"));
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        ContextHelp.explain(area, ContextHelp.RECOVERY);
        setTitle(UiTexts.get("recovery.title"));
        setMessage(UiTexts.get("recovery.message"));
        Composite holder = new Composite(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).hint(620, 200).applyTo(holder);
        TableColumnLayout layout = new TableColumnLayout();
        holder.setLayout(layout);
        viewer = new TableViewer(holder, SWT.FULL_SELECTION | SWT.MULTI | SWT.BORDER);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.getTable().setHeaderVisible(true);
        DateTimeFormatter time =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
                        .withZone(ZoneId.systemDefault());
        column(layout, "file", 40, Unsaved::name);
        column(layout, "time", 30, u -> time.format(u.time()));
        column(layout, "state", 30, RecoveryDialog::state);
        viewer.setInput(left);
        viewer.setSelection(new StructuredSelection(left));
        viewer.addSelectionChangedListener(e -> enable());
        viewer.addDoubleClickListener(e -> compare());
        return area;
    }

    private void column(
            TableColumnLayout layout, String name, int weight, Function<Unsaved, String> text) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.LEFT);
        column.getColumn().setText(UiTexts.get("recovery." + name));
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, 80, true));
        column.setLabelProvider(
                ColumnLabelProvider.createTextProvider(u -> text.apply((Unsaved) u)));
    }

    /** Whether the file was changed by somebody else since. */
    private static String state(Unsaved unsaved) {
        try {
            boolean same = Texts.saved(unsaved.file()).equals(unsaved.saved());
            return UiTexts.get(same ? "recovery.unchanged" : "recovery.changed");
        } catch (CoreException e) {
            return e.getLocalizedMessage();
        }
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, RECOVER, UiTexts.get("recovery.recover"), true);
        createButton(parent, DISCARD, UiTexts.get("recovery.discard"), false);
        createButton(parent, COMPARE, UiTexts.get("recovery.compare"), false);
        createButton(parent, IDialogConstants.CANCEL_ID, UiTexts.get("recovery.later"), false);
        enable();
    }

    private void enable() {
        int selected = viewer.getStructuredSelection().size();
        enable(RECOVER, selected > 0);
        enable(DISCARD, selected > 0);
        enable(COMPARE, selected == 1);
    }

    private void enable(int id, boolean enabled) {
        Button button = getButton(id);
        if (button != null) {
            button.setEnabled(enabled);
        }
    }

    @Override
    protected void buttonPressed(int id) {
        switch (id) {
            case RECOVER -> done(u -> Texts.recover(page, u));
            case DISCARD -> done(u -> folder.forget(u.file()));
            case COMPARE -> compare();
            default -> super.buttonPressed(id);
        }
    }

    /** Something that is done with a text. */
    @FunctionalInterface
    private interface Action {
        void with(Unsaved unsaved) throws CoreException, IOException;
    }

    private void done(Action action) {
        for (Object selected : viewer.getStructuredSelection().toList()) {
            Unsaved unsaved = (Unsaved) selected;
            try {
                action.with(unsaved);
                left.remove(unsaved);
            } catch (CoreException | IOException e) {
                Log.error(e);
                setErrorMessage(e.getLocalizedMessage());
            }
        }
        viewer.refresh();
        if (left.isEmpty()) {
            close();
        } else {
            viewer.setSelection(new StructuredSelection(left.get(0)));
        }
    }

    private void compare() {
        if (viewer.getStructuredSelection().getFirstElement() instanceof Unsaved unsaved) {
            CompareUI.openCompareDialog(new RecoveryComparison(unsaved));
        }
    }

    @Override
    protected Point getInitialSize() {
        return new Point(720, 420);
    }
}
