// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import org.qili.formats.Format;

/**
 * Finds out the format of a file from its bytes; the name decides only where they leave it open.
 */
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
        // A text of one format may quote another one; what comes first is the format.
        Map<Format, Integer> first = new EnumMap<>(Format.class);
        first.put(Format.CBF, source.scan().indexOf(CbfReader.ROOT));
        first.put(Format.DHTMLXQ, start(DhtmlXqReader.OPENING.matcher(source.scan())));
        first.put(Format.PGN, start(PgnReader.TAG_LINE.matcher(source.text())));
        first.put(Format.PLAYOK, start(PlayOkReader.START.matcher(source.scan())));
        first.put(Format.FEN, FenReader.firstPosition(source));
        first.values().removeIf(offset -> offset < 0);
        if (!first.isEmpty()) {
            return Collections.min(first.entrySet(), Map.Entry.comparingByValue()).getKey();
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

    private static int start(Matcher matcher) {
        return matcher.find() ? matcher.start() : -1;
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
