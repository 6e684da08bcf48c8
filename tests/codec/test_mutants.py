"""Every set that the check accepts can be played to its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from kazamata import game_registry
from kazamata.codec.badset import BadSet
from kazamata.codec.sets import set_codec_of
from tests.codec.mutants import changed_box, changed_cards

FILES: Final = 240
GAMES: Final = 2
MAX_ANSWERS: Final = 3000
PREFERENCES: Final = ("first", "last", "doer", "random", "random")
Make = Callable[[Random], bytes]


def loaded(game: str, data: bytes, path: Path) -> str | None:
    """The key of a set, or nothing if the check refuses it."""
    sets = set_codec_of(game)
    assert sets is not None
    path.write_bytes(data)
    try:
        key: str = sets.load(path)
    except BadSet:
        return None
    return key


def play(game: str, key: str, chance: Random) -> None:
    """One game of players with preferences; every question is also rendered with its facts."""
    rules, sets = game_registry.rules(game), set_codec_of(game)
    assert sets is not None
    state = rules.deal(rules.setup(chance.choice(rules.seats), {sets.choice: key}), chance.randrange(10**6))
    preferences = [chance.choice(PREFERENCES) for _ in range(max(rules.seats))]
    for _ in range(MAX_ANSWERS):
        asks = rules.ask(state)
        if not asks:
            break
        ask = chance.choice(asks)
        rules.question(state, ask)
        rules.take(state, ask.seat, picked(preferences[ask.seat], list(ask.options), chance))
    assert rules.is_over(state)
    rules.score(state)


def picked(preference: str, options: list[int], chance: Random) -> int:
    """A "doer" seldom takes the last option, which often means to stop."""
    if preference == "first":
        return options[0]
    if preference == "last":
        return options[-1]
    doing: Any = options[:-1] if preference == "doer" and chance.random() < 0.9 else options
    return int(chance.choice(doing or options))


@pytest.mark.parametrize(("game", "make"), [("lords", changed_box), ("miners", changed_cards)])
def test_a_set_that_the_check_accepts_never_stops_a_game(game: str, make: Make, tmp_path: Path) -> None:
    accepted = 0
    for seed in range(FILES):
        chance = Random(seed)
        key = loaded(game, make(chance), tmp_path / "set.json")
        if key is None:
            continue
        accepted += 1
        for _ in range(GAMES):
            try:
                play(game, key, chance)
            except Exception as problem:
                pytest.fail(f"the set of seed {seed} stops a game: {type(problem).__name__}: {problem}")
    assert accepted > FILES / 3
