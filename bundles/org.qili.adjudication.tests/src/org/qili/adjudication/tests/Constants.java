// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication.tests;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** The string constants in the compiled classes of a bundle. */
final class Constants {

    private Constants() {}

    /**
     * All class files of the bundle of a class, as one text in which its constants can be found.
     */
    static String of(Class<?> member) {
        Bundle bundle = FrameworkUtil.getBundle(member);
        try {
            return bundle == null ? ofFolder(member) : ofBundle(bundle);
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String ofBundle(Bundle bundle) throws IOException {
        StringBuilder all = new StringBuilder();
        List<URL> classes = Collections.list(bundle.findEntries("/", "*.class", true));
        for (URL url : classes) {
            try (InputStream in = url.openStream()) {
                all.append(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1));
            }
        }
        return all.toString();
    }

    /** Outside OSGi: the folder the class was loaded from. */
    private static String ofFolder(Class<?> member) throws IOException, URISyntaxException {
        Path folder =
                Path.of(member.getProtectionDomain().getCodeSource().getLocation().toURI())
                        .resolve(member.getPackageName().replace('.', '/'))
                        .getParent();
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(f -> f.toString().endsWith(".class"))
                    .map(Constants::read)
                    .collect(Collectors.joining());
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
