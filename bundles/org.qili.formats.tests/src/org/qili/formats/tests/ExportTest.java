// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qili.board.Game;
import org.qili.formats.Export;
import org.qili.formats.Exporter;
import org.qili.formats.Loss;
import org.qili.formats.Target;

class ExportTest {
    private static Game sample() {
        return Reads.game(
                "[Red \"甲\"]\n[Result \"1-0\"]\n" + "1. 炮二平五 {注} (1. 兵七进一 {变}) 马8进7! 2. 马二进三 1-0");
    }

    @Test
    void chinesePgn() {
        assertEquals(
                "[Game \"Chinese Chess\"]\n[Red \"甲\"]\n[Result \"1-0\"]\n\n"
                        + "1. 炮二平五 {注} (1. 兵七进一 {变}) 1... 马8进7 $1\n2. 马二进三\n1-0\n",
                Exporter.export(List.of(sample()), Target.PGN).text());
    }

    @Test
    void dhtmlXq() {
        assertEquals(
                "[DhtmlXQ]\n"
                        + "[DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]\n"
                        + "[DhtmlXQ_init]500,350[/DhtmlXQ_init]\n"
                        + "[DhtmlXQ_red]甲[/DhtmlXQ_red]\n"
                        + "[DhtmlXQ_result]红胜[/DhtmlXQ_result]\n"
                        // Equal men in the order of the board from Red's left.
                        + "[DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]\n"
                        + "[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]\n"
                        + "[DhtmlXQ_comment1]注[/DhtmlXQ_comment1]\n"
                        + "[DhtmlXQ_move_0_1_1]2625[/DhtmlXQ_move_0_1_1]\n"
                        + "[DhtmlXQ_comment1_1]变[/DhtmlXQ_comment1_1]\n"
                        + "[/DhtmlXQ]\n",
                Exporter.export(List.of(sample()), Target.DHTMLXQ).text());
    }

    @Test
    void textNamesItsLosses() {
        Export export = Exporter.export(List.of(sample(), sample()), Target.TEXT);
        assertEquals(
                List.of(
                        new Loss(0, Loss.Kind.TAGS, 1, List.of("Red")),
                        new Loss(0, Loss.Kind.COMMENTS, 1, List.of()),
                        new Loss(0, Loss.Kind.MARKS, 1, List.of()),
                        new Loss(0, Loss.Kind.VARIATIONS, 1, List.of())),
                export.losses().subList(0, 4));
        assertEquals(8, export.losses().size());
    }

    @Test
    void fenNamesItsLosses() {
        Export export = Exporter.export(List.of(sample()), Target.FEN);
        assertEquals(sample().start().fen() + "\n", export.text());
        assertEquals(
                List.of(
                        Loss.Kind.TAGS,
                        Loss.Kind.RESULT,
                        Loss.Kind.COMMENTS,
                        Loss.Kind.MARKS,
                        Loss.Kind.VARIATIONS,
                        Loss.Kind.MOVES),
                export.losses().stream().map(Loss::kind).toList());
    }

    @Test
    void textsThatWouldEndATagAreChanged() {
        Game game =
                Reads.game(
                        "[Red \"a||b [/DhtmlXQ_red] c\"]\n[Bad.Name \"x\"]\n1. h2e2 *"
                                .replace(".", ""));
        Export export = Exporter.export(List.of(game), Target.DHTMLXQ);
        assertEquals(List.of(new Loss(0, Loss.Kind.TEXTS_CHANGED, 1, List.of())), export.losses());
        assertEquals("a| |b (/DhtmlXQ_red] c", Reads.game(export.bytes()).tags().get("Red"));
    }

    @Test
    void saveReplacesTheFileAndLeavesNothingElse(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.pgn");
        Files.writeString(file, "old");
        Export export = Exporter.export(List.of(sample()), Target.PGN);
        export.save(file);
        assertArrayEquals(export.bytes(), Files.readAllBytes(file));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void failedSaveLeavesNothing(@TempDir Path folder) throws IOException {
        Export export = Exporter.export(List.of(sample()), Target.PGN);
        assertThrows(IOException.class, () -> export.save(folder));
        assertThrows(IOException.class, () -> export.save(folder.resolve("none/a.pgn")));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(), files.toList());
        }
    }

    @Test
    void targetsByNameAndByExtension() {
        for (Target target : Target.values()) {
            assertEquals(Optional.of(target), Target.byId(target.id().toUpperCase()));
        }
        assertEquals(Optional.of(Target.PGN), Target.byFileName("a.b.PGN"));
        assertEquals(Optional.of(Target.EPD), Target.byFileName("x.epd"));
        assertEquals(Optional.of(Target.TEXT), Target.byFileName("x.txt"));
        assertEquals(Optional.empty(), Target.byFileName("x"));
        assertEquals(Optional.empty(), Target.byId("docx"));
    }
}
