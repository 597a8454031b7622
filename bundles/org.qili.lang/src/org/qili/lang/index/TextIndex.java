// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.index;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.URIConverter;
import org.qili.lang.index.Mention.Kind;
import org.qili.lang.index.NameScanner.Names;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.library.Library;

/**
 * Which names stand in which texts: those below the folders that a front end works in, and those
 * around a text that asks. A file is read when it is first seen and again when its time or size
 * changed; a text that an editor holds counts instead of its file. For several threads.
 */
@Singleton
public final class TextIndex {

    /** The names in a text, and what it declares. */
    public record Entry(URI text, List<Mention> mentions, List<Heading> headings) {
        public Entry {
            mentions = List.copyOf(mentions);
            headings = List.copyOf(headings);
        }

        private Entry(URI text, Names names) {
            this(text, names.mentions(), names.headings());
        }

        private boolean declares(String rulebook) {
            return mentions.stream()
                    .anyMatch(m -> m.kind() == Kind.RULEBOOK && m.name().equals(rulebook));
        }
    }

    private record Stamp(FileTime time, long size) {}

    private record Scanned(Stamp stamp, Names names) {}

    /** A text as an editor holds it. */
    private record Edited(String content, Names names) {}

    private final NameScanner scanner;
    private final Map<Path, Scanned> files = new TreeMap<>();
    private final Map<URI, Edited> edited = new LinkedHashMap<>();
    private final List<Consumer<URI>> listeners = new CopyOnWriteArrayList<>();
    private final Map<URI, Names> shipped = new HashMap<>();
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
    public void show(URI text, String content) {
        Edited held = new Edited(content, scanner.names(content));
        Edited before;
        synchronized (this) {
            before = edited.put(plain(text), held);
        }
        if (before == null || !before.content().equals(content)) {
            listeners.forEach(l -> l.accept(text));
        }
    }

    /** From now on the file counts again. */
    public void forget(URI text) {
        Edited before;
        synchronized (this) {
            before = edited.remove(plain(text));
        }
        if (before != null) {
            listeners.forEach(l -> l.accept(text));
        }
    }

    /**
     * Tells of each change of what editors hold, from the thread that made it: texts that go by a
     * changed rulebook are to be judged anew.
     */
    public void addListener(Consumer<URI> listener) {
        listeners.add(listener);
    }

    /** Tells that one no more. */
    public void removeListener(Consumer<URI> listener) {
        listeners.remove(listener);
    }

    /** What an editor holds under that address, if one does. */
    public synchronized Optional<String> content(URI text) {
        return Optional.ofNullable(edited.get(plain(text))).map(Edited::content);
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
            entries.put(uri, new Entry(uri, files.get(file).names()));
        }
        edited.forEach(
                (text, held) -> {
                    URI uri = like(text, from);
                    entries.put(uri, new Entry(uri, held.names()));
                });
        return List.copyOf(entries.values());
    }

    /**
     * The text with the rulebook that an id means in a text: its own, then as {@link
     * #rulebook(String, URI)} says.
     *
     * @param entries the texts as {@link #texts} gave them
     */
    public Optional<URI> rulebook(String id, URI from, List<Entry> entries) {
        boolean isOwn = entries.stream().anyMatch(e -> e.text().equals(from) && e.declares(id));
        return isOwn ? Optional.of(from) : rulebook(id, from);
    }

    /**
     * The text with the rulebook that an id means in a text: a file of that name, then a text that
     * an editor holds, then a shipped rulebook, then any file it sees.
     */
    public synchronized Optional<URI> rulebook(String id, URI from) {
        Optional<URI> file =
                RulebookFiles.beside(id, from)
                        .filter(f -> held(f).map(e -> e.declares(id)).orElse(true));
        return file.or(() -> held(from, id).stream().map(Entry::text).findFirst())
                .or(() -> RulebookFiles.shipped(id))
                .or(
                        () ->
                                visible(from).stream()
                                        .filter(e -> e.declares(id))
                                        .map(Entry::text)
                                        .findFirst());
    }

    /**
     * The rulebooks that a text can name, nearest first, each id once; the shipped ones last. None
     * is parsed.
     */
    public synchronized List<Heading> rulebooks(URI from) {
        Map<String, Heading> found = new LinkedHashMap<>();
        List<Entry> entries = new ArrayList<>(visible(from));
        RulebookFiles.shipped().forEach(u -> entries.add(new Entry(u, shipped(u))));
        for (Entry entry : entries) {
            for (Heading heading : entry.headings()) {
                if (heading.kind() == Kind.RULEBOOK) {
                    found.putIfAbsent(heading.names().get(0).name(), heading);
                }
            }
        }
        return List.copyOf(found.values());
    }

    /** Rulebook files around a text and what editors hold in their place or beside them. */
    private List<Entry> visible(URI from) {
        Map<URI, Entry> entries = new LinkedHashMap<>();
        for (URI uri : RulebookFiles.files(from)) {
            Path file = Path.of(uri.toFileString());
            try {
                seen(file, Files.readAttributes(file, BasicFileAttributes.class), new HashSet<>());
                entries.put(uri, new Entry(uri, files.get(file).names()));
            } catch (IOException e) {
                // gone since it was listed
                files.remove(file);
            }
        }
        edited.forEach(
                (text, held) -> {
                    URI uri = like(text, from);
                    if (RulebookFiles.sees(from, uri)) {
                        entries.put(uri, new Entry(uri, held.names()));
                    }
                });
        return List.copyOf(entries.values());
    }

    private Optional<Entry> held(URI text) {
        return Optional.ofNullable(edited.get(plain(text))).map(h -> new Entry(text, h.names()));
    }

    private List<Entry> held(URI from, String id) {
        return edited.entrySet().stream()
                .map(e -> new Entry(like(e.getKey(), from), e.getValue().names()))
                .filter(e -> e.declares(id) && RulebookFiles.sees(from, e.text()))
                .toList();
    }

    /** Every text that Qili ships. */
    public synchronized List<Entry> shipped() {
        List<URI> all = new ArrayList<>(RulebookFiles.shipped());
        Library.precedents().forEach(e -> all.add(RulebookFiles.uri(e)));
        return all.stream().map(u -> new Entry(u, shipped(u))).toList();
    }

    private Names shipped(URI uri) {
        return shipped.computeIfAbsent(
                uri,
                u -> {
                    try (InputStream in = URIConverter.INSTANCE.createInputStream(u)) {
                        return scanner.names(new String(in.readAllBytes(), StandardCharsets.UTF_8));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }

    /** An address in the form that another one has. */
    private static URI like(URI text, URI other) {
        return text.isFile() ? RulebookFiles.uri(Path.of(text.toFileString()), other) : text;
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
                files.put(file, new Scanned(stamp, scanner.names(text)));
                filesRead++;
            } catch (IOException e) {
                files.remove(file);
                return;
            }
        }
        seen.add(file);
    }
}
