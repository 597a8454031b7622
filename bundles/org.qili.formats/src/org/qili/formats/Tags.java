// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
package org.qili.formats;

/** Names of tags that several formats share; a tag may have any other name besides. */
public final class Tags {
    /** Heading of the game, 标题. */
    public static final String TITLE = "Title";

    /** Tournament or match, 赛事. */
    public static final String EVENT = "Event";

    /** Place, 地点. */
    public static final String SITE = "Site";

    /** Date as the file writes it, 日期. */
    public static final String DATE = "Date";

    /** Round, 轮次. */
    public static final String ROUND = "Round";

    /** Board number, 台次. */
    public static final String TABLE = "Table";

    /** Red player, 红方. */
    public static final String RED = "Red";

    /** Team of the Red player. */
    public static final String RED_TEAM = "RedTeam";

    /** Time used by Red, 红方用时. */
    public static final String RED_TIME = "RedTime";

    /** Black player, 黑方. */
    public static final String BLACK = "Black";

    /** Team of the Black player. */
    public static final String BLACK_TEAM = "BlackTeam";

    /** Time used by Black, 黑方用时. */
    public static final String BLACK_TIME = "BlackTime";

    /** Time limit, 用时规则. */
    public static final String TIME_CONTROL = "TimeControl";

    /** Opening, 布局. */
    public static final String OPENING = "Opening";

    /** Code of the opening in the Encyclopedia of Chinese Chess Openings. */
    public static final String ECCO = "ECCO";

    /** Who wrote the comments, 讲评. */
    public static final String ANNOTATOR = "Annotator";

    /** Who made the file, 作者. */
    public static final String AUTHOR = "Author";

    private Tags() {}
}
