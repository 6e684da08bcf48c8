"""Sets of cards in files: exported, checked with line and field, loaded and played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kazamata.bots.search.playout import random_playout
from kazamata.codec.badset import BadSet
from kazamata.codec.miners.set_files import check_set, export_set, load_set, schema
from kazamata.core.dice import seeded
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import THIS_ROUND
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.sets import cards_of
from kazamata.words.miners import house_names


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    path = tmp_path / "house.json"
    export_set(path, names=house_names())
    return path


def change(path: Path, edit: Any) -> list[str]:
    data = json.loads(path.read_text("utf-8"))
    edit(data)
    path.write_text(json.dumps(data, indent=2), "utf-8")
    return check_set(path)


def test_an_exported_set_comes_back_the_same(exported: Path) -> None:
    assert check_set(exported) == []
    key = load_set(exported)
    assert key.startswith("house-")
    again = cards_of(key)
    assert (again.cards, again.events, again.tracks) == (HOUSE_SET.cards, HOUSE_SET.events, HOUSE_SET.tracks)
    assert again.names["hu"]["tea_house"] == "Teaház"


def test_IMH1_a_loaded_set_can_be_played(exported: Path) -> None:
    setup = MINERS.setup(2, {"set": load_set(exported)})
    state, house = MINERS.deal(setup, 7), MINERS.deal(MINERS.setup(2, {}), 7)
    assert random_playout(MINERS, state, seeded(1)) == random_playout(MINERS, house, seeded(1))
    assert MINERS.score(state).scores == MINERS.score(house).scores


def test_a_wrong_cost_is_reported_with_line_and_field(exported: Path) -> None:
    problems = change(exported, lambda data: data["cards"][0].update(cost=3))
    assert len(problems) == 1
    line = next(
        number
        for number, text in enumerate(exported.read_text("utf-8").splitlines(), 1)
        if '"cost": 3' in text
    )
    assert problems[0].startswith(f"line {line}, $.cards[0].cost:")
    assert "IM-49" in problems[0]


def test_a_misspelt_word_is_reported_with_line_and_field(exported: Path) -> None:
    def edit(data: Any) -> None:
        data["cards"][5]["effects"][0]["do"] = "gain-luck"

    problems = change(exported, edit)
    assert len(problems) == 1
    assert "gain-luck" in problems[0]
    assert "$.cards[...].effects[...]" in problems[0] or "$.cards[5].effects[0]" in problems[0]


def test_names_of_factions_measures_and_specials_are_checked(exported: Path) -> None:
    def edit(data: Any) -> None:
        data["cards"][0]["factions"] = ["goblins"]
        data["cards"][1]["effects"] = [{"do": "special", "key": "dance"}]
        data["cards"][2]["effects"] = [{"do": "per", "measure": "luck", "gain": {"do": "draw", "n": 1}}]

    problems = change(exported, edit)
    assert [problem.split(", ")[1].split(":")[0] for problem in problems] == [
        "$.cards[0].factions[0]",
        "$.cards[1].effects[0].key",
        "$.cards[2].effects[0].measure",
    ]
    assert all(problem.startswith("line ") for problem in problems)


def test_IMH1_wrong_numbers_of_cards_are_reported(exported: Path) -> None:
    def edit(data: Any) -> None:
        del data["cards"][0], data["events"][0], data["tracks"][0]

    problems = change(exported, edit)
    assert len(problems) == 3
    with pytest.raises(BadSet) as bad:
        load_set(exported)
    assert bad.value.problems == problems


def test_broken_json_is_reported_with_its_line(exported: Path) -> None:
    exported.write_text('{\n"format": 1,\n"key": }', "utf-8")
    assert check_set(exported)[0].startswith("line 3: not JSON")


def test_the_schema_names_every_word() -> None:
    text = json.dumps(schema())
    for word in ("gain-coins", "place-machinery", "per", "pay", "dismantle", "special"):
        assert f'"{word}"' in text


def nested(depth: int) -> Any:
    word: Any = {"do": "gain-coins", "n": 1}
    for _ in range(depth):
        word = {"do": "seq", "parts": [word, {"do": "draw", "n": 1}]}
    return word


COINS_FOR_COINS = {"do": "per", "measure": "coins", "gain": {"do": "gain-coins", "n": 1}, "each": 3}
ROUND = next(index for index, event in enumerate(HOUSE_SET.events) if event.type == THIS_ROUND)


@pytest.mark.parametrize(
    ("edit", "problem"),
    [
        (
            lambda data: data["events"][ROUND].update(strength=10**30),
            f"$.events[{ROUND}].strength: 1 to 20, not 10000",
        ),
        (
            lambda data: data["events"][ROUND].update(strength=0),
            f"$.events[{ROUND}].strength: 1 to 20, not 0",
        ),
        (
            lambda data: data["events"][ROUND].update(strength=-1),
            f"$.events[{ROUND}].strength: 1 to 20, not -1",
        ),
        (
            lambda data: data["events"][ROUND].update(modifier="more-surface", strength=2),
            f"$.events[{ROUND}].strength: 1 to 1, not 2",
        ),
        (
            lambda data: data["events"][ROUND].update(modifier="none"),
            f"$.events[{ROUND}].modifier: an event of this",
        ),
        (
            lambda data: data["events"][0].update(strength=1),
            "$.events[0].modifier: only an event of this round",
        ),
        (lambda data: data["cards"][0].update(copies=10**30), "$.cards[0].copies: 1 to 43, not 1000"),
        (
            lambda data: data["cards"][0].update(effects=[{**COINS_FOR_COINS, "most": 10**30}]),
            "$.cards[0].effects[0].most: 0 (no limit) to 99, not 1000",
        ),
        (
            lambda data: data["cards"][0].update(
                effects=[{"do": "pay", "price": 1, "then": COINS_FOR_COINS}]
            ),
            "$.cards[0].effects[0]: coins for coins need a most of 1 to 99",
        ),
        (lambda data: data["cards"][0].update(effects=[nested(12)]), "words are nested 12 deep at most"),
        (
            lambda data: data["cards"][0].update(effects=[nested(300)]),
            "$.cards[0].effects[0].parts[0].parts[0]",
        ),
    ],
)
def test_numbers_out_of_range_are_refused_with_field_and_bound(
    exported: Path, edit: Any, problem: str
) -> None:
    assert any(problem in message for message in change(exported, edit))


def test_a_value_that_is_no_number_is_refused_with_its_line(exported: Path) -> None:
    lines = exported.read_text("utf-8").splitlines()
    line = next(number for number, text in enumerate(lines) if '"cost": 2' in text)
    lines[line] = lines[line].replace("2", "NaN")
    exported.write_text("\n".join(lines), "utf-8")
    problems = check_set(exported)
    assert len(problems) == 1
    assert problems[0].startswith(f"line {line + 1}: not JSON")


def test_IM44_spaces_that_advance_for_ever_are_refused(exported: Path) -> None:
    def at_top(words: list[Any]) -> Any:
        def edit(data: Any) -> None:
            for track, word in zip(data["tracks"], words, strict=True):
                track["spaces"] = [{"do": "gain-coins", "n": 1}] * 7 + [word]

        return edit

    coins, far = {"do": "gain-coins", "n": 1}, {"do": "advance", "n": 15}
    surface = {"do": "use-surface"}
    for word in (far, {"do": "per", "measure": "coins", "gain": {"do": "advance", "n": 1}}):
        problems = change(exported, at_top([word, coins, word, coins, coins, coins]))
        assert len(problems) == 1
        assert "$.tracks[0].spaces[7]: advances that lead round for ever" in problems[0]
    assert (
        change(exported, at_top([far, far, coins, coins, coins, coins])) == []
    )  # never the same board again
    assert change(exported, at_top([surface] * 6)) == []  # five steps do not reach a top

    def everywhere(data: Any) -> None:
        for track in data["tracks"]:
            track["spaces"] = [{"do": "advance", "n": 1}] * 2

    assert len(change(exported, everywhere)) == 1
