"""PettingZoo's AEC interface, one agent at a time: `env(game, seats)` for every game, seat count and choice.

Seats that the rules ask at the same time answer in turn. No seat sees another's face-down answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Unpack

from kazamata.core.seats import SPECTATOR
from kazamata.lab.envs.env_table import ANSI, DICT, SVG, VECTOR, EnvOptions, EnvTable
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
        render_mode: str | None = None,
        **settings: Unpack[EnvOptions],
    ) -> None:
        super().__init__()
        self.table = EnvTable(game, seats, choices, **settings)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.masked_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.table.spaces.num_actions) for agent in self.possible_agents
        }
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self._no_action = np.zeros(self.table.spaces.num_actions, np.int8)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal; the same seed deals the same game."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._begin(self.table.deal(int(self._seeds.integers(2**63)) if seed is None else seed))

    def _begin(self, episode: AnyEpisode) -> None:
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.episode = episode
        self.agent_selection = agents[episode.seat] if episode.seat >= 0 else agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        mask = self.table.spaces.action_mask(self.episode) if seat == self.episode.seat else self._no_action
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out a legal action; raises `ValueError` for an illegal one."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is asked has to answer"
        episode = self.episode
        episode.apply_with_events(self.table.spaces.to_flat(episode, int(action)), False)
        self._cumulative_rewards[agent] = 0.0
        if episode.seat >= 0:
            self.agent_selection = self.possible_agents[episode.seat]
        else:
            self._end()

    def _end(self) -> None:
        """Set the final rewards; until then all rewards are 0."""
        for agent, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
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
        self._begin(self.table.current_episode())

    def clone(self) -> KazamataAEC:
        """Return an independent copy at the same position."""
        return self._copy_with(self.episode.copy())

    def imagine(self, agent: str, seed: int) -> KazamataAEC:
        """Return a copy with another complete world that is consistent with an agent's view."""
        return self._copy_with(self.table.imagine(self._seat_of[agent], seed))

    def _copy_with(self, episode: AnyEpisode) -> KazamataAEC:
        table = self.table
        copied = KazamataAEC(
            table.rules.name, table.spaces.seats, table.spaces.setup.choices, compact=table.spaces.compact,
            observation=table.observation, reward=table.reward, render_mode=self.render_mode,
        )  # fmt: skip
        copied.table.episode = episode
        copied._begin(episode)
        return copied


def env(game: str, seats: int, choices: Mapping[str, str] | None = None, **settings: Any) -> KazamataAEC:
    """Return a table for PettingZoo; see `KazamataAEC` for the settings."""
    return KazamataAEC(game, seats, choices, **settings)


__all__ = ["DICT", "VECTOR", "KazamataAEC", "env"]
