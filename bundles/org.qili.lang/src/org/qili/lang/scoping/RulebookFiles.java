// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.scoping;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.qili.library.Library;

/**
 * Where a rulebook is looked for by its id: a file {@code <id>.qigui} beside the text that names it
 * or in a folder above it (or a folder {@code rulebooks} there), then the rulebooks that Qili
 * ships.
 */
public final class RulebookFiles {

    /** Folders above a text that are searched, its own included. */
    private static final int LEVELS = 4;

    /** Extension of rulebooks. */
    public static final String EXTENSION = "qigui";

    /** Extension of cases. */
    public static final String CASES = "qili";

    private RulebookFiles() {}

    /** The file that should hold the rulebook of that id, as seen from a text. */
    public static Optional<URI> find(String id, URI from) {
        return beside(id, from).or(() -> shipped(id));
    }

    /** The file of that name beside a text or above it. */
    public static Optional<URI> beside(String id, URI from) {
        for (Path folder : folders(from)) {
            Path file = folder.resolve(id + "." + EXTENSION);
            if (Files.isRegularFile(file)) {
                return Optional.of(uri(file, from));
            }
        }
        return Optional.empty();
    }

    /** The rulebook of that id among those that Qili ships. */
    public static Optional<URI> shipped(String id) {
        return Library.rulebook(id).map(RulebookFiles::uri);
    }

    /** Every rulebook that Qili ships. */
    public static List<URI> shipped() {
        return Library.rulebooks().stream().map(RulebookFiles::uri).toList();
    }

    /**
     * Whether a rulebook written in one text can be named in another: in its folders, or in no file
     * yet.
     */
    public static boolean sees(URI from, URI text) {
        if (!text.isFile()) {
            return true;
        }
        Path folder = Path.of(text.toFileString()).toAbsolutePath().getParent();
        return folders(from).contains(folder);
    }

    /** The rulebook files in the folders that a text sees, nearest folder first. */
    public static List<URI> files(URI from) {
        return texts(from).stream().filter(u -> EXTENSION.equals(u.fileExtension())).toList();
    }

    /** Every rulebook file that a text can name, by id; nearer files hide farther ones. */
    public static Map<String, URI> all(URI from) {
        Map<String, URI> found = new LinkedHashMap<>();
        for (Path folder : folders(from)) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(f -> f.toString().endsWith("." + EXTENSION))
                        .sorted()
                        .forEach(f -> found.putIfAbsent(id(f), uri(f, from)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        Library.rulebooks().forEach(e -> found.putIfAbsent(e.name(), uri(e)));
        return found;
    }

    /** Every rulebook and case file in the folders that a text sees, nearest folder first. */
    public static List<URI> texts(URI from) {
        List<URI> found = new ArrayList<>();
        for (Path folder : folders(from)) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(RulebookFiles::isText)
                        .sorted()
                        .map(f -> uri(f, from))
                        .forEach(found::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return found;
    }

    /** Whether a file is, by its name, a rulebook or a text with cases. */
    public static boolean isText(Path file) {
        String name = file.toString();
        return name.endsWith("." + EXTENSION) || name.endsWith("." + CASES);
    }

    /** Address of a shipped file. */
    public static URI uri(Library.Entry entry) {
        return URI.createURI(entry.url().toString());
    }

    /**
     * Address of a file in the form that another one has: editors write {@code file:///}, EMF
     * {@code file:/}, and one file must not be read under both.
     */
    public static URI uri(Path file, URI like) {
        URI uri = URI.createFileURI(file.toString());
        boolean hasEmptyAuthority = like != null && like.isFile() && like.hasAuthority();
        return hasEmptyAuthority && !uri.hasAuthority()
                ? URI.createHierarchicalURI(
                        uri.scheme(), "", uri.device(), uri.segments(), null, null)
                : uri;
    }

    private static String id(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - EXTENSION.length() - 1);
    }

    private static List<Path> folders(URI from) {
        List<Path> folders = new ArrayList<>();
        if (from == null || !from.isFile()) {
            return folders;
        }
        Path folder;
        try {
            folder = Path.of(from.toFileString()).toAbsolutePath().getParent();
        } catch (InvalidPathException e) {
            return folders;
        }
        for (int i = 0; i < LEVELS && folder != null; i++, folder = folder.getParent()) {
            for (Path candidate : List.of(folder, folder.resolve("rulebooks"))) {
                if (Files.isReadable(candidate) && Files.isDirectory(candidate)) {
                    folders.add(candidate);
                }
            }
        }
        return folders;
    }
}
