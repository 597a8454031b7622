// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
/** The readers and writers of the single formats. */
package org.qili.formats.internal;
