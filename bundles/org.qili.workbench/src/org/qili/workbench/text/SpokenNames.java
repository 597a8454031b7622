// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.text;

import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.widgets.Control;

/** Tells screen readers what a control is that has no label in front of it. */
public final class SpokenNames {

    private SpokenNames() {}

    /**
     * Names a control, in the language of the time at which it is asked for.
     *
     * @param key of the name among the texts of the workbench
     */
    public static void give(Control control, String key) {
        control.getAccessible()
                .addAccessibleListener(
                        new AccessibleAdapter() {
                            @Override
                            public void getName(AccessibleEvent e) {
                                e.result = UiTexts.get(key);
                            }
                        });
    }
}
