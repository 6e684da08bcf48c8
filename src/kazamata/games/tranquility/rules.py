"""The seven verbs of Tranquility."""

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
from kazamata.games.tranquility import facts, features, figures, scoring, setup, terms, view, worlds
from kazamata.games.tranquility.asks import ASKS
from kazamata.games.tranquility.cards import NO_CARD
from kazamata.games.tranquility.events import EVENTS
from kazamata.games.tranquility.state import Duel, Player, StartOffers, State
from kazamata.games.tranquility.steps.step_registry import STEPS
from kazamata.games.tranquility.terms import Terms
from kazamata.games.tranquility.variants import CELL_COLUMNS, CELL_LINES
from kazamata.games.tranquility.view import View

VERSION: Final = 2
STATE_CLASSES: Final[tuple[type[object], ...]] = (State, Terms, Player, Dice, StartOffers, Duel)


@final
class Tranquility(Rules[State, View]):
    """A co-operative card game on a grid for one to five players, with modules, variants and a duel."""

    def __init__(self) -> None:
        super().__init__(
            "tranquility", VERSION, (1, 2, 3, 4, 5), True, terms.CHOICES, ASKS, EVENTS, STATE_CLASSES, STEPS,
            presets=terms.PRESETS, modules=terms.MODULE_ROWS,
        )  # fmt: skip

    def deal(self, setup_: Setup, seed: int) -> State:
        refusal = terms.refuse_setup(setup_)
        if refusal is not None:
            raise Refused(refusal)
        return setup.deal(terms.terms_of(setup_), seed, setup_.choices["starter"])

    def refuse_setup(self, setup_: Setup) -> Refusal | None:
        return terms.refuse_setup(setup_)

    def unused_choices(self, setup_: Setup) -> tuple[str, ...]:
        return terms.unused_choices(setup_)

    def agenda(self, state: State) -> list[Step[State]]:
        return state.agenda

    def facts(self, state: State, ask: Ask) -> vec[i64]:
        return facts.question_facts(state, ask)

    def copy(self, state: State) -> State:
        return state.copy()

    def see(self, state: State, viewer: Viewer) -> View:
        return view.see(state, viewer)

    def show(self, state: State, viewer: Viewer) -> View:
        return figures.show(state, viewer)

    def imagine(self, view_: View, dice: Dice) -> State:
        return worlds.imagine(view_, dice)

    def possible_asks(self, setup_: Setup) -> list[int]:
        return features.askable(terms.terms_of(setup_))

    def feature_blocks(self) -> tuple[FeatureBlock, ...]:
        return features.BLOCKS

    def write_features(self, state: State, viewer: Seat, writer: FeatureWriter) -> None:
        features.write(state, viewer, writer)

    def write_seat_features(self, state: State, seat: Seat, viewer: Seat, writer: FeatureWriter) -> None:
        features.write_seat(state, seat, viewer, writer)

    def progress(self, state: State) -> Progress:
        filled = 0
        for card in state.grid:
            if card != NO_CARD:
                filled += 1
        return Progress("cells", filled, len(state.grid))

    def miniature(self, view: View, seat: Seat) -> list[list[int]]:
        """The card of every cell."""
        lines, columns = CELL_LINES[view.terms.variant], CELL_COLUMNS[view.terms.variant]
        top = max(lines)
        return [[top - lines[cell], columns[cell], card] for cell, card in enumerate(view.grid)]

    def score(self, state: State) -> Outcome:
        return scoring.score(state)


TRANQUILITY: Final = Tranquility()
