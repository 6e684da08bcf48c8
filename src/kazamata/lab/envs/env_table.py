"""The table behind every environment: an episode with its setup, rendering, saving and sampled worlds."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any, Final, TypedDict

from kazamata.codec.snapshot import freeze, thaw
from kazamata.core.dice import seeded
from kazamata.lab.envs.rendering import render_svg, render_text
from kazamata.lab.episodes.episode import Episode, new_episode
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.spaces import AnyEpisode, Reward, Spaces

VECTOR: Final = "vector"
DICT: Final = "dict"
VIEW: Final = "view"
OBSERVATIONS: Final = (VECTOR, DICT, VIEW)
ANSI: Final = "ansi"
SVG: Final = "svg"
MIN_VALUE: Final = -(2**15)
MAX_VALUE: Final = 2**15 - 1


class EnvOptions(TypedDict, total=False):
    """The keyword options of `EnvTable`: action space, observation and reward."""

    compact: bool
    observation: str
    reward: Reward | None


class EnvTable:
    """One table of a setup, with the episode that environments read and act on."""

    def __init__(
        self,
        game: str,
        seats: int,
        choices: Mapping[str, str] | None = None,
        *,
        compact: bool = False,
        observation: str = VECTOR,
        reward: Reward | None = None,
    ) -> None:
        if observation not in OBSERVATIONS:
            raise ValueError(f"an observation is one of {', '.join(OBSERVATIONS)}, not {observation!r}")
        self.spaces = Spaces(game, seats, choices, compact)
        self.rules = self.spaces.rules
        self.observation = observation
        self.reward: Reward = self.spaces.default_reward() if reward is None else reward
        self.episode: AnyEpisode | None = None

    def deal(self, seed: int) -> AnyEpisode:
        """Deal a new episode."""
        self.episode = new_episode(self.spaces.layout, seed)
        return self.episode

    def current_episode(self) -> AnyEpisode:
        """Return the episode; raises `RuntimeError` before the first deal."""
        if self.episode is None:
            raise RuntimeError("call reset() first: no game has been dealt")
        return self.episode

    # ----------------------------------------------------------------------------------- observations

    def observe(self, seat: int) -> Any:
        """Return a seat's observation in the chosen form."""
        if self.observation == VIEW:
            return self.rules.see(self.current_episode().state, seat)
        row = self.spaces.observation_row(self.current_episode(), seat)
        return self.spaces.split_blocks(row) if self.observation == DICT else row

    def observation_space(self) -> Any:
        """Return the space of `observe` for Gymnasium and PettingZoo; views are objects and have none."""
        box = import_extra("gymnasium.spaces").Box
        if self.observation == DICT:
            named = {
                block.name: box(MIN_VALUE, MAX_VALUE, block.shape, "int16")
                for block in self.spaces.block_slices
            }
            return import_extra("gymnasium.spaces").Dict(named)
        return box(MIN_VALUE, MAX_VALUE, (self.spaces.observation_size,), "int16")

    def masked_space(self, extra: int = 0) -> Any:
        """Return the space of an observation together with its action mask."""
        spaces = import_extra("gymnasium.spaces")
        mask = spaces.Box(0, 1, (self.spaces.num_actions + extra,), "int8")
        return spaces.Dict({"observation": self.observation_space(), "action_mask": mask})

    def rewards(self) -> list[float]:
        """Return a reward for each seat, once the game is over."""
        return self.spaces.rewards(self.rules.score(self.current_episode().state), self.reward)

    # ----------------------------------------------------------------------------- saving and sampling

    def save(self) -> bytes:
        """Return the position as bytes."""
        episode = self.current_episode()
        return pickle.dumps((freeze(self.rules, episode.state), int(episode.seat)))

    def restore(self, data: bytes) -> None:
        """Return to a position saved at a table of the same setup; it is a pickle, so load only your own."""
        frozen, seat = pickle.loads(data)
        self.episode = Episode(self.spaces.layout, thaw(self.rules, frozen))
        self.episode.turn_to(seat)

    def imagine(self, seat: int, seed: int) -> AnyEpisode:
        """Sample another complete world that matches a seat's view, for search with hidden cards."""
        episode = self.current_episode()
        world = Episode(
            self.spaces.layout, self.rules.imagine(self.rules.see(episode.state, seat), seeded(seed))
        )
        world.turn_to(episode.seat)
        return world

    # -------------------------------------------------------------------------------------- rendering

    def render(self, mode: str | None, seat: int) -> str | None:
        """Return the board as a viewer sees it, as text or SVG; None without a mode."""
        if mode is None:
            return None
        view = self.rules.see(self.current_episode().state, seat)
        return render_svg(self.rules, view) if mode == SVG else render_text(self.rules, view)
