// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A format that is written. */
public enum Target {
    /** PGN with moves in Chinese notation. */
    PGN("pgn", Format.PGN, "pgn"),
    /** PGN with moves in ICCS coordinates. */
    PGN_ICCS("pgn-iccs", Format.PGN, "pgn"),
    /** PGN with moves in WXF notation. */
    PGN_WXF("pgn-wxf", Format.PGN, "pgn"),
    /** The tagged text of the DhtmlXQ viewer. */
    DHTMLXQ("dhtmlxq", Format.DHTMLXQ, "ubb"),
    /** Moves in Chinese notation, one round a line. */
    TEXT("text", Format.TEXT, "txt"),
    /** The start positions as FEN, one a line. */
    FEN("fen", Format.FEN, "fen"),
    /** The start positions as EPD with the tags as operations, one a line. */
    EPD("epd", Format.FEN, "epd"),
    /** A FEN and the moves in ICCS coordinates, one game a line. */
    FEN_MOVES("fen-moves", Format.ANNOTATED_FEN, "txt");

    private final String id;
    private final Format format;
    private final String extension;

    Target(String id, Format format, String extension) {
        this.id = id;
        this.format = format;
        this.extension = extension;
    }

    /** Returns the name by which a user chooses the target. */
    public String id() {
        return id;
    }

    /** Returns the format as which a game so written is read again. */
    public Format format() {
        return format;
    }

    /** Returns the usual file name extension without the dot. */
    public String extension() {
        return extension;
    }

    /** Returns the target with an id, in either case. */
    public static Optional<Target> byId(String id) {
        String wanted = id.toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(t -> t.id.equals(wanted)).findFirst();
    }

    /** Returns the first target that is usual for a file name, by its extension. */
    public static Optional<Target> byFileName(String name) {
        String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(t -> t.extension.equals(extension)).findFirst();
    }
}
