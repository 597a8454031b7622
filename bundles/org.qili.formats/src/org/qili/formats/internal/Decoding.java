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
 * UTF-8; otherwise it is the one of GB18030 and Big5 in which more moves and more signs that are
 * usual in scores can be read, then the one that has more of its usual characters, and only if that
 * leaves it open the one that statistics prefer.
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

    /** How much of a text, in bytes or characters, is looked at for evidence. */
    private static final int SAMPLE = 1 << 16;

    /** Signs that are frequent in scores, their comments and headings, in either script. */
    private static final String COMMON =
            "的一是不了人在有这這中大来來上国國个個到说說们們为為子和你地出道也时時年得就那要下以生会會自着著去之过過家"
                    + "可里裡后後小么心多天而能好都然没日于於起还還发發成事只作当當想看文无無开開手十用主行方又如前"
                    + "所本见見经經头頭面公同三二两兩四五六七八九第红紅黑胜勝负負先局棋象车車马馬炮兵卒将將士仕"
                    + "相帅帥进進退平轮輪赛賽杯冠军軍名人月号號步法变變优優势勢攻守杀殺吃弃棄";

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
        return utf8.damage == null || utf8.isHanWithFewDamages() ? utf8 : best(bytes, utf8);
    }

    /** Three bytes that make one Chinese sign in UTF-8 hardly come about in another encoding. */
    private boolean isHanWithFewDamages() {
        long han = text.chars().filter(c -> c >= '\u2E80' && c <= '\u9FFF').count();
        return han > 2L * damageCount();
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
        if (most > 0) {
            return best;
        }
        int simplified = usual(bytes, 0xB0, 0xD7);
        int traditional = usual(bytes, 0xA4, 0xC6);
        return simplified == traditional
                ? byStatistics(bytes, best)
                : preferred(bytes, simplified > traditional ? GB18030 : BIG5, best);
    }

    /** Counts the pairs of bytes whose first lies where an encoding has its usual characters. */
    private static int usual(byte[] bytes, int from, int to) {
        int count = 0;
        int end = Math.min(bytes.length, SAMPLE) - 1;
        for (int i = 0; i < end; i++) {
            int first = Bytes.u8(bytes, i);
            if (first >= 0x80) {
                count += first >= from && first <= to ? 1 : 0;
                i++;
            }
        }
        return count;
    }

    /** Decodes with an encoding unless that damages more than another one. */
    private static Decoding preferred(byte[] bytes, Charset charset, Decoding otherwise) {
        Decoding decoding = decode(bytes, 0, charset);
        return decoding.damageCount() <= otherwise.damageCount() ? decoding : otherwise;
    }

    private static int evidence(Decoding decoding) {
        String text = decoding.text;
        String sample = text.substring(0, Math.min(text.length(), SAMPLE));
        long common = sample.chars().filter(c -> COMMON.indexOf(c) >= 0).count();
        return 4 * (MoveScanner.countChinese(sample) - decoding.damageCount()) + (int) common;
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
                return preferred(bytes, charset, otherwise);
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
                                in.position(), Bytes.hex(bytes, in.position(), result.length()), 0);
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
