"""Gymnasium's vector environment for tables of one seat, stepped in one call by the compiled batch.

`gymnasium.make_vec("kazamata/Miners-v0", num_envs=256)` makes one. It pays, masks and refuses as `KazamataEnv`
does. A finished game is dealt again in the same step; its last observation is `infos["final_obs"]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kazamata.core.dice import seeded
from kazamata.lab.envs.env_table import (
    DICT,
    END,
    ILLEGAL,
    ILLEGAL_REWARD,
    ONE_HOT,
    PENALTY,
    RAISE,
    VECTOR,
    VIEW,
    EnvTable,
    IllegalAction,
    ObservationForm,
)
from kazamata.lab.envs.vector_env import VectorEnv
from kazamata.lab.episodes.episode import new_episode
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.rewards import PROGRESS, SCORE, Reward, Shaping
from kazamata.lab.spaces import AnyEpisode

gymnasium: Final = import_extra("gymnasium")
vector: Final = import_extra("gymnasium.vector")
seeding: Final = import_extra("gymnasium.utils.seeding")
np: Final = import_extra("numpy")

SYNC_HINT: Final = '`vectorization_mode="sync"` knows everything that a single environment knows'


class KazamataVectorEnv(vector.VectorEnv):  # type: ignore[name-defined]
    """`num_envs` tables of one learner without rivals; actions and observations are copies, not views."""

    def __init__(
        self,
        game: str = "miners",
        seats: int = 1,
        choices: Mapping[str, str] | None = None,
        *,
        num_envs: int = 1,
        observation: ObservationForm = VECTOR,
        reward: Reward | None = None,
        illegal: IllegalAction = PENALTY,
        max_episode_steps: int | None = None,
        compact: bool = False,
    ) -> None:
        if seats != 1:
            raise ValueError(f"a batch for Gymnasium has one seat, not {seats}; {SYNC_HINT}")
        if compact:
            raise ValueError(f"a batch has flat actions only; {SYNC_HINT}")
        if observation == VIEW:
            raise ValueError(f"a batch observes numbers, not views; {SYNC_HINT}")
        if callable(reward) or isinstance(reward, Shaping):
            raise ValueError(f"a batch is paid by the name of a reward, not by {reward!r}; {SYNC_HINT}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        table = EnvTable(game, seats, choices, observation=observation)
        self.spaces = table.spaces
        reward = reward or self.spaces.default_reward()
        paid_as_made = reward == SCORE and self.spaces.rules.public_score
        self.tables = VectorEnv(
            game, seats, choices, num_envs=num_envs, reward=PROGRESS if paid_as_made else reward
        )
        self.num_envs = num_envs
        self.observation = observation
        self.illegal = illegal
        self.max_episode_steps = max_episode_steps
        self.metadata = {**table.metadata, "autoreset_mode": vector.AutoresetMode.SAME_STEP}
        self.single_observation_space = table.masked_space()
        self.single_action_space = gymnasium.spaces.Discrete(self.spaces.num_actions)
        self.observation_space = vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = vector.utils.batch_space(self.single_action_space, num_envs)
        self.steps = np.zeros(num_envs, np.int64)
        self.generators = [seeding.np_random(None)[0] for _ in range(num_envs)]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal at every table what the single environment deals with the seed; table 2 has `seed + 2`."""
        if seed is not None:
            seeds = [seed + index for index in range(self.num_envs)] if isinstance(seed, int) else seed
            if len(seeds) != self.num_envs:
                raise ValueError(f"there are {self.num_envs} tables, not {len(seeds)} seeds")
            for index, number in enumerate(seeds):
                if number is not None:
                    self.generators[index] = seeding.np_random(number)[0]
        chances = [int(generator.integers(2**62)) for generator in self.generators]
        batch = self.tables.batch
        episodes = [new_episode(self.spaces.layout, chance) for chance in chances]
        nothing = [0] * self.num_envs
        batch.load(episodes, [seeded(chance + 1) for chance in chances], [0.0] * self.num_envs, nothing)
        self.steps[:] = 0
        infos: dict[str, Any] = {}
        for index in range(self.num_envs):
            infos = self._add_info(infos, {"seat": 0}, index)
        return self._observations(), infos

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Carry out one action at every table."""
        chosen = np.array(actions).astype("int64", casting="same_kind")
        infos: dict[str, Any] = {}
        batch = self.tables.batch
        before: list[AnyEpisode] = list(batch.episodes)  # a finished game leaves the batch
        refused = self._refused(chosen)
        kept = {index: (before[index].copy(), batch.dice[index].copy()) for index in refused}
        chosen[refused] = self.tables.action_masks[refused].argmax(axis=1)
        self.tables.step(chosen)
        self.steps += 1

        rewards, terminated = self.tables.rewards[:, 0].copy(), self.tables.terminated.copy()
        rewards[refused], terminated[refused] = ILLEGAL_REWARD, self.illegal == END
        truncated = np.zeros(self.num_envs, np.bool_)
        if self.max_episode_steps is not None:
            truncated = ~terminated & (self.steps >= self.max_episode_steps)
        episodes, dice = list(batch.episodes), list(batch.dice)
        for index, (episode, table_dice) in kept.items():  # an illegal action changes nothing
            episodes[index], dice[index] = episode, table_dice
        for index in np.flatnonzero(terminated | truncated):
            is_dealt = terminated[index] and index not in kept
            last = before[index] if is_dealt else episodes[index]
            info = {"illegal": True} if index in kept else {}
            infos = self._add_info(
                infos, {"final_obs": self._last(last), "final_info": info, "seat": 0}, index
            )
            self.steps[index] = 0
            if not is_dealt:
                episodes[index] = new_episode(self.spaces.layout, batch.new_seed(index))
                dice[index] = batch.dice[index]
        if kept or truncated.any():
            batch.load(episodes, dice, [0.0] * self.num_envs, [0] * self.num_envs)
        for index in refused:
            if not terminated[index] and not truncated[index]:
                infos = self._add_info(infos, {"illegal": True}, index)
        return self._observations(), rewards, terminated, truncated, infos

    def _refused(self, chosen: Any) -> list[int]:
        """List the tables with an illegal action."""
        if chosen.shape != (self.num_envs,):
            raise ValueError(
                f"there are {self.num_envs} tables, but the actions have the shape {chosen.shape}"
            )
        known = (chosen >= 0) & (chosen < self.spaces.num_actions)
        legal = known & self.tables.action_masks[np.arange(self.num_envs), np.where(known, chosen, 0)]
        refused: list[int] = np.flatnonzero(~legal).tolist()
        if refused and self.illegal == RAISE:
            raise ValueError(
                f"action {chosen[refused[0]]} is not legal at table {refused[0]}; "
                "`action_masks()` shows the legal ones"
            )
        return refused

    def _observations(self) -> dict[str, Any]:
        masks = self.tables.action_masks.astype(np.int8)
        return {"observation": self._shown(self.tables.observations.copy()), "action_mask": masks}

    def _last(self, episode: AnyEpisode) -> dict[str, Any]:
        row = self._shown(self.spaces.observation_row(episode, 0))
        return {"observation": row, "action_mask": self.spaces.action_mask(episode)}

    def _shown(self, rows: Any) -> Any:
        """Return one row or all of them in the chosen form."""
        if self.observation == ONE_HOT:
            return self.spaces.one_hot.encode(rows)
        return self.spaces.split_blocks(rows) if self.observation == DICT else rows

    def action_masks(self) -> Any:
        """Return which actions are legal now, a row for each table."""
        return self.tables.action_masks.copy()
