"""PettingZoo's parallel interface, all agents at once: `parallel_env(game, seats)`.

An agent that is not asked has one legal action, which is to wait. All agents see the table before any answer
is carried out. If one answer makes another illegal, the other is dropped and its seat is asked again:
`infos[agent]["asked_again"]` reports it.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Unpack

from kazamata.core.bits import has_bit
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

Actions = Mapping[str, Any]


class KazamataParallel(pettingzoo.ParallelEnv):  # type: ignore[name-defined]
    """A table whose agents act at the same time when the rules allow it; the last action is to wait."""

    metadata: ClassVar[dict[str, Any]] = {"name": "kazamata_parallel_v0", "render_modes": [ANSI, SVG]}

    def __init__(
        self,
        game: str,
        seats: int,
        choices: Mapping[str, str] | None = None,
        *,
        render_mode: RenderMode | None = None,
        **settings: Unpack[EnvOptions],
    ) -> None:
        self.table = EnvTable(game, seats, choices, **settings)
        self.metadata = {**self.metadata, **self.table.metadata}  # type: ignore[misc]
        self.render_mode = render_mode
        self.wait = self.table.spaces.num_actions
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.masked_space(1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.state_space = self.table.state_space()
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal; the same seed deals the same game."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.deal(int(self._seeds.integers(2**63)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def state(self) -> Any:
        """Return the observations of all seats in one row."""
        return self.table.state()

    def _observations(self) -> dict[str, Any]:
        episode = self.table.current_episode()
        asked = episode.asked()
        return {
            agent: self._seen(episode, seat, has_bit(asked, seat)) for seat, agent in enumerate(self.agents)
        }

    def _seen(self, episode: AnyEpisode, seat: int, asked: bool) -> dict[str, Any]:
        mask = np.zeros(self.wait + 1, np.int8)
        if asked:
            episode.turn_to(seat)
            mask[:-1] = self.table.spaces.action_mask(episode)
        else:
            mask[-1] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, actions: Actions) -> tuple[dict[str, Any], ...]:
        """Carry out one action of every agent; agents that are not asked wait."""
        table = self.table
        episode = table.current_episode()
        agents, asked = self.agents, episode.asked()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        wanted = {
            seat: self._flat(episode, seat, int(actions[agent]))
            for seat, agent in enumerate(agents)
            if has_bit(asked, seat)
        }
        for seat, action in wanted.items():
            if action is None:
                infos[agents[seat]]["illegal"] = True
            elif not self._carry_out(episode, seat, action):
                infos[agents[seat]]["asked_again"] = True
        table.steps += 1
        illegal = [seat for seat, action in wanted.items() if action is None]
        over = episode.seat < 0 or (bool(illegal) and table.illegal == END)
        rewards = table.pay()
        for seat in illegal:
            rewards[seat] += ILLEGAL_REWARD
        truncated = table.is_truncated and not over
        observations = self._observations()
        if over or truncated:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def _flat(self, episode: AnyEpisode, seat: int, action: int) -> int | None:
        """Return the flat action of an asked seat, which must be legal before any agent acts, or nothing."""
        episode.turn_to(seat)
        if self.table.illegal != RAISE and not self.table.is_legal(action):
            return None
        flat = self.table.spaces.to_flat(episode, action)
        episode.option_of(flat)
        return flat

    def _carry_out(self, episode: AnyEpisode, seat: int, action: int) -> bool:
        """Carry out an answer if the earlier ones left it legal; return whether they did."""
        if not has_bit(episode.asked(), seat):
            return False
        episode.turn_to(seat)
        if action not in episode.legal_actions():
            return False
        episode.apply_with_events(action, False)
        return True

    def render(self) -> str | None:
        """Return the board as a spectator sees it."""
        return self.table.render(self.render_mode, SPECTATOR)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    # ------------------------------------------------------------------------------------- extensions

    def clone(self) -> KazamataParallel:
        """Return an independent copy at the same position."""
        copied: KazamataParallel = object.__new__(type(self))
        copied.__dict__.update(self.__dict__)
        copied.table, copied.agents = self.table.copy(), self.agents[:]
        copied._seeds = copy.deepcopy(self._seeds)
        return copied

    def imagine(self, agent: str, seed: int) -> KazamataParallel:
        """Return a copy with another complete world that is consistent with an agent's view."""
        copied = self.clone()
        copied.table = self.table.imagine(self.possible_agents.index(agent), seed)
        return copied

    def __deepcopy__(self, memo: dict[int, Any]) -> KazamataParallel:
        copied = self.clone()
        copied.observation_spaces = copy.deepcopy(self.observation_spaces, memo)
        copied.action_spaces = copy.deepcopy(self.action_spaces, memo)
        return copied


def parallel_env(
    game: str, seats: int, choices: Mapping[str, str] | None = None, **settings: Any
) -> KazamataParallel:
    """Return a table for PettingZoo's parallel interface; see `KazamataParallel` for the settings."""
    return KazamataParallel(game, seats, choices, **settings)


def register() -> None:
    """Register the environments by their ids; before 1.27 PettingZoo has no registry."""
    for name, settings in env_ids().items():
        pettingzoo.register("parallel", name, KazamataParallel, kwargs=settings)


if hasattr(pettingzoo, "register"):
    register()
