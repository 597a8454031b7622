// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.lang.formatting2;

import org.eclipse.xtext.formatting.IIndentationInformation;

/** Each level is indented by two spaces. */
public final class TwoSpaces implements IIndentationInformation {

    @Override
    public String getIndentString() {
        return "  ";
    }
}
