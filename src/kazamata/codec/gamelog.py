"""A game as text: one JSON line for the table, then one per answer with the resulting position's fingerprint.

A log reproduces its game: ruleset, seed, seats, choices and answers give every position again. It contains
secrets, above all the seed, so no player sees it before the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from kazamata import game_registry
from kazamata.codec.snapshot import digest
from kazamata.core.asks import Ask
from kazamata.core.events import Event
from kazamata.core.refusals import Refused
from kazamata.core.rules import Setup
from kazamata.game_registry import AnyRules

FORMAT: Final = 3
READABLE_FORMATS: Final = (1, 2, 3)
"""Formats that can be read. Formats 1 and 2 have other keys; format 1 has hand-written answer texts."""
OLD_ASK_NAMES: Final = {"lords": {"PickForPuppet": "PickNonPlayerOrder"}}
"""Questions that formats 1 and 2, and tables stored at that time, know by other names."""


class BadLog(ValueError):
    """A log that cannot be replayed; the message names the wrong line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class LogHeader(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The first line: the game, the players, their choices, and the fingerprint of the position after the deal."""

    format: int = msgspec.field(name="kazamata_log")
    game: str
    rules_version: int
    seed: str
    seats: list[str]
    choices: dict[str, str]
    fingerprint: str


class LoggedAnswer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Any later line: the seat, its answer, and the fingerprint of the position after it."""

    number: int
    seat: int
    ask: str
    option: int
    text: str
    fingerprint: str


class _FormatLine(msgspec.Struct, frozen=True):
    """The part of a first line that all formats share."""

    format: int = msgspec.field(name="kazamata_log")


class _OldHeader(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The first line in formats 1 and 2."""

    kazamata_log: int
    game: str
    version: int
    seed: str
    seats: list[str]
    choices: dict[str, str]
    dealt: str

    def convert(self) -> LogHeader:
        return LogHeader(FORMAT, self.game, self.version, self.seed, self.seats, self.choices, self.dealt)


class _OldAnswer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Any later line in formats 1 and 2."""

    n: int
    seat: int
    ask: str
    option: int
    says: str
    after: str

    def convert(self, rules: AnyRules, has_form_text: bool) -> LoggedAnswer:
        """The answer in the present format. A hand-written text is replaced by the text of its form."""
        ask = current_ask_name(rules.name, self.ask)
        text = self.says if has_form_text else _form_text(rules, ask, self.option) or self.says
        return LoggedAnswer(self.n, self.seat, ask, self.option, text, self.after)


class GameLog(NamedTuple):
    """A parsed log: well-formed, but not yet replayed."""

    header: LogHeader
    answers: list[LoggedAnswer]

    @property
    def rules(self) -> AnyRules:
        return game_registry.rules(self.header.game)

    @property
    def setup(self) -> Setup:
        """The setup of the game. A choice that the log does not name has its default, as it had before it existed."""
        defaults = {choice.key: choice.default for choice in self.rules.choices}
        return Setup(len(self.header.seats), {**defaults, **self.header.choices})


class ReplayedAnswer(NamedTuple):
    """One replayed answer: its events and the position after it."""

    answer: LoggedAnswer
    events: list[Event]
    state: Any


class Recorder:
    """A running game that records its log; every answer goes through `take`."""

    def __init__(self, rules: AnyRules, setup: Setup, seed: int, names: Sequence[str]) -> None:
        self.rules = rules
        self.state = rules.deal(setup, seed)
        self.header = LogHeader(
            FORMAT,
            rules.name,
            rules.version,
            str(seed),
            list(names),
            setup.choices,
            digest(rules, self.state),
        )
        self.answers: list[LoggedAnswer] = []

    def take(self, seat: int, option: int) -> list[Event]:
        """Carry out an answer and record it; raises `Refused` and records nothing if it is illegal."""
        kind = asked_kind(self.rules, self.state, seat)
        events = self.rules.take(self.state, seat, option)
        row = self.rules.ask_kinds[kind]
        text, fingerprint = row.read(option).to_text(), digest(self.rules, self.state)
        self.answers.append(LoggedAnswer(len(self.answers) + 1, seat, row.name, option, text, fingerprint))
        return events

    def log(self) -> GameLog:
        return GameLog(self.header, list(self.answers))


def asked_kind(rules: AnyRules, state: Any, seat: int) -> int:
    """The kind of question that a seat is asked; 0 if it is not asked, so that `take` refuses."""
    ask = rules.ask_of(state, seat)
    return ask.kind if ask is not None else 0


def current_ask_name(game: str, name: str) -> str:
    """The present name of a question that a log or a stored table may know by an older name."""
    return OLD_ASK_NAMES.get(game, {}).get(name, name)


def _form_text(rules: AnyRules, ask: str, option: int) -> str:
    """The text of an option by its form; empty if there is no such question or option."""
    for kind in rules.ask_kinds:
        if kind.name == ask and 0 <= option < kind.option_count:
            return kind.read(option).to_text()
    return ""


def dumps(log: GameLog) -> str:
    """The log as text."""
    lines = [msgspec.json.encode(line) for line in (log.header, *log.answers)]
    return b"\n".join(lines).decode() + "\n"


def save(log: GameLog, path: Path) -> None:
    """Write a log atomically, so that a reader never finds half a file."""
    fresh = _beside(path)
    fresh.write_text(dumps(log), "utf-8")
    fresh.replace(path)


def check_writable(path: Path) -> None:
    """Check that a log can be saved there, leaving no file; raises `OSError` or `ValueError` if not."""
    if path.is_dir():
        raise IsADirectoryError(str(path))
    fresh = _beside(path)
    fresh.touch()
    fresh.unlink()


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ".new")


def load(path: Path) -> GameLog:
    """Read a log from a file; `BadLog` names the wrong line, `OSError` says why the file is unreadable."""
    try:
        text = path.read_bytes().decode()
    except UnicodeDecodeError:
        raise BadLog(1, "this is not a text file") from None
    return loads(text)


def loads(text: str) -> GameLog:
    """Read a log from text."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise BadLog(len(lines), "the line is cut off: a log ends with a line end")
    log_format = _parse(lines[0], _FormatLine, 1).format
    if log_format not in READABLE_FORMATS:
        *older, last = map(str, READABLE_FORMATS)
        formats = f"{', '.join(older)} and {last}"
        raise BadLog(1, f"log format {log_format} is unknown; this program reads formats {formats}")
    log = _read(lines[:-1]) if log_format == FORMAT else _read_old(lines[:-1], log_format)
    for number, answer in enumerate(log.answers, 1):
        if answer.number != number:
            raise BadLog(number + 1, f"answer {number} should stand here, not answer {answer.number}")
    return log


def _read(lines: list[str]) -> GameLog:
    header = _parse(lines[0], LogHeader, 1)
    _check_header(header)
    return GameLog(header, [_parse(line, LoggedAnswer, number) for number, line in enumerate(lines[1:], 2)])


def _read_old(lines: list[str], log_format: int) -> GameLog:
    """Read format 1 or 2 and convert it to the present format."""
    header = _parse(lines[0], _OldHeader, 1).convert()
    _check_header(header)
    old = [_parse(line, _OldAnswer, number) for number, line in enumerate(lines[1:], 2)]
    rules = game_registry.rules(header.game)
    return GameLog(header, [answer.convert(rules, log_format > 1) for answer in old])


def _parse(line: str, kind: type[Any], number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadLog(number, f"not a line of a game log: {error}") from None


def _check_header(header: LogHeader) -> None:
    if header.game not in game_registry.GAME_NAMES:
        raise BadLog(
            1, f"no game is called {header.game!r}; there are: {', '.join(game_registry.GAME_NAMES)}"
        )
    known, version = game_registry.rules(header.game).version, header.rules_version
    if version != known:
        raise BadLog(1, f"played by version {version} of {header.game}; this program knows {known}")
    if not header.seed.isascii() or not header.seed.isdigit():
        raise BadLog(1, f"a seed is a whole number, not {header.seed!r}")


def deal(log: GameLog) -> Any:
    """The position after the deal of a log."""
    try:
        state = log.rules.deal(log.setup, int(log.header.seed))
    except (Refused, ValueError, KeyError) as error:
        raise BadLog(1, f"no table can be set up like this: {error}") from None
    if digest(log.rules, state) != log.header.fingerprint:
        raise BadLog(1, "the deal does not come out as it was written down: the line was changed")
    return state


def replay(log: GameLog) -> Iterator[ReplayedAnswer]:
    """Replay a log answer by answer; raises `BadLog` at the first line with a different result.

    All results share one position object. Copy it to keep it.
    """
    rules, state = log.rules, deal(log)
    for answer in log.answers:
        yield ReplayedAnswer(answer, _take_again(rules, state, answer), state)


def _take_again(rules: AnyRules, state: Any, answer: LoggedAnswer) -> list[Event]:
    line = answer.number + 1
    ask = rules.ask_of(state, answer.seat)
    if ask is None:
        raise BadLog(line, f"seat {answer.seat} is asked nothing here")
    _check_text(rules, ask, answer, line)
    try:
        events = rules.take(state, answer.seat, answer.option)
    except Refused as refused:
        raise BadLog(line, f"this answer is against the rules: {refused}") from None
    if digest(rules, state) != answer.fingerprint:
        raise BadLog(line, "the position does not come out as it was written down: a line was changed")
    return events


def _check_text(rules: AnyRules, ask: Ask, answer: LoggedAnswer, line: int) -> None:
    kind = rules.ask_kinds[ask.kind]
    if answer.ask != kind.name:
        raise BadLog(line, f"seat {answer.seat} is asked {kind.name} here, not {answer.ask}")
    if not 0 <= answer.option < kind.option_count:
        raise BadLog(line, f"{kind.name} has options from 0 to {kind.option_count - 1}, not {answer.option}")
    if answer.text != kind.read(answer.option).to_text():
        raise BadLog(line, f"option {answer.option} means {kind.read(answer.option).to_text()!r} here")


def position(log: GameLog, answers: int | None = None) -> Any:
    """The position after some answers, or after all of them."""
    state = deal(log)
    for answer in log.answers[:answers]:
        _take_again(log.rules, state, answer)
    return state
