// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import com.ibm.icu.text.CharsetDetector;
import com.ibm.icu.text.CharsetMatch;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Finds out the encoding of a text. A byte order mark decides; text that is UTF-8 throughout is
 * UTF-8; otherwise it is the one of GB18030 and Big5 in which more moves can be read, and only if
 * that leaves it open the one that statistics prefer.
 *
 * @param text the decoded text without a byte order mark
 * @param encoding name of the encoding
 * @param damage the first bytes that it does not allow, or null
 */
record Decoding(String text, String encoding, Damage damage) {
    /** Bytes that an encoding does not allow. */
    record Damage(long offset, String hex, int count) {}

    private static final Charset GB18030 = Charset.forName("GB18030");

    /** Big5 with the additions that Windows makes, under which old files were written. */
    private static final Charset BIG5 = Charset.forName("x-windows-950");

    private static final int SAMPLE = 1 << 16;

    static Decoding of(byte[] bytes) {
        if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
            return decode(bytes, 3, StandardCharsets.UTF_8);
        }
        if (startsWith(bytes, 0xFF, 0xFE)) {
            return decode(bytes, 2, StandardCharsets.UTF_16LE);
        }
        if (startsWith(bytes, 0xFE, 0xFF)) {
            return decode(bytes, 2, StandardCharsets.UTF_16BE);
        }
        Decoding utf8 = decode(bytes, 0, StandardCharsets.UTF_8);
        return utf8.damage == null ? utf8 : best(bytes, utf8);
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (i >= bytes.length || Bytes.u8(bytes, i) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    private static Decoding best(byte[] bytes, Decoding utf8) {
        Decoding best = utf8;
        int most = evidence(utf8);
        boolean open = true;
        for (Charset charset : List.of(GB18030, BIG5)) {
            Decoding decoding = decode(bytes, 0, charset);
            int evidence = evidence(decoding);
            if (evidence > most) {
                best = decoding;
                most = evidence;
                open = false;
            } else if (evidence == most && open && decoding.damageCount() < best.damageCount()) {
                best = decoding;
            }
        }
        return most > 0 ? best : byStatistics(bytes, best);
    }

    private static int evidence(Decoding decoding) {
        return MoveScanner.countChinese(decoding.text);
    }

    private int damageCount() {
        return damage == null ? 0 : damage.count();
    }

    private static Decoding byStatistics(byte[] bytes, Decoding otherwise) {
        CharsetDetector detector = new CharsetDetector();
        detector.setText(Arrays.copyOf(bytes, Math.min(bytes.length, SAMPLE)));
        for (CharsetMatch match : detector.detectAll()) {
            Charset charset =
                    switch (match.getName()) {
                        case "GB18030" -> GB18030;
                        case "Big5" -> BIG5;
                        default -> null;
                    };
            if (charset != null) {
                Decoding decoding = decode(bytes, 0, charset);
                return decoding.damageCount() <= otherwise.damageCount() ? decoding : otherwise;
            }
        }
        return otherwise;
    }

    private static Decoding decode(byte[] bytes, int from, Charset charset) {
        CharsetDecoder decoder =
                charset.newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes, from, bytes.length - from);
        CharBuffer out = CharBuffer.allocate(bytes.length - from + 16);
        Damage damage = null;
        int count = 0;
        while (true) {
            CoderResult result = decoder.decode(in, out, true);
            if (!result.isError()) {
                break;
            }
            if (damage == null) {
                damage =
                        new Damage(
                                in.position(),
                                Bytes.hex(bytes, in.position(), result.length()),
                                0);
            }
            count++;
            in.position(in.position() + result.length());
            out.put('\uFFFD');
        }
        decoder.flush(out);
        Damage all = damage == null ? null : new Damage(damage.offset, damage.hex, count);
        return new Decoding(out.flip().toString(), charset.name(), all);
    }
}
