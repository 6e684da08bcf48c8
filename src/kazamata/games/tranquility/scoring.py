"""The result of a game (TQ-18, TQ-20, TQ-H6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.rules import Outcome
from kazamata.core.seats import Seat
from kazamata.games.tranquility.state import CAUSES, RUNNING, WON, Duel, State

POINTS_PLACED: Final = 3
POINTS_DISCARDED: Final = -1
POINTS_SECOND: Final = 1


def score(state: State) -> Outcome:
    """The result: all players win or all lose; only the duel counts points."""
    if state.duel is not None:
        return score_duel(state, state.duel)
    seats = list(range(len(state.players)))
    return Outcome(CAUSES[state.result], seats if state.result == WON else [], [], [])


def score_duel(state: State, duel: Duel) -> Outcome:
    """Most points win, then fewer discards; a further tie has no winner (TQ-H6)."""
    lines: list[tuple[int, str, int]] = []
    for seat in (0, 1):
        lines.append((seat, "placed", POINTS_PLACED * placed_by(duel, seat)))
        lines.append((seat, "discarded", POINTS_DISCARDED * state.players[seat].discard_count))
        lines.append((seat, "second", 0 if seat == duel.first_player else POINTS_SECOND))
    scores = [sum(points for owner, _, points in lines if owner == seat) for seat in (0, 1)]
    winners = _winners(state, scores) if state.result != RUNNING else []
    return Outcome(CAUSES[state.result], winners, scores, lines)


def placed_by(duel: Duel, seat: Seat) -> int:
    count: i64 = 0
    for owner in duel.cell_owners:
        if owner == seat + 1:
            count += 1
    return count


def _winners(state: State, scores: list[int]) -> list[int]:
    standing = [(scores[seat], -state.players[seat].discard_count) for seat in (0, 1)]
    if standing[0] == standing[1]:
        return []
    return [0] if standing[0] > standing[1] else [1]
