// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.util.ArrayList;
import java.util.List;
import org.qili.board.Game;
import org.qili.board.notation.ChineseNotation;
import org.qili.board.notation.Iccs;
import org.qili.board.notation.Wxf;
import org.qili.formats.Loss;
import org.qili.formats.Loss.Kind;
import org.qili.formats.Target;
import org.qili.formats.WriteOptions;

/** Writes games into bytes. */
public final class Writers {
    private Writers() {}

    /**
     * The bytes of a file.
     *
     * @param bytes the bytes
     * @param losses what the games lost
     */
    public record Written(byte[] bytes, List<Loss> losses) {}

    /** Writes games one after the other. */
    public static Written write(List<Game> games, Target target, WriteOptions options) {
        List<Losses> losses = new ArrayList<>(games.size());
        List<Game> normal = new ArrayList<>(games.size());
        for (int i = 0; i < games.size(); i++) {
            losses.add(new Losses(i));
            normal.add(NormalForm.of(games.get(i), losses.get(i)));
        }
        GameWriter writer = writer(target, options, normal);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < normal.size(); i++) {
            int from = out.length();
            writer.write(normal.get(i), out, losses.get(i));
            losses.get(i).add(Kind.CHARACTERS, unencodable(out, from, options.charset()));
        }
        byte[] bytes = encode(out, options.charset());
        return new Written(bytes, losses.stream().flatMap(l -> l.list().stream()).toList());
    }

    private static GameWriter writer(Target target, WriteOptions options, List<Game> games) {
        return switch (target) {
            case PGN -> new PgnWriter(new ChineseNotation(options.script()), "");
            case PGN_ICCS -> new PgnWriter(new Iccs(true), "ICCS");
            case PGN_WXF -> new PgnWriter(new Wxf(), "WXF");
            case DHTMLXQ -> new DhtmlXqWriter();
            case TEXT -> new TextWriter(options.script(), games);
            case FEN -> new LineWriter(LineWriter.Tail.NOTHING);
            case EPD -> new LineWriter(LineWriter.Tail.OPERATIONS);
            case FEN_MOVES -> new LineWriter(LineWriter.Tail.MOVES);
        };
    }

    private static int unencodable(CharSequence text, int from, Charset charset) {
        CharsetEncoder encoder = charset.newEncoder();
        if (encoder.canEncode(text.subSequence(from, text.length()))) {
            return 0;
        }
        int count = 0;
        for (int i = from; i < text.length(); ) {
            int end = i + Character.charCount(Character.codePointAt(text, i));
            if (!encoder.canEncode(text.subSequence(i, end))) {
                count++;
            }
            i = end;
        }
        return count;
    }

    private static byte[] encode(CharSequence text, Charset charset) {
        CharsetEncoder encoder =
                charset.newEncoder()
                        .onMalformedInput(CodingErrorAction.REPLACE)
                        .onUnmappableCharacter(CodingErrorAction.REPLACE);
        try {
            ByteBuffer buffer = encoder.encode(CharBuffer.wrap(text));
            byte[] bytes = new byte[buffer.remaining()];
            buffer.get(bytes);
            return bytes;
        } catch (CharacterCodingException e) {
            throw new AssertionError("replaced, not reported", e);
        }
    }
}
