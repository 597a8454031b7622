// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.workbench.board;

import java.util.Locale;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.qili.adjudication.text.TextBundle;
import org.qili.board.Man;
import org.qili.board.Points;
import org.qili.board.Side;
import org.qili.board.Texts;
import org.qili.workbench.Settings;
import org.qili.workbench.text.UiTexts;

/** Tells a screen reader what stands on each point of a board. */
final class BoardAccessibility {

    private final BoardCanvas board;

    BoardAccessibility(BoardCanvas board) {
        this.board = board;
    }

    void install() {
        board.getAccessible()
                .addAccessibleListener(
                        new AccessibleAdapter() {
                            @Override
                            public void getName(AccessibleEvent e) {
                                e.result = name(e.childID);
                            }
                        });
        board.getAccessible().addAccessibleControlListener(new Children());
    }

    private String name(int child) {
        return child == ACC.CHILDID_SELF ? UiTexts.get("board.name") : pointName(child);
    }

    /** A point with what stands on it: e3, fifth file, red cannon. */
    private String pointName(int point) {
        Locale locale = TextBundle.locale(Settings.language());
        String man =
                board.man(point)
                        .map((Man m) -> Texts.man(m, locale))
                        .orElseGet(() -> UiTexts.get("board.empty"));
        return UiTexts.get(
                "board.point",
                Points.iccs(point),
                String.valueOf(Points.fileNumber(point, Side.RED)),
                String.valueOf(Points.fileNumber(point, Side.BLACK)),
                man);
    }

    private final class Children extends AccessibleControlAdapter {

        @Override
        public void getChildCount(AccessibleControlEvent e) {
            e.detail = Points.COUNT;
        }

        @Override
        public void getChildren(AccessibleControlEvent e) {
            Object[] all = new Object[Points.COUNT];
            for (int i = 0; i < all.length; i++) {
                all[i] = i;
            }
            e.children = all;
        }

        @Override
        public void getRole(AccessibleControlEvent e) {
            e.detail = e.childID == ACC.CHILDID_SELF ? ACC.ROLE_TABLE : ACC.ROLE_TABLECELL;
        }

        @Override
        public void getFocus(AccessibleControlEvent e) {
            e.childID = board.isFocusControl() ? board.cursor() : ACC.CHILDID_NONE;
        }

        @Override
        public void getState(AccessibleControlEvent e) {
            e.detail = ACC.STATE_FOCUSABLE | ACC.STATE_SELECTABLE;
            if (e.childID == board.cursor() && board.isFocusControl()) {
                e.detail |= ACC.STATE_FOCUSED;
            }
        }

        @Override
        public void getChildAtPoint(AccessibleControlEvent e) {
            Point here = board.toControl(e.x, e.y);
            int point = board.pointAt(here.x, here.y);
            e.childID = point < 0 ? ACC.CHILDID_SELF : point;
        }

        @Override
        public void getLocation(AccessibleControlEvent e) {
            Rectangle area =
                    e.childID == ACC.CHILDID_SELF
                            ? board.getClientArea()
                            : board.cellBounds(e.childID);
            Point corner = board.toDisplay(area.x, area.y);
            e.x = corner.x;
            e.y = corner.y;
            e.width = area.width;
            e.height = area.height;
        }
    }
}
