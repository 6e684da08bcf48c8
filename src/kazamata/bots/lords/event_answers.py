"""The greedy lord's policy for events: wages, hunts, strikes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.bots.lords.building import CREATURES, EVIL, calls_paladin, cheapest_creature
from kazamata.bots.lords.component_worth import CREATURE_WORTH
from kazamata.core.asks import Ask
from kazamata.games.lords.asks import (
    GIVE_UP,
    LET_GO,
    PAY,
    STRIKES,
    TAKE_EVIL,
    creature_of,
    is_paid,
    part_of,
    with_creature,
)
from kazamata.games.lords.facts import change
from kazamata.games.lords.fields import WAGE_PARTS
from kazamata.games.lords.state import AUTUMN, PALADIN_MARK, State


def best_creature(options: vec[i64]) -> i64:
    """The option with the most valuable creature."""
    best = options[0]
    for option in options:
        if CREATURE_WORTH[creature_of(option)] > CREATURE_WORTH[creature_of(best)]:
            best = option
    return best


def pay_wages(state: State, ask: Ask) -> i64:
    """Pay the best creature first, and let go only those that cannot be paid."""
    calls = vec[i64](capacity=4)
    gentle = vec[i64](capacity=4)
    for option in with_creature(ask.options, PAY):
        changes = change(state, ask.seat, option)
        if changes[CREATURES] == 0 and calls_paladin(changes, ask.seat):
            calls = append(calls, option)
        elif changes[CREATURES] == 0:
            gentle = append(gentle, option)
    if len(gentle) > 0:
        return best_creature(gentle)
    if len(calls) > 0 and state.season < AUTUMN:
        return best_creature(calls)
    return cheapest_creature(with_creature(ask.options, LET_GO))


def face_hunt(state: State, ask: Ask) -> i64:
    """Gain evil rather than lose a creature, unless the Paladin would come."""
    if state.lords[ask.seat].evil + change(state, ask.seat, TAKE_EVIL)[EVIL] < PALADIN_MARK:
        return TAKE_EVIL
    return cheapest_creature(with_creature(ask.options, GIVE_UP))


def face_strike(state: State, ask: Ask) -> i64:
    """Pay a cheap part for the best monster. Without one, the least valuable monster strikes."""
    small = vec[i64](capacity=8)
    for option in ask.options:
        if is_paid(option) and is_small(state, ask.seat, part_of(option)):
            small = append(small, option)
    if len(small) > 0:
        return best_creature(small)
    return cheapest_creature(with_creature(ask.options, STRIKES))


def is_small(state: State, seat: i64, part: i64) -> bool:
    """Whether a part of a wage is cheap: no creature, and no evil that calls the Paladin."""
    name = WAGE_PARTS[part]
    return name != "creature" and (name != "evil" or state.lords[seat].evil != PALADIN_MARK - 1)


def release_prisoner(options: vec[i64]) -> i64:
    """Release anyone but a Paladin. Paladin tiles have the highest numbers."""
    least = options[0]
    for tile in options:
        if tile < least:
            least = tile
    return least
