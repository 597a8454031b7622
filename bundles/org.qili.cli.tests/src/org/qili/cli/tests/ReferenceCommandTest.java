// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code qili reference DIR}. */
class ReferenceCommandTest {

    @TempDir private Path folder;

    @Test
    void writesEveryLanguage() throws IOException {
        Qili.Result result = Qili.call("reference", folder.resolve("doc").toString());
        assertEquals(0, result.status(), result::err);
        for (String language : new String[] {"zh-CN", "zh-TW", "en"}) {
            Path page = folder.resolve("doc").resolve(language).resolve("index.html");
            assertTrue(result.out().contains(page.toString()), result::out);
            assertTrue(Files.readString(page).contains("lang=\"" + language + "\""));
        }
    }

    @Test
    void writesTheContentsForAHelpBundle() throws IOException {
        Path pages = folder.resolve("doc");
        Qili.Result result =
                Qili.call("reference", pages.toString(), "--help-contents", "html/reference");
        assertEquals(0, result.status(), result::err);
        String toc = Files.readString(pages.resolve("zh-TW").resolve("toc.xml"));
        assertTrue(toc.contains("href=\"html/reference/zh-TW/words.html\""), toc);
        assertTrue(Files.exists(pages.resolve("zh-TW").resolve("words.html")));
    }

    @Test
    void saysWhereItCannotWrite() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Qili.Result result = Qili.call("reference", file.toString());
        assertEquals(2, result.status());
        assertTrue(result.err().contains(file.toString()), result::err);
    }
}
