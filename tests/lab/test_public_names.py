"""The names that a newcomer types first: `kazamata.make`, `make_vec`, `bot`, `bot_names`, `dice`."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, assert_type

import pytest

import kazamata
from kazamata.bots import roster
from kazamata.core.dice import seeded
from kazamata.games.lords.rules import Lords
from kazamata.games.lords.view import View as LordsView
from kazamata.games.miners.rules import Miners
from kazamata.games.tranquility.rules import Tranquility
from kazamata.lab.envs import APIS

if TYPE_CHECKING:
    from kazamata.core.rules import Rules
    from kazamata.lab.envs.gymnasium_env import KazamataEnv
    from kazamata.lab.envs.openspiel_game import KazamataGame
    from kazamata.lab.envs.pettingzoo_aec import KazamataAEC
    from kazamata.lab.envs.pettingzoo_parallel import KazamataParallel


MADE = {
    "aec": "KazamataAEC",
    "parallel": "KazamataParallel",
    "gymnasium": "KazamataEnv",
    "openspiel": "KazamataGame",
}


@pytest.mark.parametrize("api", APIS)
def test_every_api_makes_an_environment(api: str) -> None:
    pytest.importorskip({"openspiel": "pyspiel", "gymnasium": "gymnasium"}.get(api, "pettingzoo"))
    make: Any = kazamata.make
    made = make("lords", 3, {"game": "full"}, api=api)
    assert type(made).__name__ == MADE[api], "what the types promise"
    spaces = made.spaces if api == "openspiel" else made.table.spaces
    assert (spaces.rules.name, spaces.seats, spaces.setup.choices["game"]) == ("lords", 3, "full")


def test_an_unknown_api_is_refused() -> None:
    with pytest.raises(ValueError, match="aec, parallel, gymnasium, openspiel"):
        kazamata.make("lords", 3, api="atari")  # type: ignore[call-overload]


def test_a_vector_environment_steps_many_tables() -> None:
    pytest.importorskip("numpy")
    tables = kazamata.make_vec("miners", 1, num_envs=3, seed=1)
    tables.step(tables.action_masks.argmax(axis=1))
    assert tables.observations.shape == (3, tables.spaces.observation_size)


def test_bots_and_dice_by_name() -> None:
    assert kazamata.bot_names("miners") == roster.names("miners")
    assert kazamata.bot("miners", "greedy") is roster.bot("miners", "greedy")
    assert kazamata.dice(7).word() == seeded(7).word()


def test_the_rules_of_a_game_have_its_types() -> None:
    assert type(assert_type(kazamata.rules("tranquility"), Tranquility)) is Tranquility
    assert type(assert_type(kazamata.rules("miners"), Miners)) is Miners
    rules = assert_type(kazamata.rules("lords"), Lords)
    position = rules.deal(rules.setup(2, {}), 7)
    assert type(assert_type(rules.see(position, 0), LordsView)) is LordsView


if TYPE_CHECKING:

    def types_that_mypy_checks(name: str) -> None:
        """Never called: `dev.py check` complains if a type is wrong, or if a mistake is not found."""
        assert_type(kazamata.rules(name), Rules[Any, Any])
        assert_type(kazamata.make("lords", 2, observation="onehot"), KazamataAEC)
        assert_type(kazamata.make("lords", 2, api="parallel", illegal="end"), KazamataParallel)
        assert_type(kazamata.make("lords", 2, api="gymnasium", seat="random"), KazamataEnv)
        assert_type(kazamata.make("lords", 2, api="openspiel", deals=1), KazamataGame)
        kazamata.make("lords", 2, observation="pixels")  # type: ignore[call-overload]
        kazamata.make("lords", 2, api="parallel", rivals="greedy")  # type: ignore[call-overload]
        kazamata.make("lords", 2, api="openspiel", illegal="end")  # type: ignore[call-overload]
        kazamata.make_vec("lords", 2, num_envs=2, reward="glory")  # type: ignore[arg-type]


def test_every_public_name_explains_itself() -> None:
    for name in kazamata.__all__:
        thing = getattr(kazamata, name)
        assert isinstance(thing, str) or inspect.getdoc(thing), name
    said = str(inspect.getdoc(kazamata.rules))
    for verb in ("deal", "ask", "take", "why", "see", "imagine", "score"):
        assert f"rules.{verb}(" in said
