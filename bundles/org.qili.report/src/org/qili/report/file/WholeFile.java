// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import org.qili.report.file.Unwritable.Reason;

/** Writes files whole or not at all: whoever looks finds the old content or the new one. */
public final class WholeFile {

    private WholeFile() {}

    /**
     * Whether a file could be written, told before the work for it is done.
     *
     * @throws Unwritable if it could not
     */
    public static void check(Path file) throws Unwritable {
        Path target = target(file);
        Path folder = existing(target.getParent());
        if (!Files.isDirectory(folder)) {
            throw new Unwritable(file, Reason.FILE_IN_THE_WAY, folder.toString(), null);
        }
        if (!Files.isWritable(folder)) {
            throw new Unwritable(file, Reason.DENIED, folder.toString(), null);
        }
    }

    private static Path target(Path file) throws Unwritable {
        Path target = file.toAbsolutePath().normalize();
        if (Files.isDirectory(target) || target.getFileName() == null) {
            throw new Unwritable(file, Reason.IS_FOLDER, file.toString(), null);
        }
        return target;
    }

    /** The path itself or what exists on the way to it; the root at least does. */
    private static Path existing(Path path) {
        Path found = path;
        while (!Files.exists(found) && found.getParent() != null) {
            found = found.getParent();
        }
        return found;
    }

    /**
     * Writes a file; one of that name is replaced. Folders on the way to it are made.
     *
     * @throws Unwritable if that fails; what stood there before is still there
     */
    public static void write(Path file, byte[] content) throws Unwritable {
        Path target = target(file);
        try {
            Files.createDirectories(target.getParent());
            if (Files.exists(target) && !Files.isRegularFile(target)) {
                // a device or a pipe can't be replaced
                Files.write(target, content);
            } else {
                replace(Files.exists(target) ? target.toRealPath() : target, content);
            }
        } catch (IOException e) {
            throw unwritable(file, target.getParent(), e);
        }
    }

    private static void replace(Path target, byte[] content) throws IOException {
        // not a temporary file of the system's, which its owner alone could read
        Path work = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
        try {
            Files.write(work, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            try {
                Files.move(work, target, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(work, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(work);
        }
    }

    private static Unwritable unwritable(Path file, Path folder, IOException e) {
        Path blocked = existing(folder);
        if (!Files.isDirectory(blocked)) {
            return new Unwritable(file, Reason.FILE_IN_THE_WAY, blocked.toString(), e);
        }
        if (e instanceof AccessDeniedException) {
            return new Unwritable(file, Reason.DENIED, blocked.toString(), e);
        }
        if (e instanceof NoSuchFileException || e instanceof FileAlreadyExistsException) {
            return new Unwritable(file, Reason.NO_FOLDER, String.valueOf(folder), e);
        }
        String why =
                e instanceof FileSystemException f && f.getReason() != null
                        ? f.getReason()
                        : String.valueOf(e.getMessage());
        return new Unwritable(file, Reason.OTHER, why, e);
    }
}
