"""The list of games and their choices, rulebooks, and table policies."""

from __future__ import annotations

import msgspec


class ChoiceInfo(msgspec.Struct, frozen=True):
    """A choice for a table; `title`, `help` and the `labels` of its values are in the reader's language.

    `value_helps` explain single values, where they have an explanation. `marks` are the marks of difficulty of
    the values; empty for a choice without marks.
    """

    key: str
    values: tuple[str, ...]
    default: str
    clause: str
    is_house_rule: bool
    title: str
    help: str
    labels: tuple[str, ...]
    value_helps: tuple[str, ...] = ()
    marks: tuple[int, ...] = ()


class PresetInfo(msgspec.Struct, frozen=True):
    """A named mixture of choices, with its name and a sentence in the reader's language.

    All other choices keep their defaults. A `guided` preset is the first game with a guide. `marks` is the sum
    of the marks of difficulty.
    """

    key: str
    choices: dict[str, str]
    guided: bool
    title: str
    text: str
    marks: int


class MissionInfo(msgspec.Struct, frozen=True):
    """A practice scenario: its choices and the smallest number of seats."""

    key: str
    choices: dict[str, str]
    seats: int


class FirstGame(msgspec.Struct, frozen=True):
    """The game for a newcomer: its number of seats and its choices."""

    seats: int
    choices: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game; `board` says whether the page can show it.

    `seats` are the usual numbers of seats; `possible` are those that some choice allows. `minutes` is the
    shortest and longest playing time. `weight` says how much there is to learn: 1 is little, 3 is much, 0 is
    unknown. `first` is the game for newcomers, or null for the usual game. `finished` says that the reader
    has finished a game.
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
    missions: list[MissionInfo]
    minutes: tuple[int, ...] = ()
    weight: int = 0
    first: FirstGame | None = None
    finished: bool = False
    presets: list[PresetInfo] = []


class SetupCheck(msgspec.Struct, frozen=True):
    """Which other setups the rules refuse. Each reason is a sentence in the reader's language.

    `refused` is the reason against the setup, or empty. `seats` holds other numbers of seats, `choices` other
    values of single choices, and `presets` the presets that the rules refuse with the same number of seats.
    `unused` are the choices that change nothing in this setup.
    """

    refused: str
    seats: dict[int, str]
    choices: dict[str, dict[str, str]]
    presets: dict[str, str]
    unused: tuple[str, ...]


class ClauseText(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    title: str
    text: str


class ChapterText(msgspec.Struct, frozen=True):
    """A chapter of rules."""

    title: str
    clauses: list[ClauseText]


class RulebookText(msgspec.Struct, frozen=True):
    """A rulebook."""

    title: str
    intro: str
    chapters: list[ChapterText]


class TablePolicies(msgspec.Struct, frozen=True):
    """Policies of all tables: their numbers, and sentences in the reader's language by key."""

    open_days: int
    running_days: int
    away_seconds: int
    texts: dict[str, str]
