"""Solve battles of Dungeon Lords: fewest lost tiles, then most prisoners, then least spent."""

from __future__ import annotations

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
    moves = _shown_moves(world, seat, found, narrator)
    skip_other_lords(world, seat)
    record = found.as_record()
    figures = {key: _number(record[key]) for key in ("lost_tiles", "prisoners", "spent")}
    return ShownSolution(figures, moves, found.seconds, LORDS.is_over(world))


def _number(value: object) -> float:
    assert isinstance(value, (int, float))
    return value


def _shown_moves(
    world: State, seat: int, found: CombatSolution, narrator: TextNarrator
) -> tuple[ShownMove, ...]:
    """Play the line in a copy of the world to describe every move."""
    moves: list[ShownMove] = []
    for name, option in found.line:
        skip_other_lords(world, seat)
        ask = next(ask for ask in LORDS.ask(world) if ask.seat == seat)
        question = LORDS.question(world, ask)
        text = option_text(Scene(narrator, LORDS.see(world, seat), question), question, option)
        round = int(world.combat_round)
        unknown = option == found.line[-1][1] and len(moves) + 1 == len(found.line)
        events = LORDS.take(world, seat, option)
        texts = (
            () if unknown and not LORDS.is_over(world) else tuple(narrator.event(event) for event in events)
        )
        moves.append(ShownMove(round, name, option, text, texts))
    return tuple(moves)
