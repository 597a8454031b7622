// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats.internal;

import java.util.ArrayList;
import java.util.List;
import org.qili.board.Mark;

/** A move as a file has it, not yet checked, with what hangs on it. */
final class RawPly {
    /** The move as written, {@code null} if the file gives the points. */
    final String text;

    /** The notation of the text. */
    final MoveScanner.Style style;

    /** The move as {@code Board} packs it, -1 if the file gives a text. */
    final int packed;

    /** Where it stands, in characters or bytes. */
    final long offset;

    final List<Mark> marks = new ArrayList<>(0);
    final List<RawLine> variations = new ArrayList<>(0);
    private String comment = "";

    private RawPly(String text, MoveScanner.Style style, int packed, long offset) {
        this.text = text;
        this.style = style;
        this.packed = packed;
        this.offset = offset;
    }

    static RawPly written(String text, MoveScanner.Style style, long offset) {
        return new RawPly(text, style, -1, offset);
    }

    static RawPly packed(int move, long offset) {
        return new RawPly(null, MoveScanner.Style.UNKNOWN, move, offset);
    }

    String comment() {
        return comment;
    }

    /** Adds a comment on a new line. */
    void comment(String more) {
        comment = Comments.join(comment, more);
    }
}
