// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.recovery;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URI;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.Properties;

/**
 * The text of an editor that was not saved.
 *
 * @param file the file it would be saved to
 * @param text the text
 * @param saved the text of the file when this was kept
 * @param time when this was kept
 */
public record Unsaved(URI file, String text, String saved, Instant time) {

    /** As it is kept, escapes and all. */
    String written() throws IOException {
        Properties values = new Properties();
        values.setProperty("file", file.toString());
        values.setProperty("text", text);
        values.setProperty("saved", saved);
        values.setProperty("time", time.toString());
        StringWriter writer = new StringWriter();
        values.store(writer, null);
        return writer.toString();
    }

    /** What was kept; empty if that was something else. */
    static Optional<Unsaved> read(String written) throws IOException {
        Properties values = new Properties();
        try (Reader reader = new StringReader(written)) {
            values.load(reader);
            return Optional.of(
                    new Unsaved(
                            URI.create(values.getProperty("file")),
                            values.getProperty("text"),
                            values.getProperty("saved"),
                            Instant.parse(values.getProperty("time"))));
        } catch (IllegalArgumentException | NullPointerException | DateTimeParseException e) {
            return Optional.empty();
        }
    }

    /** Name of the file, without its folder. */
    String name() {
        String path = file.getPath();
        return path == null ? file.toString() : path.substring(path.lastIndexOf('/') + 1);
    }
}
