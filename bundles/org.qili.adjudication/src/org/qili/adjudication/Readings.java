// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.adjudication;

import java.util.Map;

/**
 * One way to read the open points of a rulebook.
 *
 * @param options the option taken, by name of the reading
 */
public record Readings(Map<String, String> options) {

    public Readings {
        options = Map.copyOf(options);
    }

    boolean takes(String reading, String option) {
        return option.equals(options.get(reading));
    }
}
