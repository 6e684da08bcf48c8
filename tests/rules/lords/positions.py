"""Positions of Dungeon Lords for tests: dungeons drawn as text, battles in one call."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.events import Event, EventSink
from kazamata.core.steps import Step, run_agenda
from kazamata.games.lords.asks import PLAN_CREATURE, PLAN_READY, PLAN_TRAP
from kazamata.games.lords.catalogue import adventurers
from kazamata.games.lords.catalogue.box import STANDARD
from kazamata.games.lords.catalogue.creatures import CREATURES
from kazamata.games.lords.catalogue.locations import LOCATION_KEYS
from kazamata.games.lords.catalogue.rooms import ROOMS
from kazamata.games.lords.catalogue.spells import SPELLS
from kazamata.games.lords.catalogue.traps import TRAPS
from kazamata.games.lords.packs import pack_one
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import (
    COMBAT,
    NO_ORDER,
    PALADIN_IN_TENT,
    Battle,
    Lord,
    State,
    damage_of,
    tile_of,
)
from kazamata.games.lords.steps.combat import CombatRound
from kazamata.games.lords.steps.years import END_COMBAT

FOOD, FAME, DIG, MINE, RECRUIT, TRAP, HIRE, ROOM = range(8)
LINE = """
    ..#..
    ..#..
    ..#..
    .....
"""


def make_position(seats: int = 4, deal: int = 1, /, **chosen: str) -> State:
    """A dealt table; the first seat starts."""
    return LORDS.deal(LORDS.setup(seats, {"starter": "first_seat", **chosen}), deal)


def first_game(seats: int = 4, deal: int = 1, /, **chosen: str) -> State:
    return make_position(seats, deal, game="first", **chosen)


def creature(name: str) -> int:
    return [row.key for row in CREATURES].index(name)


def trap(name: str) -> int:
    return [row.key for row in TRAPS].index(name)


def room(name: str) -> int:
    return [row.key for row in ROOMS].index(name)


def spell(name: str) -> int:
    return [row.key for row in SPELLS].index(name)


def order(name: str) -> int:
    return LOCATION_KEYS.index(name)


def hero(kind: str, hp: int, ability: int = 0, year: int = 1) -> int:
    """The tile of a class with these numbers."""
    for number, row in enumerate(STANDARD.adventurers):
        fits = adventurers.CLASSES[row.kind] == kind and row.hp == hp and row.ability == ability
        if fits and row.year == year:
            return number
    raise AssertionError(f"there is no {kind} with {hp} hit points and {ability}")


PALADIN = adventurers.SILVER_PALADIN
GOLD_PALADIN = adventurers.GOLD_PALADIN


def pack(names: Sequence[str], kind_of: object) -> int:
    assert callable(kind_of)
    return sum(int(pack_one(kind_of(name))) for name in names)


def traps(*names: str) -> int:
    return pack(names, trap)


def lair(*names: str) -> int:
    return pack(names, creature)


def draw_dungeon(lord: Lord, drawing: str, **rooms: str) -> None:
    """Draw a dungeon: `#` a tunnel, `x` a conquered one, letters are rooms (capital: conquered)."""
    lord.dug_cells = lord.conquered_cells = 0
    lord.placed_rooms = vec[i64]()
    cells = "".join(drawing.split())
    assert len(cells) == 20, "a dungeon has 20 cells"
    for cell, sign in enumerate(cells):
        if sign == ".":
            continue
        lord.dug_cells |= bit(cell)
        if sign == "x" or sign.isupper():
            lord.conquered_cells |= bit(cell)
        if sign.isalpha() and sign != "x":
            lord.add_room(room(rooms[sign.lower()]), cell)


def dungeon_text(lord: Lord) -> list[str]:
    """The dungeon as rows of `.`, `#`, `x` and `r` for rooms, `R` if conquered."""
    signs = ""
    for cell in range(20):
        there, lost = lord.dug_cells >> cell & 1, lord.conquered_cells >> cell & 1
        plain = "." if not there else "x" if lost else "#"
        is_room = lord.room_at(cell) >= 0
        signs += ("R" if lost else "r") if is_room else plain
    return [signs[start : start + 5] for start in (0, 5, 10, 15)]


def make_party(*tiles: int | tuple[int, int]) -> vec[i64]:
    """A party; a pair is a tile with damage."""
    party = vec[i64](capacity=8)
    for tile in tiles:
        party = append(party, tile if isinstance(tile, int) else tile[0] + 64 * tile[1])
    return party


def clear_round(state: State) -> State:
    """A table between rounds: no questions, no orders."""
    state.agenda.clear()
    state.year = max(state.year, 1)
    for lord in state.lords:
        lord.slot1 = lord.slot2 = lord.slot3 = NO_ORDER
        lord.minion_slots = 0
        lord.drawn_orders = 0
        lord.secret_pick = NO_ORDER
    return state


def run_steps(state: State, *steps: Step[State]) -> list[Event]:
    """Schedule steps and run them until a seat is asked."""
    sink = EventSink(True)
    state.agenda.extend(steps[::-1])
    run_agenda(state, state.agenda, sink)
    return sink.events


def quiet_position(*steps: Step[State], **lord: int) -> State:
    """A table of two without open questions, at some steps of seat 0, whose lord gets these values."""
    state = clear_round(make_position(2))
    for name, value in lord.items():
        setattr(state.lords[0], name, value)
    run_steps(state, *steps)
    return state


def event_names(events: list[Event]) -> list[str]:
    return [LORDS.event_kinds[event.kind].name for event in events]


def event_values(events: list[Event], name: str) -> list[tuple[int, ...]]:
    """The values of all events of a kind."""
    return [tuple(event.values) for event in events if LORDS.event_kinds[event.kind].name == name]


def damage_dealt(events: list[Event]) -> list[tuple[int, int]]:
    """Tiles and their damage, in the order in which it is dealt."""
    return [(tile, amount) for _, tile, amount, *_ in event_values(events, "AdventurerHurt")]


def asked_kinds(state: State) -> list[tuple[int, str]]:
    return [(int(ask.seat), LORDS.ask_kinds[ask.kind].name) for ask in LORDS.ask(state)]


def options(state: State, seat: int = 0) -> list[int]:
    ask = LORDS.ask_of(state, seat)
    assert ask is not None
    return list(ask.options)


def clause_of(state: State, seat: int, option: int) -> str:
    refusal = LORDS.why(state, seat, option)
    assert refusal is not None, "nothing forbids this"
    return refusal.clause


def battle(
    party: vec[i64],
    *,
    card: str = "fireball",
    fight: int = 1,
    year: int = 1,
    with_traps: int = 0,
    with_lair: int = 0,
    dungeon: str = LINE,
    rooms: dict[str, str] | None = None,
    goods: tuple[int, int, int] = (3, 3, 3),
    evil: int = 5,
    seats: int = 2,
    **chosen: str,
) -> State:
    """The planning of a combat round in which only seat 0 faces a party."""
    state = clear_round(make_position(seats, **chosen))
    state.phase = COMBAT
    state.year = year
    cards = [number for number, row in enumerate(SPELLS) if row.year == year and row.key != card]
    state.combat_cards = vec[i64](cards)
    state.combat_cards = vec[i64]([*cards[: fight - 1], spell(card), *cards[fight - 1 :]])
    state.turned_card_count = fight - 1
    lord = state.lords[0]
    lord.gold, lord.food, lord.imps = goods
    lord.evil = evil
    lord.traps, lord.lair, lord.party = with_traps, with_lair, party
    lord.prisoners = 0
    draw_dungeon(lord, dungeon, **(rooms or {}))
    state.paladin_seat = (
        0 if any(tile_of(one_) in (PALADIN, GOLD_PALADIN) for one_ in party) else PALADIN_IN_TENT
    )
    run_steps(state, CombatRound(fight), END_COMBAT)
    return state


def plan(
    state: State, *, tile: int = -1, with_traps: Sequence[str] = (), send: Sequence[str] = ()
) -> list[Event]:
    """Answer the planning of seat 0 and finish the plan."""
    if tile >= 0:
        LORDS.take(state, 0, tile)
    for name in with_traps:
        LORDS.take(state, 0, PLAN_TRAP + trap(name))
    for name in send:
        LORDS.take(state, 0, PLAN_CREATURE + creature(name))
    return LORDS.take(state, 0, PLAN_READY)


def attack(state: State, name: str, alternative: int = 0, target: int = 0) -> list[Event]:
    return LORDS.take(state, 0, 10 * creature(name) + 5 * alternative + target)


def goods(state: State, seat: int = 0) -> tuple[int, int, int]:
    """Gold, food and imps."""
    lord = state.lords[seat]
    return int(lord.gold), int(lord.food), int(lord.imps)


def wounds(state: State, seat: int = 0) -> list[int]:
    """Damage in the order of the line."""
    return [int(damage_of(member)) for member in state.lords[seat].party]


def line(state: State, seat: int = 0) -> list[int]:
    return [int(tile_of(member)) for member in state.lords[seat].party]


def conquered_count(state: State, seat: int = 0) -> int:
    return bin(state.lords[seat].conquered_cells).count("1")


def prisoners(state: State, seat: int = 0) -> list[int]:
    return [tile for tile in range(35) if state.lords[seat].prisoners >> tile & 1]


def current_battle(state: State) -> Battle:
    return state.current_battle()
