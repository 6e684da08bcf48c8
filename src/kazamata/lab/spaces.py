"""Actions and observations of a table as named numbers, shared by all environments.

The flat action space concatenates the options of every question that can occur at the table. The compact
space has as many actions as the largest number of options offered at once: action 3 is the fourth option
offered now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

from kazamata import game_registry
from kazamata.core.rules import OBSERVED_FACTS, Outcome
from kazamata.lab.extras import import_extra
from kazamata.lab.vector.batch import rewards_of
from kazamata.lab.vector.desk import Episode, SpaceLayout

MOST_COMPACT: Final = 512
"""The most options that a question offers at once; some have more options in total."""

AnyEpisode: TypeAlias = Episode[Any, Any]
Reward: TypeAlias = str | Callable[[Outcome], Sequence[float]]
"""`result`: 1 for a win; `score`: the points; or a function that maps the outcome to a number per seat."""

RESULT: Final = "result"
SCORE: Final = "score"


@dataclass(frozen=True)
class BlockSlice:
    """The position and shape of a block in an observation; blocks of each seat are `stride` numbers apart."""

    name: str
    start: int
    shape: tuple[int, ...]
    stride: int
    about: str


class Spaces:
    """The action and observation spaces of one setup, made from its names."""

    def __init__(
        self, game: str, seats: int, choices: Mapping[str, str] | None = None, compact: bool = False
    ) -> None:
        self.rules = game_registry.rules(game)
        self.setup = self.rules.setup(seats, dict(choices or {}))
        self.plan: SpaceLayout[Any, Any] = SpaceLayout(self.rules, self.setup)
        self.seats = seats
        self.compact = compact
        self.kinds = [int(kind) for kind in self.rules.possible_asks(self.setup)]
        self.observation_size = int(self.plan.width)
        self.num_actions = self._most() if compact else int(self.plan.actions)
        self.block_slices = tuple(self._places())

    def __reduce__(self) -> tuple[Any, ...]:
        return Spaces, (self.rules.name, self.seats, self.setup.choices, self.compact)

    @cached_property
    def numpy(self) -> Any:
        """Import NumPy once, when rows first need it."""
        return import_extra("numpy")

    def __deepcopy__(self, memo: object) -> Spaces:
        return self  # it never changes

    def _most(self) -> int:
        return min(MOST_COMPACT, max(int(self.rules.ask_kinds[kind].option_count) for kind in self.kinds))

    def _places(self) -> list[BlockSlice]:
        plan, seats = self.plan, self.seats
        kinds = int(plan.kinds)
        names = ", ".join(f"{place} {kind.name}" for place, kind in enumerate(self.rules.ask_kinds))
        places = [
            BlockSlice("question", 0, (kinds,), 0, f"1 at the question that the viewer must answer: {names}"),
            BlockSlice("facts", kinds, (OBSERVED_FACTS,), 0, "the single facts of that question"),
            BlockSlice(
                "asked",
                kinds + OBSERVED_FACTS,
                (seats,),
                0,
                "1 for each seat that is asked, the viewer first",
            ),
        ]
        at, each = kinds + OBSERVED_FACTS + seats, int(plan.table_width)
        for block in self.rules.feature_blocks():
            if block.per_seat:
                places.append(
                    BlockSlice(block.name, each, (seats, block.size), int(plan.seat_width), block.description)
                )
                each += block.size
            else:
                places.append(BlockSlice(block.name, at, (block.size,), 0, block.description))
                at += block.size
        return places

    # ---------------------------------------------------------------------------------------- actions

    def legal(self, desk: AnyEpisode) -> list[int]:
        """List the actions of the seat to move."""
        return list(range(len(desk.options))) if self.compact and desk.seat >= 0 else desk.legal_actions()

    def to_flat(self, desk: AnyEpisode, action: int) -> int:
        """Return the flat number of an action; raises `ValueError` if it is illegal now."""
        if not self.compact:
            return action
        if desk.seat < 0 or not 0 <= action < len(desk.options):
            raise ValueError(f"action {action} is not among the {len(desk.options)} options")
        return int(desk.first_action() + desk.options[action])

    def mask(self, desk: AnyEpisode) -> Any:
        """Return a NumPy mask with one entry per action, 1 if it is legal now."""
        np = self.numpy
        if not self.compact:
            return np.frombuffer(desk.action_mask(), np.int8)
        row = np.zeros(self.num_actions, np.int8)
        row[: len(desk.options) if desk.seat >= 0 else 0] = 1
        return row

    def question_and_option(self, action: int) -> tuple[int, int]:
        """Return the question and the option of a flat action."""
        for kind in self.kinds:
            first, span = int(self.plan.first_actions[kind]), int(self.rules.ask_kinds[kind].option_count)
            if first <= action < first + span:
                return kind, action - first
        raise ValueError(f"there are {self.plan.actions} actions, and no {action}")

    def action_text(self, action: int) -> str:
        """Describe a flat action: `TakeTurn: play-island 37 12`."""
        kind, option = self.question_and_option(action)
        row = self.rules.ask_kinds[kind]
        return f"{row.name}: {row.read(option).to_text()}"

    # ----------------------------------------------------------------------------------- observations

    def observation_row(self, desk: AnyEpisode, seat: int) -> Any:
        """Return a seat's observation as a NumPy row."""
        return self.numpy.frombuffer(desk.observe(seat), self.numpy.int16)

    def split_blocks(self, row: Any) -> dict[str, Any]:
        """Split an observation (or a batch) into named blocks without copying."""
        return {place.name: self._cut(row, place) for place in self.block_slices}

    def _cut(self, row: Any, place: BlockSlice) -> Any:
        if not place.stride:
            return row[..., place.start : place.start + place.shape[0]]
        first = int(self.plan.table_width)
        grid = row[..., first:].reshape(*row.shape[:-1], self.seats, place.stride)
        begin = place.start - first
        return grid[..., begin : begin + place.shape[1]]

    # ---------------------------------------------------------------------------------------- rewards

    def rewards(self, outcome: Outcome, reward: Reward) -> list[float]:
        """Return a reward for each seat at the end of a game."""
        if not isinstance(reward, str):
            return [float(number) for number in reward(outcome)]
        if reward not in (RESULT, SCORE):
            raise ValueError(
                f"a reward is {RESULT!r}, {SCORE!r} or a function of the outcome, not {reward!r}"
            )
        given = rewards_of(outcome, self.rules.cooperative, reward == SCORE)
        return given + [0.0] * (self.seats - len(given))

    def default_reward(self) -> str:
        """Return `score` for solo games that are not co-operative, otherwise `result`."""
        return SCORE if self.seats == 1 and not self.rules.cooperative else RESULT
