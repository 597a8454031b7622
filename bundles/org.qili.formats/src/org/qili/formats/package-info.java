// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Game files in and out. {@link org.qili.formats.Importer} finds out the format of a file and reads
 * it; {@link org.qili.formats.Exporter} writes games and says what the target cannot hold. Problems
 * are values with a place; {@link org.qili.formats.FormatTexts} puts them into words.
 */
package org.qili.formats;
