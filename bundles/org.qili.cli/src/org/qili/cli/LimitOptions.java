// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

import org.qili.adjudication.FactsCache;
import org.qili.adjudication.text.TextBundle;
import org.qili.analysis.Analyser;
import org.qili.analysis.Limits;
import picocli.CommandLine.Option;

/**
 * How far the searches of the analysis go: what {@link Limits} says where nothing else is asked.
 */
final class LimitOptions {

    /** Longest mate that may be asked for, in own moves. */
    static final int DEEPEST = 40;

    /** Moves whose facts are remembered. */
    private static final int CACHE = 10_000;

    private static final Limits STANDARD = Limits.standard();

    @Option(names = "--mate-depth", paramLabel = "MOVES", descriptionKey = "limit.mate-depth")
    private int mateDepth = STANDARD.mateDepth();

    @Option(names = "--mate-nodes", paramLabel = "COUNT", descriptionKey = "limit.mate-nodes")
    private long mateNodes = STANDARD.mateNodes();

    @Option(names = "--line-checks", paramLabel = "CHECKS", descriptionKey = "limit.line-checks")
    private int lineChecks = STANDARD.lineChecks();

    @Option(
            names = "--exchange-nodes",
            paramLabel = "COUNT",
            descriptionKey = "limit.exchange-nodes")
    private long exchangeNodes = STANDARD.exchangeNodes();

    /** The limits asked for. */
    Limits limits(TextBundle texts) throws BadInput {
        check("--mate-depth", mateDepth, DEEPEST, texts);
        check("--mate-nodes", mateNodes, Integer.MAX_VALUE, texts);
        check("--line-checks", lineChecks, Limits.MOST_CHECKS, texts);
        check("--exchange-nodes", exchangeNodes, Integer.MAX_VALUE, texts);
        return new Limits(mateDepth, mateNodes, lineChecks, exchangeNodes);
    }

    /** Facts under these limits. */
    FactsCache cache(TextBundle texts) throws BadInput {
        return new FactsCache(new Analyser(limits(texts)), CACHE);
    }

    private static void check(String option, long value, long most, TextBundle texts)
            throws BadInput {
        if (value < 1 || value > most) {
            throw new BadInput(
                    texts.get("limit.bad", option, String.valueOf(value), String.valueOf(most)));
        }
    }
}
