"""The seven verbs of Imperial Miners."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.core.features import FeatureBlock, FeatureWriter
from kazamata.core.refusals import Refusal, Refused
from kazamata.core.rules import Outcome, Progress, Rules, Setup
from kazamata.core.seats import Seat, Viewer
from kazamata.core.steps import Step
from kazamata.games.miners import facts, features, figures, isolation, scoring, setup, terms, view, worlds
from kazamata.games.miners.asks import ASKS
from kazamata.games.miners.cardset import ROUNDS
from kazamata.games.miners.events import EVENTS
from kazamata.games.miners.geometry import CELL_COLUMNS, CELL_ROWS
from kazamata.games.miners.mine import Mine
from kazamata.games.miners.state import Player, State
from kazamata.games.miners.steps.step_registry import STEPS
from kazamata.games.miners.terms import Terms
from kazamata.games.miners.view import View

VERSION: Final = 2
STATE_CLASSES: Final[tuple[type[object], ...]] = (State, Player, Mine, Terms, Dice)


@final
class Miners(Rules[State, View]):
    """An engine builder for one to five players, in which all seats play at the same time."""

    def __init__(self) -> None:
        seats = (1, 2, 3, 4, 5)
        super().__init__(
            "miners", VERSION, seats, False, terms.CHOICES, ASKS, EVENTS, STATE_CLASSES, STEPS,
            independent_seats=True,  # no seat can change another's mine (IM-1)
            presets=terms.PRESETS,
            public_score=True,  # point tokens and carts are public (IM-46)
        )  # fmt: skip

    def deal(self, setup_: Setup, seed: int) -> State:
        refusal = terms.refuse_setup(setup_)
        if refusal is not None:
            raise Refused(refusal)
        return setup.deal(terms.terms_of(setup_), seed)

    def refuse_setup(self, setup_: Setup) -> Refusal | None:
        return terms.refuse_setup(setup_)

    def agenda(self, state: State) -> list[Step[State]]:
        return state.agenda

    def isolate(self, state: State, seat: Seat) -> None:
        isolation.isolate(state, seat)

    def copy(self, state: State) -> State:
        return state.copy()

    def see(self, state: State, viewer: Viewer) -> View:
        return view.see(state, viewer)

    def show(self, state: State, viewer: Viewer) -> View:
        return figures.show(state, viewer)

    def imagine(self, view_: View, dice: Dice) -> State:
        return worlds.imagine(view_, dice)

    def facts(self, state: State, ask: Ask) -> vec[i64]:
        return facts.question_facts(state, ask)

    def feature_blocks(self) -> tuple[FeatureBlock, ...]:
        return features.BLOCKS

    def write_features(self, state: State, viewer: Seat, writer: FeatureWriter) -> None:
        features.write(state, viewer, writer)

    def write_seat_features(self, state: State, seat: Seat, viewer: Seat, writer: FeatureWriter) -> None:
        features.write_seat(state, seat, writer)

    def progress(self, state: State) -> Progress:
        return Progress("rounds", max(int(state.round), 1), ROUNDS)

    def miniature(self, view: View, seat: Seat) -> list[list[int]]:
        """The cards of the seat's mine; their look is their level."""
        return [
            [CELL_ROWS[cell] - 1, CELL_COLUMNS[cell], CELL_ROWS[cell]] for cell in view.seats[seat].mine.cells
        ]

    def score(self, state: State) -> Outcome:
        return scoring.score(state)


MINERS: Final = Miners()
