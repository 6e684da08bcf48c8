"""What the shelf tells: games and their choices, rulebooks, and the manners of the house."""

from __future__ import annotations

import msgspec


class ChoiceInfo(msgspec.Struct, frozen=True):
    """Something a table agrees upon; `title`, `help` and the `labels` of its values in the reader's language."""

    key: str
    values: tuple[str, ...]
    default: str
    clause: str
    is_house_rule: bool
    title: str
    help: str
    labels: tuple[str, ...]


class ScenarioInfo(msgspec.Struct, frozen=True):
    """Something to practise: what a table chooses for it, and with how few seats it is played."""

    key: str
    choices: dict[str, str]
    seats: int


class FirstGame(msgspec.Struct, frozen=True):
    """The game for somebody new: how many seats it has, and what its table chooses."""

    seats: int
    choices: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf; `board` says whether the page can show it.

    It is played with so many `seats`; `possible` are those that some choice of the table allows. `minutes` says from
    how long to how long a game takes, `weight` how much there is to learn: 1 is little, 3 is much, 0 is not said.
    `first` is what a newcomer plays; null where that is the usual game. `finished` says that the reader has played a
    game to its end.
    """

    name: str
    version: int
    seats: tuple[int, ...]
    cooperative: bool
    bots: tuple[str, ...]
    board: bool
    choices: list[ChoiceInfo]
    title: str
    blurb: str
    possible: tuple[int, ...]
    scenarios: list[ScenarioInfo]
    minutes: tuple[int, ...] = ()
    weight: int = 0
    first: FirstGame | None = None
    finished: bool = False


class ClauseText(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    title: str
    text: str


class ChapterText(msgspec.Struct, frozen=True):
    """Rules that belong together."""

    title: str
    clauses: list[ClauseText]


class RulebookText(msgspec.Struct, frozen=True):
    """A rulebook."""

    title: str
    intro: str
    chapters: list[ChapterText]


class TablePolicies(msgspec.Struct, frozen=True):
    """What holds at every table: its numbers, and sentences in the reader's language by their keys."""

    open_days: int
    running_days: int
    away_seconds: int
    texts: dict[str, str]
