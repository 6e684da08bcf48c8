"""The greedy lord plays every kind of table, and better than at random."""

from __future__ import annotations

from statistics import median

import pytest

from kazamata.bots import roster
from kazamata.bots.lords.combat import is_combat_question
from kazamata.bots.lords.greedy import greedy_answer
from kazamata.bots.lords.policy import policy_answer
from kazamata.core.dice import seeded
from kazamata.core.rules import Outcome
from kazamata.games.lords.rules import LORDS


def play(bots: tuple[str, ...], seed: int, **chosen: str) -> Outcome:
    state = LORDS.deal(LORDS.setup(len(bots), chosen), seed)
    dice = seeded(seed)
    while asks := LORDS.ask(state):
        ask = asks[0]
        player = roster.bot("lords", bots[ask.seat])
        LORDS.take(
            state, ask.seat, player.choose(LORDS.see(state, ask.seat), LORDS.question(state, ask), dice)
        )
    return LORDS.score(state)


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (2, {}),
        (3, {"game": "first"}),
        (4, {"planning": "in_order", "trap_deck": "reshuffles"}),
        (1, {"scenario": "M4"}),
    ],
)
def test_greedy_answers_every_question(seats: int, chosen: dict[str, str]) -> None:
    for seed in range(3):
        assert play(("greedy",) * seats, seed, **chosen).end_reason


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        seats = ("greedy", "random") if seed % 2 == 0 else ("random", "greedy")
        wins += play(seats, seed).winners == [seats.index("greedy")]
    assert wins >= 18


def test_four_greedy_lords_pass_the_exam() -> None:
    scores = [points for seed in range(8) for points in play(("greedy",) * 4, seed).scores]
    assert median(scores) > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_beginners_plan_uses_no_hidden_information(seats: int) -> None:
    """The same dice give the same answer in the real world and in all worlds that look alike to a lord."""
    state, dice, asked = LORDS.deal(LORDS.setup(seats, {}), 3), seeded(3), set()
    while asks := LORDS.ask(state):
        ask = asks[0]
        view = LORDS.see(state, ask.seat)
        if len(ask.options) > 1 and not is_combat_question(ask.kind):
            worlds = [state, *(LORDS.imagine(view, seeded(seed)) for seed in range(4))]
            assert len({policy_answer(world, ask, dice.copy()) for world in worlds}) == 1
            asked.add(ask.kind)
        LORDS.take(state, ask.seat, greedy_answer(view, LORDS.question(state, ask), dice))
    assert len(asked) >= 8


def test_the_roster_knows_the_greedy_lord() -> None:
    assert "greedy" in roster.names("lords")
