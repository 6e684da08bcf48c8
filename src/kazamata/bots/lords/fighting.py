"""How the greedy lord fights: it plays the round out in its head, with one combat card that may come."""

from __future__ import annotations

from typing import Final

from kazamata.bots.lords.solver import Search, Worth, isolate
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.lords.catalogue.adventurers import GOLD_PALADIN, PHANTOM, SILVER_PALADIN
from kazamata.games.lords.grid import count_bits
from kazamata.games.lords.packs import size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import Lord, damage_of, tile_of
from kazamata.games.lords.view import View

ROUNDS: Final = 4


def think(view: View, question: Question, dice: Dice) -> int:
    """The first move of the best way through this round."""
    state = LORDS.imagine(view, dice)
    seat = view.viewer
    world = isolate(state, seat)
    left = ROUNDS - int(view.fight)

    def judge(lord: Lord, start: Lord) -> Worth:
        return (-prospect(lord, start, left),)

    search = Search(seat, world.lords[seat], [], judge, int(view.fight))
    _, line = search.best(world)
    return line[0][1] if line else question.options[0]


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
