// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.jface.fieldassist.ContentProposal;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.fieldassist.TextContentAdapter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.qili.adjudication.text.BoardTexts;
import org.qili.board.Move;
import org.qili.board.Position;
import org.qili.board.Script;
import org.qili.board.notation.ChineseNotation;
import org.qili.board.notation.ScoreReader.Result;
import org.qili.board.notation.Wxf;
import org.qili.lang.cases.ScoreTexts;
import org.qili.workbench.Settings;
import org.qili.workbench.text.UiTexts;

/**
 * Takes moves typed in any notation, one after the other, and proposes the legal ones that begin
 * with what is typed.
 */
final class MoveField {

    private final Text text;
    private final Supplier<Optional<Position>> position;
    private final Consumer<Move> entered;
    private final Consumer<String> refused;

    /**
     * @param position the position moves are typed for; empty while none may be made
     * @param entered takes a move
     * @param refused takes what is wrong with what was typed
     */
    MoveField(
            Composite parent,
            Supplier<Optional<Position>> position,
            Consumer<Move> entered,
            Consumer<String> refused) {
        this.position = position;
        this.entered = entered;
        this.refused = refused;
        text = new Text(parent, SWT.SINGLE | SWT.BORDER);
        refresh();
        text.addListener(SWT.DefaultSelection, e -> enter());
        ContentProposalAdapter adapter =
                new ContentProposalAdapter(
                        text, new TextContentAdapter(), (typed, at) -> offers(typed), null, null);
        adapter.setProposalAcceptanceStyle(ContentProposalAdapter.PROPOSAL_REPLACE);
        adapter.addContentProposalListener(p -> enter());
    }

    Text text() {
        return text;
    }

    /** What is shown in the field's place while it is empty, in the language of now. */
    void refresh() {
        String hint = UiTexts.get("board.typed");
        if (!hint.equals(text.getMessage())) {
            text.setMessage(hint);
            text.setToolTipText(hint);
        }
    }

    private IContentProposal[] offers(String typed) {
        Optional<Position> before = position.get();
        if (before.isEmpty()) {
            return new IContentProposal[0];
        }
        String prefix = typed.strip().toLowerCase(Locale.ROOT);
        BoardTexts texts = BoardTexts.in(Settings.language());
        List<ContentProposal> found = new ArrayList<>();
        for (Move move : before.get().legalMoves()) {
            List<String> forms =
                    List.of(
                            new ChineseNotation(Script.SIMPLIFIED).write(before.get(), move),
                            new ChineseNotation(Script.TRADITIONAL).write(before.get(), move),
                            new Wxf().write(before.get(), move),
                            move.iccs());
            boolean begins =
                    forms.stream().anyMatch(f -> f.toLowerCase(Locale.ROOT).startsWith(prefix));
            if (begins) {
                String written = texts.move(before.get(), move);
                String label = written + "  " + forms.get(2) + "  " + forms.get(3);
                found.add(new ContentProposal(written, label, null));
            }
        }
        found.sort(Comparator.comparing(ContentProposal::getContent));
        return found.toArray(IContentProposal[]::new);
    }

    private void enter() {
        String typed = text.getText().strip();
        Optional<Position> before = position.get();
        if (typed.isEmpty() || before.isEmpty()) {
            return;
        }
        Result result = ScoreTexts.read(before.get(), List.of(typed));
        if (result instanceof Result.Restored restored) {
            text.setText("");
            entered.accept(restored.moves().get(0));
            return;
        }
        BoardTexts texts = BoardTexts.in(Settings.language());
        if (result instanceof Result.Unreadable unreadable) {
            refused.accept(texts.unreadable(before.get(), unreadable.why()));
        } else if (result instanceof Result.Ambiguous ambiguous) {
            refused.accept(texts.ambiguous(before.get(), typed, ambiguous.choices().get(0)));
        } else {
            refused.accept(UiTexts.get("paste.unreadable", typed));
        }
        text.selectAll();
    }
}
