"""The result of a game (IM-24, IM-46 to IM-48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.rules import Outcome
from kazamata.games.miners.state import Player, State

FINISHED: Final = "ten_rounds"
BREAKDOWN_KEYS: Final = ("gems", "full-carts")
GEMS: Final = BREAKDOWN_KEYS[0]
FULL_CARTS: Final = BREAKDOWN_KEYS[1]
RANKS: Final = (35, 46, 56, 61, 66)
"""The points at which the second to sixth rank of a solo game begin (IM-48)."""


def points_of(player: Player) -> i64:
    """Point tokens, plus one for each full cart (IM-46)."""
    return player.points + player.mine.full_carts()


def rank_of(points: int) -> int:
    """The rank of a solo game, 1 to 6 (IM-48)."""
    rank = 1
    for border in RANKS:
        if points >= border:
            rank += 1
    return rank


def score(state: State) -> Outcome:
    """Most points win; ties go to more coins, then more full carts; then the players share (IM-47)."""
    lines: list[tuple[int, str, int]] = []
    scores: list[int] = []
    standings: list[tuple[int, int, int]] = []
    seat = 0
    for player in state.players:
        points, coins, carts = int(points_of(player)), int(player.coins), int(player.mine.full_carts())
        lines.append((seat, GEMS, int(player.points)))
        lines.append((seat, FULL_CARTS, carts))
        scores.append(points)
        standings.append((points, coins, carts))
        seat += 1
    if not state.over:
        return Outcome("", [], scores, lines)
    if len(standings) == 1:
        lines.append((0, f"rank-{rank_of(scores[0])}", 0))
    best = max(standings)
    winners = [place for place in range(len(standings)) if standings[place] == best]
    return Outcome(FINISHED, winners, scores, lines)
