// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qili.model.Language;
import org.qili.report.file.Unwritable;
import org.qili.report.file.Unwritable.Reason;
import org.qili.report.file.WholeFile;

/** Files are written whole or not at all, and why not is told. */
class WholeFileTest {

    private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

    @TempDir private Path folder;

    private Reason refused(Path file) {
        Unwritable told = assertThrows(Unwritable.class, () -> WholeFile.check(file));
        Unwritable failed = assertThrows(Unwritable.class, () -> WholeFile.write(file, NEW));
        assertEquals(told.reason(), failed.reason());
        for (Language language : Language.values()) {
            assertTrue(failed.text(language).contains(file.toString()), failed.text(language));
        }
        return failed.reason();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aFileOfThatNameIsReplacedAndFoldersAreMade() throws IOException {
        Path file = folder.resolve("a/b/c.html");
        WholeFile.check(file);
        assertFalse(Files.exists(folder.resolve("a")), "checking makes nothing");
        WholeFile.write(file, "old".getBytes(StandardCharsets.UTF_8));
        WholeFile.check(file);
        WholeFile.write(file, NEW);
        assertEquals("new", Files.readString(file));
        assertEquals(List.of("a"), names());
        try (Stream<Path> beside = Files.list(file.getParent())) {
            assertEquals(List.of(file), beside.toList());
        }
    }

    @Test
    void aFolderIsNoFile() throws IOException {
        Files.createDirectory(folder.resolve("x.html"));
        assertEquals(Reason.IS_FOLDER, refused(folder.resolve("x.html")));
        assertEquals(Reason.IS_FOLDER, refused(Path.of("/")));
        assertEquals(List.of("x.html"), names());
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Files.writeString(folder.resolve("notes"), "old");
        assertEquals(Reason.FILE_IN_THE_WAY, refused(folder.resolve("notes/x.html")));
        assertEquals(Reason.FILE_IN_THE_WAY, refused(folder.resolve("notes/deep/x.html")));
        assertEquals("old", Files.readString(folder.resolve("notes")));
        assertEquals(List.of("notes"), names());
    }

    @Test
    void whoMayNotWriteIsTold() throws IOException {
        Path locked = Files.createDirectory(folder.resolve("locked"));
        assumeTrue(locked.toFile().setWritable(false), "folders can be locked here");
        try {
            assumeFalse(Files.isWritable(locked), "the superuser writes everywhere");
            assertEquals(Reason.DENIED, refused(locked.resolve("x.html")));
            assertEquals(Reason.DENIED, refused(locked.resolve("deep/x.html")));
        } finally {
            locked.toFile().setWritable(true);
        }
    }

    /** A device that is always full. */
    @Test
    void whatTheSystemSaysIsHandedOn() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        Unwritable failed = assertThrows(Unwritable.class, () -> WholeFile.write(full, NEW));
        assertEquals(Reason.OTHER, failed.reason());
        assertTrue(failed.text(Language.EN).startsWith("/dev/full can't be written: "));
    }
}
