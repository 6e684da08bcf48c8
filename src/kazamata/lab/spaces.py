"""Actions and observations of a table as named numbers, shared by all environments.

The flat action space concatenates the options of every question that can occur at the table. The compact
space has as many actions as the largest number of options offered at once: action 3 is the fourth option
offered now.
"""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

from kazamata import __version__, game_registry
from kazamata.core.features import FLAG, MAX_NUMBER, Column
from kazamata.core.refusals import Refused
from kazamata.core.rules import OBSERVED_FACTS, Setup
from kazamata.game_registry import AnyRules
from kazamata.lab.episodes.episode import Episode, SpaceLayout
from kazamata.lab.one_hot import OneHot
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.rewards import RESULT, SCORE

MAX_COMPACT_ACTIONS: Final = 512
"""The most options that a question offers at once; some have more options in total."""

OBSERVATION_VERSION: Final = 1
"""Goes up when the rows of any game get other numbers, so that data and weights can be told apart."""
ANY_NUMBER: Final = Column("count", -MAX_NUMBER, MAX_NUMBER)

AnyEpisode: TypeAlias = Episode[Any, Any]


@dataclass(frozen=True)
class BlockSlice:
    """The position and shape of a block in an observation; blocks of each seat are `stride` numbers apart.

    `columns` say what its numbers are; they repeat until the block is full.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    stride: int
    description: str
    columns: tuple[Column, ...]


@dataclass(frozen=True)
class ObservedColumn:
    """One number of an observation: its block, its index there, its kind and its range."""

    block: str
    index: int
    kind: str
    low: int
    high: int

    @property
    def cardinality(self) -> int:
        """How many values it can have."""
        return self.high - self.low + 1


class Spaces:
    """The action and observation spaces of one setup, made from its names."""

    def __init__(
        self, game: str, seats: int, choices: Mapping[str, str] | None = None, compact: bool = False
    ) -> None:
        self.rules = game_registry.rules(game)
        self.setup = _setup(self.rules, seats, dict(choices or {}))
        self.layout: SpaceLayout[Any, Any] = SpaceLayout(self.rules, self.setup)
        self.seats = seats
        self.compact = compact
        self.kinds = [int(kind) for kind in self.rules.possible_asks(self.setup)]
        self.observation_size = int(self.layout.width)
        self.num_actions = self._max_options() if compact else int(self.layout.actions)
        self.block_slices = tuple(self._block_slices())

    def __reduce__(self) -> tuple[Any, ...]:
        return Spaces, (self.rules.name, self.seats, self.setup.choices, self.compact)

    @cached_property
    def numpy(self) -> Any:
        """Import NumPy once, when rows first need it."""
        return import_extra("numpy")

    def __deepcopy__(self, memo: object) -> Spaces:
        return self  # it never changes

    def _max_options(self) -> int:
        return min(
            MAX_COMPACT_ACTIONS, max(int(self.rules.ask_kinds[kind].option_count) for kind in self.kinds)
        )

    def _block_slices(self) -> list[BlockSlice]:
        layout, seats = self.layout, self.seats
        kinds = int(layout.kinds)
        names = ", ".join(f"{index} {kind.name}" for index, kind in enumerate(self.rules.ask_kinds))
        slices = [
            BlockSlice(
                "question",
                0,
                (kinds,),
                0,
                f"1 at the question that the viewer must answer: {names}",
                (FLAG,),
            ),
            BlockSlice(
                "facts", kinds, (OBSERVED_FACTS,), 0, "the first facts of that question", (ANY_NUMBER,)
            ),
            BlockSlice(
                "asked",
                kinds + OBSERVED_FACTS,
                (seats,),
                0,
                "1 for each seat that is asked, the viewer first",
                (FLAG,),
            ),
        ]
        at, each = kinds + OBSERVED_FACTS + seats, int(layout.table_width)
        for block in self.rules.feature_blocks():
            if block.per_seat:
                slices.append(
                    BlockSlice(
                        block.name,
                        each,
                        (seats, block.size),
                        int(layout.seat_width),
                        block.description,
                        block.columns,
                    )
                )
                each += block.size
            else:
                slices.append(BlockSlice(block.name, at, (block.size,), 0, block.description, block.columns))
                at += block.size
        return slices

    # ---------------------------------------------------------------------------------------- actions

    def legal_actions(self, episode: AnyEpisode) -> list[int]:
        """List the actions of the seat to move."""
        return (
            list(range(len(episode.options)))
            if self.compact and episode.seat >= 0
            else episode.legal_actions()
        )

    def to_flat(self, episode: AnyEpisode, action: int) -> int:
        """Return the flat number of an action; raises `ValueError` if it is illegal now."""
        if not self.compact:
            return action
        if episode.seat < 0 or not 0 <= action < len(episode.options):
            raise ValueError(f"action {action} is not among the {len(episode.options)} options")
        return int(episode.first_action() + episode.options[action])

    def action_mask(self, episode: AnyEpisode) -> Any:
        """Return a NumPy mask with one entry per action, 1 if it is legal now."""
        np = self.numpy
        if not self.compact:
            return np.frombuffer(episode.action_mask(), np.int8)
        row = np.zeros(self.num_actions, np.int8)
        row[: len(episode.options) if episode.seat >= 0 else 0] = 1
        return row

    def question_and_option(self, action: int) -> tuple[int, int]:
        """Return the question and the option of a flat action."""
        for kind in self.kinds:
            first, span = int(self.layout.first_actions[kind]), int(self.rules.ask_kinds[kind].option_count)
            if first <= action < first + span:
                return kind, action - first
        raise ValueError(f"there are {self.layout.actions} actions, and no {action}")

    def action_text(self, action: int) -> str:
        """Describe a flat action: `TakeTurn: play-island 37 12`."""
        kind, option = self.question_and_option(action)
        row = self.rules.ask_kinds[kind]
        return f"{row.name}: {row.read(option).to_text()}"

    # ----------------------------------------------------------------------------------- observations

    def observation_row(self, episode: AnyEpisode, seat: int) -> Any:
        """Return a seat's observation as a NumPy row."""
        return self.numpy.frombuffer(episode.observe(seat), self.numpy.int16)

    def split_blocks(self, row: Any) -> dict[str, Any]:
        """Split an observation (or a batch) into named blocks without copying."""
        return {block.name: self._slice(row, block) for block in self.block_slices}

    def _slice(self, row: Any, block: BlockSlice) -> Any:
        if not block.stride:
            return row[..., block.start : block.start + block.shape[0]]
        first = int(self.layout.table_width)
        grid = row[..., first:].reshape(*row.shape[:-1], self.seats, block.stride)
        begin = block.start - first
        return grid[..., begin : begin + block.shape[1]]

    @cached_property
    def columns(self) -> tuple[ObservedColumn, ...]:
        """Every number of an observation, in order."""
        found: dict[int, ObservedColumn] = {}
        for block in self.block_slices:
            size = block.shape[-1]
            for seat in range(block.shape[0] if block.stride else 1):
                for index in range(size):
                    column = block.columns[index % len(block.columns)]
                    found[block.start + seat * block.stride + index] = ObservedColumn(
                        block.name, seat * size + index, column.kind, column.low, column.high
                    )
        return tuple(found[at] for at in range(self.observation_size))

    @cached_property
    def lowest(self) -> Any:
        """The smallest value of every number, as a row."""
        return self.numpy.array([column.low for column in self.columns], self.numpy.int16)

    @cached_property
    def highest(self) -> Any:
        """The largest value of every number, as a row."""
        return self.numpy.array([column.high for column in self.columns], self.numpy.int16)

    @cached_property
    def one_hot(self) -> OneHot:
        """The encoder of observations for networks: categories and sets become zeros and ones."""
        return OneHot(self.columns)

    @property
    def metadata(self) -> dict[str, Any]:
        """What a result depends on: the table, and the versions of the rules, the rows and the package."""
        return {
            "game": self.rules.name,
            "seats": self.seats,
            "choices": dict(self.setup.choices),
            "rules_version": int(self.rules.version),
            "observation_version": OBSERVATION_VERSION,
            "kazamata_version": __version__,
        }

    # ---------------------------------------------------------------------------------------- rewards

    def default_reward(self) -> Literal["result", "score"]:
        """Return `score` for solo games that are not co-operative, otherwise `result`."""
        return SCORE if self.seats == 1 and not self.rules.cooperative else RESULT


def _setup(rules: AnyRules, seats: int, choices: dict[str, str]) -> Setup:
    """Return a setup; a refusal says in a sentence what is wrong."""
    try:
        return rules.setup(seats, choices)
    except Refused as refused:
        from kazamata.words.narrator import make_narrator  # texts take long to load
        from kazamata.words.sentences import text_of

        narrator = make_narrator(rules.name, "en")
        refused.add_note(text_of(narrator.refusal(refused.refusal)))
        raise


def _layout_parts(layout: SpaceLayout[Any, Any]) -> tuple[Any, ...]:
    return SpaceLayout, (layout.rules, layout.setup)


def _episode_parts(episode: AnyEpisode) -> tuple[Any, ...]:
    return _episode_of, (episode.layout, episode.state, int(episode.seat))


def _episode_of(layout: SpaceLayout[Any, Any], state: Any, seat: int) -> AnyEpisode:
    episode: AnyEpisode = Episode(layout, state)
    episode.turn_to(seat)
    return episode


copyreg.pickle(SpaceLayout, _layout_parts)
copyreg.pickle(Episode, _episode_parts)
