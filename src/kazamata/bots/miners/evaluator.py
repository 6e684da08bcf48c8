"""Evaluation of an Imperial Miners position: the seat plays the best of several turns in each round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from kazamata.bots.miners.greedy import best_option, worst_card
from kazamata.bots.miners.strong import play_to_end
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.miners import asks
from kazamata.games.miners.isolation import leave_out_others
from kazamata.games.miners.scoring import points_of
from kazamata.games.miners.state import State
from kazamata.games.miners.view import View
from kazamata.games.miners.worlds import imagine

WIDTH: Final = 6
TRIES: Final = 4


@final
class Evaluator:
    """Evaluates Imperial Miners positions. Each seat is played alone, since seats cannot interfere (IM-1)."""

    review_playouts = 20_000

    def counts_wins(self, view: View) -> bool:
        return False

    def sample_world(self, view: View, memory: Sequence[int], dice: Dice) -> State:
        return imagine(view, dice)

    def evaluate(self, state: State, seat: int, dice: Dice, hindsight: bool) -> float:
        """Play the position to its end and return the seat's points (IM-46). This consumes the position."""
        leave_out_others(state, seat)
        return float(points_of(play_to_end(state, seat, dice).players[seat]))

    def candidates(self, view: View, question: Question, memory: Sequence[int], dice: Dice) -> list[int]:
        """The answer with the best turn and some others, chosen at random if there are many."""
        state = imagine(view, dice)
        if question.kind == asks.KEEP_CARDS:
            row = [int(worst_card(state, question))]
        else:
            row = [int(best_option(state, question, dice, TRIES))]
        rest = [int(option) for option in question.options if option != row[0]]
        while rest and len(row) < WIDTH:
            row.append(rest.pop(int(dice.below(len(rest)))))
        return row
