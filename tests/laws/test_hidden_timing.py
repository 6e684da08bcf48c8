"""A seat's speed must not show whether it has a choice, if that is a secret."""

from __future__ import annotations

import pytest

from kazamata import game_registry
from kazamata.core.dice import seeded
from tests.stress.leaks import CHOICES

HIDDEN_TIMING = {
    "tranquility": {
        *("TakeTurn", "PayCost", "PickTwo", "OfferCards", "GiveCards", "DiscardToTurn", "WeatherStorm"),
        *("MoveRocks", "FeedRocks", "DuelTurn"),
    },
    "miners": {"ChooseCard"},
    "lords": {
        *("KeepOrder", "ChooseOrder", "PickNonPlayerOrder", "PlanBattle"),
        *("DiscardTrap", "GiveTrap", "LoseTrap", "SpringTrap"),
    },
}
WORLDS = 3
ANSWERS = 250


@pytest.mark.parametrize("game", HIDDEN_TIMING)
def test_the_questions_with_hidden_timing(game: str) -> None:
    assert {row.name for row in game_registry.rules(game).ask_kinds if row.hides_timing} == HIDDEN_TIMING[
        game
    ]


@pytest.mark.parametrize(
    ("game", "number"), [(g, n) for g in game_registry.GAME_NAMES for n in range(len(CHOICES.get(g, ())))]
)
def test_forced_questions_are_public_unless_their_timing_is_hidden(game: str, number: int) -> None:
    """In every world that looks the same to another seat, a question without hidden timing is equally forced."""
    rules, dice = game_registry.rules(game), seeded(number)
    seats, chosen = CHOICES[game][number]
    position = rules.deal(rules.setup(seats, chosen), number)
    betraying: set[str] = set()
    for _ in range(ANSWERS):
        asks = rules.ask(position)
        if not asks:
            break
        for ask in [ask for ask in asks if not rules.ask_kinds[ask.kind].hides_timing]:
            for viewer in [viewer for viewer in range(-1, seats) if viewer != ask.seat]:
                view = rules.see(position, viewer)
                for _ in range(WORLDS):
                    world = rules.imagine(view, dice)
                    there = rules.ask_of(world, ask.seat)
                    assert there is not None
                    if (len(there.options) == 1) != (len(ask.options) == 1):
                        betraying.add(rules.ask_kinds[ask.kind].name)
        ask = asks[dice.below(len(asks))]
        rules.take(position, ask.seat, ask.options[dice.below(len(ask.options))])
    assert betraying == set()
