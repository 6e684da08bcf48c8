"""What every seat does at every moment of stored games: for the tests of the signs beside the seats."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from kazamata.games.miners.rules import MINERS

STORED: Final = Path(__file__).resolve().parents[1] / "tests" / "golden" / "miners"
GAMES: Final = ("together-2", "together-5", "open-2", "open-5", "first-3")
BEFORE: Final = ("KeepCards", "ChooseCard")
"""What everybody answers before anything is revealed (IM-7, IM-16)."""

WATCHER: Final = -1

Moment = tuple[int, list[tuple[int, str]], list[int], list[str]]


def moments() -> list[Moment]:
    """Whether a round has begun, who is asked what, which cards lie chosen, and what each seat does; each once."""
    told = {json.dumps(one): one for game in GAMES for one in moments_of(STORED / f"{game}.jsonl")}
    return list(told.values())


def moments_of(path: Path) -> Iterator[Moment]:
    head, *answers = (json.loads(line) for line in path.read_text("utf-8").splitlines())
    position = MINERS.deal(MINERS.setup(len(head["seats"]), head["choices"]), int(head["seed"]))
    is_open = head["choices"]["reveal"] == "open"
    for line in answers:
        asked = {int(ask.seat): MINERS.ask_kinds[ask.kind].name for ask in MINERS.ask(position)}
        view = MINERS.see(position, WATCHER)
        chosen = [int(seat.chosen) for seat in view.seats]
        does = [state_of(asked, seat, is_open) for seat in range(len(chosen))]
        yield min(1, int(view.round)), sorted(asked.items()), chosen, does
        MINERS.take(position, line["seat"], line["option"])


def state_of(asked: dict[int, str], seat: int, is_open: bool) -> str:
    """Who is not asked waits for a reveal with all others, or has done what there was to do (IM-A12)."""
    if seat in asked:
        return "chooses" if asked[seat] in BEFORE else "digs"
    waited: Any = ("KeepCards",) if is_open else BEFORE
    return "ready" if set(waited) & set(asked.values()) else "done"
