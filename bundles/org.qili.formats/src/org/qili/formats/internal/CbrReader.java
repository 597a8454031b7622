// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import org.qili.board.Board;
import org.qili.board.Game;
import org.qili.board.Man;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.board.Side;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;
import org.qili.formats.Tags;

/**
 * Reads CBR, the binary format of CCBridge, and CBL, its library. The index of a library is passed
 * over: its records are found by their signature.
 */
final class CbrReader implements FormatReader {
    @Override
    public void read(Input input, Report report) {
        byte[] file = input.bytes();
        int at = next(file, 0);
        if (at < 0) {
            report.fail(
                    Code.HEADER_DAMAGED,
                    new Place.ByteOffset(0),
                    Bytes.hex(file, 0, Cbr.SIGNATURE.length()),
                    new Detail.Name(Cbr.SIGNATURE.strip()));
        }
        while (at >= 0 && report.room(new Place.ByteOffset(at))) {
            int end = next(file, at + Cbr.SIGNATURE.length());
            new Run(file, at, end < 0 ? file.length : end, report).run();
            at = end;
        }
    }

    private static int next(byte[] file, int from) {
        for (int i = from; i + Cbr.SIGNATURE.length() <= file.length; i++) {
            if (file[i] == 'C' && Bytes.hasAscii(file, i, Cbr.SIGNATURE)) {
                return i;
            }
        }
        return -1;
    }

    /** One record. */
    private static final class Run {
        private final byte[] file;
        private final int start;
        private final int end;
        private final Report report;
        private int at;

        Run(byte[] file, int start, int end, Report report) {
            this.file = file;
            this.start = start;
            this.end = end;
            this.report = report;
            at = start + Cbr.RECORDS;
        }

        void run() {
            if (end - start < Cbr.RECORDS) {
                report.fail(
                        Code.TRUNCATED,
                        new Place.ByteOffset(end),
                        "",
                        new Detail.Number(start + (long) Cbr.RECORDS));
                return;
            }
            int version = Bytes.u8(file, start + Cbr.VERSION);
            if (version > Cbr.LAST_VERSION) {
                warn(Code.VERSION_UNKNOWN, start + Cbr.VERSION, new Detail.Number(version));
            }
            GameMaker maker = new GameMaker(report, Place.ByteOffset::new);
            for (Cbr.Text text : Cbr.TEXTS) {
                maker.tag(text.tag(), Bytes.utf16(file, start + text.offset(), text.length()));
            }
            ecco(maker);
            String result = Results.ofNumber(Bytes.u8(file, start + Cbr.RESULT));
            if (!result.equals(Results.OPEN)) {
                maker.tag(Game.RESULT, result);
            }
            Setup setup = setup();
            if (setup != null) {
                RawLine main = records();
                Position position = maker.start(setup, true, main, start + (long) Cbr.BOARD);
                if (position != null) {
                    maker.finish(position, main);
                }
            }
        }

        private void ecco(GameMaker maker) {
            StringBuilder code = new StringBuilder();
            for (int i = 0; i < 3; i++) {
                char c = (char) Bytes.u8(file, start + Cbr.ECCO + i);
                boolean fits = i == 0 ? c >= 'A' && c <= 'E' : c >= '0' && c <= '9';
                if (!fits) {
                    return;
                }
                code.append(c);
            }
            maker.tag(Tags.ECCO, code.toString());
        }

        private Setup setup() {
            boolean black = Bytes.i32(file, start + Cbr.TO_MOVE) == Cbr.BLACK_TO_MOVE;
            Setup setup = Setup.empty().withSideToMove(black ? Side.BLACK : Side.RED);
            for (int i = 0; i < 90; i++) {
                int offset = start + Cbr.BOARD + i;
                int code = Bytes.u8(file, offset);
                Man man = Cbr.man(code);
                if (man == null && code != 0) {
                    report.fail(
                            Code.HEADER_DAMAGED,
                            new Place.ByteOffset(offset),
                            Bytes.hex(file, offset, 1),
                            new Detail.Name("board"));
                    return null;
                }
                setup = man == null ? setup : setup.with(Cbr.point(i), man);
            }
            return setup;
        }

        private RawLine records() {
            TreeAssembler tree = new TreeAssembler();
            boolean root = true;
            boolean more = true;
            int count = 0;
            while (more && count++ <= report.limits().maxNodes()) {
                int record = at;
                if (at + 4 > end) {
                    warn(Code.TRUNCATED, end, new Detail.None());
                    break;
                }
                int flags = file[at];
                int from = Cbr.point(Bytes.u8(file, at + 2));
                int to = Cbr.point(Bytes.u8(file, at + 3));
                at += 4;
                String comment = "";
                if ((flags & Cbr.COMMENTED) != 0) {
                    comment = comment(record);
                    if (comment == null) {
                        break;
                    }
                }
                if (root) {
                    tree.main().comment = Comments.canonical(comment);
                    more = (flags & Cbr.ENDS) == 0;
                    root = false;
                } else if (from < 0 || to < 0) {
                    warn(Code.MOVE_OFF_BOARD, record, new Detail.None());
                    break;
                } else {
                    RawPly ply = RawPly.packed(Board.move(from, to), record);
                    ply.comment(comment);
                    tree.add(ply, (flags & Cbr.ENDS) == 0, (flags & Cbr.ALTERNATIVE) != 0);
                    more = !tree.complete();
                }
            }
            return tree.main();
        }

        private String comment(int record) {
            if (at + 4 > end) {
                warn(Code.TRUNCATED, end, new Detail.None());
                return null;
            }
            int length = Bytes.i32(file, at);
            at += 4;
            if (length < 0 || length > end - at) {
                report.warn(
                        Code.COMMENT_TOO_LONG,
                        new Place.ByteOffset(record),
                        Integer.toString(length),
                        new Detail.Number(end - (long) at));
                return null;
            }
            String comment = Bytes.utf16(file, at, length & ~1);
            at += length;
            return comment;
        }

        private void warn(Code code, long offset, Detail detail) {
            report.warn(code, new Place.ByteOffset(offset), "", detail);
        }
    }
}
