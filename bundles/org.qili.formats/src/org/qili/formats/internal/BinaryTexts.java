// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import org.qili.formats.Place;
import org.qili.formats.Problem.Code;
import org.qili.formats.Problem.Detail;

/**
 * The texts of a binary file whose encoding is nowhere stated. It is found out from all of them
 * together, since a single name is too short to tell.
 */
final class BinaryTexts {
    /** A text: where it stands among all texts and in the file. */
    record Piece(int start, int length, int offset) {}

    private final ByteArrayOutputStream all = new ByteArrayOutputStream();
    private byte[] bytes = new byte[0];
    private Charset charset;
    private Report report;

    /** Adds a text, up to a zero if there is one. */
    Piece add(byte[] source, int offset, int length) {
        int end = 0;
        while (end < length && source[offset + end] != 0) {
            end++;
        }
        Piece piece = new Piece(all.size(), end, offset);
        all.write(source, offset, end);
        all.write('\n');
        return piece;
    }

    /** Finds out the encoding, after all texts were added. */
    void decode(Report to) {
        report = to;
        bytes = all.toByteArray();
        charset = Charset.forName(Decoding.of(bytes).encoding());
    }

    /** Returns a text; a damaged character is reported, one cut off at the end is left out. */
    String get(Piece piece) {
        CharsetDecoder decoder =
                charset.newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes, piece.start, piece.length);
        CharBuffer out = CharBuffer.allocate(piece.length + 4);
        boolean reported = false;
        while (true) {
            CoderResult result = decoder.decode(in, out, false);
            if (!result.isError()) {
                break;
            }
            if (!reported) {
                report.warn(
                        Code.ENCODING_DAMAGED,
                        new Place.ByteOffset(piece.offset + (long) in.position() - piece.start),
                        Bytes.hex(bytes, in.position(), result.length()),
                        new Detail.Name(charset.name()));
                reported = true;
            }
            in.position(in.position() + result.length());
            out.put('\uFFFD');
        }
        return out.flip().toString();
    }
}
