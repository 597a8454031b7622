// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.draft.runs;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.emf.common.util.URI;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.lang.suite.Book;
import org.qili.lang.suite.TextShelf;
import org.qili.library.Library;
import org.qili.workbench.Settings;
import org.qili.workbench.draft.text.DraftTexts;
import org.qili.workbench.live.Languages;

/**
 * A rulebook that can be chosen.
 *
 * @param id its id, as its file is called
 * @param place the folder it is in, or that it is shipped
 * @param text where it is read from
 * @param file its file, unless it is in no project
 */
public record RulebookChoice(String id, String place, URI text, Optional<IFile> file) {

    /** The rulebook of a file. */
    public static RulebookChoice of(IFile file) {
        String name = file.getName();
        return new RulebookChoice(
                name.substring(0, name.lastIndexOf('.')),
                file.getParent().getFullPath().makeRelative().toString(),
                Files.uri(file),
                Optional.of(file));
    }

    static RulebookChoice of(Library.Entry entry) {
        return new RulebookChoice(
                entry.name(),
                DraftTexts.get("rulebook.shipped"),
                RulebookFiles.uri(entry),
                Optional.empty());
    }

    /** How it is offered. */
    public String label() {
        return DraftTexts.get("rulebook.label", id, place);
    }

    /** Reads it as editors show it now, saved or not. To be called in the background. */
    Book.Result read() {
        return read(text);
    }

    static Book.Result read(URI text) {
        TextShelf shelf = new TextShelf(Languages.get().injector(), Files::unsaved);
        return Book.read(shelf, text, Settings.language());
    }
}
