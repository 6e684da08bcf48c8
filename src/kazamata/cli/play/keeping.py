"""Games that were left before their end: where they are kept, and how to go on with them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from shlex import quote
from typing import Final

from kazamata.cli.arguments import HUMAN
from kazamata.words.catalogue import ENGLISH

SUFFIX: Final = ".jsonl"


def folder() -> Path:
    """Where games are kept for which nobody named a file."""
    from kazamata.server.settings import data_folder

    return data_folder() / "games"


def new_file(game: str) -> Path:
    """A file that is not there yet: `tranquility-1.jsonl`."""
    home = folder()
    home.mkdir(parents=True, exist_ok=True)
    names = (home / f"{game}-{number}{SUFFIX}" for number in count(1))
    return next(path for path in names if not path.exists())


def kept() -> list[Path]:
    """The games in the folder, the last one first."""
    home = folder()
    files = home.glob(f"*{SUFFIX}") if home.is_dir() else ()
    return sorted(files, key=lambda path: (-path.stat().st_mtime, path.name))


def resuming(
    path: str, bots: Sequence[str | None], usual: Sequence[str | None], language: str, set_file: str
) -> str:
    """The command that goes on with a kept game, with the same bots."""
    words = ["kazamata", "play", "--resume", path]
    if list(bots) != list(usual):
        words += ["--bots", ",".join(bot or HUMAN for bot in bots)]
    words += ["--set", set_file] if set_file else []
    words += ["--lang", language] if language != ENGLISH else []
    return " ".join(quote(word) for word in words)
