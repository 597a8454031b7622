// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.view;

import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.qili.help.text.HelpTexts;

/** The help beside a dialog: belongs to the dialog, so that it can be used while that is open. */
final class HelpWindow {

    private static final int WIDTH = 560;
    private static final int HEIGHT = 640;

    private HelpWindow() {}

    /** The help window of a dialog, opened if need be; a help window is its own. */
    static HelpPane beside(Shell dialog) {
        return Stream.concat(Stream.of(dialog), Arrays.stream(dialog.getShells()))
                .flatMap(s -> Arrays.stream(s.getChildren()))
                .filter(HelpPane.class::isInstance)
                .map(HelpPane.class::cast)
                .findFirst()
                .orElseGet(() -> open(dialog));
    }

    private static HelpPane open(Shell dialog) {
        Shell window = new Shell(dialog, SWT.CLOSE | SWT.TITLE | SWT.RESIZE | SWT.MODELESS);
        window.setText(HelpTexts.get("window.title"));
        window.setLayout(new FillLayout());
        HelpPane pane = new HelpPane(window);
        Rectangle screen = dialog.getMonitor().getClientArea();
        Rectangle beside = dialog.getBounds();
        int right = beside.x + beside.width;
        int x =
                right + WIDTH <= screen.x + screen.width
                        ? right
                        : Math.max(screen.x, beside.x - WIDTH);
        window.setBounds(x, beside.y, WIDTH, Math.min(HEIGHT, screen.height));
        window.addListener(
                SWT.Traverse,
                e -> {
                    if (e.detail == SWT.TRAVERSE_ESCAPE) {
                        window.close();
                    }
                });
        window.addListener(
                SWT.Dispose,
                e -> {
                    if (!dialog.isDisposed()) {
                        dialog.setActive();
                    }
                });
        window.open();
        return pane;
    }
}
