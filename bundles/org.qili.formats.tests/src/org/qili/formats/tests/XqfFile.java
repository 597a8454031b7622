// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.tests;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import org.qili.board.Game;
import org.qili.board.Line;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Ply;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;

/**
 * Makes XQF files for the tests. The arithmetic is written down here a second time, from the side
 * of the writer.
 */
final class XqfFile {
    private static final Charset GB = Charset.forName("GB18030");
    private static final String MASK = "[(C) Copyright Mr. Dong Shiwei.]";
    private static final String SLOTS = "RNBAKABNRCCPPPPPrnbakabnrccppppp";

    private final int version;
    private final byte[] header = new byte[1024];
    private final ByteArrayOutputStream records = new ByteArrayOutputStream();
    private int forPieces;
    private int forFrom;
    private int forTo;
    private int forComment;

    private XqfFile(int version) {
        this.version = version;
        header[0] = 'X';
        header[1] = 'Q';
        header[2] = (byte) version;
        if (version > 10) {
            header[3] = (byte) 0xA5;
            for (int i = 0; i < 4; i++) {
                header[8 + i] = (byte) (0x37 * (i + 1));
            }
            int[] keys = {0, 0x21, 0x43, 0x65};
            keys[0] = 256 - (keys[1] + keys[2] + keys[3]) % 256;
            for (int i = 0; i < 4; i++) {
                header[12 + i] = (byte) keys[i];
            }
            forPieces = turn(keys[1]) * keys[1] % 256;
            forFrom = turn(keys[2]) * forPieces % 256;
            forTo = turn(keys[3]) * forFrom % 256;
            forComment = (keys[0] * 256 + keys[1]) % 32000 + 767;
        }
    }

    private static int turn(int key) {
        return (key * key * 54 + 221) % 256;
    }

    /** Makes a file of a game; the comment before the first move is its tag. */
    static byte[] of(Game game, int version) {
        XqfFile file = new XqfFile(version);
        file.text(80, game.tags().getOrDefault("Title", ""));
        file.text(304, game.tags().getOrDefault("Red", ""));
        file.text(320, game.tags().getOrDefault("Black", ""));
        String result = game.tags().getOrDefault(Game.RESULT, "*");
        file.header[51] =
                (byte)
                        switch (result) {
                            case "1-0" -> 1;
                            case "0-1" -> 2;
                            case "1/2-1/2" -> 3;
                            default -> 0;
                        };
        file.position(game.start());
        String before = game.tags().getOrDefault(Game.COMMENT, "");
        file.record(0, 0, !game.main().plies().isEmpty(), false, before);
        file.line(game.main(), 0, false);
        return file.bytes();
    }

    private void text(int offset, String text) {
        byte[] bytes = text.getBytes(GB);
        header[offset] = (byte) bytes.length;
        System.arraycopy(bytes, 0, header, offset + 1, bytes.length);
    }

    private void position(Position start) {
        header[50] = (byte) (start.sideToMove() == Side.BLACK ? 1 : 0);
        boolean[] used = new boolean[90];
        for (int slot = 0; slot < 32; slot++) {
            Man man = Man.ofLetter(SLOTS.charAt(slot)).orElseThrow();
            int value = 0xFF;
            for (int p = 0; p < 90 && value == 0xFF; p++) {
                if (!used[p] && start.at(p) == man) {
                    used[p] = true;
                    value = 10 * Points.file(p) + Points.rank(p);
                }
            }
            int index = version > 11 ? Math.floorMod(slot - forPieces - 1, 32) : slot;
            header[16 + index] = (byte) (value + forPieces);
        }
    }

    /** Writes a line from a ply on: the move, what follows it, then its alternatives. */
    private void line(Line line, int from, boolean firstHasAlternative) {
        if (from == line.plies().size()) {
            return;
        }
        Ply ply = line.plies().get(from);
        boolean alternatives = !ply.variations().isEmpty() || from == 0 && firstHasAlternative;
        boolean more = from + 1 < line.plies().size();
        record(
                value(ply.move(), true),
                value(ply.move(), false),
                more,
                alternatives,
                ply.comment());
        line(line, from + 1, false);
        for (int i = 0; i < ply.variations().size(); i++) {
            line(ply.variations().get(i), 0, i + 1 < ply.variations().size());
        }
    }

    private static int value(Move move, boolean from) {
        int point = from ? move.from() : move.to();
        return 10 * Points.file(point) + Points.rank(point);
    }

    private void record(int from, int to, boolean more, boolean alternative, String comment) {
        byte[] text = comment.getBytes(GB);
        records.write(from + 24 + forFrom);
        records.write(to + 32 + forTo);
        if (version > 10) {
            int flags = (more ? 0x80 : 0) | (alternative ? 0x40 : 0);
            records.write(flags | (text.length > 0 ? 0x20 : 0));
            records.write(0x5A);
            if (text.length > 0) {
                length(text.length + forComment);
            }
        } else {
            records.write((more ? 0xF0 : 0) | (alternative ? 0x0F : 0));
            records.write(0);
            length(text.length);
        }
        records.writeBytes(text);
    }

    private void length(int length) {
        for (int shift = 0; shift < 32; shift += 8) {
            records.write(length >> shift);
        }
    }

    private byte[] bytes() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(header);
        byte[] body = records.toByteArray();
        for (int i = 0; i < body.length; i++) {
            int mask = 0;
            if (version > 15) {
                int part = header[12 + i % 4] & header[3] | header[8 + i % 4];
                mask = MASK.charAt(i % 32) & part;
            }
            all.write(body[i] + mask);
        }
        return all.toByteArray();
    }
}
