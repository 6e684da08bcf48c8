"""Refusals of island placements (TQ-9 to TQ-11, TQ-22, TQ-24, TQ-H3)."""

from __future__ import annotations

from mypy_extensions import i64

from kazamata.core.refusals import Refusal
from kazamata.games.tranquility.cards import Card
from kazamata.games.tranquility.placement import (
    FREE,
    LONELY,
    ROCKY,
    STORMY,
    TAKEN,
    TOO_EXPENSIVE,
    TOO_HIGH,
    TOO_LOW,
    UNOPENED,
    allowed_range,
    cost_of,
    payable_count,
    placement_obstacle,
    pricing_neighbour,
)
from kazamata.games.tranquility.state import Player, State


def refuse_island(state: State, player: Player, card: Card, cell: i64) -> Refusal | None:
    """Why an island cannot go from the hand to a cell; None if it can."""
    if cell >= state.layout.cells:
        return Refusal("TQ-2", "no-such-cell", {"cell": cell, "cells": state.layout.cells}, "pick-cell")
    if card not in player.hand:
        return Refusal("TQ-9", "not-in-hand", {"card": card}, "pick-from-hand")
    code = placement_obstacle(state, player, card, cell)
    return None if code == FREE else _explain(state, player, card, cell, code)


def _explain(state: State, player: Player, card: Card, cell: i64, code: i64) -> Refusal:
    row = state.layout.row_of[cell]
    if code == TAKEN:
        return Refusal("TQ-9", "cell-taken", {"cell": cell, "card": state.grid[cell]}, "pick-empty-cell")
    if code == TOO_HIGH or code == TOO_LOW:
        return _out_of_order(state, card, cell, code)
    if code == ROCKY:
        return Refusal("TQ-22", "row-rocky", {"row": row}, "pick-other-row")
    if code == STORMY:
        return Refusal("TQ-24", "row-stormy", {"row": row}, "spend-compass")
    if code == UNOPENED:
        return Refusal("TQ-H3", "arch-closed", {"cells": _open_pillar_cells(state)}, "fill-pillars")
    if code == LONELY:
        return Refusal("TQ-24", "orange-needs-neighbour", {"card": card}, "place-beside")
    assert code == TOO_EXPENSIVE
    return _too_dear(state, player, card, cell)


def _out_of_order(state: State, card: Card, cell: i64, code: i64) -> Refusal:
    low, high = allowed_range(state, card)
    limit = low if code == TOO_HIGH else high
    key = "number-too-high" if code == TOO_HIGH else "number-too-low"
    values = {"card": card, "cell": cell, "other": state.grid[limit], "place": limit}
    return Refusal("TQ-9", key, {name: int(value) for name, value in values.items()}, "keep-order")


def _too_dear(state: State, player: Player, card: Card, cell: i64) -> Refusal:
    cost, left = cost_of(state, card, cell), payable_count(player)
    beside = pricing_neighbour(state, card, cell)
    values: dict[str, int] = {"card": card, "beside": beside, "cost": cost, "left": left}
    return Refusal("TQ-11", "too-dear", values, "leave-gap")


def _open_pillar_cells(state: State) -> i64:
    """How many pillar cells are empty while the arch is closed."""
    empty = state.empty_cells()
    return empty - 6
