"""Players with any preferences: no seat is asked without an option, and every game ends."""

from __future__ import annotations

from random import Random

import pytest

from kazamata import game_registry
from kazamata.core.dice import seeded
from kazamata.lab.matches import biased_players
from tests.laws.cases import CASES, MAX_ANSWERS, Case, deal, name

TRIALS = [(case, player) for case in CASES for player in biased_players.names(case[0])]


@pytest.mark.parametrize(
    ("case", "player"), TRIALS, ids=[f"{name(case)}-{player.replace(' ', '-')}" for case, player in TRIALS]
)
def test_no_seat_is_asked_without_an_option(case: Case, player: str) -> None:
    chance = Random(f"biased {case} {player}")
    rules, state = deal(case, chance.randrange(2**60))
    players = [biased_players.biased_player(rules, player) for _ in range(case[1])]
    dice, answers = seeded(chance.randrange(2**60)), 0
    while asks := rules.ask(state):
        assert all(len(ask.options) for ask in asks)
        ask = chance.choice(asks)
        rules.take(state, ask.seat, players[ask.seat].choose(ask, dice))
        answers += 1
        assert answers < MAX_ANSWERS
    assert rules.score(state).end_reason


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_the_preferences_of_a_biased_player_are_questions_and_options_of_the_game(game: str) -> None:
    kinds = {kind.name: kind for kind in game_registry.rules(game).ask_kinds}
    for preferences in biased_players.PREFERENCES.get(game, {}).values():
        for question, texts in preferences.items():
            spelled = [
                kinds[question].read(option).to_text() for option in range(kinds[question].option_count)
            ]
            assert all(any(text.startswith(wanted) for text in spelled) for wanted in texts), (
                question,
                texts,
            )
