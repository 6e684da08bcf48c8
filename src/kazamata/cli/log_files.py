"""Read and write game logs, and report errors in one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec.structs import replace

from kazamata.cli.arguments import set_of
from kazamata.cli.usage_errors import UsageError
from kazamata.codec import gamelog
from kazamata.codec.gamelog import BadLog, GameLog, Recorder
from kazamata.codec.sets import chosen_set
from kazamata.core.rules import Setup
from kazamata.game_registry import AnyRules
from kazamata.words.names import visible_text


def read_log(path: str) -> GameLog:
    """Read a log from a file; `Wrong` explains why it cannot.

    The file is untrusted, so names in it must not control the terminal.
    """
    try:
        log = gamelog.load(Path(path))
        names = [visible_text(name) or str(seat) for seat, name in enumerate(log.header.seats, 1)]
        return log._replace(header=replace(log.header, seats=names))
    except BadLog as bad:
        raise bad_log_error(path, bad) from None
    except FileNotFoundError:
        raise UsageError("file-missing", file=path) from None
    except (OSError, ValueError):  # a file name can be invalid
        raise UsageError("file-unreadable", file=path) from None


def load_set_for(path: str, log: GameLog, set_file: str | None) -> None:
    """Load the set of cards of a log; `Wrong` says that its file is needed."""
    if set_file is not None:
        set_of(log.header.game, set_file)
    key = chosen_set(log.header.game, log.header.choices)
    if key and log.rules.refuse_setup(log.setup) is not None:
        raise UsageError("cli-wrong-log-set", file=path, set=key)


def bad_log_error(path: str, bad: BadLog) -> UsageError:
    return UsageError("cli-wrong-log", file=path, line=bad.line, reason=bad.reason)


def check_writable(path: str) -> None:
    """Check that a file can be written; raise `Wrong` before there is a game to lose."""
    try:
        gamelog.check_writable(Path(path))
    except (OSError, ValueError):
        raise UsageError("file-unwritable", file=path) from None


def write_log(
    path: str,
    rules: AnyRules,
    setup: Setup,
    seed: int,
    names: Sequence[str],
    answers: Iterable[tuple[int, int]],
) -> None:
    """Write a game log; `Wrong` explains why the file cannot be written."""
    recorder = Recorder(rules, setup, seed, names)
    for seat, option in answers:
        recorder.take(seat, option)
    try:
        gamelog.save(recorder.log(), Path(path))
    except (OSError, ValueError):
        raise UsageError("file-unwritable", file=path) from None
