// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.library;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The rulebooks and precedents that Qili ships: plain text files inside this bundle. */
public final class Library {

    /** A shipped file. */
    public record Entry(String path) {

        /** Name without folder and extension; for a rulebook its id. */
        public String name() {
            String file = path.substring(path.lastIndexOf('/') + 1);
            return file.substring(0, file.lastIndexOf('.'));
        }

        /** Where it can be read from. */
        public URL url() {
            return Library.class.getResource("/" + path);
        }

        /** Its bytes; the caller closes the stream. */
        public InputStream open() throws IOException {
            return url().openStream();
        }
    }

    private static final List<Entry> ENTRIES = read();

    private Library() {}

    /** Shipped rulebooks ({@code .qigui}). */
    public static List<Entry> rulebooks() {
        return ENTRIES.stream().filter(e -> e.path().endsWith(".qigui")).toList();
    }

    /** Shipped precedents ({@code .qili}). */
    public static List<Entry> precedents() {
        return ENTRIES.stream().filter(e -> e.path().endsWith(".qili")).toList();
    }

    /** The shipped rulebook of that id. */
    public static Optional<Entry> rulebook(String id) {
        return rulebooks().stream().filter(e -> e.name().equals(id)).findFirst();
    }

    /** The shipped precedent with that path, with or without the folder and the extension. */
    public static Optional<Entry> precedent(String name) {
        return precedents().stream()
                .filter(
                        e ->
                                e.name().equals(name)
                                        || e.path().equals(name)
                                        || e.path().equals("precedents/" + name + ".qili")
                                        || e.path().equals("precedents/" + name))
                .findFirst();
    }

    private static List<Entry> read() {
        try (InputStream in = Library.class.getResourceAsStream("/index.txt");
                var reader =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().filter(l -> !l.isBlank()).map(Entry::new).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
