// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.start;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.HyperlinkSettings;
import org.eclipse.ui.forms.events.HyperlinkAdapter;
import org.eclipse.ui.forms.events.HyperlinkEvent;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.forms.widgets.TableWrapData;
import org.eclipse.ui.forms.widgets.TableWrapLayout;
import org.eclipse.ui.part.ViewPart;
import org.qili.help.book.HelpBook;
import org.qili.help.text.HelpTexts;
import org.qili.workbench.Log;
import org.qili.workbench.Settings;

/**
 * Leads through the first dispute. The cheat sheets of the platform cannot be had without its help
 * in a browser, and speak English only.
 */
public final class GuideView extends ViewPart {

    private static final String STEP = "step";
    private static final String DONE = "done";

    private final IPreferenceChangeListener language = e -> later();
    private final BitSet done = new BitSet();
    private Guide guide = new Guide("", "", List.of());
    private int current;
    private FormToolkit kit;
    private ScrolledForm form;
    private Font strong;
    private Font large;
    private Button first;

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        if (memento != null) {
            current = Optional.ofNullable(memento.getInteger(STEP)).orElse(0);
            String marks = Optional.ofNullable(memento.getString(DONE)).orElse("");
            for (int i = 0; i < marks.length(); i++) {
                done.set(i, marks.charAt(i) == '1');
            }
        }
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putInteger(STEP, current);
        StringBuilder marks = new StringBuilder();
        for (int i = 0; i < guide.steps().size(); i++) {
            marks.append(done.get(i) ? '1' : '0');
        }
        memento.putString(DONE, marks.toString());
    }

    @Override
    public void createPartControl(Composite parent) {
        kit = new FormToolkit(parent.getDisplay());
        // the underline of links that wrap is drawn through Chinese characters
        kit.getHyperlinkGroup().setHyperlinkUnderlineMode(HyperlinkSettings.UNDERLINE_NEVER);
        form = kit.createScrolledForm(parent);
        LocalResourceManager resources =
                new LocalResourceManager(JFaceResources.getResources(), form);
        FontDescriptor font = FontDescriptor.createFrom(parent.getFont());
        strong = resources.create(font.setStyle(SWT.BOLD));
        large = resources.create(font.setStyle(SWT.BOLD).increaseHeight(3));
        TableWrapLayout layout = new TableWrapLayout();
        layout.verticalSpacing = 8;
        layout.leftMargin = 12;
        layout.rightMargin = 12;
        form.getBody().setLayout(layout);
        Settings.addListener(language);
        load();
    }

    private void later() {
        form.getDisplay()
                .asyncExec(
                        () -> {
                            if (!form.isDisposed()) {
                                load();
                            }
                        });
    }

    private void load() {
        try {
            guide = Guide.firstDispute(HelpBook.now());
            current = Math.min(current, guide.steps().size() - 1);
            fill();
        } catch (IOException e) {
            Log.error(e);
        }
    }

    /** The steps; the current one is open. */
    private void fill() {
        Composite body = form.getBody();
        for (Control child : body.getChildren()) {
            child.dispose();
        }
        first = null;
        text(body, guide.title()).setFont(large);
        text(body, guide.intro());
        for (int i = 0; i < guide.steps().size(); i++) {
            title(body, i);
            if (i == current) {
                open(body, guide.steps().get(i));
            }
        }
        form.reflow(true);
    }

    private Label text(Composite parent, String text) {
        Label label = kit.createLabel(parent, text, SWT.WRAP);
        label.setLayoutData(new TableWrapData(TableWrapData.FILL_GRAB));
        return label;
    }

    private void title(Composite body, int index) {
        String mark = done.get(index) ? "✓" : String.valueOf(index + 1);
        String text = HelpTexts.get("guide.step", mark, guide.steps().get(index).title());
        if (index == current) {
            text(body, text).setFont(strong);
        } else {
            link(body, text, () -> go(index))
                    .setLayoutData(new TableWrapData(TableWrapData.FILL_GRAB));
        }
    }

    private void open(Composite body, Guide.Step step) {
        Composite all = kit.createComposite(body);
        TableWrapLayout layout = new TableWrapLayout();
        layout.leftMargin = 16;
        all.setLayout(layout);
        all.setLayoutData(new TableWrapData(TableWrapData.FILL_GRAB));
        text(all, step.text());
        Composite row = kit.createComposite(all);
        RowLayout buttons = new RowLayout();
        buttons.center = true;
        buttons.spacing = 8;
        row.setLayout(buttons);
        row.setLayoutData(new TableWrapData(TableWrapData.FILL_GRAB));
        if (!step.command().isEmpty()) {
            button(row, "guide.do", () -> perform(step));
        }
        if (current + 1 < guide.steps().size()) {
            button(row, "guide.next", () -> next());
        }
        link(
                row,
                HelpTexts.get("guide.more"),
                () -> PlatformUI.getWorkbench().getHelpSystem().displayHelpResource(step.page()));
    }

    private Button button(Composite row, String name, Runnable does) {
        Button button = kit.createButton(row, HelpTexts.get(name), SWT.PUSH);
        button.setData(name);
        if (first == null) {
            first = button;
        }
        button.addListener(SWT.Selection, e -> does.run());
        return button;
    }

    private Hyperlink link(Composite parent, String text, Runnable does) {
        Hyperlink link = kit.createHyperlink(parent, text, SWT.WRAP);
        link.addHyperlinkListener(
                new HyperlinkAdapter() {
                    @Override
                    public void linkActivated(HyperlinkEvent e) {
                        does.run();
                    }
                });
        return link;
    }

    private void perform(Guide.Step step) {
        done.set(current);
        Commands.run(step.command());
    }

    private void next() {
        done.set(current);
        go(current + 1);
        form.getDisplay().asyncExec(this::setFocus);
    }

    private void go(int index) {
        current = index;
        // not while the event of a control is handled that goes away
        form.getDisplay()
                .asyncExec(
                        () -> {
                            if (!form.isDisposed()) {
                                fill();
                            }
                        });
    }

    /** The step that is open, counted from 0. */
    public int current() {
        return current;
    }

    /** What the view consists of. */
    public Composite body() {
        return form.getBody();
    }

    @Override
    public void setFocus() {
        if (first != null && !first.isDisposed()) {
            first.setFocus();
        }
    }

    @Override
    public void dispose() {
        Settings.removeListener(language);
        if (kit != null) {
            kit.dispose();
        }
        super.dispose();
    }
}
