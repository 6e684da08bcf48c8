"""Kinds of mines: k-means over the factions of a mine and the tracks it walked (IM-H7 f)."""

from __future__ import annotations

from statistics import mean
from typing import Any, Final

from kazamata.core.dice import Dice, seeded
from kazamata.games.miners.factions import FACTIONS
from kazamata.lab.miners_balance import Mine

CLUSTERS: Final = 6
TRIES: Final = 6
MAX_STEPS: Final = 30
MAX_MINES: Final = 1500
"""More mines change nothing that matters and take long."""
TRACK_WEIGHT: Final = 0.5
SEED: Final = 5

Point = tuple[float, ...]


def cluster_mines(mines: list[Mine]) -> list[dict[str, Any]]:
    """The kinds of these mines, the best first: its share, its mean score, its mean factions and tracks."""
    mines = mines[:MAX_MINES]
    points, dice = [_point(mine) for mine in mines], seeded(SEED)
    tries = (_settle(points, _first_centres(points, dice)) for _ in range(TRIES))
    nearest, centres = min(tries, key=lambda found: _waste(points, *found))
    rows = []
    for cluster, centre in enumerate(centres):
        scores = [mine[0] for mine, near in zip(mines, nearest, strict=True) if near == cluster]
        if scores:
            rows.append(_row(scores, len(mines), centre))
    return sorted(rows, key=lambda row: -float(row["mean"]))


def _row(scores: list[int], count: int, centre: Point) -> dict[str, Any]:
    return {
        "share": round(len(scores) / count, 3),
        "mean": round(mean(scores), 1),
        "factions": [round(share, 3) for share in centre[: len(FACTIONS)]],
        "tracks": [round(share / TRACK_WEIGHT, 3) for share in centre[len(FACTIONS) :]],
    }


def _point(mine: Mine) -> Point:
    _, factions, steps = mine
    banners, walked = max(1, sum(factions)), max(1, sum(steps))
    return *(n / banners for n in factions), *(TRACK_WEIGHT * n / walked for n in steps)


def _first_centres(points: list[Point], dice: Dice) -> list[Point]:
    return [points[dice.below(len(points))] for _ in range(CLUSTERS)]


def _settle(points: list[Point], centres: list[Point]) -> tuple[list[int], list[Point]]:
    """Move the centres into the middle of their points until nothing changes."""
    nearest: list[int] = []
    for _ in range(MAX_STEPS):
        found = [min(range(CLUSTERS), key=lambda c: _far(point, centres[c])) for point in points]
        if found == nearest:
            break
        nearest = found
        centres = [_middle(points, nearest, cluster, centres[cluster]) for cluster in range(CLUSTERS)]
    return nearest, centres


def _middle(points: list[Point], nearest: list[int], cluster: int, centre: Point) -> Point:
    own = [point for point, near in zip(points, nearest, strict=True) if near == cluster]
    return tuple(sum(axis) / len(own) for axis in zip(*own, strict=True)) if own else centre


def _far(one: Point, other: Point) -> float:
    return sum((a - b) * (a - b) for a, b in zip(one, other, strict=True))


def _waste(points: list[Point], nearest: list[int], centres: list[Point]) -> float:
    return sum(_far(point, centres[near]) for point, near in zip(points, nearest, strict=True))
