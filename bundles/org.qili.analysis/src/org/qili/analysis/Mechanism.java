// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.analysis;

/** What the move did to bring an attack about (相关子, detail 2 of CXA 1999 chapter 7). */
public enum Mechanism {
    /** The attacker itself moved to where it attacks. */
    MOVED,
    /** The mover left the line between a chariot, cannon or king and the target. */
    LINE_OPENED,
    /** The mover became the screen of a cannon (炮架). */
    SCREEN_LENT,
    /** The mover was one screen too many and left. */
    SCREEN_REMOVED,
    /** The mover freed the leg of a horse (马腿). */
    LEG_FREED,
    /** The mover freed the eye of an elephant (象眼). */
    EYE_FREED,
    /** The attacker saw the target before, but its capture was illegal. */
    UNPINNED,
    /** A protector of the target can no longer retake (消根). */
    ROOT_REMOVED,
    /** A protector of the target still sees the point but may no longer retake (牵制). */
    ROOT_PINNED,
    /** The target could take the attacker before and no longer can. */
    COUNTER_DISABLED,
    /** Attack and protection stood as they are; only what follows the capture changed. */
    RESULT_CHANGED,
    /** The attack stood before the move, with the same result. */
    STOOD
}
