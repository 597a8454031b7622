// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import org.eclipse.swt.widgets.Menu;
import org.qili.workbench.commands.DropDown;
import org.qili.workbench.editor.Images;
import org.qili.workbench.text.UiTexts;

/** The list of the clauses that a ruling rests on, for those who work by keyboard. */
final class ClauseChooser extends DropDown {

    private final ClauseLinks links;

    ClauseChooser(ClauseLinks links) {
        super(UiTexts.get("ruling.clauses.list"), Images.of("outline"));
        this.links = links;
    }

    @Override
    protected void fill(Menu list) {
        links.fill(list);
    }
}
