// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.function.BooleanSupplier;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.texteditor.IUpdate;

/**
 * An action of the text editor that means something else while the board has the focus: without it,
 * Ctrl+V on the board would paste into the source.
 */
final class BoardAction extends Action implements IUpdate {

    private final IAction text;
    private final BooleanSupplier onBoard;
    private final Runnable does;

    BoardAction(IAction text, BooleanSupplier onBoard, Runnable does) {
        super(text.getText());
        this.text = text;
        this.onBoard = onBoard;
        this.does = does;
        setId(text.getId());
        setActionDefinitionId(text.getActionDefinitionId());
    }

    @Override
    public void runWithEvent(Event event) {
        if (onBoard.getAsBoolean()) {
            does.run();
        } else {
            text.runWithEvent(event);
        }
    }

    @Override
    public void run() {
        runWithEvent(null);
    }

    @Override
    public void update() {
        if (text instanceof IUpdate updatable) {
            updatable.update();
        }
    }
}
