// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide;

import com.google.inject.Injector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.URIConverter;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.qili.lang.cases.JudgedCases;
import org.qili.lang.index.HeldTexts;
import org.qili.lang.index.TextIndex;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.lang.validation.UserLanguage;
import org.qili.model.Language;

/**
 * Both languages with the services of an editor, for any front end. Holds what texts share: the
 * facts of moves already analysed and the language of messages. Safe for several threads.
 */
public final class QiliLanguage {

    private final Injector injector;

    private QiliLanguage(Injector injector) {
        this.injector = injector;
    }

    /** Sets the languages up. Takes about a second the first time; once for a front end. */
    public static QiliLanguage create() {
        return new QiliLanguage(new QiliIdeSetup().createInjectorAndDoEMFRegistration());
    }

    /** The services of the languages themselves. */
    public Injector injector() {
        return injector;
    }

    /** The language of messages. */
    public Language language() {
        return injector.getInstance(UserLanguage.class).get();
    }

    /** Chooses the language of messages. */
    public void use(Language language) {
        injector.getInstance(UserLanguage.class).set(language);
    }

    /** Judgements of the cases of open texts. */
    public JudgedCases judged() {
        return injector.getInstance(JudgedCases.class);
    }

    /**
     * Which names stand in which texts. A front end tells it the folders it works in and the texts
     * that are edited there.
     */
    public TextIndex index() {
        return injector.getInstance(TextIndex.class);
    }

    /**
     * Reads a text.
     *
     * @param uri where it comes from; files see the rulebooks beside and above them
     * @param text what an editor shows, saved or not
     */
    public OpenText open(URI uri, String text) {
        XtextResourceSet set = injector.getInstance(XtextResourceSet.class);
        // not the factories registered for the whole process: another set-up may have replaced them
        var factories = set.getResourceFactoryRegistry().getExtensionToFactoryMap();
        IResourceFactory factory = injector.getInstance(IResourceFactory.class);
        factories.put(RulebookFiles.EXTENSION, factory);
        factories.put(RulebookFiles.CASES, factory);
        injector.getInstance(HeldTexts.class).showTo(set);
        XtextResource resource = (XtextResource) set.createResource(uri);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            resource.load(
                    new ByteArrayInputStream(bytes),
                    Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new OpenText(injector, resource, text);
    }

    /**
     * Reads a file or a shipped text.
     *
     * @throws IOException if it can't be read
     */
    public OpenText open(URI uri) throws IOException {
        try (InputStream in = URIConverter.INSTANCE.createInputStream(uri)) {
            return open(uri, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
