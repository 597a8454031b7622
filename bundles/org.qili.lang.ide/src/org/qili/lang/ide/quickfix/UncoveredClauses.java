// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.quickfix;

import com.google.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResource;
import org.qili.lang.formatting2.Translation;
import org.qili.lang.ide.Spot;
import org.qili.lang.ide.navigation.Navigation;
import org.qili.lang.ide.text.IdeMessages;
import org.qili.lang.scoping.RulebookClauses;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.lang.suite.CaseTemplate;
import org.qili.lang.validation.UserLanguage;
import org.qili.lang.words.Keywords;
import org.qili.model.Clause;
import org.qili.model.Language;
import org.qili.model.Reading;
import org.qili.model.Rulebook;
import org.qili.model.Scale;
import org.qili.model.Unformalised;

/** Offers a case for a clause that none cites. */
public final class UncoveredClauses {

    @Inject private Navigation navigation;
    @Inject private UserLanguage language;
    @Inject private Keywords keywords;
    @Inject private Translation translation;

    /** A case for the clause whose number stands at a place; empty if it has one, or needs none. */
    public Optional<NewCase> at(XtextResource resource, int offset) {
        URI uri = resource.getURI();
        Optional<Spot> spot = Spot.at(resource, offset).filter(s -> s.is(Clause.class, "numbers"));
        if (spot.isEmpty()
                || !uri.isFile()
                || spot.get().element() instanceof Unformalised
                || spot.get().element() instanceof Scale
                || spot.get().element() instanceof Reading) {
            return Optional.empty();
        }
        Clause clause = (Clause) spot.get().element();
        String number = spot.get().text();
        if (!(clause.eContainer() instanceof Rulebook book) || book.getName() == null) {
            return Optional.empty();
        }
        boolean isCited =
                navigation.references(resource, offset).stream()
                        .anyMatch(t -> RulebookFiles.CASES.equals(t.uri().fileExtension()));
        String name = book.getName() + "-" + number.replace('.', '-') + "." + RulebookFiles.CASES;
        Path file = Path.of(uri.toFileString()).resolveSibling(name);
        if (isCited || Files.exists(file)) {
            return Optional.empty();
        }
        String title = book.getName() + " " + number;
        String note = RulebookClauses.text(clause.getRestatements(), language.get());
        Language written =
                keywords.languageOf(resource.getParseResult().getRootNode(), language.get());
        return Optional.of(
                new NewCase(
                        IdeMessages.in(language.get()).get("fix.case", number),
                        RulebookFiles.uri(file, uri),
                        translation.text(
                                CaseTemplate.of(title, book, number, note), name, written)));
    }
}
