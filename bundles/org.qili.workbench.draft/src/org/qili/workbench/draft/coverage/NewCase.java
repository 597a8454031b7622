// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.coverage;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.common.util.URI;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.TextEdit;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.CaseTemplate;
import org.qili.lang.suite.CoverageReport.ClauseRow;
import org.qili.lang.suite.TextPlace;
import org.qili.workbench.Settings;
import org.qili.workbench.draft.runs.Files;
import org.qili.workbench.draft.text.DraftTexts;
import org.qili.workbench.live.Languages;

/** Writes a case to begin with for a clause that has none, beside the rulebook's other cases. */
public final class NewCase {

    private NewCase() {}

    /**
     * Writes it in the background.
     *
     * @param done takes the file and the place to go on writing, in the background
     */
    static void write(Book book, ClauseRow clause, BiConsumer<IFile, TextPlace> done) {
        Optional<IProject> project = Files.file(book.text()).map(IResource::getProject);
        if (project.isEmpty()) {
            return;
        }
        Job job =
                new Job(DraftTexts.get("coverage.newCase.job", clause.number())) {
                    @Override
                    protected IStatus run(IProgressMonitor monitor) {
                        try {
                            write(book, clause, project.get(), done, monitor);
                            return Status.OK_STATUS;
                        } catch (CoreException e) {
                            return e.getStatus();
                        }
                    }
                };
        job.setUser(true);
        job.setRule(project.get());
        job.schedule();
    }

    private static void write(
            Book book,
            ClauseRow clause,
            IProject project,
            BiConsumer<IFile, TextPlace> done,
            IProgressMonitor monitor)
            throws CoreException {
        IFolder folder = project.getFolder("precedents").getFolder(book.id());
        ResourcesPlugin.getWorkspace()
                .run(
                        m -> {
                            create(folder);
                            IFile file = free(folder, clause.number().replace('.', '-'));
                            String name = DraftTexts.get("coverage.newCase.name", clause.number());
                            String note =
                                    DraftTexts.get(
                                            "coverage.newCase.note",
                                            clause.number(),
                                            clause.text());
                            String text =
                                    inUsersLanguage(
                                            Files.uri(file),
                                            CaseTemplate.of(name, book, clause.number(), note));
                            file.create(
                                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                                    true,
                                    m);
                            int at = text.indexOf(CaseTemplate.FEN);
                            int line = (int) text.substring(0, at).lines().count();
                            done.accept(file, new TextPlace(at, CaseTemplate.FEN.length(), line));
                        },
                        project,
                        IWorkspace.AVOID_UPDATE,
                        monitor);
    }

    /** Keywords as the user writes them. */
    public static String inUsersLanguage(URI uri, String text) {
        OpenText open = Languages.get().open(uri, text);
        return TextEdit.apply(text, open.translate(Settings.language()));
    }

    private static IFile free(IFolder folder, String name) {
        IFile file = folder.getFile(name + ".qili");
        for (int i = 2; file.exists(); i++) {
            file = folder.getFile(name + "-" + i + ".qili");
        }
        return file;
    }

    /** Creates a folder and those above it. */
    public static void create(IContainer container) throws CoreException {
        if (container instanceof IFolder folder && !folder.exists()) {
            create(folder.getParent());
            folder.create(IResource.NONE, true, null);
        }
    }
}
