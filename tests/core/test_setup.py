"""A setup is exactly as requested, or refused."""

from __future__ import annotations

import pytest

from kazamata import game_registry
from kazamata.core.refusals import Refused


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_every_choice_is_spelled_out(game: str) -> None:
    rules = game_registry.rules(game)
    setup = rules.setup(rules.seats[-1], {})
    assert setup.choices == {choice.key: choice.default for choice in rules.choices}


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_a_misspelt_choice_is_refused(game: str) -> None:
    rules = game_registry.rules(game)
    with pytest.raises(KeyError, match=rf"no choice called 'varaint'; there are: {rules.choices[0].key}"):
        rules.setup(rules.seats[-1], {"varaint": "duel"})


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_a_value_that_no_choice_has_is_refused(game: str) -> None:
    rules = game_registry.rules(game)
    for choice in rules.choices:
        with pytest.raises(Refused):
            rules.setup(rules.seats[-1], {choice.key: "never"})


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_an_impossible_number_of_seats_is_refused(game: str) -> None:
    rules = game_registry.rules(game)
    for seats in (0, -1, 9):
        with pytest.raises(Refused):
            rules.setup(seats, {})
