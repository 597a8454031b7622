// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.lists;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.eclipse.jface.viewers.ITreeContentProvider;

/**
 * The lines of a tree whose things hold one another. Its input is a collection of them, or one of
 * them, whose children are shown.
 *
 * @param <T> what a line stands for
 */
public final class Nested<T> implements ITreeContentProvider {

    private final Function<T, List<? extends T>> children;
    private final Function<T, T> parent;

    /** Things that don't know what holds them. */
    public Nested(Function<T, List<? extends T>> children) {
        this(children, t -> null);
    }

    /** Things that know what holds them, so that a hidden one can be revealed. */
    public Nested(Function<T, List<? extends T>> children, Function<T, T> parent) {
        this.children = children;
        this.parent = parent;
    }

    @SuppressWarnings("unchecked")
    private T line(Object element) {
        return (T) element;
    }

    @Override
    public Object[] getElements(Object input) {
        return input instanceof Collection<?> all ? all.toArray() : getChildren(input);
    }

    @Override
    public Object[] getChildren(Object element) {
        return children.apply(line(element)).toArray();
    }

    @Override
    public Object getParent(Object element) {
        return parent.apply(line(element));
    }

    @Override
    public boolean hasChildren(Object element) {
        return !children.apply(line(element)).isEmpty();
    }
}
