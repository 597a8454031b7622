// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.emf.common.util.URI;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.ComboFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.IntegerFieldEditor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.qili.analysis.Limits;
import org.qili.board.Script;
import org.qili.lang.scoping.RulebookFiles;
import org.qili.model.Language;
import org.qili.workbench.shipped.ShippedProject;
import org.qili.workbench.text.UiTexts;

/** Language, men, appearance, colours, the rulebook offered first, and limits of the analysis. */
public final class PreferencesPage extends FieldEditorPreferencePage
        implements IWorkbenchPreferencePage {

    /** Longest mate that may be looked for, in own moves. */
    private static final int LONGEST_MATE = 50;

    /** Fewest positions that a search must be allowed. */
    private static final int FEWEST_NODES = 1_000;

    /** Most positions that a search may be allowed: about a minute. */
    private static final int MOST_NODES = 100_000_000;

    /** For the platform. */
    public PreferencesPage() {
        super(GRID);
        setPreferenceStore(new ScopedPreferenceStore(InstanceScope.INSTANCE, Ids.BUNDLE));
        Limits standard = Limits.standard();
        getPreferenceStore().setDefault(Settings.MATE_DEPTH, standard.mateDepth());
        getPreferenceStore().setDefault(Settings.MATE_NODES, standard.mateNodes());
        getPreferenceStore().setDefault(Settings.LINE_CHECKS, standard.lineChecks());
        getPreferenceStore().setDefault(Settings.EXCHANGE_NODES, standard.exchangeNodes());
    }

    @Override
    public void init(IWorkbench workbench) {
        // needs nothing of the workbench
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        ContextHelp.explain(getControl(), Ids.PREFERENCES);
    }

    @Override
    protected void createFieldEditors() {
        choice(
                Settings.LANGUAGE,
                "language",
                new String[][] {
                    {UiTexts.get("preferences.language.system"), ""},
                    {"简体中文", Language.ZH_CN.getLiteral()},
                    {"繁體中文", Language.ZH_TW.getLiteral()},
                    {"English", Language.EN.getLiteral()}
                });
        choice(
                Settings.SCRIPT,
                "script",
                new String[][] {
                    {UiTexts.get("preferences.script.language"), ""},
                    {UiTexts.get("preferences.script.simplified"), Script.SIMPLIFIED.name()},
                    {UiTexts.get("preferences.script.traditional"), Script.TRADITIONAL.name()},
                    {UiTexts.get("preferences.script.letters"), Settings.LETTERS}
                });
        choice(
                Settings.THEME,
                "theme",
                new String[][] {
                    {UiTexts.get("preferences.theme.system"), ""},
                    {UiTexts.get("preferences.theme.light"), Settings.LIGHT},
                    {UiTexts.get("preferences.theme.dark"), Settings.DARK}
                });
        addField(
                new BooleanFieldEditor(
                        Settings.COLOUR_BLIND,
                        UiTexts.get("preferences.colourBlind"),
                        getFieldEditorParent()));
        choice(Settings.RULEBOOK, "rulebook", rulebooks());
        number(Settings.MATE_DEPTH, "mateDepth", 1, LONGEST_MATE);
        number(Settings.MATE_NODES, "mateNodes", FEWEST_NODES, MOST_NODES);
        number(Settings.LINE_CHECKS, "lineChecks", 1, Limits.MOST_CHECKS);
        number(Settings.EXCHANGE_NODES, "exchangeNodes", FEWEST_NODES, MOST_NODES);
    }

    private void choice(String key, String name, String[][] offered) {
        addField(
                new ComboFieldEditor(
                        key, UiTexts.get("preferences." + name), offered, getFieldEditorParent()));
    }

    private void number(String key, String name, int least, int most) {
        IntegerFieldEditor field =
                new IntegerFieldEditor(
                        key, UiTexts.get("preferences." + name), getFieldEditorParent());
        field.setValidRange(least, most);
        field.setErrorMessage(
                UiTexts.get("preferences.range", String.valueOf(least), String.valueOf(most)));
        addField(field);
    }

    /** The rulebooks beside the shipped ones, the usual one first. */
    private static String[][] rulebooks() {
        String place = ShippedProject.project().getFolder("precedents").getLocation().toOSString();
        List<String> ids =
                new ArrayList<>(RulebookFiles.all(URI.createFileURI(place + "/x")).keySet());
        ids.remove(Settings.FIRST_RULEBOOK);
        String[][] offered = new String[ids.size() + 1][];
        offered[0] = new String[] {Settings.FIRST_RULEBOOK, ""};
        for (int i = 0; i < ids.size(); i++) {
            offered[i + 1] = new String[] {ids.get(i), ids.get(i)};
        }
        return offered;
    }

    @Override
    public boolean performOk() {
        Language before = Settings.language();
        boolean done = super.performOk();
        if (done && Settings.language() != before && Restart.isPossible()) {
            // the start script reads them before the platform would write them
            Settings.save();
            askForRestart();
        }
        return done;
    }

    /** Texts that the platform read at its start change with the next one. */
    private void askForRestart() {
        if (MessageDialog.openQuestion(
                getShell(),
                UiTexts.get("preferences.restart.title"),
                UiTexts.get("preferences.restart.question"))) {
            getShell().getDisplay().asyncExec(() -> PlatformUI.getWorkbench().restart());
        }
    }
}
