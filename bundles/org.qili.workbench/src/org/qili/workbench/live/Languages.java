// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.live;

import org.qili.lang.ide.QiliLanguage;
import org.qili.workbench.Settings;

/** Both languages, set up once for the whole workbench. The first call takes a moment. */
public final class Languages {

    private static final class Holder {
        static final QiliLanguage LANGUAGE = create();

        private static QiliLanguage create() {
            QiliLanguage language = QiliLanguage.create();
            language.use(Settings.language());
            language.judged().use(Settings.limits());
            Settings.addListener(e -> language.use(Settings.language()));
            return language;
        }
    }

    private Languages() {}

    /** The languages with their services. */
    public static QiliLanguage get() {
        return Holder.LANGUAGE;
    }
}
