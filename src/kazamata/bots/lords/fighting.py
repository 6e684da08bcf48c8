"""How the greedy lord fights: it plays the round out in its head, with one combat card that may come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kazamata.bots.lords.solver import Move, Search, Worth, isolate
from kazamata.core.asks import Ask, Question
from kazamata.core.dice import Dice
from kazamata.games.lords.asks import (
    AIM_AGAIN,
    AIM_TRAP,
    ATTACK_WITH,
    FACE_PEACE,
    FACE_SUGGESTION,
    PICK_MONSTER,
    PLAN_BATTLE,
    PLAN_READY,
    SPRING_TRAP,
)
from kazamata.games.lords.catalogue.adventurers import GOLD_PALADIN, PHANTOM, SILVER_PALADIN
from kazamata.games.lords.grid import count_bits
from kazamata.games.lords.packs import size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import Lord, State, damage_of, tile_of
from kazamata.games.lords.view import View

ROUNDS: Final = 4
NO_MOVE: Final = -1
FIGHTING: Final[tuple[int, ...]] = (
    PLAN_BATTLE, SPRING_TRAP, AIM_TRAP, ATTACK_WITH, AIM_AGAIN, FACE_PEACE, FACE_SUGGESTION, PICK_MONSTER
)  # fmt: skip
"""The questions of a battle."""


def think(view: View, question: Question, dice: Dice) -> int:
    """The first move of the best way through this round."""
    line = line_of(view, dice)
    return line[0][1] if line else question.options[0]


def line_of(view: View, dice: Dice) -> list[Move]:
    """The best way through this round of combat."""
    state = LORDS.imagine(view, dice)
    seat = view.viewer
    world = isolate(state, seat)
    left = ROUNDS - int(view.fight)

    def judge(lord: Lord, start: Lord) -> Worth:
        return (-prospect(lord, start, left),)

    search = Search(seat, world.lords[seat], [], judge, int(view.fight))
    return search.best(world)[1]


@final
class Plans:
    """How the lords of a playout mean to go through the round: thought through once, and again after its card."""

    def __init__(self, lords: i64) -> None:
        self.lines: list[list[Move]] = [[] for _ in range(lords)]
        self.rounds: list[i64] = [0] * lords

    def begin(self, state: State, ask: Ask, line: list[Move]) -> i64:
        """Take up a line with its first move."""
        self.lines[ask.seat] = line
        self.rounds[ask.seat] = state.fight
        move = self.next(state, ask)
        return ask.options[0] if move == NO_MOVE else move

    def next(self, state: State, ask: Ask) -> i64:
        """The next move of a lord's line, if it still answers what is asked."""
        line = self.lines[ask.seat]
        if not line or self.rounds[ask.seat] != state.fight:
            return NO_MOVE
        name, move = line[0]
        if name != LORDS.asks[ask.kind].name or move not in ask.options:
            return NO_MOVE
        ready = ask.kind == PLAN_BATTLE and move == PLAN_READY
        self.lines[ask.seat] = [] if ready else line[1:]
        return move


def prospect(lord: Lord, start: Lord, left: int) -> float:
    """Prisoners and wounds against tiles, goods and the strength that is missed later."""
    alive = [member for member in lord.party if tile_of(member) != PHANTOM]
    rooms = lord.room_cells()
    worth = 2.0 * int(count_bits(lord.prison)) + 3.0 * _paladins(lord)
    worth -= 2.0 * int(count_bits(lord.lost)) + 2.0 * int(count_bits(lord.lost & rooms))
    worth += 0.4 * sum(int(damage_of(member)) for member in alive)
    worth -= 0.6 * left * (1 if alive else 0) + 0.5 * len(alive) * min(left, 2)
    worth -= 0.35 * int(start.gold + start.food + start.imps - lord.gold - lord.food - lord.imps)
    worth -= (0.5 if left else 0.2) * int(size(start.traps) - size(lord.traps))
    return worth - (0.3 if left else 0.0) * int(size(lord.out)) - 0.3 * max(0, int(lord.evil) - 9)


def _paladins(lord: Lord) -> int:
    return int(lord.prison >> SILVER_PALADIN & 1) + int(lord.prison >> GOLD_PALADIN & 1)
