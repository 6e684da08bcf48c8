"""The greedy lord's policy for combat: search the round with one possible combat card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kazamata.bots.lords.solver import CombatCost, CombatSearch, Move, isolated_copy
from kazamata.core.asks import Ask, Question
from kazamata.core.dice import Dice
from kazamata.games.lords.asks import PLAN_BATTLE, RELEASE_PRISONER
from kazamata.games.lords.catalogue.adventurers import GOLD_PALADIN, PHANTOM, SILVER_PALADIN
from kazamata.games.lords.grid import count_bits
from kazamata.games.lords.packs import pack_size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import Lord, State, damage_of, tile_of
from kazamata.games.lords.steps.combat import ROUNDS
from kazamata.games.lords.view import View

NO_MOVE: Final = -1


def is_combat_question(kind: i64) -> bool:
    """Whether a question belongs to a battle. Releasing a prisoner needs no search."""
    return kind >= PLAN_BATTLE and kind != RELEASE_PRISONER


def first_move(view: View, question: Question, dice: Dice) -> int:
    """The first move of the best line through this round."""
    line = best_line_for_view(view, dice)
    return line[0][1] if line else question.options[0]


def best_line_for_view(view: View, dice: Dice) -> list[Move]:
    """The best line through this round of combat, for a viewer."""
    return best_line(LORDS.imagine(view, dice), view.viewer)


def best_line(state: State, seat: i64) -> list[Move]:
    """The best line through this round of combat, with its card known."""
    world = isolated_copy(state, seat)
    left = ROUNDS - state.combat_round

    def judge(lord: Lord, start: Lord) -> CombatCost:
        return (-round_worth(lord, start, left),)

    search = CombatSearch(seat, world.lords[seat], [], judge, int(state.combat_round))
    return search.best(world)[1]


@final
class CombatLines:
    """The lines that the lords of a playout follow in a round.

    Each line is searched once, as if the round's card were known.
    """

    def __init__(self, lords: i64) -> None:
        self.lines: list[list[Move]] = [[] for _ in range(lords)]
        self.rounds: list[i64] = [0] * lords

    def begin(self, state: State, ask: Ask, line: list[Move]) -> i64:
        """Start a line and return its first move."""
        self.lines[ask.seat] = line
        self.rounds[ask.seat] = state.combat_round
        move = self.next(state, ask)
        return ask.options[0] if move == NO_MOVE else move

    def next(self, state: State, ask: Ask) -> i64:
        """The next move of a lord's line, or `NO_MOVE` if the line does not fit the question."""
        line = self.lines[ask.seat]
        if not line or self.rounds[ask.seat] != state.combat_round:
            return NO_MOVE
        name, move = line[0]
        if name != LORDS.ask_kinds[ask.kind].name or move not in ask.options:
            return NO_MOVE
        self.lines[ask.seat] = line[1:]
        return move


def round_worth(lord: Lord, start: Lord, left: i64) -> float:
    """Value of a round: prisoners and wounds, minus tiles, goods and later strength."""
    alive: i64 = 0
    wounds: i64 = 0
    for member in lord.party:
        if tile_of(member) != PHANTOM:
            alive += 1
            wounds += damage_of(member)
    near: i64 = left if left < 2 else 2
    besieged: i64 = 1 if alive > 0 else 0
    wicked: i64 = lord.evil - 9 if lord.evil > 9 else 0
    worth = 2.0 * float(count_bits(lord.prisoners)) + 3.0 * float(_paladins(lord))
    worth -= 2.0 * float(count_bits(lord.conquered_cells)) + 2.0 * float(
        count_bits(lord.conquered_cells & lord.room_cells())
    )
    worth += 0.4 * float(wounds)
    worth -= 0.6 * float(left) * float(besieged) + 0.5 * float(alive) * float(near)
    worth -= 0.35 * float(start.gold + start.food + start.imps - lord.gold - lord.food - lord.imps)
    worth -= (0.5 if left else 0.2) * float(pack_size(start.traps) - pack_size(lord.traps))
    return worth - (0.3 if left else 0.0) * float(pack_size(lord.knocked_out)) - 0.3 * float(wicked)


def _paladins(lord: Lord) -> i64:
    return (lord.prisoners >> SILVER_PALADIN & 1) + (lord.prisoners >> GOLD_PALADIN & 1)
