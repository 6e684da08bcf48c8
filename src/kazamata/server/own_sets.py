"""The owner's own sets of cards and components: files in the data folder, offered at every new table."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Final

from kazamata import shelf
from kazamata.codec.sets import Sets, sets_of
from kazamata.core.rules import Choice
from kazamata.server.settings import data_folder

LOG: Final = logging.getLogger(__name__)
FOLDER: Final = "sets"


def stock() -> None:
    """Load them all; whoever plays with positions needs them, also a bot in a process of its own."""
    for game in shelf.NAMES:
        own_sets(game)


@cache
def own_sets(game: str) -> dict[str, str]:
    """What lies in `sets/<game>` of the data folder as the server starts: by key, with the name of its file."""
    sets = sets_of(game)
    files = sorted((data_folder() / FOLDER / game).glob("*.json")) if sets else []
    keys = {path: loaded(sets, path) for path in files if sets}
    return {key: path.stem for path, key in keys.items() if key}


def own_values(game: str, choice: Choice) -> dict[str, str]:
    """What a choice offers beside its own values: the owner's sets, where it is the choice of a set."""
    sets = sets_of(game)
    return own_sets(game) if sets is not None and sets.choice == choice.key else {}


def loaded(sets: Sets, path: Path) -> str:
    """The key of a set; empty, and a line in the log, where its file cannot be played with."""
    try:
        return sets.load(path)
    except (OSError, ValueError) as problem:  # BadSet among them
        LOG.warning("a set is left out", extra={"file": path.name, "problem": str(problem).split("\n")[0]})
    return ""
