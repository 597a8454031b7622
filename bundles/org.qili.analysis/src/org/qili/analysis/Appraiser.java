// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

import java.util.ArrayList;
import java.util.List;
import org.qili.board.Board;

/**
 * Appraises one capture in one position: what it brings on the point and after the complete
 * exchange. Only consequences the capture itself causes count; whatever the opponent could already
 * take if the capturing side passed is the first counter-strike (第一反击) and is left aside.
 */
final class Appraiser {

    /** Checks the opponent may give to win the capturer back (暗根 by a line of checks). */
    private final int rootChecks;

    private final Arena arena;
    private final Board board;
    private final Exchange exchange;
    private final CheckLines lines;
    private final MateSearch mates;

    Appraiser(Arena arena, Exchange exchange, CheckLines lines, Searches searches) {
        this.arena = arena;
        this.board = arena.board;
        this.exchange = exchange;
        this.lines = lines;
        this.mates = searches.mates();
        this.rootChecks = searches.limits().lineChecks();
    }

    /**
     * Result of an appraisal.
     *
     * @param point balance on the point
     * @param complete balance of the complete exchange
     * @param mated length in moves of the opponent's mate by continuous checks after the capture,
     *     {@link MateSearch#NONE} or {@link MateSearch#UNKNOWN}
     * @param wonBack largest balance with which checks of the opponent win the capturer back
     * @param lostToChecks man of the capturing side that checks win because of the capture, -1 if
     *     none or if the captures alone cost more
     * @param byChecks whether {@code complete} is reached by a check after the recapture
     */
    record Worth(
            int point, int complete, int mated, int wonBack, int lostToChecks, boolean byChecks) {}

    /**
     * Appraises a legal capture of the side to move.
     *
     * @param own captures of the side to move that gain without this exchange
     * @param others captures of the opponent that gain without it
     */
    Worth appraise(int capture, int[] own, int[] others, int base) {
        int side = board.side();
        int to = Board.to(capture);
        int value = arena.valueAt(to);
        int man = board.manAt(Board.from(capture));
        boolean overlooking = arena.overlooks(0) || arena.overlooks(1);
        board.make(capture);
        int mated = arena.overlooks(side) ? MateSearch.NONE : mates.length(board);
        int onPoint = exchange.reply(to, null, null, base);
        int anywhere = exchange.reply(to, others, own, base);
        boolean checks = !arena.inCheck(board.side());
        int wonBack = 0;
        int laidOpen = 0;
        int lostToChecks = -1;
        if (!overlooking && checks && lines.winsByCapture(arena.values.least(), rootChecks, base)) {
            for (int id = 16 * side; id < 16 * side + 16; id++) {
                int at = board.pointOf(id);
                int worth = at < 0 ? 0 : arena.valueAt(at);
                if (worth == 0) {
                    continue;
                }
                int won = lines.winnable(id, worth, rootChecks, base);
                if (won == 0) {
                    continue;
                }
                if (id == man) {
                    wonBack = won;
                    lostToChecks = wonBack > Math.max(anywhere, laidOpen) ? id : lostToChecks;
                } else if (won > laidOpen && !stoodOpen(capture, id, won, others, base)) {
                    laidOpen = won;
                    lostToChecks = laidOpen > Math.max(anywhere, wonBack) ? id : lostToChecks;
                }
            }
        }
        int point = value - Math.max(onPoint, wonBack);
        int complete = value - Math.max(anywhere, Math.max(wonBack, laidOpen));
        boolean byChecks = false;
        boolean unpaid = point <= 0 && wonBack == 0 && laidOpen == 0;
        if (!overlooking && checks && unpaid && !Prospect.pays(point, complete, false)) {
            int balance = afterRecapture(capture, value, base);
            if (balance > 0 && balance >= complete) {
                byChecks = true;
                complete = balance;
            }
        }
        board.unmake();
        return new Worth(point, complete, mated, wonBack, lostToChecks, byChecks);
    }

    /** Whether the opponent could win a man before the capture, directly or by checks. */
    private boolean stoodOpen(int capture, int man, int won, int[] others, int base) {
        board.unmake();
        board.pass();
        boolean stood = false;
        for (int id = 0; id < 32 && !stood; id++) {
            stood = (others[id] >> man & 1) != 0;
        }
        if (!stood && !arena.inCheck(1 - board.side()) && !arena.inCheck(board.side())) {
            stood = lines.winsMan(man, won, rootChecks, base);
        }
        board.unpass();
        board.make(capture);
        return stood;
    }

    /**
     * A capture, a recapture on the point, and the checks that make good for it.
     *
     * @param balance what an appraisal found, {@link Worth#byChecks()}
     */
    List<Integer> recaptureAndChecks(int capture, int balance, int base) {
        int to = Board.to(capture);
        int value = arena.valueAt(to);
        List<Integer> line = new ArrayList<>();
        line.add(capture);
        board.make(capture);
        int n = arena.capturesOn(to, base);
        int lost = arena.valueAt(to);
        for (int i = base; i < base + n && line.size() == 1; i++) {
            int recapture = arena.moves[i];
            board.make(recapture);
            List<Integer> checks = lines.proof(balance + lost - value, 1, base + n);
            if (!checks.isEmpty()) {
                line.add(recapture);
                line.addAll(checks);
            }
            board.unmake();
        }
        board.unmake();
        return line;
    }

    /**
     * Balance if every recapture on the point lets a check win something it could not win before.
     */
    private int afterRecapture(int capture, int value, int base) {
        int to = Board.to(capture);
        int n = arena.capturesOn(to, base);
        int worst = 0;
        int lost = arena.valueAt(to);
        for (int i = base; i < base + n; i++) {
            board.make(arena.moves[i]);
            int won = 0;
            if (!arena.inCheck(board.side())) {
                for (int balance : arena.values.balances()) {
                    if (balance > lost - value && lines.wins(balance, 1, base + n)) {
                        won = balance;
                        break;
                    }
                }
            }
            board.unmake();
            if (won > 0) {
                board.unmake();
                boolean had = !arena.inCheck(1 - board.side()) && lines.wins(won, 1, base + n);
                board.make(capture);
                if (had) {
                    won = 0;
                }
            }
            worst = Math.max(worst, lost - won);
        }
        return value - worst;
    }
}
