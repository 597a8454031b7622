// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.ArrayList;
import java.util.List;
import org.qili.adjudication.JudgedAttack;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.RulingTexts;
import org.qili.analysis.Attack;
import org.qili.analysis.MoveFacts;
import org.qili.board.Board;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.model.Label;
import org.qili.model.Language;
import org.qili.workbench.board.Arrow;

/**
 * What proves a label, to be played on the board: the position after the move, the opponent's reply
 * skipped, and the moves that follow.
 *
 * @param text the sentence it proves
 * @param ply index of the move whose label it proves
 * @param arrows what it points at before the first move
 * @param moves the moves, possibly none
 * @param positions the position before each of them, and the last one
 */
public record Evidence(
        String text, int ply, List<Arrow> arrows, List<Move> moves, List<Position> positions) {

    public Evidence {
        arrows = List.copyOf(arrows);
        moves = List.copyOf(moves);
        positions = List.copyOf(positions);
    }

    /** All that proves the label of a move, in the order of the sentences about it. */
    public static List<Evidence> of(Ruling ruling, LabelledMove move, Language language) {
        List<String> reasons = RulingTexts.of(ruling, language).reasons(move);
        Position after = ruling.game().before(move.facts().ply() + 1);
        List<JudgedAttack> counting = move.attacks().stream().filter(JudgedAttack::counts).toList();
        List<Evidence> found = new ArrayList<>();
        for (int i = 0; i < reasons.size(); i++) {
            List<Move> line = List.of();
            List<Arrow> arrows = List.of();
            if (move.label() == Label.CHECK) {
                arrows = checks(after);
            } else if (move.label() == Label.MATE_THREAT) {
                line = move.facts().mateThreat().line();
                arrows = mate(move.facts());
            } else if (move.label() == Label.CHASE && i < counting.size()) {
                Attack attack = counting.get(i).attack();
                line = attack.line();
                arrows = List.of(new Arrow(attack.from(), attack.at(), Arrow.Kind.CHASE));
            }
            found.add(of(reasons.get(i), move.facts().ply(), arrows, after, line));
        }
        return found;
    }

    private static Evidence of(
            String text, int ply, List<Arrow> arrows, Position after, List<Move> line) {
        List<Position> positions = new ArrayList<>(List.of(after));
        List<Move> moves = new ArrayList<>();
        for (Move move : line) {
            Position before = positions.get(positions.size() - 1);
            Man man = before.at(move.from());
            Position turned = man == null ? before : before.withSideToMove(man.side());
            if (!turned.isLegal(move)) {
                break;
            }
            moves.add(move);
            positions.set(positions.size() - 1, turned);
            positions.add(turned.play(move));
        }
        return new Evidence(text, ply, arrows, moves, positions);
    }

    /** Arrows for what a move threatens: checks, the mate, attacks that count, attacks excepted. */
    public static List<Arrow> threats(LabelledMove move, Position after) {
        List<Arrow> arrows = new ArrayList<>(checks(after));
        if (move.label() == Label.MATE_THREAT) {
            arrows.addAll(mate(move.facts()));
        }
        for (JudgedAttack judged : move.attacks()) {
            Attack attack = judged.attack();
            if (judged.counts()) {
                arrows.add(new Arrow(attack.from(), attack.at(), Arrow.Kind.CHASE));
            } else if (attack.gains()) {
                arrows.add(new Arrow(attack.from(), attack.at(), Arrow.Kind.EXCEPTED));
            }
        }
        return arrows.stream().distinct().toList();
    }

    private static List<Arrow> checks(Position position) {
        List<Arrow> arrows = new ArrayList<>();
        Board board = position.board();
        int[] ids = new int[Board.IDS];
        int checkers = board.checkers(position.sideToMove().ordinal(), ids);
        int king = position.king(position.sideToMove());
        for (int i = 0; i < checkers; i++) {
            arrows.add(new Arrow(board.pointOf(ids[i]), king, Arrow.Kind.CHECK));
        }
        return arrows;
    }

    private static List<Arrow> mate(MoveFacts facts) {
        return facts.mateThreat().line().stream()
                .limit(1)
                .map(m -> new Arrow(m.from(), m.to(), Arrow.Kind.MATE_THREAT))
                .toList();
    }
}
