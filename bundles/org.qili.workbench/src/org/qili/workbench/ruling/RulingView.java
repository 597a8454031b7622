// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.part.ViewPart;
import org.qili.adjudication.Ruling;
import org.qili.adjudication.text.RulingTexts;
import org.qili.model.Language;
import org.qili.workbench.Settings;
import org.qili.workbench.editor.CaseSession;
import org.qili.workbench.editor.Images;
import org.qili.workbench.live.CaseState;
import org.qili.workbench.sheet.RulingSheetWizard;
import org.qili.workbench.text.UiTexts;

/**
 * The ruling of the case in the active editor (裁定): at the left what is decided and why, at the
 * right the moves of the cycle with the lines that prove their labels. A line that is selected is
 * played on the board.
 */
public final class RulingView extends ViewPart {

    private final Runnable follower = this::refresh;
    private final IPreferenceChangeListener settings = e -> settingsChanged();
    private final IPartListener2 parts = new Parts();
    private SashForm sash;
    private SummaryText summary;
    private ClauseLinks links;
    private EvidenceTree evidence;
    private Optional<CaseSession> session = Optional.empty();
    private RulebookChooser chooser;
    private Action first;
    private Action previous;
    private Action next;
    private Action last;

    @Override
    public void createPartControl(Composite parent) {
        sash = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        summary = new SummaryText(sash);
        links = new ClauseLinks(summary.widget(), getSite().getPage());
        evidence = new EvidenceTree(sash, () -> session);
        sash.setWeights(46, 54);
        sash.addListener(SWT.Resize, e -> orient());
        makeActions();
        Settings.addListener(settings);
        getSite().getPage().addPartListener(parts);
        follow(getSite().getPage().getActiveEditor());
        refresh();
    }

    /** One above the other in a narrow place. */
    private void orient() {
        Point size = sash.getSize();
        int wanted = size.x < size.y ? SWT.VERTICAL : SWT.HORIZONTAL;
        if (sash.getOrientation() != wanted) {
            sash.setOrientation(wanted);
        }
    }

    private void makeActions() {
        first = action("first", () -> session.ifPresent(CaseSession::first));
        previous = action("previous", () -> session.ifPresent(CaseSession::back));
        next = action("next", () -> session.ifPresent(CaseSession::forward));
        last = action("last", () -> session.ifPresent(CaseSession::last));
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        chooser = new RulebookChooser(id -> session.ifPresent(s -> s.chooseRulebook(id)));
        ActionContributionItem rulebooks = new ActionContributionItem(chooser);
        rulebooks.setMode(ActionContributionItem.MODE_FORCE_TEXT);
        bar.add(rulebooks);
        bar.add(new Separator());
        for (IAction a : List.of(first, previous, next, last)) {
            bar.add(a);
        }
        bar.add(new Separator());
        bar.add(new ClauseChooser(links));
        bar.add(action("copy", this::copy));
        bar.add(
                action(
                        "sheet",
                        () ->
                                session.ifPresent(
                                        s -> RulingSheetWizard.open(getSite().getShell(), s))));
    }

    private static Action action(String name, Runnable does) {
        Action action =
                new Action(UiTexts.get("ruling." + name), Images.of(name)) {
                    @Override
                    public void run() {
                        does.run();
                    }
                };
        action.setToolTipText(UiTexts.get("ruling." + name));
        return action;
    }

    private void copy() {
        session.flatMap(CaseSession::ruling)
                .ifPresent(
                        r -> {
                            List<String> all =
                                    new ArrayList<>(RulingTexts.of(r, Settings.language()).trace());
                            all.addAll(arbiter(r));
                            Clipboard clipboard = new Clipboard(sash.getDisplay());
                            clipboard.setContents(
                                    new Object[] {String.join(System.lineSeparator(), all)},
                                    new Transfer[] {TextTransfer.getInstance()});
                            clipboard.dispose();
                        });
    }

    /** What follows from the arbiter's own labels, under its title. */
    private List<String> arbiter(Ruling ruling) {
        return session.flatMap(CaseSession::current)
                .map(s -> RulingSummary.arbiter(s, ruling, Settings.language()))
                .orElse(List.of());
    }

    private void settingsChanged() {
        if (!sash.isDisposed()) {
            sash.getDisplay().asyncExec(this::languageChanged);
        }
    }

    private void languageChanged() {
        if (!sash.isDisposed()) {
            evidence.titles();
            summary.recolour();
            refresh();
        }
    }

    /**
     * Shows the ruling of that editor's case. While a rulebook is edited, the ruling of the case
     * before it stays, so that one sees what the rulebook does to it.
     */
    private void follow(IEditorPart editor) {
        Optional<CaseSession> found =
                Optional.ofNullable(editor).map(e -> e.getAdapter(CaseSession.class));
        if (found.equals(session) || found.isEmpty() && isOpen()) {
            return;
        }
        session.ifPresent(s -> s.removeListener(follower));
        session = found;
        session.ifPresent(s -> s.addListener(follower));
        refresh();
    }

    /** Whether the case shown is still open in some editor. */
    private boolean isOpen() {
        for (IEditorReference reference : getSite().getPage().getEditorReferences()) {
            IEditorPart editor = reference.getEditor(false);
            CaseSession open = editor == null ? null : editor.getAdapter(CaseSession.class);
            if (open != null && session.filter(s -> s == open).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private void refresh() {
        if (sash.isDisposed()) {
            return;
        }
        Language language = Settings.language();
        Optional<CaseState> state = session.flatMap(CaseSession::current);
        Optional<Ruling> ruling = session.flatMap(CaseSession::ruling);
        summary.show(
                state.map(s -> RulingSummary.of(s, ruling, language))
                        .orElseGet(
                                () ->
                                        new RulingSummary(
                                                List.of(
                                                        new RulingSummary.Paragraph(
                                                                RulingSummary.Role.PLAIN,
                                                                UiTexts.get("ruling.noCase"))))));
        links.mark(summary.shown().paragraphs());
        evidence.show(ruling.filter(r -> state.get().settled()), language);
        if (chooser.show(state, ruling, language)) {
            // the button has another width now
            getViewSite().getActionBars().getToolBarManager().update(true);
            getViewSite().getActionBars().updateActionBars();
        }
        int step = session.map(CaseSession::step).orElse(0);
        int steps = session.map(CaseSession::steps).orElse(0);
        first.setEnabled(step > 0);
        previous.setEnabled(step > 0);
        next.setEnabled(step < steps);
        last.setEnabled(step < steps);
    }

    /** The text at the left. */
    public StyledText summary() {
        return summary.widget();
    }

    /** The list at the right. */
    public Tree evidence() {
        return evidence.tree();
    }

    @Override
    public void setFocus() {
        evidence.tree().setFocus();
    }

    @Override
    public void dispose() {
        Settings.removeListener(settings);
        getSite().getPage().removePartListener(parts);
        session.ifPresent(s -> s.removeListener(follower));
        super.dispose();
    }

    private final class Parts implements IPartListener2 {

        @Override
        public void partActivated(IWorkbenchPartReference part) {
            if (part.getPart(false) instanceof IEditorPart editor) {
                follow(editor);
            }
        }

        @Override
        public void partBroughtToTop(IWorkbenchPartReference part) {
            partActivated(part);
        }

        @Override
        public void partClosed(IWorkbenchPartReference part) {
            if (part.getPart(false) instanceof IEditorPart) {
                follow(getSite().getPage().getActiveEditor());
            }
        }
    }
}
