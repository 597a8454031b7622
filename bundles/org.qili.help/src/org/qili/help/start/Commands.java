// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.start;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.qili.workbench.Log;

/** Runs commands of the workbench by their serialised form, as links and guides name them. */
public final class Commands {

    private Commands() {}

    /** Runs a command, and nothing where it does not apply at present. */
    public static void run(String serialised) {
        try {
            ParameterizedCommand command =
                    PlatformUI.getWorkbench()
                            .getService(ICommandService.class)
                            .deserialize(serialised);
            if (command.getCommand().isEnabled()) {
                PlatformUI.getWorkbench()
                        .getService(IHandlerService.class)
                        .executeCommand(command, null);
            }
        } catch (CommandException e) {
            Log.error(e);
        }
    }
}
