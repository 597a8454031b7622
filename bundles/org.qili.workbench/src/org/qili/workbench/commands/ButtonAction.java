// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.commands;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.resource.ImageDescriptor;

/** What a button of a tool bar or an entry of a menu does. */
public final class ButtonAction extends Action {

    private final Runnable does;

    /**
     * @param text the entry's text, the button's tooltip
     * @param style one of the styles {@code AS_…} of actions
     */
    public ButtonAction(String text, ImageDescriptor image, int style, Runnable does) {
        super(text, style);
        this.does = does;
        setImageDescriptor(image);
        setToolTipText(getText());
    }

    /** A button to be pushed. */
    public ButtonAction(String text, ImageDescriptor image, Runnable does) {
        this(text, image, AS_PUSH_BUTTON, does);
    }

    @Override
    public void run() {
        does.run();
    }
}
