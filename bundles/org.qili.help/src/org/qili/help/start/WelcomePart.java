// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.start;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.HyperlinkSettings;
import org.eclipse.ui.forms.events.HyperlinkAdapter;
import org.eclipse.ui.forms.events.HyperlinkEvent;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.forms.widgets.TableWrapData;
import org.eclipse.ui.forms.widgets.TableWrapLayout;
import org.eclipse.ui.intro.IIntroManager;
import org.eclipse.ui.part.IntroPart;
import org.qili.help.text.HelpTexts;

/**
 * The first page a user sees: what arbiters, committees and trainers can do here. Made of widgets,
 * so that it needs no browser and costs the start of the window little.
 */
public final class WelcomePart extends IntroPart {

    private FormToolkit kit;
    private ScrolledForm form;
    private Font large;
    private Font heading;
    private Font strong;

    @Override
    public void createPartControl(Composite parent) {
        kit = new FormToolkit(parent.getDisplay());
        // the underline of links that wrap is drawn through Chinese characters
        kit.getHyperlinkGroup().setHyperlinkUnderlineMode(HyperlinkSettings.UNDERLINE_NEVER);
        form = kit.createScrolledForm(parent);
        LocalResourceManager resources =
                new LocalResourceManager(JFaceResources.getResources(), form);
        FontDescriptor font = FontDescriptor.createFrom(parent.getFont());
        large = resources.create(font.setStyle(SWT.BOLD).increaseHeight(14));
        strong = resources.create(font.setStyle(SWT.BOLD).increaseHeight(1));
        heading = resources.create(font.setStyle(SWT.BOLD).increaseHeight(4));
        Composite body = form.getBody();
        TableWrapLayout layout = new TableWrapLayout();
        layout.numColumns = WelcomeTask.Reader.values().length;
        layout.makeColumnsEqualWidth = true;
        layout.topMargin = 40;
        layout.leftMargin = 48;
        layout.rightMargin = 48;
        layout.horizontalSpacing = 40;
        layout.verticalSpacing = 24;
        body.setLayout(layout);
        title(body, layout.numColumns);
        for (WelcomeTask.Reader reader : WelcomeTask.Reader.values()) {
            column(body, reader);
        }
        foot(body, layout.numColumns);
    }

    private void title(Composite body, int span) {
        Label title = kit.createLabel(body, "Qili 棋例");
        title.setFont(large);
        title.setLayoutData(across(span));
        Label about = kit.createLabel(body, HelpTexts.get("welcome.about"), SWT.WRAP);
        about.setLayoutData(across(span));
    }

    private static TableWrapData across(int span) {
        return new TableWrapData(TableWrapData.FILL_GRAB, TableWrapData.TOP, 1, span);
    }

    private void column(Composite body, WelcomeTask.Reader reader) {
        Composite column = kit.createComposite(body);
        TableWrapLayout layout = new TableWrapLayout();
        layout.verticalSpacing = 10;
        column.setLayout(layout);
        column.setLayoutData(new TableWrapData(TableWrapData.FILL_GRAB, TableWrapData.FILL_GRAB));
        Label name = kit.createLabel(column, HelpTexts.get("welcome." + reader.name()), SWT.WRAP);
        name.setFont(heading);
        name.setLayoutData(new TableWrapData(TableWrapData.FILL_GRAB));
        for (WelcomeTask task : WelcomeTask.values()) {
            if (task.reader() == reader) {
                task(column, task);
            }
        }
    }

    private void task(Composite column, WelcomeTask task) {
        String key = "welcome.task." + task.name();
        Hyperlink link = kit.createHyperlink(column, HelpTexts.get(key), SWT.WRAP);
        link.setData(task);
        link.setFont(strong);
        link.addHyperlinkListener(
                new HyperlinkAdapter() {
                    @Override
                    public void linkActivated(HyperlinkEvent e) {
                        leave();
                        Commands.run(task.command());
                    }
                });
        Label says = kit.createLabel(column, HelpTexts.get(key + ".says"), SWT.WRAP);
        TableWrapData data = new TableWrapData(TableWrapData.FILL_GRAB);
        data.indent = 12;
        says.setLayoutData(data);
    }

    private void foot(Composite body, int span) {
        Composite foot = kit.createComposite(body);
        foot.setLayout(new GridLayout(2, false));
        foot.setLayoutData(across(span));
        kit.createButton(foot, HelpTexts.get("welcome.close"), SWT.PUSH)
                .addListener(SWT.Selection, e -> leave());
        Label again = kit.createLabel(foot, HelpTexts.get("welcome.again"));
        again.setLayoutData(new GridData(SWT.BEGINNING, SWT.CENTER, true, false));
    }

    /**
     * Gives its place back first: what opens in the same place would take all of the window, too.
     */
    private void leave() {
        IIntroManager intro = PlatformUI.getWorkbench().getIntroManager();
        intro.setIntroStandby(this, true);
        intro.closeIntro(this);
    }

    @Override
    public void standbyStateChanged(boolean standby) {
        // looks the same beside other parts
    }

    @Override
    public void setFocus() {
        form.setFocus();
    }

    @Override
    public void dispose() {
        if (kit != null) {
            kit.dispose();
        }
        super.dispose();
    }
}
