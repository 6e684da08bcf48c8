"""The names that a newcomer types first: `kazamata.make`, `make_vec`, `bot`, `bot_names`, `dice`."""

from __future__ import annotations

import pytest

import kazamata
from kazamata.bots import roster
from kazamata.core.dice import seeded
from kazamata.lab.envs import APIS


@pytest.mark.parametrize("api", APIS)
def test_every_api_makes_an_environment(api: str) -> None:
    pytest.importorskip({"openspiel": "pyspiel", "gymnasium": "gymnasium"}.get(api, "pettingzoo"))
    made = kazamata.make("lords", 3, {"game": "full"}, api=api)
    spaces = made.spaces if api == "openspiel" else made.table.spaces
    assert (spaces.rules.name, spaces.seats, spaces.setup.choices["game"]) == ("lords", 3, "full")


def test_an_unknown_api_is_refused() -> None:
    with pytest.raises(ValueError, match="aec, parallel, gymnasium, openspiel"):
        kazamata.make("lords", 3, api="atari")


def test_a_vector_environment_steps_many_tables() -> None:
    pytest.importorskip("numpy")
    tables = kazamata.make_vec("miners", 1, num_envs=3, seed=1)
    tables.step(tables.action_masks.argmax(axis=1))
    assert tables.observations.shape == (3, tables.spaces.observation_size)


def test_bots_and_dice_by_name() -> None:
    assert kazamata.bot_names("miners") == roster.names("miners")
    assert kazamata.bot("miners", "greedy") is roster.bot("miners", "greedy")
    assert kazamata.dice(7).word() == seeded(7).word()
