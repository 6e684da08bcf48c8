"""The file of a tournament: its order, then one line a deal as it is played, so that it can be gone on with."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, Final

from kazamata import game_registry
from kazamata.lab.tournament import DealResult, Tournament

FORMAT: Final = "kazamata-tournament-1"


class TournamentMismatch(Exception):
    """The file tells of another tournament; `what` names the first thing that differs."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class CorruptTournamentFile(Exception):
    """The file is none of a tournament, or is damaged; `line` says where."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def header_of(tournament: Tournament) -> dict[str, Any]:
    """All that has to be the same if deals are to be added: the version of the rules too."""
    order = asdict(tournament)
    del order["set_file"]  # the choices name the set, wherever its file lies
    order["choices"] = dict(tournament.choices)
    order["bots"] = list(tournament.bots)
    return {"format": FORMAT, "rules": game_registry.rules(tournament.game).version, **order}


def read(path: Path, tournament: Tournament) -> list[DealResult]:
    """The deals that were played so far; a last line that was cut off in the middle does not count."""
    lines = path.read_bytes().split(b"\n")[:-1]
    if not lines:
        return []
    _compare(_parsed(lines[0], 1), header_of(tournament))
    return [_deal(_parsed(line, number + 2), number) for number, line in enumerate(lines[1:])]


def _parsed(line: bytes, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        raise CorruptTournamentFile(number) from None
    if not isinstance(found, dict):
        raise CorruptTournamentFile(number)
    return found


def _compare(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    if found.get("format") != FORMAT:
        raise CorruptTournamentFile(1)
    for key, value in wanted.items():
        if found.get(key) != value:
            raise TournamentMismatch(key)


def _deal(found: dict[str, Any], number: int) -> DealResult:
    """A line as a deal; deals stand in their order, without a gap."""
    try:
        rows = {key: tuple(found[key]) for key in ("values", "points", "firsts")}
        deal = DealResult(found["number"], found["games"], found["decisions"], **rows)
    except (KeyError, TypeError):
        raise CorruptTournamentFile(number + 2) from None
    if deal.number != number:
        raise CorruptTournamentFile(number + 2)
    return deal


class TournamentFile:
    """Writes deals behind those that are there; each is on the disk before the next one counts."""

    def __init__(self, path: Path, tournament: Tournament, kept: list[DealResult]) -> None:
        """Begin the file anew with what was read, so that a line cut off in the middle goes away."""
        fresh = path.with_name(f"{path.name}.new")
        with fresh.open("w", encoding="utf-8") as out:
            _write(out, header_of(tournament))
            for deal in kept:
                _write(out, asdict(deal))
        fresh.replace(path)
        self._out = path.open("a", encoding="utf-8")

    def add(self, deal: DealResult) -> None:
        _write(self._out, asdict(deal))
        self._out.flush()
        os.fsync(self._out.fileno())

    def close(self) -> None:
        self._out.close()


def _write(out: IO[str], record: dict[str, Any]) -> None:
    out.write(json.dumps(record, separators=(",", ":")) + "\n")
