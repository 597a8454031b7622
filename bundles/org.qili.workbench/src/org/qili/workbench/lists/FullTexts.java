// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.lists;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.IHandler;
import org.eclipse.core.expressions.EvaluationResult;
import org.eclipse.core.expressions.Expression;
import org.eclipse.core.expressions.ExpressionInfo;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ColumnViewer;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.jface.window.ToolTip;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Item;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.ISources;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerActivation;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditorActionDefinitionIds;
import org.qili.workbench.text.UiTexts;

/**
 * Shows the texts of a list whole, however narrow its columns: of a cell as a tooltip, of the
 * selected line by F2.
 */
public final class FullTexts extends ColumnViewerToolTipSupport {

    private FullTexts(ColumnViewer viewer) {
        super(viewer, ToolTip.NO_RECREATE, false);
    }

    /** Does so for a table or a tree. */
    public static void of(ColumnViewer viewer) {
        new FullTexts(viewer).listen(viewer);
    }

    private void listen(ColumnViewer viewer) {
        Control list = viewer.getControl();
        list.addKeyListener(
                KeyListener.keyPressedAdapter(
                        e -> {
                            if (e.keyCode == SWT.F2 && e.stateMask == 0) {
                                line(viewer);
                            }
                        }));
        // in an editor F2 is a command of its text, and reaches no list beside it
        IHandlerService commands = PlatformUI.getWorkbench().getService(IHandlerService.class);
        IHandler shows =
                new AbstractHandler() {
                    @Override
                    public Object execute(ExecutionEvent event) {
                        line(viewer);
                        return null;
                    }
                };
        IHandlerActivation[] active = new IHandlerActivation[1];
        list.addListener(
                SWT.FocusIn,
                e -> {
                    if (active[0] == null) {
                        active[0] =
                                commands.activateHandler(
                                        ITextEditorActionDefinitionIds.SHOW_INFORMATION,
                                        shows,
                                        new Focus());
                    }
                });
        Listener ends =
                e -> {
                    if (active[0] != null) {
                        commands.deactivateHandler(active[0]);
                        active[0] = null;
                    }
                };
        list.addListener(SWT.FocusOut, ends);
        list.addListener(SWT.Dispose, ends);
    }

    /** Counts more than what is meant for the whole editor. */
    private static final class Focus extends Expression {

        @Override
        public EvaluationResult evaluate(IEvaluationContext context) {
            return EvaluationResult.TRUE;
        }

        @Override
        public void collectExpressionInfo(ExpressionInfo info) {
            info.addVariableNameAccess(ISources.ACTIVE_FOCUS_CONTROL_NAME);
        }
    }

    @Override
    protected Composite createViewerToolTipContentArea(
            Event event, ViewerCell cell, Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        area.setBackground(getBackgroundColor(event));
        GridLayoutFactory.fillDefaults().margins(3, 2).applyTo(area);
        Label text = new Label(area, SWT.WRAP);
        text.setForeground(getForegroundColor(event));
        text.setBackground(getBackgroundColor(event));
        String all = getText(event);
        text.setText(all.replace("&", "&&"));
        GridDataFactory.fillDefaults().hint(Whole.width(text, all), SWT.DEFAULT).applyTo(text);
        return area;
    }

    /** Shows the selected line. */
    private void line(ColumnViewer viewer) {
        // going away, a tooltip would put the window of the list before the one to be opened
        hide();
        if (viewer instanceof TableViewer list && list.getTable().getSelectionCount() > 0) {
            Table table = list.getTable();
            TableItem item = table.getSelection()[0];
            Whole.show(table, item.getBounds(), texts(table.getColumns(), item::getText));
        } else if (viewer instanceof TreeViewer list && list.getTree().getSelectionCount() > 0) {
            Tree tree = list.getTree();
            TreeItem item = tree.getSelection()[0];
            Whole.show(tree, item.getBounds(), texts(tree.getColumns(), item::getText));
        }
    }

    /** What a line says, each text under the title of its column; a single one stands alone. */
    private static String texts(Item[] columns, IntFunction<String> cells) {
        List<String> all = new ArrayList<>();
        String last = "";
        for (int i = 0; i < columns.length; i++) {
            if (!cells.apply(i).isBlank()) {
                last = cells.apply(i).strip();
                all.add(UiTexts.get("lists.cell", columns[i].getText(), last));
            }
        }
        return all.size() == 1 ? last : String.join("\n", all);
    }
}
