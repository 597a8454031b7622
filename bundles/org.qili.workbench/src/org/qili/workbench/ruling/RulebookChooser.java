// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.widgets.Menu;
import org.qili.adjudication.Ruling;
import org.qili.model.Language;
import org.qili.workbench.commands.DropDown;
import org.qili.workbench.editor.Images;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.text.UiTexts;

/** The button with the list of rulebooks, from which the user chooses by which one to look. */
final class RulebookChooser extends DropDown {

    private final Consumer<String> chosen;
    private Map<String, Ruling> offered = Map.of();
    private String now = "";
    private Language language;

    RulebookChooser(Consumer<String> chosen) {
        super(UiTexts.get("ruling.rulebook"), Images.of("rulebook"));
        this.chosen = chosen;
        setEnabled(false);
    }

    /**
     * Offers the rulebooks that have a ruling of the case.
     *
     * @return whether the button says something else now
     */
    boolean show(Optional<CaseState> state, Optional<Ruling> shown, Language userLanguage) {
        Map<String, Ruling> all = new LinkedHashMap<>();
        state.ifPresent(
                s -> {
                    all.putAll(s.rulings());
                    all.putAll(s.comparisons());
                });
        offered = all;
        now = shown.map(r -> r.rulebook().id()).orElse("");
        language = userLanguage;
        String before = getText();
        setText(now.isEmpty() ? "–" : now);
        setEnabled(!all.isEmpty());
        return !getText().equals(before);
    }

    @Override
    protected void fill(Menu list) {
        offered.forEach(
                (id, ruling) -> {
                    String title = ruling.rulebook().title().in(language);
                    Action choose =
                            new Action(title + "  " + id, IAction.AS_RADIO_BUTTON) {
                                @Override
                                public void run() {
                                    if (isChecked()) {
                                        chosen.accept(id);
                                    }
                                }
                            };
                    choose.setChecked(id.equals(now));
                    new ActionContributionItem(choose).fill(list, -1);
                });
    }
}
