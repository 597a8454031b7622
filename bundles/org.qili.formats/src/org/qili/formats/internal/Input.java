// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.Locale;

/** The bytes of a file and the name it has, which may be empty. */
public final class Input {
    private final byte[] bytes;
    private final String extension;
    private TextSource text;
    private Decoding.Damage damage;

    /** Creates an input; the bytes are not copied. */
    public Input(byte[] bytes, String name) {
        this.bytes = bytes;
        extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    byte[] bytes() {
        return bytes;
    }

    /** File name extension in lower case without the dot. */
    String extension() {
        return extension;
    }

    /** The bytes decoded as text; the encoding is found out once. */
    TextSource text() {
        if (text == null) {
            Decoding decoding = Decoding.of(bytes);
            text = new TextSource(decoding.text(), decoding.encoding());
            damage = decoding.damage();
        }
        return text;
    }

    /** What the encoding does not allow, or null. */
    Decoding.Damage damage() {
        text();
        return damage;
    }

    boolean startsWith(String ascii) {
        return Bytes.hasAscii(bytes, 0, ascii);
    }
}
