// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.qili.workbench.draft.text.DraftTexts;

/** A list to choose a rulebook from, with a label before it. Kept up to date with the workspace. */
public final class RulebookCombo {

    private final ComboViewer viewer;
    private final Optional<String> first;
    private final Runnable chosen;
    private Optional<IFile> wanted = Optional.empty();

    /**
     * @param parent gets two more children
     * @param label what is chosen
     * @param first a choice besides the rulebooks, offered first and chosen at the beginning
     * @param chosen done when something is chosen
     */
    public RulebookCombo(Composite parent, String label, Optional<String> first, Runnable chosen) {
        this.first = first;
        this.chosen = chosen;
        Label title = new Label(parent, SWT.NONE);
        title.setText(label);
        viewer = new ComboViewer(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.setLabelProvider(
                LabelProvider.createTextProvider(
                        e -> e instanceof RulebookChoice c ? c.label() : String.valueOf(e)));
        show(List.of());
        // only what the user chooses, not what is shown again after a change of the list
        combo().addListener(SWT.Selection, e -> chosen.run());
        WorkspaceWatch.install(
                combo(),
                (files, listChanged) -> {
                    if (listChanged) {
                        refresh();
                    }
                });
        refresh();
    }

    /** The widget. */
    public Combo combo() {
        return viewer.getCombo();
    }

    /** The rulebook chosen; empty if none is, or the choice offered first. */
    public Optional<RulebookChoice> chosen() {
        return viewer.getStructuredSelection().getFirstElement() instanceof RulebookChoice c
                ? Optional.of(c)
                : Optional.empty();
    }

    /** Chooses a rulebook as soon as it is in the list, as if the user did. */
    public void choose(IFile file) {
        wanted = Optional.of(file);
        refresh();
    }

    private void refresh() {
        Job list =
                Job.createSystem(
                        DraftTexts.get("rulebook.list"),
                        (IProgressMonitor m) -> {
                            try {
                                List<RulebookChoice> all = Files.rulebooks();
                                if (!combo().isDisposed()) {
                                    combo().getDisplay().asyncExec(() -> show(all));
                                }
                                return Status.OK_STATUS;
                            } catch (CoreException e) {
                                return e.getStatus();
                            }
                        });
        list.schedule();
    }

    private void show(List<RulebookChoice> all) {
        if (combo().isDisposed()) {
            return;
        }
        Optional<RulebookChoice> before = chosen();
        List<Object> offered = new ArrayList<>();
        first.ifPresent(offered::add);
        offered.addAll(all);
        if (!offered.equals(viewer.getInput())) {
            viewer.setInput(offered);
            combo().getParent().layout();
        }
        Optional<RulebookChoice> now =
                all.stream().filter(c -> wanted.isPresent() && c.file().equals(wanted)).findFirst();
        boolean found = now.isPresent();
        if (!found) {
            now = before.filter(all::contains);
        }
        Optional<?> next = now.isPresent() ? now : first;
        viewer.setSelection(
                next.<StructuredSelection>map(StructuredSelection::new)
                        .orElse(StructuredSelection.EMPTY));
        if (found) {
            wanted = Optional.empty();
            chosen.run();
        }
    }
}
