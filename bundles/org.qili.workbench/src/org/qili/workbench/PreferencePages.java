// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.jface.preference.PreferenceManager;

/** Leaves those pages of preferences that concern the work of an arbiter. */
final class PreferencePages {

    /** Pages of the platform, in the order in which they are shown. */
    private static final List<String> KEPT =
            List.of(
                    "org.eclipse.ui.preferencePages.Keys",
                    "org.eclipse.ui.preferencePages.ColorsAndFonts",
                    "org.eclipse.ui.preferencePages.GeneralTextEditor",
                    "org.eclipse.ui.preferencePages.AutoSave");

    private PreferencePages() {}

    /** Removes all pages but ours, those of the help and those kept, which get to the top. */
    static void tidy(PreferenceManager manager) {
        List<IPreferenceNode> all =
                new ArrayList<>(manager.getElements(PreferenceManager.PRE_ORDER));
        manager.removeAll();
        all.stream()
                .filter(n -> n.getId().startsWith("org.qili.") || isHelp(n))
                .forEach(manager::addToRoot);
        for (String id : KEPT) {
            for (IPreferenceNode node : all) {
                if (node.getId().equals(id)) {
                    for (IPreferenceNode child : node.getSubNodes()) {
                        node.remove(child);
                    }
                    manager.addToRoot(node);
                }
            }
        }
    }

    /** The root of the help's pages; the pages below it come along. */
    private static boolean isHelp(IPreferenceNode node) {
        return node.getId().equals("org.eclipse.help.ui.browsersPreferencePage");
    }
}
