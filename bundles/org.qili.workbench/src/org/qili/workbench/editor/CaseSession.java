// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.qili.adjudication.LabelledMove;
import org.qili.adjudication.Ruling;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.lang.ide.Region;
import org.qili.workbench.board.Arrow;
import org.qili.workbench.board.BoardPicture;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.live.Snapshot;

/**
 * What an editor is looking at: which of its cases, the game or which variation of it, which move,
 * by which rulebook, and the evidence being played. Board, move table and ruling view all show
 * this. Used by the user interface's thread alone.
 */
public final class CaseSession {

    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private Snapshot snapshot = Snapshot.EMPTY;
    private int index;
    private int line;
    private int ply = -1;
    private String rulebook = "";
    private Optional<Evidence> evidence = Optional.empty();
    private int step;

    /** Calls back after every change. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Calls that listener back no more. */
    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    private void changed() {
        listeners.forEach(Runnable::run);
    }

    /** Takes over what was newly worked out. */
    public void update(Snapshot next) {
        boolean otherText = !next.text().equals(snapshot.text());
        snapshot = next;
        index = Math.max(0, Math.min(index, next.cases().size() - 1));
        if (otherText) {
            evidence = Optional.empty();
            step = 0;
        }
        changed();
    }

    /** What is known of the text. */
    public Snapshot snapshot() {
        return snapshot;
    }

    /** The case looked at with all its variations, if the text has any. */
    public Optional<CaseState> whole() {
        return index < snapshot.cases().size()
                ? Optional.of(snapshot.cases().get(index))
                : Optional.empty();
    }

    /** The case looked at, as if the variation looked at had been played. */
    public Optional<CaseState> current() {
        return whole().map(c -> c.line(line()));
    }

    /** The line looked at: 0 for the game, then the variations in the order of the text. */
    public int line() {
        // a variation that was just written may not be known yet
        return whole().map(c -> Math.min(line, c.lines() - 1)).orElse(0);
    }

    /** The ruling of the rulebook looked at, as far as it is known. */
    public Optional<Ruling> ruling() {
        return current().flatMap(this::ruling);
    }

    /** The same for any line. */
    public Optional<Ruling> ruling(CaseState state) {
        return state.ruling(rulebook);
    }

    /** Looks at another rulebook's ruling. */
    public void chooseRulebook(String id) {
        if (!id.equals(rulebook)) {
            rulebook = id;
            evidence = Optional.empty();
            changed();
        }
    }

    /** How many moves of the game have been played on the board. */
    public int ply() {
        int moves = current().map(c -> c.moves().size()).orElse(0);
        if (ply < 0) {
            // untouched: the first move of the cycle, where the dispute begins
            return current().flatMap(CaseState::cycle).map(c -> c.firstPly() + 1).orElse(0);
        }
        return Math.min(ply, moves);
    }

    /** Goes to the position after so many moves. */
    public void goTo(int moves) {
        int limit = current().map(c -> c.moves().size()).orElse(0);
        int next = Math.max(0, Math.min(moves, limit));
        if (next != ply() || evidence.isPresent() || ply < 0) {
            ply = next;
            evidence = Optional.empty();
            changed();
        }
    }

    /** Goes to the position after so many moves of a line. */
    public void goTo(int number, int moves) {
        if (number != line()) {
            line = number;
            ply = -1;
            evidence = Optional.empty();
        }
        goTo(moves);
    }

    /** Goes to the position after so many moves of a line as soon as there are so many. */
    public void expect(int number, int moves) {
        line = number;
        ply = moves;
        evidence = Optional.empty();
    }

    /**
     * The lines in which something else stands in the place of the move just played, itself too.
     */
    public List<Integer> alternatives() {
        int last = ply() - 1;
        Optional<CaseState> all = whole();
        if (all.isEmpty() || last < 0) {
            return List.of();
        }
        List<Move> before = current().orElseThrow().moves().subList(0, last);
        return IntStream.range(0, all.get().lines())
                .filter(n -> all.get().owner(n, last) == n)
                .filter(n -> all.get().line(n).moves().size() > last)
                .filter(n -> all.get().line(n).moves().subList(0, last).equals(before))
                .boxed()
                .toList();
    }

    /** Goes to the next alternative to the move just played, or to the one before. */
    public void turn(int direction) {
        List<Integer> all = alternatives();
        if (all.size() > 1) {
            int here = all.indexOf(whole().orElseThrow().owner(line(), ply() - 1));
            goTo(all.get(Math.floorMod(here + direction, all.size())), ply());
        }
    }

    /** The line that goes on with a move after those played, if there is one. */
    public Optional<Integer> lineWith(Move move) {
        Optional<CaseState> all = whole();
        if (all.isEmpty()) {
            return Optional.empty();
        }
        List<Move> wanted = new ArrayList<>(current().orElseThrow().moves().subList(0, ply()));
        wanted.add(move);
        return IntStream.range(0, all.get().lines())
                .filter(n -> all.get().owner(n, wanted.size() - 1) == n)
                .filter(n -> all.get().line(n).moves().size() >= wanted.size())
                .filter(n -> all.get().line(n).moves().subList(0, wanted.size()).equals(wanted))
                .boxed()
                .findFirst();
    }

    /** Looks at the case and the move at an offset of the text. */
    public void goToOffset(int offset) {
        for (int i = 0; i < snapshot.cases().size(); i++) {
            CaseState state = snapshot.cases().get(i);
            if (!touches(state.span(), offset)) {
                continue;
            }
            if (i != index) {
                index = i;
                line = 0;
                ply = -1;
                evidence = Optional.empty();
                changed();
            }
            goToOffset(state, offset);
            return;
        }
    }

    private void goToOffset(CaseState state, int offset) {
        for (int number = 0; number < state.lines(); number++) {
            List<Region> spans = state.line(number).spans();
            for (int move = 0; move < spans.size(); move++) {
                if (touches(spans.get(move), offset)) {
                    // a move that the variation looked at has in common does not lead out of it
                    boolean shared = state.owner(line(), move) == number;
                    goTo(shared ? line() : number, move + 1);
                    return;
                }
            }
        }
    }

    /** Whether an offset lies in a piece of the text or right behind it. */
    private static boolean touches(Region region, int offset) {
        return offset >= region.offset() && offset <= region.end();
    }

    /** The move just played with its label, if that is known. */
    public Optional<LabelledMove> move() {
        int played = ply();
        return ruling().filter(r -> played > 0 && played <= r.moves().size())
                .map(r -> r.moves().get(played - 1));
    }

    /** Starts playing evidence from its beginning. */
    public void play(Evidence chosen) {
        evidence = Optional.of(chosen);
        step = 0;
        ply = chosen.ply() + 1;
        changed();
    }

    /** The evidence being played, if any. */
    public Optional<Evidence> evidence() {
        return evidence;
    }

    /** How many moves of the evidence have been played. */
    public int step() {
        return step;
    }

    /** How many moves of the evidence can be played. */
    public int steps() {
        return evidence.map(e -> e.moves().size()).orElse(0);
    }

    /** Goes to a step of the evidence. */
    public void stepTo(int next) {
        int limited = Math.max(0, Math.min(next, steps()));
        if (evidence.isPresent() && limited != step) {
            step = limited;
            changed();
        }
    }

    /** One step forward: in the evidence if some is being played, otherwise in the game. */
    public void forward() {
        if (evidence.isPresent()) {
            stepTo(step + 1);
        } else {
            goTo(ply() + 1);
        }
    }

    /** One step back; from the beginning of evidence to the game. */
    public void back() {
        if (evidence.isPresent() && step > 0) {
            stepTo(step - 1);
        } else if (evidence.isPresent()) {
            goTo(ply());
        } else {
            goTo(ply() - 1);
        }
    }

    /** To the beginning of the evidence, otherwise of the game. */
    public void first() {
        if (evidence.isPresent()) {
            stepTo(0);
        } else {
            goTo(0);
        }
    }

    /** To the end of the evidence, otherwise of the game. */
    public void last() {
        if (evidence.isPresent()) {
            stepTo(steps());
        } else {
            goTo(Integer.MAX_VALUE);
        }
    }

    /** What the board shows. */
    public BoardPicture picture() {
        if (evidence.isPresent()) {
            return evidencePicture(evidence.get());
        }
        Optional<CaseState> state = current().filter(c -> !c.positions().isEmpty());
        if (state.isEmpty()) {
            return BoardPicture.BARE;
        }
        int played = ply();
        Position position = state.get().positions().get(played);
        Optional<Move> last =
                played == 0 ? Optional.empty() : Optional.of(state.get().moves().get(played - 1));
        List<Arrow> arrows = move().map(m -> Evidence.threats(m, position)).orElse(List.of());
        return new BoardPicture(Optional.of(position), last, arrows, true);
    }

    private BoardPicture evidencePicture(Evidence shown) {
        Optional<Move> last =
                step == 0
                        ? current().map(c -> c.moves().get(shown.ply()))
                        : Optional.of(shown.moves().get(step - 1));
        List<Arrow> arrows = List.of();
        if (step < shown.moves().size()) {
            Move next = shown.moves().get(step);
            arrows = List.of(new Arrow(next.from(), next.to(), Arrow.Kind.LINE));
        }
        if (step == 0 && shown.moves().isEmpty()) {
            arrows = shown.arrows();
        }
        return new BoardPicture(Optional.of(shown.positions().get(step)), last, arrows, false);
    }
}
