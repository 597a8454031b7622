// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.action.ControlContribution;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.qili.adjudication.Ruling;
import org.qili.model.Language;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.text.UiTexts;

/** The list of rulebooks, from which the user chooses by which one to look at the case. */
final class RulebookChooser extends ControlContribution {

    /** Room for a title, in characters of average width. */
    private static final int WIDTH = 24;

    private final Consumer<String> chosen;
    private final List<String> ids = new ArrayList<>();
    private List<String> titles = List.of();
    private Combo combo;

    RulebookChooser(Consumer<String> chosen) {
        super("rulebook");
        this.chosen = chosen;
    }

    @Override
    protected Control createControl(Composite parent) {
        combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setToolTipText(UiTexts.get("ruling.rulebook"));
        combo.addListener(
                SWT.Selection,
                e -> {
                    int index = combo.getSelectionIndex();
                    if (index >= 0) {
                        chosen.accept(ids.get(index));
                    }
                });
        fill();
        return combo;
    }

    @Override
    protected int computeWidth(Control control) {
        return Math.max(
                super.computeWidth(control),
                WIDTH * control.getFont().getFontData()[0].getHeight());
    }

    /** Offers the rulebooks that have a ruling of the case. */
    void show(Optional<CaseState> state, Optional<Ruling> shown, Language language) {
        Map<String, Ruling> all = new LinkedHashMap<>();
        state.ifPresent(
                s -> {
                    all.putAll(s.rulings());
                    all.putAll(s.comparisons());
                });
        if (!ids.equals(List.copyOf(all.keySet()))) {
            ids.clear();
            ids.addAll(all.keySet());
            titles =
                    all.values().stream().map(r -> r.rulebook().title().in(language)).toList();
            fill();
        }
        if (combo != null && !combo.isDisposed()) {
            int index = shown.map(r -> ids.indexOf(r.rulebook().id())).orElse(-1);
            if (index < 0) {
                combo.deselectAll();
            } else if (combo.getSelectionIndex() != index) {
                combo.select(index);
            }
        }
    }

    private void fill() {
        if (combo != null && !combo.isDisposed()) {
            combo.setItems(titles.toArray(String[]::new));
        }
    }
}
