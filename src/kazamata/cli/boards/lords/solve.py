"""Solve battles of Dungeon Lords: fewest lost tiles, then most prisoners, then least spent."""

from __future__ import annotations

from kazamata.answer_walk import AnswerWalk
from kazamata.bots.lords import solver
from kazamata.bots.lords.solver import CombatSolution, isolated_copy, skip_other_lords
from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.lords.option_list import option_text
from kazamata.cli.commands.solve import ShownMove, ShownSolution
from kazamata.cli.text_narrator import TextNarrator
from kazamata.core.dice import seeded
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import COMBAT, State


def has_decision(state: State, seat: int) -> bool:
    """Whether an asked seat decides something in Combat."""
    return bool(state.phase == COMBAT)


def solve(state: State, seat: int, narrator: TextNarrator, open_cards: bool) -> ShownSolution | None:
    """Find a seat's best defence with its knowledge; None if it decides nothing in Combat."""
    if state.phase != COMBAT:
        return None
    view = LORDS.see(state, seat)
    found = solver.solve(state, seat) if open_cards else solver.solve_view(view)
    world = isolated_copy(state if open_cards else LORDS.imagine(view, seeded(0)), seat)
    walk = AnswerWalk(LORDS, [world], seat)
    moves = _shown_moves(walk, found, narrator)
    skip_other_lords(walk.world, seat)
    record = found.as_record()
    figures = {key: _number(record[key]) for key in ("lost_tiles", "prisoners", "spent")}
    return ShownSolution(figures, moves, found.seconds, LORDS.is_over(walk.world))


def _number(value: object) -> float:
    assert isinstance(value, (int, float))
    return value


def _shown_moves(walk: AnswerWalk, found: CombatSolution, narrator: TextNarrator) -> tuple[ShownMove, ...]:
    """Walk the line to describe every move."""
    moves: list[ShownMove] = []
    for name, option in found.line:
        skip_other_lords(walk.world, walk.seat)
        question = walk.question
        assert question is not None, "a line answers questions"
        text = option_text(Scene(narrator, walk.view, question), question, option)
        round = int(walk.world.combat_round)
        walk.give(option)
        unknown = walk.taken == len(found.line) and not LORDS.is_over(walk.world)
        events = () if unknown else tuple(map(narrator.event, walk.step_events[-1]))
        moves.append(ShownMove(round, name, option, text, events))
    return tuple(moves)
