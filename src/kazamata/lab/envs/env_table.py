"""The table behind every environment: an episode with its setup, rewards, saving and sampled worlds."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, TypedDict

from kazamata.codec.snapshot import freeze, thaw
from kazamata.core.dice import seeded
from kazamata.core.events import Event
from kazamata.core.features import MAX_NUMBER
from kazamata.lab.envs.rendering import render_svg, render_text
from kazamata.lab.episodes.episode import Episode, new_episode
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.rewards import Reward, RewardMeter
from kazamata.lab.spaces import AnyEpisode, Spaces

VECTOR: Final = "vector"
ONE_HOT: Final = "onehot"
DICT: Final = "dict"
VIEW: Final = "view"
OBSERVATIONS: Final = (VECTOR, ONE_HOT, DICT, VIEW)
ObservationForm: TypeAlias = Literal["vector", "onehot", "dict", "view"]
ANSI: Final = "ansi"
SVG: Final = "svg"
RAISE: Final = "raise"
PENALTY: Final = "penalty"
END: Final = "end"
ILLEGAL: Final = (RAISE, PENALTY, END)
IllegalAction: TypeAlias = Literal["raise", "penalty", "end"]
RenderMode: TypeAlias = Literal["ansi", "svg"]
ILLEGAL_REWARD: Final = -1.0


class EnvOptions(TypedDict, total=False):
    """The keyword options of `EnvTable`."""

    compact: bool
    observation: ObservationForm
    reward: Reward | None
    illegal: IllegalAction
    max_episode_steps: int | None


class RenderedEnvOptions(EnvOptions, total=False):
    """The keyword options of environments that show themselves."""

    render_mode: RenderMode | None


class EnvTable:
    """One table of a setup, with the episode that environments read and act on.

    An `illegal` action raises `ValueError`, or costs a `penalty` of 1 and changes nothing, or costs 1 and is the
    `end` of the game. After `max_episode_steps` actions the game is truncated; illegal ones count.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        choices: Mapping[str, str] | None = None,
        *,
        compact: bool = False,
        observation: ObservationForm = VECTOR,
        reward: Reward | None = None,
        illegal: IllegalAction = RAISE,
        max_episode_steps: int | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        if observation not in OBSERVATIONS:
            raise ValueError(f"an observation is one of {', '.join(OBSERVATIONS)}, not {observation!r}")
        self.spaces = Spaces(game, seats, choices, compact)
        self.rules = self.spaces.rules
        self.observation = observation
        self.meter = RewardMeter(
            self.spaces.default_reward() if reward is None else reward, seats, self.rules.cooperative
        )
        self.illegal = illegal
        self.max_episode_steps = max_episode_steps
        self.steps = 0
        self.episode: AnyEpisode | None = None

    def deal(self, seed: int) -> AnyEpisode:
        """Deal a new episode."""
        self.steps = 0
        self.episode = new_episode(self.spaces.layout, seed)
        self.meter.begin(self.episode)
        return self.episode

    def copy_with(self, episode: AnyEpisode | None) -> EnvTable:
        """Return a table with another episode; it shares the spaces, which never change."""
        copied: EnvTable = object.__new__(EnvTable)
        copied.__dict__.update(self.__dict__)
        copied.episode, copied.meter = episode, self.meter.copy()
        return copied

    def copy(self) -> EnvTable:
        """Return an independent copy at the same position."""
        return self.copy_with(None if self.episode is None else self.episode.copy())

    def __deepcopy__(self, memo: object) -> EnvTable:
        return self.copy()

    @property
    def metadata(self) -> dict[str, Any]:
        """The table and the versions that a result depends on."""
        return self.spaces.metadata

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
        if self.observation == ONE_HOT:
            return self.spaces.one_hot.encode(row)
        return self.spaces.split_blocks(row) if self.observation == DICT else row

    def state(self) -> Any:
        """Return the rows of all seats one after another: more than any seat knows, for central critics."""
        episode, spaces = self.current_episode(), self.spaces
        rows = [spaces.observation_row(episode, seat) for seat in range(spaces.seats)]
        return spaces.numpy.concatenate(rows)

    def state_space(self) -> Any:
        """Return the space of `state`."""
        np, spaces = self.spaces.numpy, self.spaces
        low, high = np.tile(spaces.lowest, spaces.seats), np.tile(spaces.highest, spaces.seats)
        return import_extra("gymnasium.spaces").Box(low, high, dtype=np.int16)

    def observation_space(self) -> Any:
        """Return the space of `observe` for Gymnasium and PettingZoo; views are objects and have none."""
        np, spaces = self.spaces.numpy, self.spaces
        box = import_extra("gymnasium.spaces").Box
        low, high = spaces.lowest, spaces.highest
        if self.observation == ONE_HOT:
            return box(-MAX_NUMBER, MAX_NUMBER, (spaces.one_hot.size,), np.float32)
        if self.observation == DICT:
            lows, highs = spaces.split_blocks(low), spaces.split_blocks(high)
            named = {name: box(lows[name], highs[name], dtype=np.int16) for name in lows}
            return import_extra("gymnasium.spaces").Dict(named)
        return box(low, high, dtype=np.int16)

    def masked_space(self, extra: int = 0) -> Any:
        """Return the space of an observation together with its action mask."""
        spaces = import_extra("gymnasium.spaces")
        mask = spaces.Box(0, 1, (self.spaces.num_actions + extra,), "int8")
        return spaces.Dict({"observation": self.observation_space(), "action_mask": mask})

    # ------------------------------------------------------------------------------------------ steps

    def apply(self, action: int, listening: bool = False) -> list[Event]:
        """Carry out a legal action of the seat to move; raises `ValueError` if it is illegal."""
        episode = self.current_episode()
        events = episode.apply_with_events(self.spaces.to_flat(episode, action), listening)
        self.steps += 1
        return events

    def is_legal(self, action: int) -> bool:
        """Whether an action of the seat to move is legal."""
        return action in self.spaces.legal_actions(self.current_episode())

    def pay(self) -> list[float]:
        """Return what every seat gets for the last answer."""
        return self.meter.pay(self.current_episode())

    @property
    def is_truncated(self) -> bool:
        """Whether the game has taken too many steps."""
        return self.max_episode_steps is not None and self.steps >= self.max_episode_steps

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
        self.meter.begin(self.episode)

    def imagine(self, seat: int, seed: int) -> EnvTable:
        """Return a copy with another complete world that matches a seat's view, for search with hidden cards."""
        copied = self.copy_with(self.current_episode().imagine(seat, seeded(seed)))
        assert copied.episode is not None
        copied.meter.begin(copied.episode)
        return copied

    # -------------------------------------------------------------------------------------- rendering

    def render(self, mode: str | None, seat: int) -> str | None:
        """Return the board as a viewer sees it, as text or SVG; None without a mode."""
        if mode is None:
            return None
        view = self.rules.see(self.current_episode().state, seat)
        return render_svg(self.rules, view) if mode == SVG else render_text(self.rules, view)
