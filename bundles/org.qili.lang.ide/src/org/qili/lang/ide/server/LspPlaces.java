// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.URIConverter;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.qili.lang.ide.navigation.Target;
import org.qili.lang.index.TextIndex;

/** Places in texts as clients know them: by file, line and column. */
@Singleton
final class LspPlaces {

    @Inject private UriExtensions uris;
    @Inject private TextIndex index;

    private final Map<URI, Path> copies = new HashMap<>();

    /** A text as a client reads it, unsaved changes included, to count lines in. */
    Optional<Document> document(URI uri) {
        Optional<String> held = index.content(uri);
        if (held.isPresent()) {
            return held.map(text -> new Document(1, text));
        }
        try (InputStream in = URIConverter.INSTANCE.createInputStream(uri)) {
            return Optional.of(
                    new Document(1, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The place of a target; empty if its text has gone. */
    Optional<Location> location(Target target) {
        return document(target.uri())
                .filter(d -> target.offset() + target.length() <= d.getContents().length())
                .map(
                        d ->
                                new Location(
                                        uris.toUriString(reachable(target.uri())),
                                        range(d, target.offset(), target.length())));
    }

    static Range range(Document document, int offset, int length) {
        return new Range(document.getPosition(offset), document.getPosition(offset + length));
    }

    /** Clients open files only: what Qili ships inside its jars is copied out for them. */
    private synchronized URI reachable(URI uri) {
        if (uri.isFile()) {
            return uri;
        }
        Path copy = copies.computeIfAbsent(uri, LspPlaces::copy);
        return URI.createFileURI(copy.toString());
    }

    private static Path copy(URI uri) {
        try (InputStream in = URIConverter.INSTANCE.createInputStream(uri)) {
            Path folder = Files.createTempDirectory("qili");
            Path file = folder.resolve(uri.lastSegment());
            Files.copy(in, file);
            // deleted in the opposite order
            folder.toFile().deleteOnExit();
            file.toFile().deleteOnExit();
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
