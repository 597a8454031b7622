// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qili.lang.ide.OpenText;
import org.qili.lang.ide.QiliLanguage;
import org.qili.lang.ide.Region;
import org.qili.lang.ide.TextEdit;
import org.qili.lang.ide.rename.Renaming;
import org.qili.library.Library;
import org.qili.model.Language;

/** Other names for rulebooks, readings and options, wherever they are used. */
class RenameTest {

    private static final String BASE =
            """
            rulebook one "1" extends cxa-1999 {
              open reading r 9 "r" {
                option x "x"
                option y "y"
              }
              default x
              detail 8 "8" : move reading r is x => idle
            }
            """;

    private static final String DRAFT =
            """
            rulebook two "2" extends one {
              detail 7 "7" : move reading r is y => idle
            }
            """;

    private static final String CASE =
            """
            case "x" {
              rulebook one, two
              moves {
                1. 马二进三 马8进7
                2. 马三退二 马7退8
              }
              expect one {
                ruling draw by 26.2
              }
            }
            """;

    @TempDir private Path folder;
    private final QiliLanguage qili = QiliLanguage.create();

    @BeforeEach
    void texts() throws IOException {
        qili.use(Language.EN);
        qili.index().use(List.of(folder));
        Files.writeString(folder.resolve("one.qigui"), BASE);
        Files.writeString(folder.resolve("two.qigui"), DRAFT);
        Files.writeString(folder.resolve("x.qili"), CASE);
    }

    private OpenText open(String name) throws IOException {
        return qili.open(URI.createFileURI(folder.resolve(name).toString()));
    }

    private Renaming rename(String name, String place, String to) throws IOException {
        OpenText text = open(name);
        return text.rename(text.text().indexOf(place), to);
    }

    /** Does what was asked for on the disk, and says which texts changed. */
    private List<String> apply(Renaming renaming) throws IOException {
        Renaming.Possible possible = assertInstanceOf(Renaming.Possible.class, renaming);
        for (Map.Entry<URI, List<TextEdit>> entry : possible.edits().entrySet()) {
            Path file = Path.of(entry.getKey().toFileString());
            Files.writeString(file, TextEdit.apply(Files.readString(file), entry.getValue()));
        }
        if (possible.file().isPresent()) {
            var move = possible.file().get();
            Files.move(Path.of(move.from().toFileString()), Path.of(move.to().toFileString()));
        }
        return possible.edits().keySet().stream().map(URI::lastSegment).sorted().toList();
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private void assertNoErrors(String name) throws IOException {
        OpenText text = open(name);
        List<String> errors =
                Languages.issues(text).stream()
                        .filter(i -> i.getSeverity().name().equals("ERROR"))
                        .map(i -> i.getMessage())
                        .toList();
        assertEquals(List.of(), errors);
    }

    @Test
    void aRulebookWithItsFile() throws IOException {
        assertEquals(
                List.of("one.qigui", "two.qigui", "x.qili"),
                apply(rename("x.qili", "one {", "第一稿")));
        assertEquals(BASE.replace("rulebook one", "rulebook 第一稿"), read("第一稿.qigui"));
        assertEquals(DRAFT.replace("extends one", "extends 第一稿"), read("two.qigui"));
        assertEquals(CASE.replaceAll("one", "第一稿"), read("x.qili"));
        for (String name : List.of("第一稿.qigui", "two.qigui", "x.qili")) {
            assertNoErrors(name);
        }
    }

    @Test
    void aReadingInDraftsThatAskForIt() throws IOException {
        assertEquals(
                List.of("one.qigui", "two.qigui"), apply(rename("one.qigui", "r 9", "freshness")));
        assertEquals(BASE.replace("reading r ", "reading freshness "), read("one.qigui"));
        assertEquals(DRAFT.replace("reading r ", "reading freshness "), read("two.qigui"));
        assertNoErrors("two.qigui");
    }

    @Test
    void anOptionFromWhereItIsUsed() throws IOException {
        assertEquals(List.of("one.qigui"), apply(rename("one.qigui", "x => idle", "strict")));
        assertEquals(
                BASE.replace("option x", "option strict")
                        .replace("default x", "default strict")
                        .replace("is x", "is strict"),
                read("one.qigui"));
    }

    @Test
    void unsavedTextsCountAsTheyAre() throws IOException {
        String typed = "// typed\n" + CASE;
        qili.index().show(URI.createFileURI(folder.resolve("x.qili").toString()), typed);
        Renaming.Possible possible =
                assertInstanceOf(Renaming.Possible.class, rename("one.qigui", "one", "later"));
        List<TextEdit> edits =
                possible.edits().get(URI.createFileURI(folder.resolve("x.qili").toString()));
        assertEquals(typed.replaceAll("one", "later"), TextEdit.apply(typed, edits));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "rulebook", "棋规", "1st", "a.b", "“a”", "-", "two", "axf"})
    void namesThatCannotBe(String name) throws IOException {
        Renaming.Refused refused =
                assertInstanceOf(Renaming.Refused.class, rename("one.qigui", "one", name));
        assertTrue(refused.reason().contains("“" + name + "”"), refused.reason());
    }

    @Test
    void readingsAndOptionsOfOneNameAreRefused() throws IOException {
        assertInstanceOf(Renaming.Refused.class, rename("one.qigui", "x \"x\"", "y"));
        assertInstanceOf(Renaming.Refused.class, rename("one.qigui", "r 9", "r"));
        // a reading of the extended cxa-1999
        assertInstanceOf(Renaming.Refused.class, rename("one.qigui", "r 9", "newness"));
    }

    @Test
    void shippedRulebooksKeepTheirNames() throws IOException {
        assertInstanceOf(Renaming.Refused.class, rename("one.qigui", "cxa-1999", "mine"));
        OpenText text = open("one.qigui");
        assertEquals(Optional.empty(), text.renamable(text.text().indexOf("cxa-1999")));
        OpenText shipped = Languages.open(Library.rulebook("cxa-1999").orElseThrow());
        assertInstanceOf(
                Renaming.Refused.class, shipped.rename(shipped.text().indexOf("cxa-1999"), "mine"));
    }

    @Test
    void whatHasNoName() throws IOException {
        assertInstanceOf(Renaming.Refused.class, rename("one.qigui", "idle", "mine"));
        OpenText text = open("x.qili");
        assertEquals(Optional.empty(), text.renamable(text.text().indexOf("moves")));
        assertEquals(
                Optional.of(new Region(text.text().indexOf("two"), 3)),
                text.renamable(text.text().indexOf("two") + 1));
    }
}
