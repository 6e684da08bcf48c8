"""Solve a turn of Imperial Miners: every way to play it, up to the first unknown card."""

from __future__ import annotations

from kazamata.answer_walk import AnswerWalk
from kazamata.bots.miners import solver
from kazamata.bots.miners.solver import TurnSolution
from kazamata.cli.commands.solve import ShownMove, ShownSolution
from kazamata.cli.text_narrator import TextNarrator
from kazamata.core.dice import seeded
from kazamata.games.miners.isolation import isolate
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.state import State
from kazamata.games.miners.worlds import imagine

FIGURES = ("points", "coins", "cards", "steps")


def has_decision(state: State, seat: int) -> bool:
    """Whether an asked seat decides something in its turn."""
    return bool(solver.has_decision(state, seat))


def solve(state: State, seat: int, narrator: TextNarrator, open_cards: bool) -> ShownSolution | None:
    """Find a seat's best turn with its knowledge; None if it has no turn here."""
    if not has_decision(state, seat):
        return None
    view = MINERS.see(state, seat)
    found = solver.solve_view(view)
    record = found.as_record()
    figures = {key: _number(record[key]) for key in FIGURES}
    line = _shown_moves(imagine(view, seeded(0)), seat, found, narrator)
    return ShownSolution(
        figures, line, found.seconds, found.known, () if found.exhaustive else ("solve-cut",)
    )


def _number(value: object) -> float:
    assert isinstance(value, (int, float))
    return value


def _shown_moves(
    world: State, seat: int, found: TurnSolution, narrator: TextNarrator
) -> tuple[ShownMove, ...]:
    """Walk the line to describe every move; the effect of an unknown card stays undescribed."""
    isolate(world, seat)
    walk, moves = AnswerWalk(MINERS, [world], seat), list[ShownMove]()
    for name, option in found.line:
        question = walk.question
        assert question is not None, "a line answers questions"
        text, round = narrator.option(question, option, walk.view), int(walk.world.round)
        walk.give(option)
        unknown = walk.taken == len(found.line) and not found.known
        events = () if unknown else tuple(map(narrator.event, walk.step_events[-1]))
        moves.append(ShownMove(round, name, option, text, events))
    return tuple(moves)
