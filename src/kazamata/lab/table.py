"""A table that environments are made of: a desk, what was agreed upon, and how it is shown, kept and dreamt on."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any, Final, TypedDict

from kazamata.codec.snapshot import freeze, thaw
from kazamata.codec.views import view_bytes
from kazamata.core.dice import seeded
from kazamata.lab.extras import import_extra
from kazamata.lab.pictures import render_svg, text
from kazamata.lab.spaces import AnyEpisode, Reward, Spaces
from kazamata.lab.vector.desk import Episode, new_episode

VECTOR: Final = "vector"
DICT: Final = "dict"
VIEW: Final = "view"
OBSERVATIONS: Final = (VECTOR, DICT, VIEW)
ANSI: Final = "ansi"
SVG: Final = "svg"
LOWEST: Final = -(2**15)
HIGHEST: Final = 2**15 - 1


class EnvOptions(TypedDict, total=False):
    """What `Table` takes by name: how it counts its actions, what it shows, and what it rewards."""

    compact: bool
    observation: str
    reward: Reward | None


class EnvTable:
    """One table of a setup, from whose desk environments read and on which they act."""

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
        self.desk: AnyEpisode | None = None

    def deal(self, seed: int) -> AnyEpisode:
        """Set the table."""
        self.desk = new_episode(self.spaces.plan, seed)
        return self.desk

    def current_episode(self) -> AnyEpisode:
        """The desk, once there is one."""
        if self.desk is None:
            raise RuntimeError("call reset() first: no game has been dealt")
        return self.desk

    # ----------------------------------------------------------------------------------- observations

    def observe(self, seat: int) -> Any:
        """What a seat may know, in the form that was asked for."""
        if self.observation == VIEW:
            return self.rules.see(self.current_episode().state, seat)
        row = self.spaces.observation_row(self.current_episode(), seat)
        return self.spaces.split_blocks(row) if self.observation == DICT else row

    def observation_space(self) -> Any:
        """The space of `observed`, for Gymnasium and PettingZoo; views are objects and have none."""
        box = import_extra("gymnasium.spaces").Box
        if self.observation == DICT:
            named = {
                place.name: box(LOWEST, HIGHEST, place.shape, "int16") for place in self.spaces.block_slices
            }
            return import_extra("gymnasium.spaces").Dict(named)
        return box(LOWEST, HIGHEST, (self.spaces.observation_size,), "int16")

    def masked_space(self, extra: int = 0) -> Any:
        """An observation together with the mask of its actions."""
        spaces = import_extra("gymnasium.spaces")
        mask = spaces.Box(0, 1, (self.spaces.num_actions + extra,), "int8")
        return spaces.Dict({"observation": self.observation_space(), "action_mask": mask})

    def rewards(self) -> list[float]:
        """A number for each seat, once the game is over."""
        return self.spaces.rewards(self.rules.score(self.current_episode().state), self.reward)

    def information(self, seat: int) -> bytes:
        """All of a seat's view as bytes: equal views have equal ones."""
        return view_bytes(self.rules.see(self.current_episode().state, seat))

    # --------------------------------------------------------------------------- keeping and imagining

    def save(self) -> bytes:
        """The position as bytes."""
        desk = self.current_episode()
        return pickle.dumps((freeze(self.rules, desk.state), int(desk.seat)))

    def restore(self, data: bytes) -> None:
        """Go back to a position that was saved at a table of the same setup (by yourself: it is a pickle)."""
        frozen, seat = pickle.loads(data)
        self.desk = Episode(self.spaces.plan, thaw(self.rules, frozen))
        self.desk.turn_to(seat)

    def imagine(self, seat: int, seed: int) -> AnyEpisode:
        """Another complete world that looks to a seat just like this one: what search on hidden cards wants."""
        desk = self.current_episode()
        world = Episode(self.spaces.plan, self.rules.imagine(self.rules.see(desk.state, seat), seeded(seed)))
        world.turn_to(desk.seat)
        return world

    # --------------------------------------------------------------------------------------- pictures

    def render(self, mode: str | None, seat: int) -> str | None:
        """The board as a viewer sees it: text, or a picture of that text (SVG); nothing without a mode."""
        if mode is None:
            return None
        view = self.rules.see(self.current_episode().state, seat)
        return render_svg(self.rules, view) if mode == SVG else text(self.rules, view)
