"""Many tables stepped in one call, with NumPy arrays in and out.

    tables = VectorEnv("miners", 1, num_envs=256, seed=1)
    while learning:
        tables.step(policy(tables.observations, tables.action_masks))
        learn(tables.rewards, tables.terminated)

The arrays are the engine's memory. `step` changes them in place, so copy the values you want to keep. A
finished game is dealt again immediately: `terminated` is set, `rewards` are those of its end, and the
observation is the next game's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kazamata.core.dice import seeded
from kazamata.lab.episodes.batch import EpisodeBatch
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.spaces import RESULT, SCORE, Spaces


class VectorEnv:
    """`num_envs` tables of one setup; every row belongs to the seat to move (`current_seats`)."""

    def __init__(
        self,
        game: str,
        seats: int,
        choices: Mapping[str, str] | None = None,
        *,
        num_envs: int,
        seed: int = 0,
        reward: str = "",
        with_observations: bool = True,
    ) -> None:
        np = import_extra("numpy")
        self._array = np.asarray
        self.spaces = Spaces(game, seats, choices)
        reward = reward or self.spaces.default_reward()
        if reward not in (RESULT, SCORE):
            raise ValueError(f"a reward is {RESULT!r} or {SCORE!r}, not {reward!r}")
        self.num_envs = num_envs
        self.batch: EpisodeBatch[Any, Any] = EpisodeBatch(
            self.spaces.layout, num_envs, seed, reward == SCORE, with_observations
        )
        batch = self.batch
        self.observations = np.frombuffer(batch.observations, np.int16).reshape(
            num_envs, self.spaces.observation_size
        )
        self.action_masks = (
            np.frombuffer(batch.action_masks, np.uint8).view(bool).reshape(num_envs, self.spaces.num_actions)
        )
        self.rewards = np.frombuffer(batch.rewards, np.float64).reshape(num_envs, seats)
        self.terminated = np.frombuffer(batch.terminated, np.uint8).view(bool)
        self.current_seats = np.frombuffer(batch.current_seats, np.int64)
        self.dice = seeded(seed)

    def step(self, actions: Any) -> None:
        """Carry out one legal action at every table; raises `ValueError` at the first illegal one."""
        chosen = self._array(actions).astype("int64", order="C", casting="same_kind", copy=False)
        self.batch.step(chosen.tolist())

    def step_randomly(self) -> None:
        """Carry out a random legal action at every table."""
        self.batch.step_randomly(self.dice)
