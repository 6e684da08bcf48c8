"""A box of components is written, changed, checked and played with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kazamata.codec.badset import BadSet
from kazamata.codec.components import check, export, load, read
from kazamata.core.dice import seeded
from kazamata.games.lords.catalogue.box import STANDARD, box_of
from kazamata.games.lords.rules import LORDS


def changed(**kinds: Any) -> bytes:
    return json.dumps({"format": 1, "game": "lords", **kinds}).encode()


def test_the_standard_box_survives_the_journey(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_bytes(export())
    box = load(path)
    assert export(box) == export(STANDARD)
    assert check(STANDARD) == []


def test_a_short_file_changes_only_what_it_names() -> None:
    box = read(changed(traps=[{"key": "pendulum", "year_2": {"second": 6, "source": "published"}}]))
    assert (box.traps[1].year_2.second, box.traps[1].year_2.source) == (6, "published")
    assert box.traps[1].year_1.second == 3
    assert box.traps[0].year_2.first == 4
    assert box_of(box.key) is box


def test_rows_speak_in_words() -> None:
    box = read(
        changed(
            spells=[{"key": "graffiti", "effect": "gain_evil", "amount": 1}],
            rooms=[{"key": "chapel", "counts": ["ghost"], "zone": "upper"}],
            creatures=[{"key": "slime", "first": {"aim": "normal", "strength": 2}}],
        )
    )
    assert (box.spells[7].effect, box.rooms[13].counts, box.rooms[13].zone) == (5, 4, 1)
    assert (box.creatures[1].first.aim, box.creatures[1].first.strength) == (0, 2)


def test_a_game_is_dealt_from_a_loaded_box() -> None:
    box = read(changed(adventurers=[{"key": "warrior_1a", "hp": 6}]))
    state = LORDS.deal(LORDS.setup(2, {"components": box.key}), 3)
    assert state.box.adventurers[0].hp == 6
    dice = seeded(3)
    while asks := LORDS.ask(state):
        LORDS.take(state, asks[0].seat, asks[0].options[dice.below(len(asks[0].options))])
    assert LORDS.score(state).cause == "scored"


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"[", "no JSON"),
        (b"[]", "must begin with"),
        (changed(dragons=[]), "dragons: there is no such kind"),
        (changed(traps=[{"name": "x"}]), 'each with its "key"'),
        (changed(traps=[{"key": "hole"}]), "nothing is called 'hole'"),
        (changed(traps=[{"key": "pendulum", "colour": 1}]), "traps/pendulum: no field is called 'colour'"),
        (
            changed(traps=[{"key": "pendulum", "year_2": {"second": -1}}]),
            "traps/pendulum/year_2/second: a whole",
        ),
        (changed(traps=[{"key": "pendulum", "year_2": 3}]), "traps/pendulum/year_2: a record"),
        (changed(traps=[{"key": "pendulum", "copies": 4}]), "27 cards are needed"),
        (changed(creatures=[{"key": "slime", "silver": 3}]), "12 silver tiles are needed, there are 13"),
        (changed(creatures=[{"key": "slime", "ghost": 1}]), "true or false"),
        (changed(spells=[{"key": "fireball", "fatigue": 2}]), "fatigue of year 1"),
        (changed(spells=[{"key": "fireball", "effect": "boom"}]), "one of nothing, peace_or_evil"),
        (changed(rooms=[{"key": "chapel", "counts": ["bat"]}]), "a list of goblin"),
        (changed(specials=[{"key": "rats", "source": "rumour"}]), "one of published, inferred, house"),
    ],
)
def test_a_bad_file_says_what_is_wrong_with_it(data: bytes, problem: str) -> None:
    with pytest.raises(BadSet) as caught:
        read(data)
    assert problem in str(caught.value)


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(BadSet) as caught:
        read(changed(traps=[{"key": "hole"}, {"key": "pendulum", "copies": "many"}]))
    assert len(caught.value.problems) == 2


def test_an_unknown_box_is_not_found() -> None:
    with pytest.raises(ValueError, match="load its file first"):
        box_of("nobody's")
