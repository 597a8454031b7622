// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.book;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Path;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IContext;
import org.eclipse.help.IToc;
import org.eclipse.help.ITopic;
import org.osgi.framework.Bundle;
import org.qili.model.Language;
import org.qili.workbench.Log;
import org.qili.workbench.Settings;

/**
 * The help in one language: contents, pages and what F1 says. All bundles can contribute to it by
 * the platform's extension points; the language is the one chosen in the preferences, which the
 * platform does not know.
 */
public final class HelpBook {

    private static final Map<Language, HelpBook> ALL = new EnumMap<>(Language.class);

    private final Map<String, Optional<Page>> pages = new ConcurrentHashMap<>();
    private final Language language;

    private HelpBook(Language language) {
        this.language = language;
    }

    /** The help in a language. */
    public static HelpBook in(Language language) {
        synchronized (ALL) {
            return ALL.computeIfAbsent(language, HelpBook::new);
        }
    }

    /** The help in the user's language. */
    public static HelpBook now() {
        return in(Settings.language());
    }

    /** The language of all texts. */
    public Language language() {
        return language;
    }

    /** The locale under which the platform finds the texts of this language. */
    private String locale() {
        return language.getLiteral().replace('-', '_');
    }

    /** Books and their parts. Titles are those of the pages, so that all pages are read. */
    public List<Topic> contents() {
        return Arrays.stream(HelpSystem.getTocs()).map(this::topic).toList();
    }

    private Topic topic(IToc toc) {
        ITopic itself = toc.getTopic(null);
        String href = itself == null ? "" : String.valueOf(itself.getHref());
        return new Topic(title(href, toc.getLabel()), href, topics(toc.getTopics()));
    }

    private List<Topic> topics(ITopic[] topics) {
        return Arrays.stream(topics)
                .map(t -> new Topic(title(t.getHref(), t.getLabel()), t.getHref(), parts(t)))
                .toList();
    }

    private List<Topic> parts(ITopic topic) {
        return topics(topic.getSubtopics());
    }

    private String title(String href, String otherwise) {
        return page(href).map(Page::title).orElse(otherwise);
    }

    /** Addresses of all pages in the order of the contents. */
    public List<String> order() {
        return contents().stream().flatMap(HelpBook::hrefs).distinct().toList();
    }

    private static Stream<String> hrefs(Topic topic) {
        return Stream.concat(
                Stream.of(Href.withoutAnchor(topic.href())),
                topic.parts().stream().flatMap(HelpBook::hrefs));
    }

    /** The page at an address, whose anchor does not matter. */
    public Optional<Page> page(String href) {
        return pages.computeIfAbsent(Href.withoutAnchor(href), this::read);
    }

    /** Whether the page is read already, so that it comes at once. */
    public boolean isRead(String href) {
        return pages.containsKey(Href.withoutAnchor(href));
    }

    private Optional<Page> read(String href) {
        if (href.isEmpty() || Href.isElsewhere(href)) {
            return Optional.empty();
        }
        try (InputStream in = stream(href)) {
            return in == null ? Optional.empty() : Optional.of(Page.read(href, in));
        } catch (IOException e) {
            Log.error(e);
            return Optional.empty();
        }
    }

    /**
     * The source of a page or another file of the help.
     *
     * @throws IOException if there is no such file
     */
    public InputStream open(String href) throws IOException {
        InputStream in = stream(href);
        if (in == null) {
            throw new IOException("no help page " + href);
        }
        return in;
    }

    /** The source of a page, or nothing. */
    private InputStream stream(String href) throws IOException {
        Optional<String> made = ReferencePages.page(language, href);
        if (made.isPresent()) {
            return new ByteArrayInputStream(made.get().getBytes(StandardCharsets.UTF_8));
        }
        IPath path = IPath.fromPortableString(href);
        Bundle bundle = path.segmentCount() < 2 ? null : Platform.getBundle(path.segment(0));
        if (bundle == null) {
            return null;
        }
        IPath localised = new Path("$nl$").append(path.removeFirstSegments(1));
        URL url = FileLocator.find(bundle, localised, Map.of("$nl$", locale()));
        return url == null ? null : url.openStream();
    }

    /** What is to be said about a part of the window. */
    public Optional<IContext> context(String id) {
        return Optional.ofNullable(HelpSystem.getContext(id, locale()));
    }
}
