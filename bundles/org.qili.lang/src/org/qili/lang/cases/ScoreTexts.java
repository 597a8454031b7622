// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.cases;

import java.util.List;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.ChineseNotation;
import org.qili.board.notation.Iccs;
import org.qili.board.notation.MoveReader;
import org.qili.board.notation.ScoreReader;
import org.qili.board.notation.ScoreReader.Result;
import org.qili.board.notation.Uci;
import org.qili.board.notation.Wxf;

/**
 * Reads a score in whatever notation it is written. A score is taken to keep to one way of naming
 * points, so that {@code h2e2} is not doubtful only because ranks may be counted from 0 or from 1.
 */
public final class ScoreTexts {

    /** Positions looked at when an abbreviated score is restored. */
    private static final int MAX_NODES = 200_000;

    private static final MoveReader CHINESE = new ChineseNotation(Script.SIMPLIFIED);

    private static final List<MoveReader> READERS =
            List.of(
                    MoveReader.anyOf(List.of(CHINESE, new Wxf(), new Iccs())),
                    MoveReader.anyOf(List.of(CHINESE, new Wxf(), new Uci())),
                    MoveReader.any());

    private ScoreTexts() {}

    /**
     * The moves that the texts stand for.
     *
     * @return the first way to read the whole score without doubt; if there is none, the way that
     *     gets farthest
     */
    public static Result read(Position start, List<String> texts) {
        Result best = null;
        for (MoveReader reader : READERS) {
            Result result = new ScoreReader(reader, MAX_NODES).read(start, texts);
            if (result instanceof Result.Restored) {
                return result;
            }
            if (best == null || reach(result) > reach(best)) {
                best = result;
            }
        }
        return best;
    }

    private static int reach(Result result) {
        if (result instanceof Result.Unreadable u) {
            return u.ply();
        } else if (result instanceof Result.LimitReached l) {
            return l.ply();
        }
        return Integer.MAX_VALUE;
    }
}
