"""Positions of Tranquility drawn as they lie on the table, and short functions to play them.

A drawing of one line is the strip from its first cell on: `12 .. 20`. A drawing of several lines is the table
itself, the bottom row last. Cells, rows and seats are counted from 0. In a duel a letter gives the owner of a
card: `12a` was placed by seat 0, `20b` by seat 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.dice import seeded
from kazamata.core.events import NO_EVENTS, Event, redact
from kazamata.core.refusals import Refusal
from kazamata.core.steps import run_agenda
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.events import EVENTS
from kazamata.games.tranquility.layout import Layout
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.setup import new_state
from kazamata.games.tranquility.state import Duel, Player, State
from kazamata.games.tranquility.steps.duel import CHECK_DUEL_TURN_STEP
from kazamata.games.tranquility.steps.turn import begin_turn
from kazamata.games.tranquility.terms import terms_of

EMPTY = ".."


def strip(cards: Iterable[int | str]) -> str:
    """A drawing of cards that lie side by side from the first cell on."""
    return " ".join(str(card) for card in cards)


def make_position(
    drawing: str = "",
    *hands: Sequence[int],
    piles: Sequence[Sequence[int]] = (),
    discards: Sequence[Sequence[int]] = (),
    active: int = 0,
    starter: int = -1,
    variant: str = "grid",
    storms: bool = False,
    monsters: int = 0,
    rocks: int | None = None,
    yellow: Sequence[int] = (),
    orange: Sequence[int] = (),
    purple: Sequence[int] = (),
    compasses: int = 0,
    supply: int | None = None,
    shown: Sequence[int] = (),
    night: Sequence[int] = (),
    night_cards: Sequence[int] = (),
    deck: Sequence[int] = (),
    opened: bool = False,
    open_row: Sequence[int] = (),
    common: Sequence[int] = (),
    first: int = 0,
    solo: str = "draw4",
    offers: int = 3,
) -> State:
    """A table at the beginning of the active player's turn: one hand a seat, in order of the seats."""
    chosen = {
        "variant": variant,
        "storms": "yes" if storms else "no",
        "monsters": str(monsters),
        "rocks": "no" if rocks is None or variant == "pyramid" else "yes",
        "solo": solo,
        "offers": str(offers),
    }
    state = new_state(terms_of(RULES.setup(len(hands), chosen)), seeded(1))
    state.players = [
        player(hand, nth(piles, seat), nth(discards, seat), yellow.count(seat), orange.count(seat))
        for seat, hand in enumerate(hands)
    ]
    for seat, count in enumerate(shown):
        state.players[seat].shown_monsters = count
    tokens = tokens_of(drawing, state.layout)
    for cell, token in enumerate(tokens):
        state.grid[cell] = 0 if token == EMPTY else int(token.rstrip("ab"))
    state.active_seat, state.start_seat, state.compasses, state.arch_open = active, starter, compasses, opened
    state.rocks_row = -1 if rocks is None else rocks
    state.compass_supply = state.compass_supply if supply is None else supply
    state.purple_counts = sum(16**row for row in purple)
    state.night_cells = sum(2**cell for cell in night)
    for card in range(81):
        state.island_sides[card] = 1 if card in night_cards else 0
    if deck:
        state.exploration_deck = vec[i64](list(deck))
    if variant == "duel":
        owners = [" ab".index(token[-1]) if token[-1] in "ab" else 0 for token in tokens]
        owners += [0] * (36 - len(owners))
        state.duel = Duel(vec[i64](list(common)), 0, vec[i64](list(open_row)), vec[i64](owners), first)
        state.agenda.append(CHECK_DUEL_TURN_STEP)
    else:
        begin_turn(state)
    run_agenda(state, state.agenda, NO_EVENTS)
    return state


def nth(rows: Sequence[Sequence[int]], index: int) -> Sequence[int]:
    return rows[index] if index < len(rows) else ()


def player(
    hand: Sequence[int], pile: Sequence[int], discards: Sequence[int], yellow: int, orange: int
) -> Player:
    someone = Player(vec[i64](), vec[i64](list(pile)), 0, 0, 0, 0, yellow, orange, 0, 0, False)
    for card in hand:
        someone.gain(card)
    for card in discards:
        someone.add_discard(card)
    return someone


def tokens_of(drawing: str, layout: Layout) -> list[str]:
    """The contents of the cells, in the order of the strip."""
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    if len(lines) > 1:
        lengths = [list(layout.row_of).count(row) for row in range(layout.rows)]
        assert [len(line) for line in reversed(lines)] == lengths[: len(lines)], "rows of a wrong length"
    tokens = [token for line in reversed(lines) for token in line]
    assert len(tokens) <= layout.cells, "too many cells"
    return tokens


# --- answers -----------------------------------------------------------------------------------------------


def island(card: int, cell: int) -> int:
    """Place an island on a cell."""
    return asks.PLAY_ISLAND + (card - 1) * 36 + cell


def duel_island(card: int, cell: int) -> int:
    return asks.DUEL_ISLAND + (card - 1) * 36 + cell


def monster(cell: int) -> int:
    return asks.PLAY_MONSTER + cell


def turning(cell: int) -> int:
    return asks.TURN_CARD + cell


# --- the verbs, in short ---------------------------------------------------------------------------------


def asked(state: State) -> list[tuple[int, str]]:
    """The asked seats and their kinds of question."""
    return [(int(ask.seat), RULES.ask_kinds[ask.kind].name) for ask in RULES.ask(state)]


def options(state: State, seat: int | None = None) -> list[int]:
    """The options of a seat, or of the only seat that is asked."""
    found = [ask for ask in RULES.ask(state) if seat is None or ask.seat == seat]
    assert len(found) == 1, f"{len(found)} seats are asked"
    return [int(option) for option in found[0].options]


def cells_for(state: State, card: int) -> list[int]:
    """The cells that are offered for an island."""
    first = island(card, 0)
    return [option - first for option in options(state) if first <= option < first + 36]


def play(state: State, *answers: int) -> list[Event]:
    """Give answers of the only asked seat; returns the events."""
    events: list[Event] = []
    for answer in answers:
        [(seat, _)] = asked(state)
        events += RULES.take(state, seat, answer)
    return events


def answer_as(state: State, seat: int, *answers: int) -> list[Event]:
    """Answers of one seat among several."""
    return [event for answer in answers for event in RULES.take(state, seat, answer)]


def refused(state: State, option: int, seat: int | None = None) -> tuple[str, str, dict[str, int]]:
    """Clause, key and numbers of a refusal; a refused answer is not offered either."""
    if seat is None:
        [(seat, _)] = asked(state)
    assert option not in options(state, seat)
    refusal = RULES.why(state, seat, option)
    assert refusal is not None, "not refused"
    return refusal_parts(refusal)


def refusal_parts(refusal: Refusal) -> tuple[str, str, dict[str, int]]:
    return refusal.clause, refusal.key, refusal.values


def event_values(events: Iterable[Event], name: str) -> list[tuple[int, ...]]:
    """The values of all events of a kind."""
    return [tuple(event.values) for event in events if EVENTS[event.kind].name == name]


def event_names(events: Iterable[Event]) -> list[str]:
    return [EVENTS[event.kind].name for event in events]


def events_seen_by(events: Iterable[Event], viewer: int) -> list[tuple[str, tuple[int, ...]]]:
    """The events that a viewer gets."""
    redacted = [redact(event, EVENTS, viewer) for event in events]
    return [(EVENTS[event.kind].name, tuple(event.values)) for event in redacted]


def hand(state: State, seat: int = 0) -> list[int]:
    """A hand as its owner sees it."""
    return RULES.see(state, seat).seats[seat].hand


def grid(state: State) -> list[int]:
    """The strip as everybody sees it."""
    return RULES.see(state, -1).grid


def sizes(state: State) -> list[tuple[int, int, int]]:
    """Hand, pile and discards of every seat, as public counts."""
    shown = RULES.see(state, -1).seats
    return [(int(seat.hand_size), int(seat.pile_size), int(seat.discard_count)) for seat in shown]


def discarded(state: State, seat: int = 0) -> list[int]:
    """The discards of a seat, which are secret while the game runs."""
    return list(state.players[seat].discarded_cards())
