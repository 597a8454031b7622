// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;
import org.qili.lang.ide.Region;
import org.qili.lang.ide.structure.OutlineNode;
import org.qili.workbench.lists.Nested;

/** What a text consists of, in the outline view; selecting a part shows it in the text. */
final class SourceOutline extends ContentOutlinePage {

    private final Consumer<Region> reveal;
    private List<OutlineNode> items = List.of();

    SourceOutline(Consumer<Region> reveal) {
        this.reveal = reveal;
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        TreeViewer viewer = getTreeViewer();
        viewer.setContentProvider(new Nested<>(OutlineNode::children));
        viewer.setLabelProvider(
                new LabelProvider() {
                    @Override
                    public String getText(Object element) {
                        OutlineNode node = (OutlineNode) element;
                        return node.detail().isEmpty()
                                ? node.label()
                                : node.label() + "  " + node.detail();
                    }
                });
        viewer.setInput(items);
        viewer.addSelectionChangedListener(
                e -> {
                    if (e.getStructuredSelection().getFirstElement() instanceof OutlineNode item
                            && viewer.getControl().isFocusControl()) {
                        reveal.accept(item.name());
                    }
                });
    }

    boolean isDisposed() {
        Control control = getControl();
        return control != null && control.isDisposed();
    }

    void show(List<OutlineNode> next) {
        if (next.equals(items)) {
            return;
        }
        items = next;
        Control control = getControl();
        if (control != null && !control.isDisposed()) {
            getTreeViewer().setInput(items);
            getTreeViewer().expandToLevel(2);
        }
    }
}
