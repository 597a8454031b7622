// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.train.exam;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.qili.model.Language;
import org.qili.report.exam.ExamFolder.Format;
import org.qili.workbench.Settings;
import org.qili.workbench.train.text.TrainTexts;

/** Kinds of files to write, and the language of the pages. */
final class FormatBoxes {

    /** Languages by their own names, which need no translation. */
    private static final Map<Language, String> NAMES =
            Map.of(Language.ZH_CN, "简体中文", Language.ZH_TW, "繁體中文", Language.EN, "English");

    private final Map<Format, Button> boxes = new EnumMap<>(Format.class);
    private final Combo language;

    /**
     * @param parent gets four more children, in pairs of label and control
     */
    FormatBoxes(Composite parent, Runnable changed) {
        new Label(parent, SWT.NONE).setText(TrainTexts.get("exam.formats"));
        Composite row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(Format.values().length).applyTo(row);
        for (Format format : Format.values()) {
            Button box = new Button(row, SWT.CHECK);
            box.setText(TrainTexts.now().of("exam.format", format));
            box.setSelection(true);
            box.addListener(SWT.Selection, e -> changed.run());
            boxes.put(format, box);
        }
        new Label(parent, SWT.NONE).setText(TrainTexts.get("exam.language"));
        language = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
        for (Language one : Language.values()) {
            language.add(NAMES.get(one));
        }
        language.select(Settings.language().ordinal());
    }

    Set<Format> formats() {
        Set<Format> chosen = EnumSet.noneOf(Format.class);
        boxes.forEach(
                (format, box) -> {
                    if (box.getSelection()) {
                        chosen.add(format);
                    }
                });
        return chosen;
    }

    Language language() {
        return Language.values()[language.getSelectionIndex()];
    }
}
