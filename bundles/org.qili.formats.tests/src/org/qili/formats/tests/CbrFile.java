// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.qili.board.Game;
import org.qili.board.Line;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Ply;
import org.qili.board.Points;
import org.qili.board.Side;

/** Makes CBR and CBL files for the tests. */
final class CbrFile {
    private static final String KINDS = "rnbakcp";

    private final byte[] header = new byte[2214];
    private final ByteArrayOutputStream records = new ByteArrayOutputStream();

    private CbrFile() {
        // The fields of real files hold what was in memory before.
        Arrays.fill(header, 36, 2044, (byte) 0x55);
        ascii(0, "CCBridge Record\0");
        header[19] = 2;
    }

    private void ascii(int offset, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(bytes, 0, header, offset, bytes.length);
    }

    private void text(int offset, String text) {
        byte[] bytes = (text + "\0").getBytes(StandardCharsets.UTF_16LE);
        System.arraycopy(bytes, 0, header, offset, bytes.length);
    }

    static byte[] of(Game game) {
        CbrFile file = new CbrFile();
        file.text(180, game.tags().getOrDefault("Title", ""));
        file.text(692, game.tags().getOrDefault("Event", ""));
        file.text(1076, game.tags().getOrDefault("Red", ""));
        file.text(1140, game.tags().getOrDefault("RedTeam", ""));
        file.text(1300, game.tags().getOrDefault("Black", ""));
        file.text(1364, game.tags().getOrDefault("BlackTeam", ""));
        file.ascii(2036, game.tags().getOrDefault("ECCO", "\0\0\0") + "\0");
        file.header[2076] =
                (byte)
                        switch (game.tags().getOrDefault(Game.RESULT, "*")) {
                            case "1-0" -> 1;
                            case "0-1" -> 2;
                            case "1/2-1/2" -> 3;
                            default -> 0;
                        };
        file.header[2112] = (byte) (game.start().sideToMove() == Side.RED ? 1 : 2);
        for (int i = 0; i < 90; i++) {
            Man man = game.start().at(Points.of(i % 9, 9 - i / 9));
            if (man != null) {
                int kind = KINDS.indexOf(man.kind().letter()) + 1;
                file.header[2120 + i] = (byte) (kind + (man.side() == Side.RED ? 0x10 : 0x20));
            }
        }
        String before = game.tags().getOrDefault(Game.COMMENT, "");
        file.record(null, !game.main().plies().isEmpty(), false, before);
        file.line(game.main(), 0, false);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(file.header);
        all.writeBytes(file.records.toByteArray());
        return all.toByteArray();
    }

    /** Makes a library of games, each at a multiple of 4,096 bytes. */
    static byte[] library(Game... games) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes("CCBridgeLibrary\0".getBytes(StandardCharsets.US_ASCII));
        for (Game game : games) {
            all.writeBytes(new byte[4096 - all.size() % 4096]);
            all.writeBytes(of(game));
        }
        return all.toByteArray();
    }

    private void line(Line line, int from, boolean firstHasAlternative) {
        if (from == line.plies().size()) {
            return;
        }
        Ply ply = line.plies().get(from);
        boolean alternatives = !ply.variations().isEmpty() || from == 0 && firstHasAlternative;
        record(ply.move(), from + 1 < line.plies().size(), alternatives, ply.comment());
        line(line, from + 1, false);
        for (int i = 0; i < ply.variations().size(); i++) {
            line(ply.variations().get(i), 0, i + 1 < ply.variations().size());
        }
    }

    private void record(Move move, boolean more, boolean alternative, String comment) {
        byte[] text = comment.getBytes(StandardCharsets.UTF_16LE);
        records.write((more ? 0 : 1) | (alternative ? 2 : 0) | (text.length > 0 ? 4 : 0));
        records.write(0);
        records.write(move == null ? 0 : index(move.from()));
        records.write(move == null ? 0 : index(move.to()));
        if (text.length > 0) {
            for (int shift = 0; shift < 32; shift += 8) {
                records.write(text.length >> shift);
            }
            records.writeBytes(text);
        }
    }

    private static int index(int point) {
        return (9 - Points.rank(point)) * 9 + Points.file(point);
    }
}
