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
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from kazamata.core.dice import Dice, seeded
from kazamata.lab.episodes.batch import EpisodeBatch
from kazamata.lab.episodes.episode import Episode
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.rewards import PROGRESS, REWARDS, SCORE, RewardName
from kazamata.lab.spaces import AnyEpisode, Spaces

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Observations: TypeAlias = NDArray[np.int16]
    Flags: TypeAlias = NDArray[np.bool_]
    Rewards: TypeAlias = NDArray[np.float64]
    Seats: TypeAlias = NDArray[np.int64]


class BatchOptions(TypedDict, total=False):
    """The keyword options of `VectorEnv`; an empty reward is the one of the game."""

    seed: int
    reward: RewardName | Literal[""]
    with_observations: bool


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
        reward: RewardName | Literal[""] = "",
        with_observations: bool = True,
    ) -> None:
        np = import_extra("numpy")
        self._array = np.asarray
        self.spaces = Spaces(game, seats, choices)
        reward = reward or self.spaces.default_reward()
        if reward not in REWARDS:
            raise ValueError(f"a reward is {', '.join(REWARDS)}, not {reward!r}")
        self.num_envs = num_envs
        self.metadata = self.spaces.metadata
        self.settings: dict[str, Any] = {"reward": reward, "with_observations": with_observations}
        self.batch: EpisodeBatch[Any, Any] = EpisodeBatch(
            self.spaces.layout, num_envs, seed, reward == SCORE, with_observations, reward == PROGRESS
        )
        batch = self.batch
        self.observations: Observations = np.frombuffer(batch.observations, np.int16).reshape(
            num_envs, self.spaces.observation_size
        )
        self.action_masks: Flags = (
            np.frombuffer(batch.action_masks, np.uint8).view(bool).reshape(num_envs, self.spaces.num_actions)
        )
        self.rewards: Rewards = np.frombuffer(batch.rewards, np.float64).reshape(num_envs, seats)
        self.terminated: Flags = np.frombuffer(batch.terminated, np.uint8).view(bool)
        self.current_seats: Seats = np.frombuffer(batch.current_seats, np.int64)
        self.dice = seeded(seed)

    def step(self, actions: Any) -> None:
        """Carry out one legal action at every table; raises `ValueError` at the first illegal one."""
        chosen = self._array(actions).astype("int64", order="C", casting="same_kind", copy=False)
        self.batch.step(chosen.tolist())

    def step_randomly(self) -> None:
        """Carry out a random legal action at every table."""
        self.batch.step_randomly(self.dice)

    def copy(self) -> VectorEnv:
        """Return an independent copy with all its games."""
        episodes = [episode.copy() for episode in self.batch.episodes]
        return self._with(episodes, [dice.copy() for dice in self.batch.dice], self.dice.copy())

    def __deepcopy__(self, memo: object) -> VectorEnv:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        setup, batch = self.spaces.setup, self.batch
        return _restored, (
            self.spaces.rules.name,
            setup.seats,
            setup.choices,
            {"num_envs": self.num_envs, **self.settings},
            [episode.state for episode in batch.episodes],
            [int(episode.seat) for episode in batch.episodes],
            batch.dice,
            self.dice,
            self.rewards.ravel().tolist(),
            [int(end) for end in self.terminated],
        )

    def _with(self, episodes: list[Any], batch_dice: list[Dice], dice: Dice) -> VectorEnv:
        setup = self.spaces.setup
        made = VectorEnv(
            self.spaces.rules.name, setup.seats, setup.choices, num_envs=self.num_envs, **self.settings
        )
        made.batch.load(
            episodes, batch_dice, self.rewards.ravel().tolist(), [int(end) for end in self.terminated]
        )
        made.dice = dice
        return made


def _restored(
    game: str,
    seats: int,
    choices: dict[str, str],
    settings: dict[str, Any],
    states: list[Any],
    turns: list[int],
    batch_dice: list[Dice],
    dice: Dice,
    rewards: list[float],
    ended: list[int],
) -> VectorEnv:
    """Rebuild a pickled batch."""
    made = VectorEnv(game, seats, choices, **settings)
    episodes: list[AnyEpisode] = [Episode(made.spaces.layout, state) for state in states]
    for episode, seat in zip(episodes, turns, strict=True):
        episode.turn_to(seat)
    made.batch.load(episodes, batch_dice, rewards, ended)
    made.dice = dice
    return made
