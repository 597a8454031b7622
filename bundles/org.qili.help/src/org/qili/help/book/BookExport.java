// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.book;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.FrameworkUtil;

/** The help as files, for the browser of the system. */
public final class BookExport {

    /** How the pages look in a browser. */
    private static final String LOOKS = Href.PAGES + "help.css";

    private BookExport() {}

    /**
     * Writes all pages into the area of this bundle.
     *
     * @return the file of one of them
     * @throws IOException if a file cannot be written
     */
    public static Path write(HelpBook book, String href) throws IOException {
        Path area =
                Platform.getStateLocation(FrameworkUtil.getBundle(BookExport.class))
                        .append(book.language().getLiteral())
                        .toPath();
        for (String page : Stream.concat(book.order().stream(), Stream.of(LOOKS)).toList()) {
            Path file = file(area, page);
            Files.createDirectories(file.getParent());
            try (InputStream in = book.open(page)) {
                Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        return file(area, Href.withoutAnchor(href));
    }

    private static Path file(Path area, String href) {
        return area.resolve(href.substring(1));
    }
}
