"""Golden games replay to their exact result; every ending is among them at every player count."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kazamata import game_registry
from kazamata.codec import gamelog
from tests.golden.cover import Witness, events_digest, features, features_digest, shown_by
from tests.golden.make import GoldenGame

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


def games(name: str) -> list[GoldenGame]:
    return msgspec.json.decode((HERE / name / "games.json").read_bytes(), type=list[GoldenGame])


CASES = [(name, golden) for name in game_registry.GAME_NAMES for golden in games(name)]


@pytest.mark.parametrize(("game", "golden"), CASES, ids=[f"{game}-{golden.file}" for game, golden in CASES])
def test_a_golden_game_ends_as_it_did(game: str, golden: GoldenGame) -> None:
    log = gamelog.load(HERE / game / golden.file)
    outcome = log.rules.score(gamelog.position(log))
    assert (outcome.end_reason, outcome.winners, outcome.scores) == (
        golden.cause,
        golden.winners,
        golden.scores,
    )
    assert golden.why


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_every_ending_has_a_golden_game(game: str) -> None:
    found = {
        (len(gamelog.load(HERE / game / golden.file).header.seats), golden.cause) for golden in games(game)
    }
    assert found >= set(REQUIRED[game])


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_no_stored_game_is_forgotten(game: str) -> None:
    stored = {path.name for path in (HERE / game).glob("*.jsonl")}
    assert stored == {golden.file for golden in games(game)}


def fingerprints(game: str, file: str) -> dict[str, str]:
    return msgspec.json.decode((HERE / game / file).read_bytes(), type=dict[str, str])


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_golden_games_emit_the_stored_events(game: str) -> None:
    """Every event with all its numbers; run `python -m tests.golden.make --digests` after an intended change."""
    digests = {golden.file: events_digest(gamelog.load(HERE / game / golden.file)) for golden in games(game)}
    assert digests == fingerprints(game, "stories.json")


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_golden_games_have_the_stored_feature_vectors(game: str) -> None:
    """A learner knows these numbers by their positions; `--digests` writes them too."""
    read = {golden.file: features_digest(gamelog.load(HERE / game / golden.file)) for golden in games(game)}
    assert read == fingerprints(game, "numbers.json")


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_every_event_and_every_form_of_an_answer_occurs_in_a_golden_game(game: str) -> None:
    shown = set().union(*(shown_by(gamelog.load(HERE / game / golden.file)) for golden in games(game)))
    wanted = {(what, name) for what, name in features(game) if what != "refusal"}
    assert wanted - shown == set()


def refusals(game: str) -> list[Witness]:
    """The positions of stored games at which an illegal answer is tried."""
    path = HERE / game / "refusals.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Witness]) if path.exists() else []


REFUSED = [(game, witness) for game in game_registry.GAME_NAMES for witness in refusals(game)]


@pytest.mark.parametrize(("game", "witness"), REFUSED, ids=[f"{game}-{one.key}" for game, one in REFUSED])
def test_a_refusal_of_a_golden_game_is_given_again(game: str, witness: Witness) -> None:
    log = gamelog.load(HERE / game / witness.file)
    refusal = log.rules.why(gamelog.position(log, witness.answers), witness.seat, witness.option)
    assert refusal is not None
    assert refusal.key == witness.key


@pytest.mark.parametrize("game", [game for game in game_registry.GAME_NAMES if refusals(game)])
def test_every_refusal_is_given_in_a_golden_game(game: str) -> None:
    wanted = {name for what, name in features(game) if what == "refusal"}
    assert wanted - {witness.key for witness in refusals(game)} == set()
