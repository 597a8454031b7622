// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.names;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.eclipse.ltk.core.refactoring.resource.RenameResourceChange;
import org.qili.workbench.text.UiTexts;

/**
 * Changes a text and the name of its file. The platform's two changes for this can't be undone
 * together, since that of the text looks for it under its old name.
 */
final class RenamedFileChange extends TextFileChange {

    private final IFile file;
    private final String name;

    /**
     * @param name the new name of the file
     */
    RenamedFileChange(IFile file, String name) {
        super(UiTexts.get("rename.file", file.getName(), name), file);
        this.file = file;
        this.name = name;
    }

    @Override
    public Change perform(IProgressMonitor monitor) throws CoreException {
        SubMonitor progress = SubMonitor.convert(monitor, 2);
        String before = text(file.getFullPath());
        super.perform(progress.split(1));
        IPath path = file.getFullPath();
        IPath renamed = path.removeLastSegments(1).append(name);
        String after = text(path);
        new RenameResourceChange(path, name).perform(progress.split(1));
        return new Back(renamed, path.lastSegment(), after, before);
    }

    private static String text(IPath path) throws CoreException {
        ITextFileBufferManager manager = FileBuffers.getTextFileBufferManager();
        manager.connect(path, LocationKind.IFILE, null);
        try {
            return manager.getTextFileBuffer(path, LocationKind.IFILE).getDocument().get();
        } finally {
            manager.disconnect(path, LocationKind.IFILE, null);
        }
    }

    /** The way back, and from there forth again. */
    private static final class Back extends Change {

        private final IPath path;
        private final String name;
        private final String expected;
        private final String text;

        Back(IPath path, String name, String expected, String text) {
            this.path = path;
            this.name = name;
            this.expected = expected;
            this.text = text;
        }

        @Override
        public String getName() {
            return UiTexts.get("rename.file", path.lastSegment(), name);
        }

        @Override
        public void initializeValidationData(IProgressMonitor monitor) {
            // the text itself says whether it was changed since
        }

        @Override
        public RefactoringStatus isValid(IProgressMonitor monitor) throws CoreException {
            boolean same =
                    ResourcesPlugin.getWorkspace().getRoot().getFile(path).exists()
                            && RenamedFileChange.text(path).equals(expected);
            return same
                    ? new RefactoringStatus()
                    : RefactoringStatus.createFatalErrorStatus(
                            UiTexts.get("rename.changed", path.lastSegment()));
        }

        @Override
        public Change perform(IProgressMonitor monitor) throws CoreException {
            SubMonitor progress = SubMonitor.convert(monitor, 2);
            new RenameResourceChange(path, name).perform(progress.split(1));
            IPath renamed = path.removeLastSegments(1).append(name);
            ITextFileBufferManager manager = FileBuffers.getTextFileBufferManager();
            manager.connect(renamed, LocationKind.IFILE, null);
            try {
                ITextFileBuffer buffer = manager.getTextFileBuffer(renamed, LocationKind.IFILE);
                boolean wasDirty = buffer.isDirty();
                IDocument document = buffer.getDocument();
                document.set(text);
                if (!wasDirty) {
                    buffer.commit(progress.split(1), false);
                }
            } finally {
                manager.disconnect(renamed, LocationKind.IFILE, null);
            }
            return new Back(renamed, path.lastSegment(), text, expected);
        }

        @Override
        public Object getModifiedElement() {
            return ResourcesPlugin.getWorkspace().getRoot().getFile(path);
        }
    }
}
