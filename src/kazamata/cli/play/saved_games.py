"""Unfinished games: where they are saved, and how to resume them."""

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
    """Return the folder for games without a named file."""
    from kazamata.server.settings import data_folder

    return data_folder() / "games"


def new_file(game: str) -> Path:
    """Return an unused file name: `tranquility-1.jsonl`."""
    home = folder()
    home.mkdir(parents=True, exist_ok=True)
    names = (home / f"{game}-{number}{SUFFIX}" for number in count(1))
    return next(path for path in names if not path.exists())


def saved_games() -> list[Path]:
    """List the saved games, newest first."""
    home = folder()
    files = home.glob(f"*{SUFFIX}") if home.is_dir() else ()
    return sorted(files, key=lambda path: (-path.stat().st_mtime, path.name))


def resume_command(
    path: str, bots: Sequence[str | None], default: Sequence[str | None], language: str, set_file: str
) -> str:
    """Return the command that resumes a saved game with the same bots."""
    words = ["kazamata", "play", "--resume", path]
    if list(bots) != list(default):
        words += ["--bots", ",".join(bot or HUMAN for bot in bots)]
    words += ["--set", set_file] if set_file else []
    words += ["--lang", language] if language != ENGLISH else []
    return " ".join(quote(word) for word in words)
