"""The seven verbs of Dungeon Lords."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS, Event, EventSink
from kazamata.core.features import FeatureBlock, FeatureWriter
from kazamata.core.refusals import Refusal, Refused
from kazamata.core.rules import Outcome, Progress, Rules, Setup
from kazamata.core.seats import Seat, Viewer
from kazamata.core.steps import Step
from kazamata.games.lords import facts, features, isolation, scoring, setup, terms, view, worlds
from kazamata.games.lords.asks import ASKS
from kazamata.games.lords.events import EVENTS
from kazamata.games.lords.grid import CELL_COLUMNS, CELL_ROWS, CELLS
from kazamata.games.lords.state import AUTUMN, WINTER, Battle, Lord, State
from kazamata.games.lords.steps.step_registry import STEPS
from kazamata.games.lords.terms import Terms
from kazamata.games.lords.view import View

VERSION: Final = 2
YEARS: Final = 2
SEASONS: Final = AUTUMN - WINTER + 1
"""The seasons of a year."""
SOLID: Final = 0
TUNNEL: Final = 1
ROOM: Final = 2
CONQUERED: Final = 3
"""The looks of a cell in a small picture."""
STATE_CLASSES: Final[tuple[type[object], ...]] = (State, Lord, Battle, Terms, Dice)


@final
class Lords(Rules[State, View]):
    """Two years of building and fighting for two to four lords. Training missions are for one or more."""

    def __init__(self) -> None:
        super().__init__(
            "lords",
            VERSION,
            (2, 3, 4),
            False,
            terms.CHOICES,
            ASKS,
            EVENTS,
            STATE_CLASSES,
            STEPS,
            public_score=True,  # for hidden traps only their number counts (DL-76, DL-79)
            plays_back=True,  # the last lord who chooses orders starts a whole round (DL-18)
            presets=terms.PRESETS,
        )

    def deal(self, setup_: Setup, seed: int) -> State:
        refusal = terms.refuse_setup(setup_)
        if refusal is not None:
            raise Refused(refusal)
        return setup.deal(terms.terms_of(setup_), seed, NO_EVENTS)

    def deal_events(self, setup_: Setup, seed: int) -> list[Event]:
        sink = EventSink(True)
        setup.deal(terms.terms_of(setup_), seed, sink)
        return sink.events

    def refuse_setup(self, setup_: Setup) -> Refusal | None:
        return terms.refuse_setup(setup_)

    def unused_choices(self, setup_: Setup) -> tuple[str, ...]:
        return terms.unused_choices(setup_)

    def agenda(self, state: State) -> list[Step[State]]:
        return state.agenda

    def isolate(self, state: State, seat: Seat) -> None:
        isolation.isolate(state, seat)

    def copy(self, state: State) -> State:
        return state.copy()

    def see(self, state: State, viewer: Viewer) -> View:
        return view.see(state, viewer)

    def show(self, state: State, viewer: Viewer) -> View:
        return view.show(state, viewer)

    def imagine(self, view_: View, dice: Dice) -> State:
        return worlds.imagine(view_, dice)

    def reveal_worlds(self, view_: View, dice: Dice) -> list[tuple[int, State]]:
        return worlds.reveal_worlds(view_, dice)

    def facts(self, state: State, ask: Ask) -> vec[i64]:
        return facts.question_facts(state, ask)

    def feature_blocks(self) -> tuple[FeatureBlock, ...]:
        return features.BLOCKS

    def write_features(self, state: State, viewer: Seat, writer: FeatureWriter) -> None:
        features.write(state, viewer, writer)

    def write_seat_features(self, state: State, seat: Seat, viewer: Seat, writer: FeatureWriter) -> None:
        features.write_seat(state, seat, viewer, writer)

    def progress(self, state: State) -> Progress | None:
        if state.terms.scenario > 0:
            return None  # a mission is a single battle
        season = (max(int(state.year), 1) - 1) * SEASONS + max(int(state.season), WINTER)
        return Progress("seasons", season + 1, YEARS * SEASONS)

    def miniature(self, view: View, seat: Seat) -> list[list[int]]:
        """The cells of the seat's dungeon."""
        lord = view.lords[seat]
        looks = [SOLID] * CELLS
        for cell in lord.dug_cells:
            looks[cell] = TUNNEL
        for cell, _ in lord.placed_rooms:
            looks[cell] = ROOM
        for cell in lord.conquered_cells:
            looks[cell] = CONQUERED
        return [[CELL_ROWS[cell], 2 * CELL_COLUMNS[cell], look] for cell, look in enumerate(looks)]

    def score(self, state: State) -> Outcome:
        return scoring.score(state)


LORDS: Final = Lords()
