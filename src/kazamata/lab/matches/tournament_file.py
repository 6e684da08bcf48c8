"""Store a tournament in a file: its header, then one line per deal, so that it can be resumed."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, replace
from pathlib import Path
from typing import IO, Any, Final

from kazamata import game_registry
from kazamata.lab.matches.tournament import DealResult, Tournament

FORMAT: Final = "kazamata-tournament-1"


class TournamentMismatch(Exception):
    """The file belongs to another tournament; `what` names the first difference."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class CorruptTournamentFile(Exception):
    """The file is no tournament file, or is corrupt; `line` says where."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def header_of(tournament: Tournament) -> dict[str, Any]:
    """Return everything that must match to add deals, including the version of the rules."""
    order = asdict(replace(tournament, bots=tournament.names))
    del order["set_file"]  # the choices name the set, wherever its file is
    order["choices"] = dict(tournament.choices)
    order["bots"] = list(tournament.names)
    return {"format": FORMAT, "rules": game_registry.rules(tournament.game).version, **order}


def read(path: Path, tournament: Tournament) -> list[DealResult]:
    """Read the deals played so far, ignoring a truncated last line."""
    lines = path.read_bytes().split(b"\n")[:-1]
    if not lines:
        return []
    _compare(_parse_line(lines[0], 1), header_of(tournament))
    return [_deal(_parse_line(line, number + 2), number) for number, line in enumerate(lines[1:])]


def _parse_line(line: bytes, number: int) -> dict[str, Any]:
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
    """Parse a line as a deal; deals must be in order, without a gap."""
    try:
        rows = {key: tuple(found[key]) for key in ("values", "points", "firsts")}
        deal = DealResult(found["number"], found["games"], found["decisions"], **rows)
    except (KeyError, TypeError):
        raise CorruptTournamentFile(number + 2) from None
    if deal.number != number:
        raise CorruptTournamentFile(number + 2)
    return deal


class TournamentFile:
    """Appends deals; each is on disk before the next one counts."""

    def __init__(self, path: Path, tournament: Tournament, stored: list[DealResult]) -> None:
        """Rewrite the file with the deals that were read, which removes a truncated line."""
        new_file = path.with_name(f"{path.name}.new")
        with new_file.open("w", encoding="utf-8") as out:
            _write(out, header_of(tournament))
            for deal in stored:
                _write(out, asdict(deal))
        new_file.replace(path)
        self._out = path.open("a", encoding="utf-8")

    def add(self, deal: DealResult) -> None:
        _write(self._out, asdict(deal))
        self._out.flush()
        os.fsync(self._out.fileno())

    def close(self) -> None:
        self._out.close()


def _write(out: IO[str], record: dict[str, Any]) -> None:
    out.write(json.dumps(record, separators=(",", ":")) + "\n")
