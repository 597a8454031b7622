// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import org.qili.formats.Format;

/** Finds out the format of a file from its bytes; the name decides only where they leave it open. */
public final class Detection {
    private Detection() {}

    /** Returns the format, or null if it is none that is known. */
    public static Format of(Input input) {
        if (input.startsWith(XqfReader.SIGNATURE) && isBinary(input)) {
            return Format.XQF;
        }
        if (input.startsWith(Cbr.SIGNATURE)) {
            return Format.CBR;
        }
        if (input.startsWith(Cbr.LIBRARY_SIGNATURE)) {
            return Format.CBL;
        }
        return switch (input.extension()) {
            case "xqf" -> Format.XQF;
            case "cbr" -> Format.CBR;
            case "cbl" -> Format.CBL;
            default -> ofText(input);
        };
    }

    /** A text may begin with XQ too, but it has no control character behind it. */
    private static boolean isBinary(Input input) {
        byte[] bytes = input.bytes();
        return bytes.length > Xqf.VERSION && Bytes.u8(bytes, Xqf.VERSION) < ' ';
    }

    private static Format ofText(Input input) {
        TextSource source = input.text();
        String scan = source.scan();
        if (scan.contains(CbfReader.ROOT)) {
            return Format.CBF;
        }
        if (DhtmlXqReader.OPENING.matcher(scan).find()) {
            return Format.DHTMLXQ;
        }
        if (PgnReader.TAG_LINE.matcher(source.text()).find()) {
            return Format.PGN;
        }
        if (PlayOkReader.START.matcher(scan).find()) {
            return Format.PLAYOK;
        }
        if (FenReader.firstPosition(source) >= 0) {
            return Format.FEN;
        }
        if (PlainReader.firstMove(source) >= 0) {
            return Format.TEXT;
        }
        return switch (input.extension()) {
            case "cbf" -> Format.CBF;
            case "fen", "epd" -> Format.FEN;
            case "pgn" -> Format.PGN;
            default -> null;
        };
    }

    /** Returns the reader of a format. */
    static FormatReader reader(Format format) {
        return switch (format) {
            case PGN -> new PgnReader();
            case DHTMLXQ -> new DhtmlXqReader();
            case PLAYOK -> new PlayOkReader();
            case TEXT -> new PlainReader();
            case FEN, ANNOTATED_FEN -> new FenReader();
            case XQF -> new XqfReader();
            case CBR, CBL -> new CbrReader();
            case CBF -> new CbfReader();
        };
    }
}
