"""Positions of Imperial Miners drawn as they lie on the table, and short functions to play them.

A mine is drawn one row a line, row I first. A letter is a card, and its position in the line is its column: row
I has odd columns, row II even ones, as in the rules. `cards` gives the meaning of the letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.dice import seeded
from kazamata.core.events import NO_EVENTS, Event, EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.steps import Step, run_agenda, schedule
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import IMMEDIATE, THIS_ROUND, CardSet, EventCard, MineCard, Track
from kazamata.games.miners.effects import Effect, GainCoins
from kazamata.games.miners.events import EVENTS
from kazamata.games.miners.geometry import cell_at
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.sets import register
from kazamata.games.miners.setup import new_state
from kazamata.games.miners.state import Player, State
from kazamata.games.miners.steps.chain import ContinueChain
from kazamata.games.miners.steps.resolve.activation import ActivateSpot
from kazamata.games.miners.steps.rounds import MINE_PHASE, OPEN_ROUND, PLAY_TOGETHER
from kazamata.games.miners.terms import terms_of

COSTS = (0, 2, 5, 0)
QUIET = EventCard("quiet", THIS_ROUND)
_numbers = count()


def card(
    level: int, *effects: Effect, factions: Sequence[int] = (), carts: str = "......", cost: int | None = None
) -> MineCard:
    """A card for a test; without effects it pays one coin."""
    price = COSTS[level - 1] if cost is None else cost
    return MineCard("", level, price, tuple(factions), carts, effects or (GainCoins(1),))


PLAIN = {"1": card(1), "2": card(2), "3": card(3), "4": card(4)}
"""Digits are plain cards of their level."""


def make_position(
    drawing: str = "",
    cards: dict[str, MineCard] | None = None,
    hand: str = "",
    coins: int = 0,
    decks: Sequence[str] = ("", "", ""),
    piles: Sequence[str] = ("", "", ""),
    others: Sequence[tuple[str, str, int]] = (),
    event: EventCard = QUIET,
    tracks: Sequence[Track] = HOUSE_SET.tracks,
    round: int = 5,
    reveal: str = "together",
    start: bool = True,
) -> State:
    """A table at the beginning of a round, its event just revealed; `start=False` leaves the agenda empty."""
    known = PLAIN | (cards or {})
    made = CardSet(f"test-{next(_numbers)}", tuple(known.values()), (event, *[QUIET] * 17), tuple(tracks), {})
    setup = RULES.setup(1 + len(others), {"set": register(made), "reveal": reveal})
    state = new_state(terms_of(setup), seeded(1))
    names = list(known)
    state.event_deck = vec[i64]([0] * 18)
    state.decks = [vec[i64]([names.index(name) for name in deck[::-1]]) for deck in decks]
    state.deck_sizes = vec[i64]([len(deck) for deck in decks])
    state.discard_piles = [vec[i64]([names.index(name) for name in pile]) for pile in piles]
    state.round = round - 1
    for player, (mine, cards_held, purse) in zip(
        state.players, [(drawing, hand, coins), *others], strict=True
    ):
        _place_cards(state, player, mine, names)
        player.hand = vec[i64](sorted(names.index(name) for name in cards_held))
        player.coins = purse
    if start:
        begin(state)
    return state


def begin(state: State) -> None:
    """Reveal the event of a table that was left unstarted."""
    state.agenda.append(OPEN_ROUND)
    run_agenda(state, state.agenda, NO_EVENTS)


def _place_cards(state: State, player: Player, drawing: str, names: list[str]) -> None:
    program = state.program
    for row, line in enumerate(drawing.split("\n"), 1):
        for column, name in enumerate(line):
            if name != " ":
                kind = names.index(name)
                player.mine.add_card(kind, cell_at(row, column), program.halves, program.factions[kind])


def immediate_event(effect: Effect) -> EventCard:
    """An immediate event with this effect."""
    return EventCard("happening", IMMEDIATE, effect)


def kind_of(state: State, level: int, index: int = 0) -> int:
    """The card with a letter: cards count in the order of `cards`, after the four plain ones."""
    return [kind for kind, made in enumerate(state.program.cards.cards) if made.level == level][index]


def cell(row: int, column: int) -> int:
    return int(cell_at(row, column))


def activate(state: State, spot: int, seat: int = 0) -> list[Event]:
    """Activate one card of a mine, without a chain."""
    return _run_in_lane(state, seat, ActivateSpot(seat, spot))


def chain(state: State, spot: int, seat: int = 0) -> list[Event]:
    """A chain reaction from one card of a mine."""
    return _run_in_lane(state, seat, ContinueChain(seat, spot))


def _run_in_lane(state: State, seat: int, step: Step[State]) -> list[Event]:
    state.agenda.clear()
    schedule(state.agenda, (PLAY_TOGETHER, *MINE_PHASE[2:]))
    for player in state.players:
        player.lane.clear()
    state.players[seat].lane.append(step)
    sink = EventSink(True)
    run_agenda(state, state.players[seat].lane, sink)
    run_agenda(state, state.agenda, sink)
    return sink.events


def asked(state: State, seat: int = 0) -> str:
    """The kind of question that a seat is asked; empty if it is not asked."""
    ask = RULES.ask_of(state, seat)
    return "" if ask is None else RULES.ask_kinds[ask.kind].name


def options(state: State, seat: int = 0) -> list[int]:
    ask = RULES.ask_of(state, seat)
    assert ask is not None
    return list(map(int, ask.options))


def play(state: State, *answers: int, seat: int = 0) -> list[Event]:
    events: list[Event] = []
    for answer in answers:
        events += RULES.take(state, seat, answer)
    return events


def refused(state: State, option: int, seat: int = 0) -> tuple[str, str]:
    """Clause and key of a refusal."""
    refusal = RULES.why(state, seat, option)
    assert isinstance(refusal, Refusal), f"{option} is legal"
    return refusal.clause, refusal.key


def event_values(events: list[Event], name: str) -> list[tuple[int, ...]]:
    """The values of all events of a kind."""
    return [tuple(map(int, event.values)) for event in events if EVENTS[event.kind].name == name]


def player_of(state: State, seat: int = 0) -> Player:
    return state.players[seat]


def held(state: State, seat: int = 0) -> list[int]:
    return list(map(int, state.players[seat].hand))
