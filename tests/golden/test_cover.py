"""Golden games are chosen by the features that they show."""

from __future__ import annotations

from kazamata import game_registry
from kazamata.codec import gamelog
from tests.golden.cover import CoverageGame, cover, features, fewest, shown_by

GAME = "tranquility"
WANTED = {("form", "TakeTurn discard-two"), ("event", "IslandPlaced"), ("refusal", "not-in-hand")}


def test_a_game_with_the_missing_features_is_found_and_can_be_stored() -> None:
    games, missing = cover(GAME, features(GAME) - WANTED, 20)
    assert missing == set()
    assert "not-in-hand" in games[0].refusals
    for played in games:
        log = played.record().log()
        assert [(answer.seat, answer.option) for answer in log.answers] == played.answers
        assert shown_by(log) == {one for one in played.shown if one[0] != "refusal"}
        for key, (answers, seat, option) in played.refusals.items():
            refusal = game_registry.rules(GAME).why(gamelog.position(log, answers), seat, option)
            assert refusal is not None
            assert refusal.key == key


def test_features_that_no_game_shows_are_reported() -> None:
    games, missing = cover(GAME, features(GAME) - WANTED, 0)
    assert (games, missing) == ([], WANTED)


def game(*shown: str) -> CoverageGame:
    return CoverageGame((GAME, 2, {}), 0, (), [], {("event", name) for name in shown}, {})


def test_few_games_are_enough() -> None:
    games = [game("A"), game("B", "C"), game("A", "B", "D"), game("D")]
    assert fewest(games, {("event", name) for name in "ABCD"}) == [games[2], games[1]]
