// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.suite;

import com.google.inject.Injector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.URIConverter;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.qili.model.Case;
import org.qili.model.Document;
import org.qili.model.Rulebook;

/**
 * Texts read together, so that a rulebook that many cases name is read once. For one thread at a
 * time.
 */
public final class TextShelf {

    /**
     * A text.
     *
     * @param cases its cases
     * @param rulebooks its rulebooks
     * @param faults why it, or a part of it, can't be read
     */
    public record Text(List<Case> cases, List<Rulebook> rulebooks, List<Finding> faults) {
        public Text {
            cases = List.copyOf(cases);
            rulebooks = List.copyOf(rulebooks);
            faults = List.copyOf(faults);
        }
    }

    private final XtextResourceSet set;
    private final Function<URI, Optional<String>> unsaved;

    /** Texts as they are saved. */
    public TextShelf(Injector languages) {
        this(languages, u -> Optional.empty());
    }

    /**
     * @param languages the languages, set up
     * @param unsaved gives the text that an editor holds; empty where what is saved counts
     */
    public TextShelf(Injector languages, Function<URI, Optional<String>> unsaved) {
        this.set = languages.getInstance(XtextResourceSet.class);
        this.unsaved = unsaved;
    }

    /** Reads a text, or gives it again. */
    public Text read(URI uri) {
        Resource known = set.getResource(uri, false);
        XtextResource resource =
                known instanceof XtextResource r ? r : (XtextResource) set.createResource(uri);
        if (!resource.isLoaded()) {
            try {
                resource.load(
                        new ByteArrayInputStream(bytes(uri)),
                        Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name()));
            } catch (IOException e) {
                return new Text(
                        List.of(),
                        List.of(),
                        List.of(Finding.fault(e.getLocalizedMessage(), TextPlace.START)));
            }
        }
        EcoreUtil.resolveAll(resource);
        List<Finding> faults = new ArrayList<>();
        resource.getErrors().forEach(e -> faults.add(fault(resource, e)));
        return new Text(all(resource, Case.class), all(resource, Rulebook.class), faults);
    }

    private byte[] bytes(URI uri) throws IOException {
        Optional<String> edited = unsaved.apply(uri);
        if (edited.isPresent()) {
            return edited.get().getBytes(StandardCharsets.UTF_8);
        }
        try (InputStream in = URIConverter.INSTANCE.createInputStream(uri)) {
            return in.readAllBytes();
        }
    }

    private static Finding fault(XtextResource resource, Resource.Diagnostic error) {
        TextPlace place = TextPlace.START;
        if (error instanceof org.eclipse.xtext.diagnostics.AbstractDiagnostic diagnostic) {
            place =
                    new TextPlace(
                            diagnostic.getOffset(), diagnostic.getLength(), diagnostic.getLine());
        } else if (resource.getParseResult() != null) {
            INode root = resource.getParseResult().getRootNode();
            place = new TextPlace(root.getOffset(), 0, error.getLine());
        }
        return Finding.fault(error.getMessage(), place);
    }

    private static <T extends org.eclipse.emf.ecore.EObject> List<T> all(
            Resource resource, Class<T> type) {
        return !resource.getContents().isEmpty()
                        && resource.getContents().get(0) instanceof Document document
                ? EcoreUtil2.typeSelect(document.getElements(), type)
                : List.of();
    }
}
