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
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;
import org.qili.adjudication.Ruling;
import org.qili.model.Language;
import org.qili.workbench.editor.Images;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.text.UiTexts;

/** The button with the list of rulebooks, from which the user chooses by which one to look. */
final class RulebookChooser extends Action implements IMenuCreator {

    private final Consumer<String> chosen;
    private Map<String, Ruling> offered = Map.of();
    private String now = "";
    private Language language;
    private Menu menu;

    RulebookChooser(Consumer<String> chosen) {
        super(UiTexts.get("ruling.rulebook"), IAction.AS_DROP_DOWN_MENU);
        this.chosen = chosen;
        setImageDescriptor(Images.of("rulebook"));
        setToolTipText(UiTexts.get("ruling.rulebook"));
        setMenuCreator(this);
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

    /** A click on the button itself opens the list, too. */
    @Override
    public void runWithEvent(Event event) {
        if (event.widget instanceof ToolItem item) {
            Menu list = getMenu(item.getParent());
            var bounds = item.getBounds();
            list.setLocation(item.getParent().toDisplay(bounds.x, bounds.y + bounds.height));
            list.setVisible(true);
        }
    }

    @Override
    public Menu getMenu(Control parent) {
        dispose();
        menu = new Menu(parent);
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
                    new ActionContributionItem(choose).fill(menu, -1);
                });
        return menu;
    }

    @Override
    public Menu getMenu(Menu parent) {
        return null;
    }

    @Override
    public void dispose() {
        if (menu != null) {
            menu.dispose();
            menu = null;
        }
    }
}
