"""PettingZoo's AEC interface, one agent at a time: `env(game, seats)` for every game, seat count and choice.

Seats that the rules ask at the same time answer in turn. No seat sees another's face-down answer.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Unpack

from kazamata.core.seats import SPECTATOR
from kazamata.lab.envs import env_ids
from kazamata.lab.envs.env_table import (
    ANSI,
    END,
    ILLEGAL_REWARD,
    RAISE,
    SVG,
    EnvOptions,
    EnvTable,
    RenderMode,
)
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.spaces import AnyEpisode

pettingzoo: Final = import_extra("pettingzoo")
spaces: Final = import_extra("gymnasium.spaces")
np: Final = import_extra("numpy")


class KazamataAEC(pettingzoo.AECEnv):  # type: ignore[name-defined]
    """A table with agents `seat_0`, `seat_1`, …; an observation includes the `action_mask`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kazamata_v0", "render_modes": [ANSI, SVG], "is_parallelizable": False,
    }  # fmt: skip

    def __init__(
        self,
        game: str,
        seats: int,
        choices: Mapping[str, str] | None = None,
        *,
        render_mode: RenderMode | None = None,
        **settings: Unpack[EnvOptions],
    ) -> None:
        super().__init__()
        self.table = EnvTable(game, seats, choices, **settings)
        self.metadata = {**self.metadata, **self.table.metadata}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.masked_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.table.spaces.num_actions) for agent in self.possible_agents
        }
        self.state_space = self.table.state_space()
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self._no_action = np.zeros(self.table.spaces.num_actions, np.int8)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def episode(self) -> AnyEpisode:
        """The game in numbers."""
        return self.table.current_episode()

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal; the same seed deals the same game."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.deal(int(self._seeds.integers(2**63)) if seed is None else seed)
        self._begin()

    def _begin(self) -> None:
        """Start at the table's position, which may be a finished game."""
        agents = self.possible_agents
        over = self.episode.seat < 0
        self.agents = agents[:]
        paid = self.table.meter.final(self.episode) if over else [0.0] * len(agents)
        self.rewards = dict(zip(agents, paid, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(agents, over)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[0] if over else agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        mask = self.table.spaces.action_mask(self.episode) if seat == self.episode.seat else self._no_action
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def state(self) -> Any:
        """Return the observations of all seats in one row."""
        return self.table.state()

    def step(self, action: int | None) -> None:
        """Carry out an action; `illegal` says what happens to one that the rules forbid."""
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is asked has to answer"
        if self.infos[agent]:
            self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        if table.illegal != RAISE and not table.is_legal(int(action)):
            self._refuse(agent)
            return
        table.apply(int(action))
        episode = self.episode
        if episode.seat >= 0:
            self.agent_selection = self.possible_agents[episode.seat]
            if table.meter.is_dense or self.rewards[agent]:
                self._pay(table.pay())
            if table.is_truncated:
                self._stop(self.truncations)
        else:
            self._pay(table.pay())
            self._stop(self.terminations)

    def _refuse(self, agent: str) -> None:
        """Charge an illegal action, which changes nothing or ends the game."""
        self.table.steps += 1
        self.infos[agent] = {"illegal": True}
        self._pay([ILLEGAL_REWARD if other == agent else 0.0 for other in self.possible_agents])
        if self.table.illegal == END:
            self._stop(self.terminations)
        elif self.table.is_truncated:
            self._stop(self.truncations)

    def _pay(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()

    def _stop(self, ends: dict[str, bool]) -> None:
        for agent in self.agents:
            ends[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Return the board as a spectator sees it."""
        return self.table.render(self.render_mode, SPECTATOR)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    # ------------------------------------------------------------------------------------- extensions

    def save(self) -> bytes:
        """Return the position as bytes for `restore`."""
        return self.table.save()

    def restore(self, data: bytes) -> None:
        """Return to a saved position."""
        self.table.restore(data)
        self._begin()

    def clone(self) -> KazamataAEC:
        """Return an independent copy at the same position; dealt again without a seed, it deals at random."""
        copied = self._copy_with(self.table.copy())
        copied.agents = self.agents[:]
        if self.table.episode is not None:  # nothing else exists before the first deal
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
                setattr(copied, name, dict(getattr(self, name)))
            copied.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return copied

    def imagine(self, agent: str, seed: int) -> KazamataAEC:
        """Return a copy with another complete world that is consistent with an agent's view."""
        copied = self._copy_with(self.table.imagine(self._seat_of[agent], seed))
        copied._begin()
        return copied

    def _copy_with(self, table: EnvTable) -> KazamataAEC:
        """Return an environment that shares everything that never changes."""
        copied: KazamataAEC = object.__new__(type(self))
        copied.__dict__.update(self.__dict__)
        copied.table = table
        copied._seeds = _RandomSeeds()
        return copied

    def __deepcopy__(self, memo: dict[int, Any]) -> KazamataAEC:
        copied = self.clone()
        copied._seeds = copy.deepcopy(self._seeds, memo)
        copied.observation_spaces = copy.deepcopy(self.observation_spaces, memo)
        copied.action_spaces = copy.deepcopy(self.action_spaces, memo)
        return copied


class _RandomSeeds:
    """Seeds of a clone: a generator would take longer to make than the clone itself."""

    def integers(self, end: int) -> int:
        return int(np.random.default_rng().integers(end))


def env(game: str, seats: int, choices: Mapping[str, str] | None = None, **settings: Any) -> KazamataAEC:
    """Return a table for PettingZoo; see `KazamataAEC` for the settings."""
    return KazamataAEC(game, seats, choices, **settings)


def register() -> None:
    """Register the environments by their ids; before 1.27 PettingZoo has no registry."""
    for name, settings in env_ids().items():
        pettingzoo.register("aec", name, KazamataAEC, kwargs=settings)


if hasattr(pettingzoo, "register"):
    register()
