"""A batch of tables plays the same games as single tables."""

from __future__ import annotations

import sys
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the lab's libraries are installed by `dev.py test`")

import numpy as np

from kazamata.core.dice import seeded
from kazamata.lab.envs.vector_env import VectorEnv
from kazamata.lab.episodes.episode import new_episode
from kazamata.lab.rewards import end_rewards
from kazamata.lab.spaces import Spaces

TABLES = [("tranquility", 1), ("tranquility", 3), ("miners", 1), ("miners", 3), ("lords", 2), ("lords", 4)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_batch_equals_single_tables(game: str, seats: int) -> None:
    batch = VectorEnv(game, seats, num_envs=3, seed=5)
    dice = seeded(5 << 32 | 2)
    episode: Any = new_episode(batch.spaces.layout, (dice.word() & 0x7FFFFFFF) << 32 | dice.word())
    generator = np.random.default_rng(1)
    while episode.seat >= 0:
        assert batch.current_seats[2] == episode.seat
        assert np.array_equal(batch.observations[2], batch.spaces.observation_row(episode, episode.seat))
        assert np.flatnonzero(batch.action_masks[2]).tolist() == sorted(episode.legal_actions())
        actions = [int(generator.choice(np.flatnonzero(mask))) for mask in batch.action_masks]
        episode.apply_with_events(actions[2], False)
        batch.step(actions)
    assert batch.terminated[2]
    spaces: Spaces = batch.spaces
    outcome = spaces.rules.score(episode.state)
    assert batch.rewards[2].tolist() == end_rewards(
        spaces.default_reward(), outcome, spaces.rules.cooperative, seats
    )
    assert batch.action_masks[2].any(), "the next game was dealt"


def test_the_same_seed_plays_the_same_games() -> None:
    rows = []
    for _ in range(2):
        batch = VectorEnv("miners", 2, num_envs=4, seed=9)
        for _ in range(60):
            batch.step_randomly()
        rows.append(batch.observations.copy())
    assert np.array_equal(*rows)
    assert not np.array_equal(rows[0][0], rows[0][1]), "tables have deals of their own"


def test_a_batch_refuses_illegal_actions() -> None:
    batch = VectorEnv("tranquility", 2, num_envs=2, seed=1)
    with pytest.raises(ValueError, match="not legal"):
        batch.step([int(np.flatnonzero(~mask)[0]) for mask in batch.action_masks])
    with pytest.raises(ValueError, match="reward"):
        VectorEnv("tranquility", 2, num_envs=2, reward="glory")  # type: ignore[arg-type]


def test_a_batch_takes_numbers_of_any_width_and_only_numbers() -> None:
    batch = VectorEnv("miners", 1, num_envs=3, seed=2)
    batch.step(batch.action_masks.argmax(axis=1).astype(np.int16))
    batch.step(batch.action_masks.argmax(axis=1)[::1].tolist())
    with pytest.raises(TypeError):
        batch.step(batch.action_masks.argmax(axis=1) + 0.5)
    with pytest.raises(ValueError, match="3 tables"):
        batch.step([0, 1])
    with pytest.raises(ValueError, match="at least one"):
        VectorEnv("miners", 1, num_envs=0)


def test_a_batch_does_not_leak_memory() -> None:
    batch = VectorEnv("miners", 1, num_envs=4, seed=3)
    held = [held_after(batch, 500) for _ in range(3)]
    assert held[2] - held[0] < 500, "something is kept of every step"


def held_after(batch: VectorEnv, steps: int) -> int:
    """How many blocks of memory Python holds after so many steps, half of them chosen from outside."""
    for _ in range(steps):
        batch.step(batch.action_masks.argmax(axis=1))
        batch.step_randomly()
    return sys.getallocatedblocks()
