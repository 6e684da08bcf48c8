"""PettingZoo's parallel interface, all agents at once: `parallel_env(game, seats)`.

An agent that is not asked has one legal action, which is to wait. All agents see the table before any answer
is carried out. If one answer makes another illegal, the other is dropped and its seat is asked again:
`infos[agent]["asked_again"]` reports it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Unpack

from kazamata.core.bits import has_bit
from kazamata.core.seats import SPECTATOR
from kazamata.lab.envs.env_table import ANSI, SVG, EnvOptions, EnvTable
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
        render_mode: str | None = None,
        **settings: Unpack[EnvOptions],
    ) -> None:
        self.table = EnvTable(game, seats, choices, **settings)
        self.render_mode = render_mode
        self.wait = self.table.spaces.num_actions
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.masked_space(1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
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
        episode = self.table.current_episode()
        agents, asked = self.agents, episode.asked()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        wanted = {
            seat: self._flat(episode, seat, int(actions[agent]))
            for seat, agent in enumerate(agents)
            if has_bit(asked, seat)
        }
        for seat, action in wanted.items():
            if not self._carry_out(episode, seat, action):
                infos[agents[seat]]["asked_again"] = True
        over = episode.seat < 0
        rewards = self.table.rewards() if over else [0.0] * len(agents)
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _flat(self, episode: AnyEpisode, seat: int, action: int) -> int:
        """Return the flat action of an asked seat; it must be legal before any agent acts."""
        episode.turn_to(seat)
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


def parallel_env(
    game: str, seats: int, choices: Mapping[str, str] | None = None, **settings: Any
) -> KazamataParallel:
    """Return a table for PettingZoo's parallel interface; see `KazamataParallel` for the settings."""
    return KazamataParallel(game, seats, choices, **settings)
