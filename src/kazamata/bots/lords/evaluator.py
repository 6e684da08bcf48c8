"""Evaluation of a Dungeon Lords position by playouts in which all lords follow the greedy policy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from kazamata.bots.lords.greedy import greedy_answer
from kazamata.bots.lords.strong import candidates, play_to_end
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import State
from kazamata.games.lords.view import View

WIDTH: Final = 5


@final
class Evaluator:
    """Evaluates Dungeon Lords positions for hints and reviews."""

    review_playouts = 3_600

    def counts_wins(self, view: View) -> bool:
        return False

    def sample_world(self, view: View, memory: Sequence[int], dice: Dice) -> State:
        return LORDS.imagine(view, dice)

    def evaluate(self, state: State, seat: int, dice: Dice, hindsight: bool) -> float:
        """Play the position to its end and return the seat's points (DL-77). This consumes the position."""
        play_to_end(state, dice, NO_EVENTS)
        return float(LORDS.score(state).scores[seat])

    def candidates(self, view: View, question: Question, memory: Sequence[int], dice: Dice) -> list[int]:
        """The greedy answer and some others, chosen at random if there are many."""
        first = greedy_answer(view, question, dice)
        return [int(option) for option in candidates(first, question.options, WIDTH, dice)]
