// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.lists;

import java.util.function.Function;
import org.eclipse.jface.viewers.ColumnLabelProvider;

/**
 * The cells of a column of texts; a text that its column cuts is shown whole as a tooltip.
 *
 * @param <T> what a line stands for
 */
public class Cells<T> extends ColumnLabelProvider {

    private final Function<T, String> text;

    /**
     * @param text what the cell of a line says
     */
    public Cells(Function<T, String> text) {
        this.text = text;
    }

    /** The line's own thing; a list is filled with one kind of things only. */
    @SuppressWarnings("unchecked")
    protected final T line(Object element) {
        return (T) element;
    }

    @Override
    public String getText(Object element) {
        return text.apply(line(element));
    }

    @Override
    public String getToolTipText(Object element) {
        String all = getText(element);
        return all.isEmpty() ? null : all;
    }
}
