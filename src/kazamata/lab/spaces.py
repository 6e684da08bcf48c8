"""Actions and observations of a table as numbers with names: what environments of all kinds have in common.

The flat action space is the concatenation of the options of every question that can come up at the table. The
compact one has as many actions as a question has options at most: action 3 is the fourth option that is offered now.
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
"""No question offers more options at once, though some count more of them in all."""

AnyEpisode: TypeAlias = Episode[Any, Any]
Reward: TypeAlias = str | Callable[[Outcome], Sequence[float]]
"""`result`: 1 for a win, `score`: the points; or a function of the outcome that gives a number for each seat."""

RESULT: Final = "result"
SCORE: Final = "score"


@dataclass(frozen=True)
class BlockSlice:
    """Where a block lies in an observation, with its shape; blocks of each seat lie `stride` numbers apart."""

    name: str
    start: int
    shape: tuple[int, ...]
    stride: int
    about: str


class Spaces:
    """The numbers of one setup: made from the names that a table is agreed upon with."""

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
        """Needed for rows alone, and looked for once."""
        return import_extra("numpy")

    def __deepcopy__(self, memo: object) -> Spaces:
        return self  # nothing of it ever changes

    def _most(self) -> int:
        return min(MOST_COMPACT, max(int(self.rules.ask_kinds[kind].option_count) for kind in self.kinds))

    def _places(self) -> list[BlockSlice]:
        plan, seats = self.plan, self.seats
        kinds = int(plan.kinds)
        names = ", ".join(f"{place} {kind.name}" for place, kind in enumerate(self.rules.ask_kinds))
        places = [
            BlockSlice("question", 0, (kinds,), 0, f"1 at the question that the viewer must answer: {names}"),
            BlockSlice(
                "about", kinds, (OBSERVED_FACTS,), 0, "the single numbers which that question is about"
            ),
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
        """The actions of the seat whose turn it is."""
        return list(range(len(desk.options))) if self.compact and desk.seat >= 0 else desk.legal_actions()

    def to_flat(self, desk: AnyEpisode, action: int) -> int:
        """The flat number of an action that was chosen now; raises `ValueError` where it is not legal."""
        if not self.compact:
            return action
        if desk.seat < 0 or not 0 <= action < len(desk.options):
            raise ValueError(f"action {action} is not among the {len(desk.options)} options")
        return int(desk.first_action() + desk.options[action])

    def mask(self, desk: AnyEpisode) -> Any:
        """One number an action, as a NumPy row: 1 for those that are legal now."""
        np = self.numpy
        if not self.compact:
            return np.frombuffer(desk.action_mask(), np.int8)
        row = np.zeros(self.num_actions, np.int8)
        row[: len(desk.options) if desk.seat >= 0 else 0] = 1
        return row

    def question_and_option(self, action: int) -> tuple[int, int]:
        """The question and the option that a flat action means."""
        for kind in self.kinds:
            first, span = int(self.plan.first_actions[kind]), int(self.rules.ask_kinds[kind].option_count)
            if first <= action < first + span:
                return kind, action - first
        raise ValueError(f"there are {self.plan.actions} actions, and no {action}")

    def action_text(self, action: int) -> str:
        """A flat action in words: `TakeTurn: play-island 37 12`."""
        kind, option = self.question_and_option(action)
        row = self.rules.ask_kinds[kind]
        return f"{row.name}: {row.read(option).to_text()}"

    # ----------------------------------------------------------------------------------- observations

    def observation_row(self, desk: AnyEpisode, seat: int) -> Any:
        """What a seat may know, as a NumPy row."""
        return self.numpy.frombuffer(desk.observe(seat), self.numpy.int16)

    def split_blocks(self, row: Any) -> dict[str, Any]:
        """An observation (or a batch of them) by the names of its blocks; nothing is copied."""
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
        """A number for each seat at the end of a game."""
        if not isinstance(reward, str):
            return [float(number) for number in reward(outcome)]
        if reward not in (RESULT, SCORE):
            raise ValueError(
                f"a reward is {RESULT!r}, {SCORE!r} or a function of the outcome, not {reward!r}"
            )
        given = rewards_of(outcome, self.rules.cooperative, reward == SCORE)
        return given + [0.0] * (self.seats - len(given))

    def default_reward(self) -> str:
        """Whoever plays alone plays for points where there are any."""
        return SCORE if self.seats == 1 and not self.rules.cooperative else RESULT
