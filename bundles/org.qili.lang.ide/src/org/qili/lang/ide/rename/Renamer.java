// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.rename;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.qili.lang.ide.Region;
import org.qili.lang.ide.Spot;
import org.qili.lang.ide.TextEdit;
import org.qili.lang.ide.navigation.Navigation;
import org.qili.lang.ide.navigation.Target;
import org.qili.lang.ide.rename.Renaming.FileMove;
import org.qili.lang.ide.text.IdeMessages;
import org.qili.lang.index.Mention;
import org.qili.lang.index.Mention.Kind;
import org.qili.lang.index.NameScanner;
import org.qili.lang.index.TextIndex;
import org.qili.lang.scoping.QiliScopeProvider;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.lang.validation.UserLanguage;
import org.qili.library.Library;
import org.qili.model.Reading;
import org.qili.model.ReadingOption;
import org.qili.model.Rulebook;

/** Gives rulebooks, readings and their options other names, wherever they are used. */
public final class Renamer {

    @Inject private Navigation navigation;
    @Inject private NameScanner names;
    @Inject private TextIndex index;
    @Inject private UserLanguage language;

    /** The name at a place that can be changed, if there is one. */
    public Optional<Region> at(XtextResource resource, int offset) {
        return navigation
                .named(resource, offset)
                .filter(n -> !isShipped(n))
                .flatMap(n -> Spot.at(resource, offset))
                .map(Spot::region);
    }

    /** Changes the name at a place. */
    public Renaming rename(XtextResource resource, int offset, String name) {
        Optional<EObject> named = navigation.named(resource, offset);
        if (named.isEmpty()) {
            return refused("rename.nothing");
        }
        if (isShipped(named.get())) {
            return refused("rename.shipped");
        }
        if (!names.isName(name)) {
            return refused("rename.bad", name);
        }
        if (isTaken(resource, named.get(), name)) {
            return refused("rename.taken", name);
        }
        Map<URI, List<TextEdit>> edits = new LinkedHashMap<>();
        List<Target> places = new ArrayList<>(navigation.references(resource, offset));
        places.add(navigation.declaration(named.get()));
        places.stream()
                .distinct()
                .sorted(Comparator.comparingInt(Target::offset))
                .forEach(
                        p ->
                                edits.computeIfAbsent(p.uri(), u -> new ArrayList<>())
                                        .add(new TextEdit(p.offset(), p.length(), name)));
        return new Renaming.Possible(edits, file(named.get(), name));
    }

    private Renaming refused(String key, Object... arguments) {
        return new Renaming.Refused(IdeMessages.in(language.get()).get(key, arguments));
    }

    private static boolean isShipped(EObject named) {
        URI uri = named.eResource().getURI();
        return Library.rulebooks().stream().map(RulebookFiles::uri).anyMatch(uri::equals);
    }

    /** Whether something that could be meant instead bears the name, itself included. */
    private boolean isTaken(XtextResource resource, EObject named, String name) {
        if (named instanceof ReadingOption option) {
            return ((Reading) option.eContainer())
                    .getOptions().stream().anyMatch(o -> name.equals(o.getName()));
        }
        if (named instanceof Reading) {
            Rulebook book = EcoreUtil2.getContainerOfType(named, Rulebook.class);
            return QiliScopeProvider.readingsOf(book).stream()
                            .anyMatch(r -> name.equals(r.getName()))
                    || declared(resource, Kind.READING, name)
                            .anyMatch(m -> m.book().equals(book.getName()));
        }
        return RulebookFiles.find(name, resource.getURI()).isPresent()
                || declared(resource, Kind.RULEBOOK, name).findAny().isPresent();
    }

    private Stream<Mention> declared(XtextResource resource, Kind kind, String name) {
        return index.texts(resource.getURI()).stream()
                .flatMap(e -> e.mentions().stream())
                .filter(m -> m.kind() == kind && m.name().equals(name));
    }

    private static Optional<FileMove> file(EObject named, String name) {
        URI uri = EcoreUtil.getURI(named).trimFragment();
        boolean isCalledSo =
                named instanceof Rulebook book
                        && uri.isFile()
                        && uri.lastSegment().equals(book.getName() + "." + RulebookFiles.EXTENSION);
        return isCalledSo
                ? Optional.of(
                        new FileMove(
                                uri,
                                uri.trimSegments(1)
                                        .appendSegment(name + "." + RulebookFiles.EXTENSION)))
                : Optional.empty();
    }
}
