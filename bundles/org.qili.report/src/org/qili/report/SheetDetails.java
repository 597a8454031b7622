// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.report;

import java.util.EnumMap;
import java.util.Map;

/**
 * What a ruling sheet says about the game besides its moves; what is missing is left as a line to
 * be filled in by hand.
 *
 * @param values text of each field that is known
 */
public record SheetDetails(Map<Field, String> values) {

    /** A field of the sheet's head, in the order printed. */
    public enum Field {
        EVENT,
        ROUND,
        DATE,
        VENUE,
        TABLE,
        ARBITER,
        RED,
        BLACK,
        SOURCE
    }

    public SheetDetails {
        values = Map.copyOf(values);
    }

    /** Nothing known. */
    public static SheetDetails none() {
        return new SheetDetails(Map.of());
    }

    /** The same with a field set; a blank value leaves it open. */
    public SheetDetails with(Field field, String value) {
        Map<Field, String> all = new EnumMap<>(Field.class);
        all.putAll(values);
        if (value == null || value.isBlank()) {
            all.remove(field);
        } else {
            all.put(field, value.strip());
        }
        return new SheetDetails(all);
    }

    /** A field's value, empty if not known. */
    public String of(Field field) {
        return values.getOrDefault(field, "");
    }
}
