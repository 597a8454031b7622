// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.editor;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.List;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.qili.adjudication.text.Messages;
import org.qili.model.Label;
import org.qili.workbench.ContextHelp;
import org.qili.workbench.Settings;
import org.qili.workbench.text.UiTexts;

/** Asks for the arbiter's own label of a move and the reason for it. */
final class OwnLabelDialog extends TitleAreaDialog {

    private final String move;
    private final String program;
    private final Optional<Label> first;
    private final String firstReason;
    private final BiConsumer<Label, String> chosen;
    private List labels;
    private Text reason;

    /**
     * @param move the move in notation, with its number
     * @param program the program's label in words
     * @param first the label selected at first
     * @param firstReason the reason given so far
     * @param chosen called with label and reason when the user agrees
     */
    OwnLabelDialog(
            Shell parent,
            String move,
            String program,
            Optional<Label> first,
            String firstReason,
            BiConsumer<Label, String> chosen) {
        super(parent);
        this.move = move;
        this.program = program;
        this.first = first;
        this.firstReason = firstReason;
        this.chosen = chosen;
        setBlockOnOpen(false);
        setHelpAvailable(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(UiTexts.get("own.title"));
    }

    @Override
    protected boolean isResizable() {
        return true;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle(UiTexts.get("own.move", move));
        setMessage(
                program.isEmpty()
                        ? UiTexts.get("own.message")
                        : UiTexts.get("own.program", program));
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(10, 10).applyTo(area);
        ContextHelp.explain(area, ContextHelp.OWN_LABEL);
        name(area, "own.label");
        labels = new List(area, SWT.SINGLE | SWT.BORDER | SWT.V_SCROLL);
        for (Label label : Label.values()) {
            labels.add(Messages.in(Settings.language()).of("label", label));
        }
        labels.select(first.map(l -> Arrays.asList(Label.values()).indexOf(l)).orElse(0));
        // all of them to be seen at once
        GridDataFactory.fillDefaults()
                .grab(true, true)
                .hint(SWT.DEFAULT, labels.getItemHeight() * labels.getItemCount())
                .applyTo(labels);
        name(area, "own.reason");
        reason = new Text(area, SWT.SINGLE | SWT.BORDER);
        reason.setText(firstReason);
        GridDataFactory.fillDefaults().grab(true, false).hint(380, SWT.DEFAULT).applyTo(reason);
        return area;
    }

    private static void name(Composite parent, String key) {
        org.eclipse.swt.widgets.Label label = new org.eclipse.swt.widgets.Label(parent, SWT.NONE);
        label.setText(UiTexts.get(key));
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(label);
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, UiTexts.get("button.ok"), true);
        createButton(parent, IDialogConstants.CANCEL_ID, UiTexts.get("button.cancel"), false);
    }

    @Override
    public void create() {
        super.create();
        labels.setFocus();
    }

    @Override
    protected void okPressed() {
        int index = labels.getSelectionIndex();
        String why = reason.getText().strip();
        if (index < 0 || why.isEmpty()) {
            // an arbiter's departure from the program must be explained on the sheet
            setErrorMessage(UiTexts.get("own.incomplete"));
            (index < 0 ? labels : reason).setFocus();
            return;
        }
        super.okPressed();
        chosen.accept(Label.values()[index], why);
    }
}
