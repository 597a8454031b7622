// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.index;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.emf.common.util.URI;
import org.qili.lang.index.Mention.Kind;
import org.qili.lang.scoping.RulebookFiles;

/**
 * Which names stand in which texts: those below the folders that a front end works in, and those
 * around a text that asks. A file is read when it is first seen and again when its time or size
 * changed; a text that an editor holds counts instead of its file. For several threads.
 */
@Singleton
public final class TextIndex {

    /** The names in a text. */
    public record Entry(URI text, List<Mention> mentions) {
        public Entry {
            mentions = List.copyOf(mentions);
        }
    }

    private record Stamp(FileTime time, long size) {}

    private record Scanned(Stamp stamp, List<Mention> mentions) {}

    private final NameScanner scanner;
    private final Map<Path, Scanned> files = new TreeMap<>();
    private final Map<URI, List<Mention>> edited = new LinkedHashMap<>();
    private final Set<Path> folders = new LinkedHashSet<>();
    private long filesRead;

    @Inject
    TextIndex(NameScanner scanner) {
        this.scanner = scanner;
    }

    /** Chooses the folders a front end works in; texts below them are seen from everywhere. */
    public synchronized void use(Collection<Path> roots) {
        folders.clear();
        roots.forEach(r -> folders.add(r.toAbsolutePath().normalize()));
    }

    /** What an editor holds, until {@link #forget}; saved or not. */
    public synchronized void show(URI text, String content) {
        edited.put(plain(text), scanner.scan(content));
    }

    /** From now on the file counts again. */
    public synchronized void forget(URI text) {
        edited.remove(plain(text));
    }

    /** How many times a file was read so far: once for each version of it that was seen. */
    public synchronized long filesRead() {
        return filesRead;
    }

    /**
     * Every text below the chosen folders and around a text, as it is now.
     *
     * @param from a text, saved or not; null for the chosen folders alone
     */
    public synchronized List<Entry> texts(URI from) {
        Set<Path> seen = new LinkedHashSet<>();
        for (Path folder : folders) {
            walk(folder, seen);
        }
        for (URI uri : RulebookFiles.texts(from)) {
            Path file = Path.of(uri.toFileString());
            try {
                seen(file, Files.readAttributes(file, BasicFileAttributes.class), seen);
            } catch (IOException e) {
                // gone since it was listed
                files.remove(file);
            }
        }
        Set<Path> gone = new HashSet<>(files.keySet());
        gone.removeAll(seen);
        gone.removeIf(f -> folders.stream().noneMatch(f::startsWith));
        files.keySet().removeAll(gone);

        Map<URI, Entry> entries = new LinkedHashMap<>();
        for (Path file : seen) {
            URI uri = RulebookFiles.uri(file, from);
            entries.put(uri, new Entry(uri, files.get(file).mentions()));
        }
        edited.forEach(
                (text, mentions) -> {
                    URI uri =
                            text.isFile()
                                    ? RulebookFiles.uri(Path.of(text.toFileString()), from)
                                    : text;
                    entries.put(uri, new Entry(uri, mentions));
                });
        return List.copyOf(entries.values());
    }

    /**
     * The text with the rulebook that an id means in a text: one of its own, then a file of that
     * name, then any file it sees.
     *
     * @param entries the texts as {@link #texts} gave them
     */
    public Optional<URI> rulebook(String id, URI from, List<Entry> entries) {
        Set<URI> declaring = new LinkedHashSet<>();
        for (Entry entry : entries) {
            for (Mention mention : entry.mentions()) {
                if (mention.kind() == Kind.RULEBOOK && mention.name().equals(id)) {
                    declaring.add(entry.text());
                }
            }
        }
        if (declaring.contains(from)) {
            return Optional.of(from);
        }
        Optional<URI> named = RulebookFiles.find(id, from);
        return named.isPresent()
                ? named
                : RulebookFiles.all(from).values().stream().filter(declaring::contains).findFirst();
    }

    private static URI plain(URI text) {
        return text.isFile() ? URI.createFileURI(text.toFileString()) : text;
    }

    private void walk(Path folder, Set<Path> seen) {
        try {
            Files.walkFileTree(
                    folder,
                    new SimpleFileVisitor<>() {
                        @Override
                        public FileVisitResult preVisitDirectory(
                                Path directory, BasicFileAttributes attributes) {
                            boolean hidden =
                                    !directory.equals(folder)
                                            && directory.getFileName().toString().startsWith(".");
                            return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult visitFile(
                                Path file, BasicFileAttributes attributes) {
                            if (attributes.isRegularFile() && RulebookFiles.isText(file)) {
                                seen(file, attributes, seen);
                            }
                            return FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult visitFileFailed(Path file, IOException e) {
                            // what can't be read has no names to show
                            return FileVisitResult.CONTINUE;
                        }
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void seen(Path file, BasicFileAttributes attributes, Set<Path> seen) {
        Stamp stamp = new Stamp(attributes.lastModifiedTime(), attributes.size());
        Scanned known = files.get(file);
        if (known == null || !known.stamp().equals(stamp)) {
            try {
                String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                files.put(file, new Scanned(stamp, scanner.scan(text)));
                filesRead++;
            } catch (IOException e) {
                files.remove(file);
                return;
            }
        }
        seen.add(file);
    }
}
