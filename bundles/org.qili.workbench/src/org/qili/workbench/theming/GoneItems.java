// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.theming;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import org.eclipse.e4.ui.css.core.impl.engine.AbstractCSSEngine;
import org.eclipse.e4.ui.css.swt.dom.WidgetElement;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.TreeItem;
import org.qili.workbench.Log;

/**
 * Items that outlive their table or tree. It has been seen, if seldom, that a table goes without
 * telling all its items; the theme engine keeps them, and when the theme changes it stops half-way
 * at the first one, since an item without its table has no colour to be reset.
 */
@SuppressWarnings("restriction") // the theme engine is the platform's, but not yet its API
final class GoneItems {

    private GoneItems() {}

    /** Makes the theme engine forget them. */
    static void forget(Display display) {
        if (WidgetElement.getEngine(display) instanceof AbstractCSSEngine engine) {
            for (Object widget : known(engine)) {
                if (isGone(widget)) {
                    engine.handleWidgetDisposed(widget);
                }
            }
        }
    }

    private static boolean isGone(Object widget) {
        if (widget instanceof TableItem item) {
            return !item.isDisposed() && item.getParent().isDisposed();
        }
        return widget instanceof TreeItem item
                && !item.isDisposed()
                && item.getParent().isDisposed();
    }

    /** What the engine has styled; it offers no way to ask. */
    private static List<Object> known(AbstractCSSEngine engine) {
        try {
            Method contexts = AbstractCSSEngine.class.getDeclaredMethod("getElementsContext");
            contexts.setAccessible(true);
            return List.copyOf(((Map<?, ?>) contexts.invoke(engine)).keySet());
        } catch (ReflectiveOperationException e) {
            Log.warn(e);
            return List.of();
        }
    }
}
