// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.names;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.emf.common.util.URI;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.TextEdit;
import org.qili.lang.ide.rename.Renaming;
import org.qili.workbench.text.UiTexts;

/**
 * Gives a rulebook, a reading or one of its options another name in every text of the workspace, as
 * one change that is shown beforehand and undone by one step.
 */
final class RenameRefactoring extends Refactoring {

    private final OpenText text;
    private final int offset;
    private final String old;
    private String wanted;
    private Renaming.Possible renaming = new Renaming.Possible(Map.of(), Optional.empty());

    /**
     * @param text the text it was asked for in
     * @param offset where the name stands there
     * @param old the name
     */
    RenameRefactoring(OpenText text, int offset, String old) {
        this.text = text;
        this.offset = offset;
        this.old = old;
        wanted = old;
    }

    String old() {
        return old;
    }

    /** Chooses the new name; says what is wrong with it. */
    RefactoringStatus choose(String name) {
        wanted = name;
        return name.isBlank() || name.equals(old)
                ? RefactoringStatus.createFatalErrorStatus(UiTexts.get("rename.same"))
                : new RefactoringStatus();
    }

    @Override
    public String getName() {
        return UiTexts.get("rename.title");
    }

    @Override
    public RefactoringStatus checkInitialConditions(IProgressMonitor monitor) {
        return new RefactoringStatus();
    }

    @Override
    public RefactoringStatus checkFinalConditions(IProgressMonitor monitor) {
        Renaming found = text.rename(offset, wanted);
        if (found instanceof Renaming.Refused refused) {
            return RefactoringStatus.createFatalErrorStatus(refused.reason());
        }
        renaming = (Renaming.Possible) found;
        RefactoringStatus status = new RefactoringStatus();
        renaming.edits()
                .keySet()
                .forEach(
                        u -> {
                            if (Places.file(u).isEmpty()) {
                                status.addWarning(UiTexts.get("rename.outside", u.lastSegment()));
                            }
                        });
        return status;
    }

    @Override
    public Change createChange(IProgressMonitor monitor) {
        CompositeChange all = new CompositeChange(UiTexts.get("rename.change", old, wanted));
        renaming.edits()
                .forEach(
                        (uri, edits) ->
                                Places.file(uri).ifPresent(f -> all.add(change(f, uri, edits))));
        return all;
    }

    private Change change(IFile file, URI uri, List<TextEdit> edits) {
        TextFileChange change =
                renaming.file()
                        .filter(m -> m.from().equals(uri))
                        .<TextFileChange>map(m -> new RenamedFileChange(file, m.to().lastSegment()))
                        .orElseGet(() -> new TextFileChange(file.getName(), file));
        change.setTextType(file.getFileExtension());
        MultiTextEdit all = new MultiTextEdit();
        edits.forEach(e -> all.addChild(new ReplaceEdit(e.offset(), e.length(), e.text())));
        change.setEdit(all);
        return change;
    }
}
