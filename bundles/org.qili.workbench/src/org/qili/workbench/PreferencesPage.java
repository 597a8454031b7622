// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.ComboFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.qili.board.Script;
import org.qili.model.Language;
import org.qili.workbench.text.UiTexts;

/** Language, men, appearance and colours. */
public final class PreferencesPage extends FieldEditorPreferencePage
        implements IWorkbenchPreferencePage {

    /** For the platform. */
    public PreferencesPage() {
        super(GRID);
        setPreferenceStore(new ScopedPreferenceStore(InstanceScope.INSTANCE, Ids.BUNDLE));
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
        addField(
                new ComboFieldEditor(
                        Settings.LANGUAGE,
                        UiTexts.get("preferences.language"),
                        new String[][] {
                            {UiTexts.get("preferences.language.system"), ""},
                            {"简体中文", Language.ZH_CN.getLiteral()},
                            {"繁體中文", Language.ZH_TW.getLiteral()},
                            {"English", Language.EN.getLiteral()}
                        },
                        getFieldEditorParent()));
        addField(
                new ComboFieldEditor(
                        Settings.SCRIPT,
                        UiTexts.get("preferences.script"),
                        new String[][] {
                            {UiTexts.get("preferences.script.language"), ""},
                            {
                                UiTexts.get("preferences.script.simplified"),
                                Script.SIMPLIFIED.name()
                            },
                            {
                                UiTexts.get("preferences.script.traditional"),
                                Script.TRADITIONAL.name()
                            },
                            {UiTexts.get("preferences.script.letters"), Settings.LETTERS}
                        },
                        getFieldEditorParent()));
        addField(
                new ComboFieldEditor(
                        Settings.THEME,
                        UiTexts.get("preferences.theme"),
                        new String[][] {
                            {UiTexts.get("preferences.theme.system"), ""},
                            {UiTexts.get("preferences.theme.light"), Settings.LIGHT},
                            {UiTexts.get("preferences.theme.dark"), Settings.DARK}
                        },
                        getFieldEditorParent()));
        addField(
                new BooleanFieldEditor(
                        Settings.COLOUR_BLIND,
                        UiTexts.get("preferences.colourBlind"),
                        getFieldEditorParent()));
    }
}
