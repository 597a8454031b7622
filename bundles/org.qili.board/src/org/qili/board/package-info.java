// Copyright (c) 2026 Qili contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The board of xiangqi: men, points, positions, legal moves, set-ups, FEN and the game record.
 *
 * <p>Two representations stand side by side: {@link org.qili.board.Position} is an immutable value
 * for everything that talks about a position, {@link org.qili.board.Board} is the mutable kernel
 * for everything that searches.
 */
package org.qili.board;
