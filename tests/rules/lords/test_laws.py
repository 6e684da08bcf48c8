"""Random games: everything is conserved, no seat learns a secret, every imagined world looks right."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.dice import Dice, seeded
from kazamata.core.events import Event, redact
from kazamata.core.steps import Step
from kazamata.games.lords.catalogue.creatures import TROLL
from kazamata.games.lords.packs import PACK_KINDS, pack_count, pack_one
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import State, tile_of

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"game": "first"}),
    (3, {"game": "first", "opening": "chosen", "planning": "in_order"}),
    (4, {"game": "first"}),
    (4, {"trap_deck": "reshuffles", "demon_food": "monsters", "idle_monsters": "out", "room_bonus": "once"}),
    (2, {"pendulum_alone": "hits", "magic_shield": "attacks", "demon_pay_day": "paid", "specials": "none"}),
    (3, {"scenario": "M3"}),
)


def flat(value: object) -> object:
    """A position or view as nested tuples, for comparison."""
    if isinstance(value, list):
        return [flat(one_) for one_ in value]
    if isinstance(value, Step):
        return (type(value).__name__, *(getattr(value, name) for name in value.__match_args__))
    if isinstance(value, vec):
        return tuple(value)
    if isinstance(value, (int, str)) or value is None:
        return value
    names: tuple[str, ...] = getattr(type(value), "__match_args__", ())
    return tuple(flat(getattr(value, name)) for name in names)


def check_conservation(state: State) -> None:
    """Every trap, adventurer, room and creature is somewhere, and only once."""
    traps = [0] * PACK_KINDS
    for index in range(int(state.drawn_trap_count), len(state.trap_deck)):
        traps[state.trap_deck[index]] += 1
    for kind in range(PACK_KINDS):
        held_ = sum(
            pack_count(lord.traps, kind) + pack_count(lord.discarded_traps, kind) for lord in state.lords
        )
        assert traps[kind] + pack_count(state.sprung_traps, kind) + held_ == 3
    people = [int(tile_of(member)) for lord in state.lords for member in lord.party if tile_of(member) != 34]
    people += [tile for lord in state.lords for tile in range(34) if lord.prisoners >> tile & 1]
    assert len(people) == len(set(people))
    rooms = [int(placed & 15) for lord in state.lords for placed in lord.placed_rooms]
    rooms += [number for number in range(16) if state.room_offer >> number & 1]
    assert len(rooms) == len(set(rooms))
    for lord in state.lords:
        assert min(lord.gold, lord.food, lord.imps) >= 0
        assert 1 <= lord.evil <= 15
        assert 0 <= lord.busy_imps <= lord.imps
        assert 0 <= lord.busy_trolls <= pack_count(lord.lair, TROLL)
        assert lord.conquered_cells & ~lord.dug_cells == 0
        assert bin(lord.inaccessible_orders | lord.hand()).count("1") + lord.filled_slots() == 8
        for kind in range(PACK_KINDS):
            assert pack_count(lord.knocked_out, kind) <= pack_count(lord.lair, kind) <= 3


def answer(state: State, dice: Dice) -> None:
    asks = LORDS.ask(state)
    ask = asks[dice.below(len(asks))]
    LORDS.take(state, ask.seat, ask.options[dice.below(len(ask.options))])


@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_every_game_ends_and_nothing_is_lost(seats: int, chosen: dict[str, str]) -> None:
    for seed in range(6):
        state = LORDS.deal(LORDS.setup(seats, chosen), seed)
        dice = seeded(seed + 100)
        while not LORDS.is_over(state):
            if "scenario" not in chosen:
                check_conservation(state)
            answer(state, dice)
        assert LORDS.score(state).end_reason


@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_options_copies_and_imagined_worlds(seats: int, chosen: dict[str, str]) -> None:
    state = LORDS.deal(LORDS.setup(seats, chosen), 21)
    dice = seeded(21)
    while asks := LORDS.ask(state):
        if dice.below(12) == 0:
            check_options(state)
            before = flat(state)
            twin = LORDS.copy(state)
            assert flat(twin) == before
            answer(twin, dice)
            assert flat(state) == before
            for viewer in range(-1, seats):
                check_imagined(state, viewer, dice, len(asks))
        answer(state, dice)


def check_options(state: State) -> None:
    """An option is offered exactly if it is not refused."""
    for ask in LORDS.ask(state):
        offered = set(ask.options)
        for option in range(LORDS.ask_kinds[ask.kind].option_count):
            assert (LORDS.why(state, ask.seat, option) is None) == (option in offered)


def check_imagined(state: State, viewer: int, dice: Dice, asked: int) -> None:
    view = LORDS.see(state, viewer)
    world = LORDS.imagine(view, dice)
    assert flat(LORDS.see(world, viewer)) == flat(view)
    there, here = LORDS.ask(world), LORDS.ask(state)
    assert [(ask.seat, ask.kind) for ask in there] == [(ask.seat, ask.kind) for ask in here]
    assert len(there) == asked
    for one_, other in zip(there, here, strict=True):
        assert len(one_.options) > 0
        if one_.seat == viewer:
            assert list(one_.options) == list(other.options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_worlds_that_look_alike_stay_alike(seats: int) -> None:
    """Hidden information changes nothing in the events of the viewer's own answer."""
    state = LORDS.deal(LORDS.setup(seats, {}), 8)
    dice = seeded(8)
    compared = 0
    while asks := LORDS.ask(state):
        ask = asks[0]
        name = LORDS.ask_kinds[ask.kind].name
        if (
            name in ("ChooseOrder", "PlanBattle", "KeepOrder", "UseRoom", "Spy", "RetrieveOrder")
            and len(asks) > 1
        ):
            viewer = asks[1].seat
            world = LORDS.imagine(LORDS.see(state, viewer), dice)
            option = next(iter(LORDS.ask(world)[0].options))
            other = state.copy()
            here = LORDS.take(other, ask.seat, ask.options[0])
            there = LORDS.take(world, ask.seat, option)
            assert [flat_event(event, viewer) for event in here] == [
                flat_event(event, viewer) for event in there
            ]
            compared += 1
        answer(state, dice)
    assert compared > 20


def flat_event(event: Event, viewer: int) -> tuple[int, ...]:
    seen = redact(event, LORDS.event_kinds, viewer)
    return (int(seen.kind), *seen.values)


def test_a_hidden_order_changes_no_view_of_the_others() -> None:
    state = LORDS.deal(LORDS.setup(3, {"game": "first"}), 4)
    twin = state.copy()
    orders = list(LORDS.ask(state)[0].options)
    LORDS.take(state, 0, orders[0])
    LORDS.take(twin, 0, orders[1])
    for viewer in (-1, 1, 2):
        assert flat(LORDS.see(state, viewer)) == flat(LORDS.see(twin, viewer))
    assert flat(LORDS.see(state, 0)) != flat(LORDS.see(twin, 0))


def test_trap_stores_spied_cards_and_stacks_are_secret() -> None:
    state = LORDS.deal(LORDS.setup(2, {"game": "first"}), 4)
    twin = state.copy()
    for one_state, kind in ((state, 1), (twin, 2)):
        one_state.lords[0].traps = pack_one(kind)
        one_state.lords[0].spied_cards = 1
    twin.combat_cards = vec_tail_reversed(state.combat_cards, 0)
    twin.creature_stack = vec_tail_reversed(state.creature_stack, 3)
    twin.adventurer_stack = vec_tail_reversed(state.adventurer_stack, 3)
    twin.event_tiles = vec_tail_reversed(state.event_tiles, 1)
    for viewer in (-1, 1):
        assert flat(LORDS.see(state, viewer)) == flat(LORDS.see(twin, viewer))
    assert flat(LORDS.see(state, 0)) != flat(LORDS.see(twin, 0))


def vec_tail_reversed(row: vec[i64], first: int) -> vec[i64]:
    numbers = list(row)
    return vec[i64](numbers[:first] + numbers[first:][::-1])
