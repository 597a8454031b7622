// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.commands;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;

/** Handles several commands; which one stands behind the class in plugin.xml. */
public abstract class NamedHandler extends AbstractHandler implements IExecutableExtension {

    private String name = "";

    @Override
    public final void setInitializationData(
            IConfigurationElement element, String property, Object data) {
        name = String.valueOf(data);
    }

    /** The command to be handled. */
    protected final String name() {
        return name;
    }
}
