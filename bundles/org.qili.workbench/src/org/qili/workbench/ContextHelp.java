// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import java.util.Optional;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;

/**
 * What F1 is about. Views, editors, wizards and pages are explained under the identifiers they have
 * in plugin.xml; parts of editors under identifiers of their own.
 */
public final class ContextHelp {

    /** The board of a case. */
    public static final String BOARD = Ids.BUNDLE + ".boardPage";

    /** The table of moves and labels of a case. */
    public static final String MOVES = Ids.BUNDLE + ".movesPage";

    /** The text of a case. */
    public static final String SOURCE = Ids.BUNDLE + ".sourcePage";

    /** The dialog for the arbiter's own label. */
    public static final String OWN_LABEL = Ids.BUNDLE + ".ownLabel";

    /** The dialog that changes a name. */
    public static final String RENAME = Ids.BUNDLE + ".rename";

    /** The dialog that finds a name. */
    public static final String OPEN_NAME = Ids.BUNDLE + ".openName";

    /** The dialog for texts that were not saved. */
    public static final String RECOVERY = Ids.BUNDLE + ".recovery";

    private static final String KEY = ContextHelp.class.getName();

    private ContextHelp() {}

    /** Explains a control and all within it. */
    public static void explain(Control control, String id) {
        control.setData(KEY, id);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(control, id);
    }

    /** What explains a control: its own identifier or that of what it is in. */
    public static Optional<String> of(Control control) {
        for (Control c = control; c != null; c = c.getParent()) {
            if (c.getData(KEY) instanceof String id) {
                return Optional.of(id);
            }
        }
        return Optional.empty();
    }
}
