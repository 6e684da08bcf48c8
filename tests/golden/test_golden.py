"""Golden games replay to their exact result; every way of ending is among them at every player count."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kazamata import shelf
from kazamata.codec import gamelog
from tests.golden.make import Golden

HERE = Path(__file__).parent

REQUIRED = {
    "tranquility": [
        *((seats, cause) for seats in range(1, 6) for cause in ("won", "stuck")),
        (2, "grid_full"),
        (2, "both_stopped"),
    ],
    "lords": [*((seats, "scored") for seats in (2, 3, 4)), (1, "passed"), (1, "failed")],
    "miners": [(seats, "ten_rounds") for seats in range(1, 6)],
}


def games(name: str) -> list[Golden]:
    return msgspec.json.decode((HERE / name / "games.json").read_bytes(), type=list[Golden])


CASES = [(name, golden) for name in shelf.NAMES for golden in games(name)]


@pytest.mark.parametrize(("game", "golden"), CASES, ids=[f"{game}-{golden.file}" for game, golden in CASES])
def test_a_golden_game_ends_as_it_did(game: str, golden: Golden) -> None:
    log = gamelog.load(HERE / game / golden.file)
    outcome = log.rules.score(gamelog.position(log))
    assert (outcome.cause, outcome.winners, outcome.scores) == (golden.cause, golden.winners, golden.scores)
    assert golden.why


@pytest.mark.parametrize("game", shelf.NAMES)
def test_every_way_of_ending_has_a_golden_game(game: str) -> None:
    found = {
        (len(gamelog.load(HERE / game / golden.file).header.seats), golden.cause) for golden in games(game)
    }
    assert found >= set(REQUIRED[game])


@pytest.mark.parametrize("game", shelf.NAMES)
def test_no_stored_game_is_forgotten(game: str) -> None:
    stored = {path.name for path in (HERE / game).glob("*.jsonl")}
    assert stored == {golden.file for golden in games(game)}
