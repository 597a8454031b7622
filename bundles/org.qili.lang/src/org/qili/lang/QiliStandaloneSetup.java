// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang;

import com.google.inject.Injector;
import org.eclipse.emf.ecore.EPackage;
import org.qili.model.ModelPackage;

/** Sets both languages up where no Eclipse platform runs: shell, tests. */
public class QiliStandaloneSetup extends QiliStandaloneSetupGenerated {

    /** Registers the languages with EMF. */
    public static void doSetup() {
        new QiliStandaloneSetup().createInjectorAndDoEMFRegistration();
    }

    @Override
    public Injector createInjectorAndDoEMFRegistration() {
        EPackage.Registry.INSTANCE.put(ModelPackage.eNS_URI, ModelPackage.eINSTANCE);
        return super.createInjectorAndDoEMFRegistration();
    }
}
