// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.ide;

import com.google.inject.Guice;
import com.google.inject.Injector;
import org.eclipse.xtext.util.Modules2;
import org.qili.lang.QiliRuntimeModule;
import org.qili.lang.QiliStandaloneSetup;

/** Sets both languages up with the services of an editor. */
public class QiliIdeSetup extends QiliStandaloneSetup {

    @Override
    public Injector createInjector() {
        return Guice.createInjector(Modules2.mixin(new QiliRuntimeModule(), new QiliIdeModule()));
    }
}
