// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis.tests;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.qili.analysis.Attack;
import org.qili.analysis.Course;
import org.qili.analysis.ManRef;
import org.qili.analysis.MoveFacts;
import org.qili.analysis.Offer;
import org.qili.analysis.Prospect;
import org.qili.analysis.Root;
import org.qili.board.Board;
import org.qili.board.Man;
import org.qili.board.Move;
import org.qili.board.Points;
import org.qili.board.Position;
import org.qili.board.Side;

/**
 * Facts as text in which men are named by kind and point, seen from another side of the board: so
 * the facts of a mirrored or colour-swapped game can be compared with those of the game. Order in
 * lists that are sets by nature does not matter.
 */
final class FactsText {
    private final boolean mirrored;
    private final boolean swapped;

    /** The board whose numbers the men have, after the plies before the move. */
    private final Board board;

    FactsText(Position start, List<Move> before, boolean mirrored, boolean swapped) {
        this.mirrored = mirrored;
        this.swapped = swapped;
        this.board = new Board(start);
        before.forEach(m -> board.make(m.packed()));
    }

    /** The image of a position. */
    static Position image(Position position, boolean mirrored, boolean swapped) {
        Position p = mirrored ? position.mirrored() : position;
        return swapped ? p.colourSwapped() : p;
    }

    /** The image of moves. */
    static List<Move> image(List<Move> moves, boolean mirrored, boolean swapped) {
        return moves.stream()
                .map(m -> mirrored ? m.mirrored() : m)
                .map(m -> swapped ? m.rotated() : m)
                .toList();
    }

    String text(MoveFacts f) {
        return String.join(
                "\n",
                "ply " + f.ply() + " " + side(f.mover()) + " " + move(f.move()),
                man(f.man()) + " takes " + men(f.captured().stream().toList()),
                "in check " + f.wasInCheck() + ", checkers " + men(f.checkers()),
                "mate "
                        + f.mateThreat().present()
                        + f.mateThreat().length()
                        + f.mateThreat().stoodBefore()
                        + f.mateThreat().besidesExchange()
                        + set(f.mateThreat().firstMoves().stream().map(this::move).toList())
                        + f.mateThreat().line().size(),
                "attacks "
                        + f.attacksKnown()
                        + set(f.attacks().stream().map(this::attack).toList()),
                "offers " + set(f.offers().stream().map(this::offer).toList()),
                "blocked " + men(f.blocked()) + ", under threat " + f.underMateThreat(),
                "attacking men " + f.attackingMen() + ", pinned " + men(f.horsePinned()),
                "stalked " + men(f.stalked()));
    }

    private String attack(Attack a) {
        return String.join(
                " ",
                man(a.attacker()) + point(a.from()) + "x" + man(a.target()) + point(a.at()),
                a.form() + " " + a.mechanism() + " " + a.value() + " " + men(a.victims()),
                prospect(a.now()) + a.before().map(this::prospect).orElse("-"),
                a.completeAsBefore() + " " + a.isNew() + a.stoodButForMate() + a.targetStood(),
                a.stoodAfterPreviousMove() + " ",
                "" + a.renewedByPartner() + a.pawnPaid() + a.executesOffer() + a.otherChecks(),
                a.supported() + men(a.helpers()) + men(a.coAttackers()),
                men(a.guarding()) + a.losesGuarded(),
                a.courses().stream().map(this::course).toList().toString());
    }

    private String course(Course c) {
        return men(c.won()) + men(c.lost()) + c.line().stream().map(this::move).toList();
    }

    private String prospect(Prospect p) {
        return "("
                + p.legal()
                + p.point()
                + ","
                + p.complete()
                + p.mated()
                + p.matedIn()
                + p.counter()
                + p.exact()
                + p.root().kind()
                + set(p.root().protectors().stream().map(this::protector).toList())
                + ")";
    }

    private String protector(Root.Protector p) {
        return man(p.man()) + point(p.at()) + p.visible() + p.failure();
    }

    private String offer(Offer o) {
        return man(o.offered())
                + point(o.at())
                + man(o.taker())
                + point(o.takerAt())
                + o.rooted()
                + o.outcome()
                + o.isNew();
    }

    private String men(Collection<ManRef> men) {
        return set(men.stream().map(this::man).toList());
    }

    private String man(ManRef ref) {
        Side side = swapped ? ref.man().side().opponent() : ref.man().side();
        return Man.of(side, ref.man().kind()).fen() + point(board.pointOf(ref.id()));
    }

    private String side(Side side) {
        return (swapped ? side.opponent() : side).name();
    }

    private String move(Move move) {
        return point(move.from()) + point(move.to());
    }

    private String point(int point) {
        int p = swapped ? Points.rotate(point) : point;
        return Points.iccs(mirrored ? Points.mirror(p) : p);
    }

    private static String set(Collection<String> items) {
        return items.stream().sorted().collect(Collectors.joining(", ", "{", "}"));
    }
}
