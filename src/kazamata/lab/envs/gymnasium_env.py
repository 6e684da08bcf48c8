"""Gymnasium environments: one learner, and bots at the other seats.

Importing this module registers `kazamata/Miners-v0`, `kazamata/Tranquility-v0` (both solo) and `kazamata/Lords-v0`
(two seats), and every other seat count by its number: `kazamata/Miners-3-v0`.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, Unpack

from kazamata.bots import memory as bot_memory
from kazamata.bots import roster
from kazamata.bots.bot import Bot
from kazamata.bots.roster import Entrant
from kazamata.core.dice import seeded
from kazamata.lab.envs import env_ids
from kazamata.lab.envs.env_table import (
    ANSI,
    END,
    ILLEGAL_REWARD,
    PENALTY,
    RAISE,
    SVG,
    EnvOptions,
    EnvTable,
    RenderedEnvOptions,
    RenderMode,
)
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.rewards import SCORE

gymnasium: Final = import_extra("gymnasium")

RANDOM_SEAT: Final = "random"
MAX_EPISODE_STEPS: Final = 5_000
"""The limit of the registered environments; the longest games take a tenth of it."""
VECTOR_ENTRY_POINT: Final = "kazamata.lab.envs.gymnasium_vector_env:KazamataVectorEnv"


class LearnerOptions(RenderedEnvOptions, total=False):
    """The keyword options of `KazamataEnv`."""

    rivals: Entrant | Sequence[Entrant]
    seat: int | Literal["random"]


class KazamataEnv(gymnasium.Env):  # type: ignore[name-defined]
    """A table for one learner; with the reward `score`, public points count as soon as they are made.

    `rivals` is a bot for all other seats or a list with one for each; a bot is a name, `module:Class` or an
    object. `seat` is the learner's, a number or `random` for another one in every game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [ANSI, SVG], "render_fps": 1}

    def __init__(
        self,
        game: str = "miners",
        seats: int = 1,
        choices: Mapping[str, str] | None = None,
        *,
        rivals: Entrant | Sequence[Entrant] = "greedy",
        seat: int | Literal["random"] = 0,
        render_mode: RenderMode | None = None,
        **settings: Unpack[EnvOptions],
    ) -> None:
        settings.setdefault("illegal", PENALTY)
        self.table = EnvTable(game, seats, choices, **settings)
        self.metadata = {**self.metadata, **self.table.metadata}  # type: ignore[misc]
        self.rules = self.table.rules
        self.render_mode = render_mode
        if seat != RANDOM_SEAT and seat not in range(seats):
            raise ValueError(f"seat is {RANDOM_SEAT!r} or a number below {seats}, not {seat!r}")
        self.chosen_seat = seat
        self.seat = seat if isinstance(seat, int) else 0
        self.rivals = _one_for_each(rivals, seats - 1)
        self._bots = self._rival_bots()
        self.observation_space = self.table.masked_space()
        self.action_space = gymnasium.spaces.Discrete(self.table.spaces.num_actions)
        self.state_space = self.table.state_space()
        self.is_dense = self.table.meter.base == SCORE and self.rules.public_score
        self.earned = 0.0
        self.ended = False

    def _rival_bots(self) -> list[Bot]:
        return [roster.bot(self.rules.name, rival) for rival in self.rivals]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal; the same seed deals the same game with the same rivals."""
        super().reset(seed=seed)
        chance = int(self.np_random.integers(2**62))
        episode = self.table.deal(chance)
        seats = range(self.table.spaces.seats)
        self.dice = seeded(chance + 1)
        if self.chosen_seat == RANDOM_SEAT:
            self.seat = int(self.dice.below(len(seats)))
        self.memories = [bot_memory.start(self.rules, episode.state, seat) for seat in seats]
        self.earned = 0.0
        self.ended = False
        self._let_rivals_play()
        self.earned = self._points()
        return self._observation(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry out an action, then the rivals' actions until the learner is asked again."""
        table, action = self.table, int(action)
        episode = table.current_episode()
        if self.ended or episode.seat != self.seat or not table.is_legal(action):
            return self._refused(action)
        paid = self._apply_and_observe(action) + self._let_rivals_play()
        over = episode.seat < 0
        if self.is_dense:
            before, self.earned = self.earned, self._points()
            paid += self.earned - before
        return self._observation(), paid, over, not over and table.is_truncated, {}

    def _refused(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table = self.table
        if table.illegal == RAISE:
            raise ValueError(f"action {action} is not legal now; `action_masks()` shows the legal ones")
        table.steps += 1
        self.ended = self.ended or table.illegal == END
        over = self.ended or table.current_episode().seat < 0
        return self._observation(), ILLEGAL_REWARD, over, not over and table.is_truncated, {"illegal": True}

    def _apply_and_observe(self, action: int) -> float:
        """Apply an answer, update the rivals' memories with the events they see, and return the learner's pay."""
        events = self.table.apply(action, bool(self._bots))
        for seat, seat_memory in enumerate(self.memories):
            bot_memory.observe(self.rules, seat_memory, events, seat)
        over = self.table.current_episode().seat < 0
        if self.is_dense and self.table.meter.shaping is None:
            return 0.0  # points are counted as they are made
        return self.table.pay()[self.seat] if over or self.table.meter.is_dense else 0.0

    def _let_rivals_play(self) -> float:
        episode, paid, steps = self.table.current_episode(), 0.0, self.table.steps
        while episode.seat >= 0 and episode.seat != self.seat:
            seat = int(episode.seat)
            ask = self.rules.ask_of(episode.state, seat)
            assert ask is not None, "an episode waits for a seat that is asked"
            question = self.rules.question(episode.state, ask)
            view = self.rules.see(episode.state, seat)
            bot = self._bots[seat - (seat > self.seat)]
            option = bot.choose(view, question, self.dice, self.memories[seat])
            legal = list(episode.options)
            if option not in legal:
                raise roster.BadBot(
                    f"{bot.name} answered {option!r} to {question.definition.name}: not an option"
                )
            flat = int(episode.first_action()) + int(option)
            paid += self._apply_and_observe(legal.index(option) if self.table.spaces.compact else flat)
        self.table.steps = steps  # only the learner's steps count
        return paid

    def _observation(self) -> dict[str, Any]:
        return {"observation": self.table.observe(self.seat), "action_mask": self._mask()}

    def _mask(self) -> Any:
        return self.table.spaces.action_mask(self.table.current_episode())

    def action_masks(self) -> Any:
        """Return which actions are legal now; MaskablePPO of sb3-contrib asks for it by this name."""
        return self._mask().astype(bool)

    def legal_actions(self) -> list[int]:
        """List the actions that are legal now."""
        return self.table.spaces.legal_actions(self.table.current_episode())

    def state(self) -> Any:
        """Return the observations of all seats in one row."""
        return self.table.state()

    def _points(self) -> float:
        if not self.is_dense:
            return 0.0
        return float(self.rules.score(self.table.current_episode().state).scores[self.seat])

    def render(self) -> str | None:
        """Return the board as the learner sees it."""
        return self.table.render(self.render_mode, self.seat)

    # ------------------------------------------------------------------------------------- extensions

    def clone(self) -> KazamataEnv:
        """Return an independent copy at the same position; it shares spaces and rivals."""
        return self._copy_with(self.table.copy())

    def imagine(self, seed: int) -> KazamataEnv:
        """Return a copy with another complete world that is consistent with what the learner sees."""
        return self._copy_with(self.table.imagine(self.seat, seed))

    def _copy_with(self, table: EnvTable) -> KazamataEnv:
        copied: KazamataEnv = object.__new__(type(self))
        copied.__dict__.update(self.__dict__)
        copied.table = table
        if table.episode is not None:
            copied.dice = self.dice.copy()
            copied.memories = [memory[:] for memory in self.memories]
        copied._np_random = copy.deepcopy(self._np_random)
        return copied

    def __deepcopy__(self, memo: dict[int, Any]) -> KazamataEnv:
        copied = self.clone()
        copied.observation_space = copy.deepcopy(self.observation_space, memo)
        copied.action_space = copy.deepcopy(self.action_space, memo)
        return copied

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = self._rival_bots()


def _one_for_each(rivals: Entrant | Sequence[Entrant], count: int) -> list[Entrant]:
    """Return a rival for each other seat."""
    if not isinstance(rivals, (list, tuple)):
        return [rivals] * count  # type: ignore[list-item]
    if len(rivals) != count:
        raise ValueError(f"there are {count} rivals, not {len(rivals)}")
    return list(rivals)


def register() -> None:
    """Register the environments by their ids; tables of one seat have a batch, from Gymnasium 1.1 on."""
    has_modes = hasattr(import_extra("gymnasium.vector"), "AutoresetMode")
    for name, settings in env_ids().items():
        batch = VECTOR_ENTRY_POINT if has_modes and settings["seats"] == 1 else None
        gymnasium.register(
            name,
            KazamataEnv,
            vector_entry_point=batch,
            kwargs=settings,
            max_episode_steps=MAX_EPISODE_STEPS,
        )


register()
