// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.cli;

/** Input that can't be used; the message says where, what was found and what was expected. */
final class BadInput extends Exception {

    private static final long serialVersionUID = 1L;

    BadInput(String message) {
        super(message);
    }
}
