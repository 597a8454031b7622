// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.qili.board.Board;
import org.qili.board.Game;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Setup;
import org.qili.board.Side;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

/** Reads XQF, the binary format of XQStudio. */
final class XqfReader implements FormatReader {
    static final String SIGNATURE = "XQ";

    private static final int CONTINUES = 0x80;
    private static final int ALTERNATIVE = 0x40;
    private static final int COMMENTED = 0x20;

    @Override
    public void read(Input input, Report report) {
        byte[] file = input.bytes();
        if (!input.startsWith(SIGNATURE)) {
            report.fail(
                    Code.HEADER_DAMAGED,
                    new Place.ByteOffset(0),
                    Bytes.hex(file, 0, 2),
                    new Detail.Name(SIGNATURE));
        } else if (file.length < Xqf.HEADER) {
            report.fail(
                    Code.TRUNCATED,
                    new Place.ByteOffset(file.length),
                    "",
                    new Detail.Number(Xqf.HEADER));
        } else {
            new Run(file, report).run();
        }
    }

    private static final class Run {
        private final byte[] file;
        private final byte[] plain;
        private final Report report;
        private final Xqf xqf;
        private final BinaryTexts texts = new BinaryTexts();
        private final Map<RawPly, BinaryTexts.Piece> comments = new HashMap<>();
        private BinaryTexts.Piece before;
        private int at = Xqf.HEADER;

        Run(byte[] file, Report report) {
            this.file = file;
            this.report = report;
            xqf = Xqf.of(file);
            plain = xqf.unmask(file);
        }

        void run() {
            if (xqf.version() > Xqf.LAST) {
                warn(Code.VERSION_UNKNOWN, Xqf.VERSION, new Detail.Number(xqf.version()));
            }
            if (xqf.version() >= Xqf.KEYED && !Xqf.sumRight(file)) {
                warn(Code.HEADER_DAMAGED, Xqf.PIECES - 4, new Detail.Name("keys"));
            }
            GameMaker maker = new GameMaker(report, Place.ByteOffset::new);
            Map<String, BinaryTexts.Piece> header = new LinkedHashMap<>();
            for (Xqf.Text text : Xqf.TEXTS) {
                int length = Math.min(Bytes.u8(file, text.offset()), text.length());
                header.put(text.tag(), texts.add(file, text.offset() + 1, length));
            }
            RawLine main = records();
            texts.decode(report);
            header.forEach((tag, piece) -> maker.tag(tag, texts.get(piece)));
            comments.forEach((ply, piece) -> ply.comment(texts.get(piece)));
            if (before != null) {
                main.comment = Comments.canonical(texts.get(before));
            }
            String result = Results.ofNumber(Bytes.u8(file, Xqf.RESULT));
            if (!result.equals(Results.OPEN)) {
                maker.tag(Game.RESULT, result);
            }
            Position start = start(maker, main);
            if (start != null) {
                maker.finish(start, main);
            }
        }

        private Position start(GameMaker maker, RawLine main) {
            Setup setup = Setup.empty();
            for (int slot = 0; slot < 32; slot++) {
                int point = point(xqf.man(file, slot));
                if (point >= 0) {
                    setup = setup.with(point, DhtmlXq.SLOTS[slot]);
                }
            }
            Side side = file[Xqf.TO_MOVE] == 1 ? Side.BLACK : Side.RED;
            return maker.start(setup.withSideToMove(side), true, main, Xqf.PIECES);
        }

        private static int point(int value) {
            int file = value / 10;
            return Points.onBoard(file, value % 10) ? Points.of(file, value % 10) : -1;
        }

        private RawLine records() {
            TreeAssembler tree = new TreeAssembler();
            boolean root = true;
            boolean more = true;
            int count = 0;
            while (more && count++ <= report.limits().maxNodes()) {
                int start = at;
                if (at + 4 > plain.length) {
                    truncated();
                    break;
                }
                int from = point(Bytes.u8(plain, at) - 24 - xqf.from() & 0xFF);
                int to = point(Bytes.u8(plain, at + 1) - 32 - xqf.to() & 0xFF);
                int flags = flags(Bytes.u8(plain, at + 2));
                at += 4;
                BinaryTexts.Piece comment = null;
                if ((flags & COMMENTED) != 0) {
                    comment = comment(start);
                    if (comment == null) {
                        break;
                    }
                }
                if (root) {
                    before = comment;
                    more = (flags & CONTINUES) != 0;
                    root = false;
                } else if (from < 0 || to < 0) {
                    // What belongs to it cannot be told from here on.
                    warn(Code.MOVE_OFF_BOARD, start, new Detail.None());
                    break;
                } else {
                    RawPly ply = RawPly.packed(Board.move(from, to), start);
                    if (comment != null) {
                        comments.put(ply, comment);
                    }
                    tree.add(ply, (flags & CONTINUES) != 0, (flags & ALTERNATIVE) != 0);
                    more = !tree.complete();
                }
            }
            return tree.main();
        }

        /**
         * Brings the flags of the old versions, one in each half of the byte, into the new form.
         */
        private int flags(int flags) {
            if (xqf.version() >= Xqf.KEYED) {
                return flags;
            }
            return ((flags & 0xF0) != 0 ? CONTINUES : 0)
                    | ((flags & 0x0F) != 0 ? ALTERNATIVE : 0)
                    | COMMENTED;
        }

        /** Reads the length and skips the text; null if there is not so much. */
        private BinaryTexts.Piece comment(int start) {
            if (at + 4 > plain.length) {
                truncated();
                return null;
            }
            long length = (long) Bytes.i32(plain, at) - xqf.comment();
            at += 4;
            if (length < 0 || length > plain.length - at) {
                report.warn(
                        Code.COMMENT_TOO_LONG,
                        new Place.ByteOffset(start),
                        Long.toString(length),
                        new Detail.Number(plain.length - (long) at));
                return null;
            }
            BinaryTexts.Piece piece = texts.add(plain, at, (int) length);
            at += (int) length;
            return piece;
        }

        private void truncated() {
            warn(Code.TRUNCATED, plain.length, new Detail.None());
        }

        private void warn(Code code, int offset, Detail detail) {
            report.warn(code, new Place.ByteOffset(offset), "", detail);
        }
    }
}
