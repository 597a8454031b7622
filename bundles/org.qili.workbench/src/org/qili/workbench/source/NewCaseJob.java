// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.source;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.TextEdit;
import org.qili.lang.ide.quickfix.NewCase;
import org.qili.lang.suite.CaseTemplate;
import org.qili.workbench.Ids;
import org.qili.workbench.Settings;
import org.qili.workbench.live.Languages;
import org.qili.workbench.names.Places;
import org.qili.workbench.text.UiTexts;

/** Writes the case that a clause lacks, and opens it where one goes on writing. */
final class NewCaseJob extends Job {

    private final NewCase source;

    private NewCaseJob(NewCase source) {
        super(source.label());
        this.source = source;
        setUser(true);
        setRule(ResourcesPlugin.getWorkspace().getRoot());
    }

    static void start(NewCase source) {
        new NewCaseJob(source).schedule();
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        OpenText open = Languages.get().open(source.file(), source.text());
        String text = TextEdit.apply(source.text(), open.translate(Settings.language()));
        java.net.URI place = new File(source.file().toFileString()).toURI();
        IFile[] files = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(place);
        try {
            if (files.length == 0) {
                return new Status(IStatus.ERROR, Ids.BUNDLE, UiTexts.get("fix.newCase.failed"));
            }
            files[0].create(
                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, monitor);
        } catch (CoreException e) {
            return e.getStatus();
        }
        int at = Math.max(0, text.indexOf(CaseTemplate.FEN));
        Display.getDefault()
                .asyncExec(() -> Places.open(source.file(), at, CaseTemplate.FEN.length()));
        return Status.OK_STATUS;
    }
}
