// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang;

/** Sets both languages up where no Eclipse platform runs: shell, tests. */
public class QiliStandaloneSetup extends QiliStandaloneSetupGenerated {

    /** Registers the languages with EMF. */
    public static void doSetup() {
        new QiliStandaloneSetup().createInjectorAndDoEMFRegistration();
    }
}
