"""Final scoring: tiles, creatures, prisoners, taxes, scoring rooms, titles (DL-75 to DL-77, DL-82)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import has_bit
from kazamata.core.rules import Outcome
from kazamata.core.seats import Seat
from kazamata.games.lords.catalogue.adventurers import GOLD_PALADIN, SILVER_PALADIN
from kazamata.games.lords.catalogue.titles import (
    FEWEST_LOST,
    MOST_EVIL,
    MOST_IMPS,
    MOST_MONSTERS,
    MOST_ROOMS,
    MOST_TUNNELS,
    TITLES,
)
from kazamata.games.lords.goods import ghosts
from kazamata.games.lords.grid import count_bits
from kazamata.games.lords.packs import PACK_KINDS, pack_count, pack_size
from kazamata.games.lords.scenarios import MISSIONS
from kazamata.games.lords.state import OVER, Lord, State

ROOM_POINTS: Final = 2
MONSTER_POINTS: Final = 1
PRISONER_POINTS: Final = 2
PALADIN_POINTS: Final = 5
LOST_POINTS: Final = -2
CUBE_POINTS: Final = -3
PROPERTY_KEYS: Final = ("rooms", "monsters", "prisoners", "paladins", "conquered", "taxes")
"""The lines about a lord's property. Further lines are the titles, scoring rooms and the exam."""
EXAM: Final = "exam"
"""The line of a lord who earns the licence; it has no points."""
FAME_SHARED: Final = 1
FAME_SOLE: Final = 2


def score(state: State) -> Outcome:
    """Sum all lines. Most points win, and ties stay ties (DL-77)."""
    if state.terms.scenario > 0:
        return score_mission(state)
    lines: list[tuple[int, str, int]] = []
    for seat in range(len(state.lords)):
        lines.extend(property_lines(state, seat))
    lines.extend(title_lines(state))
    scores = [sum(points for owner, _, points in lines if owner == seat) for seat in range(len(state.lords))]
    best = max(scores)
    over = state.phase == OVER
    if over:
        lines.extend((seat, EXAM, 0) for seat, points in enumerate(scores) if passes_exam(points))
    winners = [seat for seat, points in enumerate(scores) if points == best] if over else []
    return Outcome("scored" if over else "", winners, scores, lines)


def passes_exam(points: int) -> bool:
    """Whether a lord earns the licence: only with a score above 0 (DL-77, DL-A24)."""
    return points > 0


def score_mission(state: State) -> Outcome:
    """Score a mission. It is passed if no more tiles are lost than in the best defence (part 3)."""
    best = MISSIONS[state.terms.scenario - 1].best
    over = state.phase == OVER
    lines: list[tuple[int, str, int]] = []
    scores: list[int] = []
    for seat, lord in enumerate(state.lords):
        lost, prisoners = int(count_bits(lord.conquered_cells)), int(count_bits(lord.prisoners))
        lines.append((seat, "prisoners", PRISONER_POINTS * prisoners))
        lines.append((seat, "conquered", LOST_POINTS * lost))
        scores.append(PRISONER_POINTS * prisoners + LOST_POINTS * lost)
    passed = [seat for seat, lord in enumerate(state.lords) if count_bits(lord.conquered_cells) <= best]
    won = passed if over else []
    return Outcome(("passed" if won else "failed") if over else "", won, scores, lines)


def property_lines(state: State, seat: Seat) -> list[tuple[int, str, int]]:
    """Points for a lord's property, in the order of the rules (DL-75, DL-82)."""
    lord = state.lords[seat]
    open_rooms = count_bits(lord.room_cells() & ~lord.conquered_cells)
    paladins = paladins_of(lord)
    points: tuple[int, ...] = (
        ROOM_POINTS * open_rooms,
        MONSTER_POINTS * monsters_of(state, lord),
        PRISONER_POINTS * (count_bits(lord.prisoners) - paladins),
        PALADIN_POINTS * paladins,
        LOST_POINTS * count_bits(lord.conquered_cells),
        CUBE_POINTS * lord.tax_cubes,
    )
    lines = [(seat, key, count) for key, count in zip(PROPERTY_KEYS, points, strict=True)]
    for placed in lord.placed_rooms:
        row = state.box.rooms[placed & 15]
        if row.points > 0 and not has_bit(lord.conquered_cells, placed >> 4):
            lines.append((seat, row.key, row.points * count_creatures(lord, row.counts)))
    return lines


def paladins_of(lord: Lord) -> i64:
    both: i64 = 0
    for tile in (SILVER_PALADIN, GOLD_PALADIN):
        both += (lord.prisoners >> tile) & 1
    return both


def monsters_of(state: State, lord: Lord) -> i64:
    """The number of monsters. Ghosts are not monsters (DL-75)."""
    return pack_size(lord.lair) - pack_size(ghosts(state, lord.lair))


def count_creatures(lord: Lord, kinds: i64) -> i64:
    """How many creatures of some kinds are in the lair."""
    count: i64 = 0
    kind: i64 = 0
    while kind < PACK_KINDS:
        if has_bit(kinds, kind):
            count += pack_count(lord.lair, kind)
        kind += 1
    return count


def title_value(state: State, lord: Lord, title: i64) -> i64:
    """The number that a title compares. Higher is better (DL-76)."""
    if title == MOST_EVIL:
        return lord.evil
    if title == MOST_ROOMS:
        return count_bits(lord.room_cells())
    if title == MOST_TUNNELS:
        return lord.tile_count() - count_bits(lord.room_cells())
    if title == MOST_MONSTERS:
        return monsters_of(state, lord)
    if title == MOST_IMPS:
        return lord.imps
    if title == FEWEST_LOST:
        return -count_bits(lord.conquered_cells)
    return lord.gold + lord.food + pack_size(lord.traps)


def holders(state: State, title: i64) -> vec[i64]:
    """The seats that hold a title. A best of 0 counts only by agreement (DL-A23)."""
    best: i64 = -100
    seats = vec[i64](capacity=4)
    seat: i64 = 0
    for lord in state.lords:
        value = title_value(state, lord, title)
        if value > best:
            best = value
            seats = vec[i64](capacity=4)
        if value == best:
            seats = append(seats, seat)
        seat += 1
    if best == 0 and title != FEWEST_LOST and not state.terms.zero_titles:
        return vec[i64]()
    return seats


def title_points(state: State, shared: bool) -> int:
    """3 points alone and 2 shared; at two seats 2 and 1 (DL-37, DL-76)."""
    sole = 2 if state.terms.seats == 2 else 3
    return sole - 1 if shared else sole


def has_fame(state: State, lord: Lord) -> bool:
    """Whether the lord has an unconquered Hall of Fame (DL-A26)."""
    for placed in lord.placed_rooms:
        if state.box.rooms[placed & 15].fame and not has_bit(lord.conquered_cells, placed >> 4):
            return True
    return False


def title_lines(state: State) -> list[tuple[int, str, int]]:
    """Points for titles, then for the Hall of Fame (DL-76, DL-82, DL-A25, DL-A38)."""
    lines: list[tuple[int, str, int]] = []
    fame = [0] * len(state.lords)
    for title, key in enumerate(TITLES):
        seats = holders(state, title)
        shared = len(seats) > 1
        for seat in seats:
            lines.append((seat, key, title_points(state, shared)))
            fame[seat] += FAME_SHARED if shared else FAME_SOLE
    for seat, lord in enumerate(state.lords):
        if has_fame(state, lord):
            lines.append((seat, "hall_of_fame", fame[seat]))
    return lines
