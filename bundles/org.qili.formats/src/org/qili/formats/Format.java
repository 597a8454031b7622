// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

import java.util.List;

/** A format that is read, 棋谱格式. */
public enum Format {
    /** Portable game notation in its Chinese dialect; moves in Chinese, ICCS or WXF notation. */
    PGN("pgn", "pgn"),
    /** The tagged text of the DhtmlXQ viewer, as forums paste it. */
    DHTMLXQ("dhtmlxq", "ubb", "txt"),
    /** The text that PlayOK saves: a few header lines, moves in WXF notation. */
    PLAYOK("playok", "txt", "wxf"),
    /** Bare moves in any notation, with or without numbers and blanks. */
    TEXT("text", "txt"),
    /** One position a line as FEN or EPD. */
    FEN("fen", "fen", "epd", "txt"),
    /** A FEN followed by moves. */
    ANNOTATED_FEN("fen-moves", "txt", "fen"),
    /** The binary file of XQStudio, 象棋演播室, plain (up to version 10) or obfuscated. */
    XQF("xqf", "xqf"),
    /** The binary file of CCBridge, 象棋桥, with one game. */
    CBR("cbr", "cbr"),
    /** The binary library of CCBridge with several games. */
    CBL("cbl", "cbl"),
    /** The XML file of CCBridge. */
    CBF("cbf", "cbf");

    private final String id;
    private final List<String> extensions;

    Format(String id, String... extensions) {
        this.id = id;
        this.extensions = List.of(extensions);
    }

    /** Returns the name by which a user chooses or is told the format. */
    public String id() {
        return id;
    }

    /** Returns the usual file name extensions in lower case without the dot. */
    public List<String> extensions() {
        return extensions;
    }
}
