// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide.quickfix;

import java.util.List;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.RuleRef;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.Ruling.Verdict;
import org.qili.board.Side;
import org.qili.lang.cases.Expectations;
import org.qili.lang.words.Keywords;
import org.qili.lang.words.Sublabels;
import org.qili.model.Case;
import org.qili.model.Language;
import org.qili.model.Outcome;

/** Writes down what a rulebook says of a case as a case would expect it. */
public final class ActualTexts {

    private final Keywords keywords;
    private final Language written;

    /**
     * @param keywords forms of keywords
     * @param written the language to write in
     */
    public ActualTexts(Keywords keywords, Language written) {
        this.keywords = keywords;
        this.written = written;
    }

    /** A label with its finer name: {@code chase/chariot}. */
    public String label(LabelledMove move) {
        String label = keywords.in(written, move.label().getLiteral());
        return move.sublabel().map(s -> label + "/" + Sublabels.in(written, s)).orElse(label);
    }

    /** A ruling: {@code red must-change by 26.4}. */
    public String ruling(Ruling ruling) {
        String clause =
                ruling.rule()
                        .map(RuleRef::number)
                        .map(n -> " " + keywords.in(written, "by") + " " + n)
                        .orElse("");
        return verdict(ruling.verdict()) + clause;
    }

    private String verdict(Verdict verdict) {
        Outcome outcome =
                switch (verdict) {
                    case RED_LOSES, BLACK_LOSES -> Outcome.LOSES;
                    case RED_MUST_CHANGE, BLACK_MUST_CHANGE -> Outcome.MUST_CHANGE;
                    case DRAW -> Outcome.DRAW;
                    case UNDETERMINED -> Outcome.UNDETERMINED;
                };
        String word = keywords.in(written, outcome.getLiteral());
        return verdict.against()
                .map(s -> keywords.in(written, s == Side.RED ? "red" : "black"))
                .map(side -> side + " " + word)
                .orElse(word);
    }

    /** A block that expects all labels and the ruling as they are. */
    public String expectation(Case source, Ruling ruling) {
        StringBuilder text = new StringBuilder(keywords.in(written, "expect")).append(" {\n");
        List<LabelledMove> moves = ruling.moves();
        boolean blackFirst = !source.getMoves().isEmpty() && source.getMoves().get(0).isSkipped();
        int shift = blackFirst ? 1 : 0;
        int round = Expectations.firstRound(source);
        for (int ply = 0; ply < moves.size(); ply++) {
            boolean first = (ply + shift) % 2 == 0;
            if (first || ply == 0) {
                text.append(ply == 0 ? "    " : "\n    ")
                        .append((ply + shift) / 2 + round)
                        .append('.');
                text.append(first ? "" : " ...");
            }
            text.append(' ').append(label(moves.get(ply)));
        }
        text.append("\n    ").append(keywords.in(written, "ruling")).append(' ');
        return text.append(ruling(ruling)).append("\n  }").toString();
    }
}
