// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.library.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.qili.library.Library;
import org.qili.library.Library.Entry;

/** The files that are shipped, and how they are found. */
final class LibraryTest {

    static Stream<Entry> entries() {
        return Stream.concat(Library.rulebooks().stream(), Library.precedents().stream());
    }

    @Test
    void theIndexListsExactlyTheFilesThereAre() throws IOException, URISyntaxException {
        List<String> listed = entries().map(Entry::path).toList();
        assertEquals(new TreeSet<>(files()), new TreeSet<>(listed));
        assertEquals(listed.size(), new HashSet<>(listed).size());
    }

    private static Set<String> files() throws IOException, URISyntaxException {
        Bundle bundle = FrameworkUtil.getBundle(Library.class);
        Set<String> found = new HashSet<>();
        for (String folder : List.of("rulebooks", "precedents")) {
            if (bundle == null) {
                Path root =
                        Path.of(
                                Library.class
                                        .getProtectionDomain()
                                        .getCodeSource()
                                        .getLocation()
                                        .toURI());
                try (Stream<Path> all = Files.walk(root.resolve(folder))) {
                    all.filter(Files::isRegularFile)
                            .forEach(f -> found.add(root.relativize(f).toString()));
                }
            } else {
                Collections.list(bundle.findEntries(folder, "*.*", true)).stream()
                        .map(u -> u.getPath().substring(1))
                        .forEach(found::add);
            }
        }
        return found;
    }

    @Test
    void thereAreTheFourRulebooksAndAtLeastTenPrecedents() {
        assertTrue(
                Library.rulebooks().stream()
                        .map(Entry::name)
                        .toList()
                        .containsAll(List.of("cxa-1999", "cxa-2020", "pre-1999", "axf")));
        assertTrue(Library.precedents().size() >= 10);
    }

    @ParameterizedTest
    @MethodSource("entries")
    void isReadableUtf8(Entry entry) throws IOException {
        try (InputStream in = entry.open()) {
            String text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(java.nio.ByteBuffer.wrap(in.readAllBytes()))
                            .toString();
            assertTrue(text.length() > 50, entry::path);
            assertEquals(-1, text.indexOf('\r'), entry::path);
            assertTrue(text.endsWith("\n"), entry::path);
        } catch (CharacterCodingException e) {
            throw new AssertionError(entry.path(), e);
        }
    }

    @Test
    void rulebooksAreFoundByTheirId() {
        Entry entry = Library.rulebook("cxa-1999").orElseThrow();
        assertEquals("rulebooks/cxa-1999.qigui", entry.path());
        assertEquals("cxa-1999", entry.name());
        assertTrue(Library.rulebook("cxa-1066").isEmpty());
        assertTrue(Library.rulebook("").isEmpty());
    }

    @Test
    void precedentsAreFoundByPathWithOrWithoutFolderAndExtension() {
        for (Entry entry : Library.precedents()) {
            String path = entry.path();
            String inFolder = path.substring("precedents/".length());
            String bare = inFolder.substring(0, inFolder.length() - ".qili".length());
            for (String name : List.of(path, inFolder, bare)) {
                assertEquals(entry, Library.precedent(name).orElseThrow(), name);
            }
        }
        assertTrue(Library.precedent("no-such-precedent").isEmpty());
        assertTrue(Library.precedent("rulebooks/cxa-1999").isEmpty());
    }

    @Test
    void namesOfRulebooksAreUnique() {
        List<String> names =
                new ArrayList<>(Library.rulebooks().stream().map(Entry::name).toList());
        assertEquals(names.size(), new HashSet<>(names).size(), names::toString);
    }
}
