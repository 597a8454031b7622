// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.help.article;

import java.util.List;
import java.util.Map;

/**
 * A page made ready for showing: plain text with looks.
 *
 * @param text lines are separated by line feeds
 * @param runs ordered, not overlapping; text outside of them is plain
 * @param lines one for each line of the text
 * @param anchors places by name, in characters from the beginning
 */
public record Article(String text, List<Run> runs, List<Line> lines, Map<String, Integer> anchors) {

    /** The links in the order of the text. */
    public List<Run> links() {
        return runs.stream().filter(Run::isLink).toList();
    }
}
