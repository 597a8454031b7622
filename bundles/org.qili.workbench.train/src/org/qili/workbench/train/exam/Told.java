// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.exam;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.qili.report.exam.ExamFolder.Written;
import org.qili.workbench.train.text.TrainTexts;

/** Tells the user what was written. */
final class Told {

    private Told() {}

    /** Opens a dialog, from any thread. */
    static void files(String title, String first, Written written) {
        Display display = PlatformUI.getWorkbench().getDisplay();
        if (!display.isDisposed()) {
            display.asyncExec(
                    () -> {
                        IWorkbenchWindow window =
                                PlatformUI.getWorkbench().getActiveWorkbenchWindow();
                        MessageDialog.open(
                                written.failures().isEmpty()
                                        ? MessageDialog.INFORMATION
                                        : MessageDialog.WARNING,
                                window == null ? null : window.getShell(),
                                title,
                                first + text(written),
                                0);
                    });
        }
    }

    private static String text(Written written) {
        StringBuilder text = new StringBuilder();
        Optional<Path> folder = written.files().stream().findFirst().map(Path::getParent);
        folder.ifPresent(f -> text.append(TrainTexts.get("exam.files", f)));
        written.files().forEach(f -> text.append("\n  ").append(f.getFileName()));
        List<String> failures = written.failures();
        if (!failures.isEmpty()) {
            text.append("\n\n").append(TrainTexts.get("exam.missing"));
            failures.forEach(f -> text.append("\n  ").append(f));
        }
        return text.toString();
    }
}
