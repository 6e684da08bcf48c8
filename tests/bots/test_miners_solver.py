"""The turn solver of Imperial Miners: no turn beats its solution, and it uses no hidden card."""

from __future__ import annotations

import pytest

from kazamata.bots import roster
from kazamata.bots.miners import solver
from kazamata.bots.miners.neural_weights import best_judge
from kazamata.bots.miners.solver import NoTurn, TurnSearch
from kazamata.core.dice import seeded
from kazamata.core.events import NO_EVENTS
from kazamata.games.miners.isolation import isolate, next_step
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.rounds import PLAY_TOGETHER
from kazamata.games.miners.worlds import imagine


def turns(seats: int, seed: int) -> list[tuple[State, int]]:
    """The positions of a game at which a seat chooses its card, copied."""
    state, bot, dice = MINERS.deal(MINERS.setup(seats, {}), seed), roster.bot("miners", "greedy"), seeded(1)
    found = []
    while asked := MINERS.ask(state):
        question = MINERS.question(state, asked[0])
        if question.definition.name == "ChooseCard":
            found.append((state.copy(), int(question.seat)))
        MINERS.take(state, question.seat, bot.choose(MINERS.see(state, question.seat), question, dice))
    return found


def best_at_random(state: State, seat: int, tries: int) -> float:
    """The best turn without an unknown card among many random ones."""
    world, dice, most = (
        imagine(MINERS.see(state, seat), seeded(0)),
        seeded(3),
        -1e9,
    )
    isolate(world, seat)
    search = TurnSearch(world, seat)
    for _ in range(tries):
        copied = world.copy()
        while (step := next_step(copied, seat, NO_EVENTS)) is not None and not search.is_unknown(copied):
            options = step.options(copied, seat)
            PLAY_TOGETHER.take(copied, seat, options[dice.below(len(options))], NO_EVENTS)
        if step is None and not search.is_unknown(copied):
            most = max(most, search.judge.worth(copied, seat))
    return most


def test_no_random_turn_is_better_than_the_solved_one() -> None:
    solved = 0
    for state, seat in [*turns(1, 5), *turns(3, 8)[::4]]:
        found = solver.solve_view(MINERS.see(state, seat))
        if not (found.known and found.exhaustive):
            continue
        world = imagine(MINERS.see(state, seat), seeded(0))
        isolate(world, seat)
        end, _ = TurnSearch(world, seat).play_line(
            [
                (next(k for k, row in enumerate(MINERS.ask_kinds) if row.name == name), o)
                for name, o in found.line
            ]
        )
        assert best_judge(state.program).worth(end, seat) >= best_at_random(state, seat, 400) - 1e-9
        solved += 1
    assert solved >= 5


def test_the_line_can_be_played_and_scores_as_predicted() -> None:
    played = 0
    for state, seat in [*turns(1, 6), *turns(1, 7), *turns(1, 9)]:
        found = solver.solve_view(MINERS.see(state, seat))
        if not found.known:
            continue
        before = state.players[seat]
        points, coins, cards = MINERS.score(state).scores[seat], before.coins, len(before.hand)
        copied = state.copy()
        isolate(copied, seat)
        for name, option in found.line:
            [ask] = MINERS.ask(copied)
            assert MINERS.ask_kinds[ask.kind].name == name
            MINERS.take(copied, seat, option)
        after = copied.players[seat]
        assert MINERS.score(copied).scores[seat] - points == found.points
        assert (after.coins - coins, len(after.hand) - cards) == (found.coins, found.cards)
        played += 1
    assert played >= 3


def test_hidden_cards_do_not_change_the_solution() -> None:
    """Worlds that look alike to a seat have the same solution."""
    for state, seat in turns(2, 4)[6:10]:
        view = MINERS.see(state, seat)
        lines = [solver.solve_view(MINERS.see(MINERS.imagine(view, seeded(n)), seat)).line for n in (1, 2)]
        assert lines[0] == lines[1]


def test_without_a_turn_there_is_nothing_to_solve() -> None:
    state = MINERS.deal(MINERS.setup(1, {}), 1)
    with pytest.raises(NoTurn):
        solver.solve_view(MINERS.see(state, 0))
