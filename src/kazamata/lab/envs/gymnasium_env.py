"""Gymnasium environments: one learner at seat 0, bots of the roster at the other seats.

Importing this module registers `kazamata/Miners-v0` and `kazamata/Tranquility-v0` (solo), and
`kazamata/Lords-v0` (two seats).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Unpack

from kazamata import game_registry
from kazamata.bots import memory as bot_memory
from kazamata.bots import roster
from kazamata.core.dice import seeded
from kazamata.lab.envs.env_table import ANSI, SVG, EnvOptions, EnvTable
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.spaces import SCORE

gymnasium: Final = import_extra("gymnasium")

LEARNER: Final = 0
ILLEGAL_PENALTY: Final = -1.0
"""The reward of an illegal action, which changes nothing else; the mask shows the legal ones."""


class KazamataEnv(gymnasium.Env):  # type: ignore[name-defined]
    """A table for one learner; with the reward `score`, public points count as soon as they are made."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [ANSI, SVG], "render_fps": 1}

    def __init__(
        self,
        game: str = "miners",
        seats: int = 1,
        choices: Mapping[str, str] | None = None,
        *,
        rivals: str = "greedy",
        render_mode: str | None = None,
        **settings: Unpack[EnvOptions],
    ) -> None:
        self.table = EnvTable(game, seats, choices, **settings)
        self.rules = self.table.rules
        self.render_mode = render_mode
        self.rival = roster.bot(game, rivals) if seats > 1 else None
        self.observation_space = self.table.masked_space()
        self.action_space = gymnasium.spaces.Discrete(self.table.spaces.num_actions)
        self.dense = self.table.reward == SCORE and self.rules.public_score
        self.earned = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal; the same seed deals the same game with the same rivals."""
        super().reset(seed=seed)
        chance = int(self.np_random.integers(2**62))
        episode = self.table.deal(chance)
        seats = range(self.table.spaces.seats)
        self.dice = seeded(chance + 1)
        self.memories = [bot_memory.start(self.rules, episode.state, seat) for seat in seats]
        self.earned = 0.0
        self._let_rivals_play()
        self.earned = self._points()
        return self._observation(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry out an action, then the rivals' actions until the learner is asked again."""
        episode = self.table.current_episode()
        flat = self.table.spaces.to_flat(episode, int(action)) if self._is_legal(int(action)) else None
        if flat is None:
            return self._observation(), ILLEGAL_PENALTY, episode.seat < 0, False, {"illegal": True}
        self._apply_and_observe(flat)
        self._let_rivals_play()
        over = episode.seat < 0
        return self._observation(), self._reward(over), over, False, {}

    def _is_legal(self, action: int) -> bool:
        episode = self.table.current_episode()
        return episode.seat == LEARNER and action in self.table.spaces.legal_actions(episode)

    def _apply_and_observe(self, flat: int) -> None:
        """Apply an answer and update the rivals' memories with the events they see."""
        events = self.table.current_episode().apply_with_events(flat, self.rival is not None)
        for seat, seat_memory in enumerate(self.memories):
            bot_memory.observe(self.rules, seat_memory, events, seat)

    def _let_rivals_play(self) -> None:
        episode = self.table.current_episode()
        while episode.seat > LEARNER and self.rival is not None:
            seat = int(episode.seat)
            ask = self.rules.ask_of(episode.state, seat)
            assert ask is not None, "an episode waits for a seat that is asked"
            question = self.rules.question(episode.state, ask)
            option = self.rival.choose(
                self.rules.see(episode.state, seat), question, self.dice, self.memories[seat]
            )
            self._apply_and_observe(int(episode.first_action()) + int(option))

    def _observation(self) -> dict[str, Any]:
        return {
            "observation": self.table.observe(LEARNER),
            "action_mask": self.table.spaces.action_mask(self.table.current_episode()),
        }

    def _points(self) -> float:
        return (
            float(self.rules.score(self.table.current_episode().state).scores[LEARNER]) if self.dense else 0.0
        )

    def _reward(self, over: bool) -> float:
        if not self.dense:
            return self.table.rewards()[LEARNER] if over else 0.0
        before, self.earned = self.earned, self._points()
        return self.earned - before

    def render(self) -> str | None:
        """Return the board as the learner sees it."""
        return self.table.render(self.render_mode, LEARNER)


def register() -> None:
    """Register the environments by their ids."""
    for game in ("tranquility", "miners", "lords"):
        seats = 1 if 1 in game_registry.rules(game).seats else min(game_registry.rules(game).seats)
        gymnasium.register(f"kazamata/{game.title()}-v0", KazamataEnv, kwargs={"game": game, "seats": seats})


register()
