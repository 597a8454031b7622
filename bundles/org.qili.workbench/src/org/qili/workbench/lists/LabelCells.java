// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.lists;

import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jface.viewers.ColumnViewer;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.qili.model.Label;
import org.qili.workbench.text.LabelColours;

/**
 * Cells about moves: a label stands on a ground of its colour, a move of Red's is written in red.
 *
 * @param <T> what a line stands for
 */
public abstract class LabelCells<T> extends Cells<T> {

    private final ColumnViewer viewer;

    /**
     * @param viewer the list, whose ground the colours must be readable on
     * @param text what the cell of a line says
     */
    protected LabelCells(ColumnViewer viewer, Function<T, String> text) {
        super(text);
        this.viewer = viewer;
    }

    /** The label that colours this cell; empty if none does. */
    protected abstract Optional<Label> label(T line);

    /** Whether the cell names a move of Red's. */
    protected abstract boolean redMove(T line);

    /** Whether the cell is written in bold. */
    protected abstract boolean bold(T line);

    @Override
    public Color getForeground(Object element) {
        Color list = viewer.getControl().getBackground();
        Optional<Label> label = label(line(element));
        if (label.isPresent()) {
            return LabelColours.text(label.get(), list);
        }
        return redMove(line(element)) ? LabelColours.text(Label.CHECK, list) : null;
    }

    @Override
    public Color getBackground(Object element) {
        Color list = viewer.getControl().getBackground();
        return label(line(element)).map(l -> LabelColours.ground(l, list)).orElse(null);
    }

    @Override
    public Font getFont(Object element) {
        return bold(line(element)) ? TextWidth.bold() : null;
    }
}
