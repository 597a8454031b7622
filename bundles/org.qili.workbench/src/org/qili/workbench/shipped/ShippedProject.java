// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.shipped;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Properties;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.osgi.framework.FrameworkUtil;
import org.qili.library.Library;
import org.qili.workbench.Ids;
import org.qili.workbench.Log;

/**
 * The project with the rulebooks and precedents that Qili ships. They are copied there at the first
 * start and brought up to date with later versions; a file that the user changed or deleted is left
 * as it is.
 */
public final class ShippedProject {

    /** Name of the project, the same in every language so that it is found again. */
    public static final String NAME = "棋例 Precedents";

    /** The precedent shown at the first start: the first figure of the rules in force. */
    private static final String FIRST = "cxa-2020/fig-02";

    /** Remembers what was copied: path in the project to digest of the content. */
    private final Path record;

    private final Properties copied = new Properties();

    /** Reads what was copied before. */
    public ShippedProject() {
        record =
                Platform.getStateLocation(FrameworkUtil.getBundle(ShippedProject.class))
                        .append("shipped.properties")
                        .toPath();
        if (Files.isReadable(record)) {
            try (InputStream in = Files.newInputStream(record)) {
                copied.load(in);
            } catch (IOException e) {
                Log.warn(e);
            }
        }
    }

    /** The project, whether it exists or not. */
    public static IProject project() {
        return ResourcesPlugin.getWorkspace().getRoot().getProject(NAME);
    }

    /**
     * Copies what is missing.
     *
     * @return the precedent to open first, if this was the first start
     */
    public Optional<IFile> update(IProgressMonitor monitor) throws CoreException {
        boolean isFirst = copied.isEmpty();
        IProject project = project();
        if (!isFirst && !project.exists()) {
            return Optional.empty();
        }
        SubMonitor progress = SubMonitor.convert(monitor, Library.precedents().size() + 10);
        if (!project.exists()) {
            project.create(progress.split(1));
        }
        project.open(progress.split(1));
        if (isFirst) {
            project.setDefaultCharset(StandardCharsets.UTF_8.name(), progress.split(1));
        }
        for (Library.Entry entry : Library.rulebooks()) {
            copy(project, entry, progress.split(1));
        }
        for (Library.Entry entry : Library.precedents()) {
            copy(project, entry, progress.split(1));
        }
        save();
        return isFirst
                ? Library.precedent(FIRST)
                        .or(() -> Library.precedents().stream().findFirst())
                        .map(e -> project.getFile(e.path()))
                        .filter(IFile::exists)
                : Optional.empty();
    }

    private void copy(IProject project, Library.Entry entry, IProgressMonitor monitor)
            throws CoreException {
        IFile file = project.getFile(entry.path());
        try (InputStream in = entry.open()) {
            byte[] content = in.readAllBytes();
            String digest = digest(content);
            String before = copied.getProperty(entry.path());
            if (digest.equals(before)) {
                return;
            }
            if (before == null && !file.exists()) {
                folder(file.getParent());
                file.create(new ByteArrayInputStream(content), IResource.NONE, monitor);
            } else if (file.exists() && digest(read(file)).equals(before)) {
                file.setContents(
                        new ByteArrayInputStream(content), IResource.KEEP_HISTORY, monitor);
            }
            copied.setProperty(entry.path(), digest);
        } catch (IOException e) {
            throw new CoreException(Status.error(file.getName(), e));
        }
    }

    private static byte[] read(IFile file) throws CoreException, IOException {
        try (InputStream in = file.getContents(true)) {
            return in.readAllBytes();
        }
    }

    private static void folder(IContainer container) throws CoreException {
        if (container instanceof IFolder folder && !folder.exists()) {
            folder(folder.getParent());
            folder.create(IResource.NONE, true, null);
        }
    }

    private static String digest(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private void save() {
        try {
            Path work = record.resolveSibling(record.getFileName() + ".new");
            try (OutputStream out = Files.newOutputStream(work)) {
                copied.store(out, Ids.BUNDLE);
            }
            Files.move(work, record, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            Log.warn(e);
        }
    }
}
