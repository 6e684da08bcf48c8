"""Game logs on disk, and what is wrong with them in one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec.structs import replace

from kazamata.cli.arguments import set_of
from kazamata.cli.wrong import Wrong
from kazamata.codec import gamelog
from kazamata.codec.gamelog import BadLog, GameLog, Recorder
from kazamata.codec.sets import chosen_set
from kazamata.core.rules import Setup
from kazamata.game_registry import AnyRules
from kazamata.words.names import visible_text


def read_log(path: str) -> GameLog:
    """A log from a file; `Wrong` says why there is none.

    Anybody may have written it: the names in it must not steer the terminal.
    """
    try:
        log = gamelog.load(Path(path))
        names = [visible_text(name) or str(seat) for seat, name in enumerate(log.header.seats, 1)]
        return log._replace(header=replace(log.header, seats=names))
    except BadLog as bad:
        raise wrong_log(path, bad) from None
    except FileNotFoundError:
        raise Wrong("file-missing", file=path) from None
    except (OSError, ValueError):  # a name can be so odd that it is no name
        raise Wrong("file-unreadable", file=path) from None


def find_set(path: str, log: GameLog, set_file: str | None) -> None:
    """The set of cards that a log was played with; `Wrong` says that its file is needed."""
    if set_file is not None:
        set_of(log.header.game, set_file)
    key = chosen_set(log.header.game, log.header.choices)
    if key and log.rules.refuse_setup(log.setup) is not None:
        raise Wrong("cli-wrong-log-set", file=path, set=key)


def wrong_log(path: str, bad: BadLog) -> Wrong:
    return Wrong("cli-wrong-log", file=path, line=bad.line, reason=bad.reason)


def try_place(path: str) -> None:
    """Whoever names a file that cannot be written hears it (`Wrong`) before there is a game to lose."""
    try:
        gamelog.check_writable(Path(path))
    except (OSError, ValueError):
        raise Wrong("file-unwritable", file=path) from None


def write_log(
    path: str,
    rules: AnyRules,
    setup: Setup,
    seed: int,
    names: Sequence[str],
    answers: Iterable[tuple[int, int]],
) -> None:
    """Write a game down; `Wrong` says why the file cannot be written."""
    recorder = Recorder(rules, setup, seed, names)
    for seat, option in answers:
        recorder.take(seat, option)
    try:
        gamelog.save(recorder.log(), Path(path))
    except (OSError, ValueError):
        raise Wrong("file-unwritable", file=path) from None
