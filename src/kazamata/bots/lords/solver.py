"""The exact solver of a Combat: it searches every plan, attack and target, with a memo.

It plays on the engine itself and contains no rules. It averages over unseen cards. The other lords do
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import has_bit
from kazamata.core.dice import seeded
from kazamata.core.events import NO_EVENTS
from kazamata.core.rules import Setup
from kazamata.games.lords.asks import ASKS, PLAN_BATTLE, PLAN_READY, plans_tile
from kazamata.games.lords.catalogue.spells import CITY
from kazamata.games.lords.evil import paladin_tile
from kazamata.games.lords.grid import count_bits
from kazamata.games.lords.packs import PACK_KINDS, pack_kinds, pack_size
from kazamata.games.lords.party import magic_points
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import COMBAT, PALADIN_IN_TENT, Battle, Lord, State
from kazamata.games.lords.steps.spells import is_magic_enough
from kazamata.games.lords.steps.step_registry import STEPS
from kazamata.games.lords.view import HIDDEN, View
from kazamata.games.lords.worlds import swapped

CombatCost = tuple[float, ...]
"""The cost of a position for the lord. Lower is better, and earlier numbers take precedence."""
Move = tuple[str, int]

MEMO_FROM: Final = 100
"""Rounds with fewer positions than this are faster without the memo."""
_TINY: Final = 1e-9
"""Tolerance for rounding errors, so that equal costs compare as equal."""
_PLANNING: Final = ASKS[PLAN_BATTLE]
_TRAPS: Final = [int(_PLANNING.option("plan-trap", trap=trap)) for trap in range(PACK_KINDS)]
_CREATURES: Final = [int(_PLANNING.option("plan-creature", creature=kind)) for kind in range(PACK_KINDS)]
"""The options that plan a trap or a creature."""
_PLACES: Final = {step: index for index, step in enumerate(STEPS)}


@dataclass(frozen=True)
class CombatSolution:
    """The best defence: its expected losses and its moves up to the first unknown card."""

    lost_tiles: float
    prisoners: float
    spent: float
    line: list[Move]
    seconds: float

    def as_record(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {
            "lost_tiles": _plain(self.lost_tiles),
            "prisoners": _plain(self.prisoners),
            "spent": _plain(self.spent),
            "line": [list(move) for move in self.line],
            "seconds": round(self.seconds, 3),
        }


class NoBattle(ValueError):
    """The position has no Combat decision for this seat."""


def _plain(number: float) -> int | float:
    """An integer if the number is whole, otherwise a rounded float."""
    return int(number) if number == int(number) else round(number, 4)


def solve_scenario(key: str) -> CombatSolution:
    """The best defence of a training mission (DL-M1 to DL-M5)."""
    setup: Setup = LORDS.setup(1, {"scenario": key})
    return solve(LORDS.deal(setup, 0), 0)


def solve_view(view: View) -> CombatSolution:
    """The best defence that the viewer can find with the viewer's knowledge."""
    unknown = [index for index, card in enumerate(view.city_cards) if card == HIDDEN]
    return solve(LORDS.imagine(view, seeded(0)), view.viewer, unknown)


def solve(state: State, seat: int, unknown: Sequence[int] = ()) -> CombatSolution:
    """The best defence of one seat in a Combat.

    `unknown` lists the indices of unseen combat cards, from 0.
    """
    if state.phase != COMBAT or not _is_asked(state, seat):
        raise NoBattle("nothing is to be decided in a Combat here")
    began = perf_counter()
    world = isolated_copy(state, seat)
    search = CombatSearch(seat, world.lords[seat], list(unknown), combat_cost)
    worth, line = search.best(world)
    lost, prisoners, spent = worth
    return CombatSolution(lost, -prisoners, spent, line, perf_counter() - began)


def _is_asked(state: State, seat: int) -> bool:
    return LORDS.ask_of(state, seat) is not None


def isolated_copy(state: State, seat: int) -> State:
    """A copy without the other lords' parties, whose agenda ends with this Combat."""
    world = state.copy()
    LORDS.isolate(world, seat)
    return world


def skip_other_lords(state: State, seat: int) -> None:
    """Answer for the other lords until the seat is asked or the agenda ends.

    This is needed when the Paladin has left a lord, who then plans nothing.
    """
    while state.agenda and not has_bit(state.agenda[-1].asked_seats(state), seat):
        ask = LORDS.ask(state)[0]
        LORDS.apply(state, ask.seat, ask.options[len(ask.options) - 1], NO_EVENTS)


def lost_tiles(lord: Lord, start: Lord) -> float:
    """Tiles lost since the start. The number never falls, since a conquered tile stays conquered."""
    return float(count_bits(lord.conquered_cells) - count_bits(start.conquered_cells))


def combat_cost(lord: Lord, start: Lord) -> CombatCost:
    """Fewest lost tiles, then most prisoners, then least spent (goods and traps)."""
    goods = start.gold + start.food + start.imps - lord.gold - lord.food - lord.imps
    return (
        lost_tiles(lord, start),
        float(-count_bits(lord.prisoners)),
        float(goods + pack_size(start.traps) - pack_size(lord.traps)),
    )


def matched_figures(start: State, end: State, seat: int) -> int:
    """How many of the three aims, from the first on, a defence reached as well as the best one."""
    best = solve_view(LORDS.see(start, seat))
    wanted = (best.lost_tiles, -best.prisoners, best.spent)
    reached = combat_cost(end.lords[seat], start.lords[seat])
    count = 0
    while count < len(wanted) and reached[count] <= wanted[count] + _TINY:
        count += 1
    return count


class CombatSearch:
    """Depth-first search over all moves of one lord. Equal positions are searched once.

    A search has a ceiling on the first number of the cost. Once that number exceeds the ceiling, the search
    stops and returns only a lower bound.
    """

    def __init__(
        self,
        seat: int,
        start: Lord,
        unknown: list[int],
        leaf_cost: Callable[[Lord, Lord], CombatCost],
        last_round: int = 99,
    ) -> None:
        self.seat = seat
        self.start = start.copy()
        self.unknown = unknown
        self.leaf_cost = leaf_cost
        self.last_round = last_round
        self.seen: i64 = 0  # positions expanded
        self.memo: dict[tuple[object, ...], tuple[CombatCost, list[Move], bool]] = {}

    def best(self, state: State, ceiling: float = inf) -> tuple[CombatCost, list[Move]]:
        """The cost of a position and the moves that reach it. This consumes the position."""
        skip_other_lords(state, self.seat)
        lord = state.lords[self.seat]
        if not state.agenda or state.combat_round > self.last_round:
            return self.leaf_cost(lord, self.start), []
        step = state.agenda[-1]
        kind = step.ask_kind(state, self.seat)
        options = _canonical(lord, kind, step.options(state, self.seat))
        if len(options) == 1 or (self.seen < MEMO_FROM and state.combat_round == self.last_round):
            return self.expand(state, kind, options, ceiling)
        key = self.key(state, lord)
        found = self.memo.get(key)
        if found is None or not (found[2] or found[0][0] > ceiling):
            worth, line = self.expand(state, kind, options, ceiling)
            found = self.memo[key] = worth, line, worth[0] <= ceiling
        return found[0], found[1]

    def expand(
        self, state: State, kind: i64, options: vec[i64], ceiling: float
    ) -> tuple[CombatCost, list[Move]]:
        """The best answer. The last option is applied to the position itself, which saves a copy."""
        self.seen += 1
        best: CombatCost = ()
        line: list[Move] = []
        chosen: i64 = 0
        left: i64 = len(options)
        for option in options:
            left -= 1
            limit = min(ceiling, best[0]) if best else ceiling
            worth, rest = self.after(state, kind, option, limit, left == 0)
            if not best or worth < best:
                best, line, chosen = worth, rest, option
        return best, [(LORDS.ask_kinds[kind].name, int(chosen)), *line]

    def after(
        self, state: State, kind: i64, option: i64, ceiling: float, is_last: bool
    ) -> tuple[CombatCost, list[Move]]:
        """The cost after an answer. An unseen card is turned up right after the plan is ready."""
        if kind == PLAN_BATTLE and option == PLAN_READY and state.combat_round - 1 in self.unknown:
            return self.average(state, option, ceiling + _TINY), []
        twin = state if is_last else state.copy()
        LORDS.apply(twin, self.seat, option, NO_EVENTS)
        return self.best(twin, ceiling)

    def average(self, state: State, option: int, ceiling: float) -> CombatCost:
        """The mean cost over all possible cards. Tiles already lost are lost with each of them."""
        cards = self.candidates(state)
        least = lost_tiles(state.lords[self.seat], self.start)
        open_ = len(cards)
        total: CombatCost = ()
        for card, chance in self.alike(state, cards):
            open_ -= chance
            spare = ceiling * len(cards) - (total[0] if total else 0.0) - open_ * least
            worth = self.best(_dealt(state, self.seat, card, option), spare / chance)[0]
            total = _sum(total, worth, chance)
            if total[0] + open_ * least > ceiling * len(cards):
                return ((total[0] + open_ * least) / len(cards),)
        return tuple(sum_ / len(cards) for sum_ in total)

    def alike(self, state: State, cards: list[int]) -> list[tuple[int, int]]:
        """One card for each group that cannot differ in this battle, with the group's size."""
        if self.may_cast(state, int(state.combat_round)):
            return [(card, 1) for card in cards]
        fatigues = [state.box.spells[card].fatigue for card in cards]
        return [
            (cards[fatigues.index(fatigue)], fatigues.count(fatigue)) for fatigue in sorted(set(fatigues))
        ]

    def may_cast(self, state: State, fight: int) -> bool:
        """Whether the party may have enough magic in a round, counting a Paladin who is still in the tent."""
        magic = magic_points(state, state.lords[self.seat])
        if state.paladin_seat == PALADIN_IN_TENT:
            magic += state.box.adventurers[paladin_tile(state)].magic
        return is_magic_enough(magic, fight)

    def candidates(self, state: State) -> list[int]:
        """Cards of the year that are neither turned up nor known to be elsewhere in the city."""
        seen = {
            int(state.combat_cards[index])
            for index in range(CITY)
            if index < state.turned_card_count or index not in self.unknown
        }
        return [int(card) for card in state.combat_cards if card not in seen]

    def cards(self, state: State) -> tuple[object, ...]:
        """The part of the memo key for unknown cards: the current card, and which others are gone.

        If no spell can be cast any more, cards with equal fatigue are equal.
        """
        if not self.unknown:
            return ()
        turned = state.combat_cards[: state.turned_card_count]
        gone = sorted(self.card_ids(state, turned, self.may_cast(state, len(turned) + 1)))
        if state.turned_card_count < state.combat_round:
            return tuple(gone)
        return (self.card_ids(state, turned, self.may_cast(state, len(turned)))[-1], *gone)

    def card_ids(self, state: State, cards: vec[i64], as_spells: bool) -> list[int]:
        """The card's identity in the memo: its number, or only its fatigue."""
        return [int(card) if as_spells else int(state.box.spells[card].fatigue) for card in cards]

    def key(self, state: State, lord: Lord) -> tuple[object, ...]:
        battle = state.battle
        return (
            _road(state),
            tuple(lord.party),
            self.cards(state),
            state.paladin_seat,
            lord.evil, lord.gold, lord.food, lord.imps, lord.conquered_cells, lord.traps, lord.lair, lord.knocked_out,
            lord.prisoners,
            lord.plan_stage, lord.plan_cell, lord.plan_traps, lord.plan_creatures,
            None if battle is None else _parts(battle),
        )  # fmt: skip


def _parts(battle: Battle) -> tuple[object, ...]:
    """All fields of a battle as a hashable tuple."""
    parts: list[object] = [getattr(battle, name) for name in Battle.__match_args__ if name != "poison_darts"]
    return (*parts, *battle.poison_darts)


def _road(state: State) -> tuple[object, ...]:
    """The agenda as a hashable tuple: each step's index in the game's table, and its fields."""
    path: list[object] = []
    for step in state.agenda:
        path.append(_PLACES[type(step)])
        for name in step.__match_args__:
            path.append(getattr(step, name))
    return tuple(path)


def _sum(total: CombatCost, worth: CombatCost, chance: int) -> CombatCost:
    if not total:
        return tuple(chance * number for number in worth)
    return tuple(sum_ + chance * number for sum_, number in zip(total, worth, strict=False))


def _dealt(state: State, seat: int, card: int, option: int) -> State:
    """The position after an answer, if a given card is turned up next."""
    twin = state.copy()
    twin.combat_cards = swapped(twin.combat_cards, twin.combat_round - 1, card)
    LORDS.apply(twin, seat, option, NO_EVENTS)
    return twin


def _canonical(lord: Lord, kind: i64, options: vec[i64]) -> vec[i64]:
    """Drop duplicate plans: a plan is a set, so traps and creatures come in the order of their options only."""
    if kind != PLAN_BATTLE:
        return options
    last: i64 = 0
    for trap in pack_kinds(lord.plan_traps):
        last = _TRAPS[trap]
    for creature in pack_kinds(lord.plan_creatures):
        last = _CREATURES[creature]
    found = vec[i64](capacity=12)
    for sent in options:
        if plans_tile(sent) or sent >= last:
            found = append(found, sent)
    return found
