"""A box of components is written, changed, checked and played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kazamata.codec.badset import BadSet
from kazamata.codec.lords.components import CATEGORIES, MAX_NUMBER, check, export, load, read, schema
from kazamata.core.dice import seeded
from kazamata.games.lords.asks import DONE_PRODUCING
from kazamata.games.lords.catalogue import rooms
from kazamata.games.lords.catalogue.box import STANDARD, Box, box_of, register
from kazamata.games.lords.packs import pack_count, pack_size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.steps.hiring import HIRE_CREATURE_STEPS
from kazamata.games.lords.steps.production import PRODUCE
from tests.rules.lords.positions import (
    HIRE,
    asked_kinds,
    battle,
    clear_round,
    creature,
    draw_dungeon,
    lair,
    make_party,
    make_position,
    options,
    plan,
    room,
    run_steps,
    traps,
    wounds,
)


def changed(**kinds: Any) -> bytes:
    return json.dumps({"format": 1, "game": "lords", **kinds}).encode()


def test_the_standard_box_is_unchanged_after_writing_and_reading(tmp_path: Path) -> None:
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


def test_rows_use_words_instead_of_numbers() -> None:
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
    assert LORDS.score(state).end_reason == "scored"


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
        (
            changed(adventurers=[{"key": "warrior_1a", "hp": 0}]),
            "adventurers/warrior_1a/hp: a whole number from 1 to 12",
        ),
        (
            changed(adventurers=[{"key": "warrior_1a", "hp": 16}]),
            "adventurers/warrior_1a/hp: a whole number from 1 to 12",
        ),
        (
            changed(creatures=[{"key": "goblin", "first": {"strength": 10**30}}]),
            "creatures/goblin/first/strength: a whole number from 0 to 12",
        ),
        (b'{"format": 1, "game": "lords", "traps": [{"key": "pendulum", "copies": NaN}]}', "no JSON"),
        (b'{"format": 1, "game": "lords", "traps": ' + b"[" * 5000, "no JSON"),
        (changed(traps=[{"key": ["pendulum"]}]), 'each with its "key"'),
        (
            changed(traps=[{"key": "pendulum"}, {"key": "pendulum"}]),
            "traps/pendulum: this row is given 2 times",
        ),
        (
            changed(spells=[{"key": "regeneration", "effect": "phantom_front"}]),
            "spells/regeneration/effect: at most 1 combat card of a year may be phantom_front",
        ),
        (changed(spells=[{"key": "fireball", "year": 2}]), "spells/fireball/year: this cannot be changed"),
        (changed(rooms=[{"key": "mint", "year": 2}]), "rooms/mint/year: this cannot be changed"),
        (changed(adventurers=[{"key": "thief_2a", "year": 1}]), "adventurers/thief_2a/year: this cannot"),
        (
            changed(adventurers=[{"key": "warrior_1a", "kind": "paladin"}]),
            "adventurers/warrior_1a/kind: warrior or thief or priest or wizard is needed",
        ),
        (
            changed(adventurers=[{"key": "illusion", "kind": "thief"}]),
            "adventurers/illusion/kind: illusion is needed",
        ),
        (
            changed(creatures=[{"key": "goblin", "first": {"food": 1}}]),
            "creatures/goblin/first: one attack must cost 0 food and not be glue",
        ),
        (
            changed(creatures=[{"key": "troll", "first": {"aim": "glue"}}]),
            "creatures/troll/first: one attack must cost 0 food and not be glue",
        ),
        (changed(rooms=[{"key": "mint", "workers": 0}]), "rooms/mint/workers: 1 to 12 are needed"),
        (
            changed(rooms=[{"key": "hatchery", "product": "nothing"}]),
            "rooms/hatchery/product: a room with workers makes something (DL-38)",
        ),
        (
            changed(specials=[{"key": "runaway_imps", "amount": 0}]),
            "specials/runaway_imps/amount: 1 to 12 is needed for imps_leave",
        ),
    ],
)
def test_a_bad_file_is_refused_with_its_problem(data: bytes, problem: str) -> None:
    with pytest.raises(BadSet) as caught:
        read(data)
    assert problem in str(caught.value)


def extreme(
    number: int, sums: tuple[str, ...] = ("silver", "gold_copies", "copies", "fatigue", "year")
) -> bytes:
    """The standard box with every number that a file may change at its largest, or as small as the rules allow."""
    box = json.loads(export())

    def fill(record: dict[str, Any]) -> None:
        for name, value in record.items():
            if isinstance(value, dict):
                fill(value)
            elif isinstance(value, int) and not isinstance(value, bool) and name not in sums:
                idle = name == "workers" and value == 0  # a room that makes nothing has no workers
                record[name] = 0 if idle else max(number, 1) if name in ("hp", "workers") else number

    for kind in CATEGORIES:
        for row in box[kind]:
            fill(row)
    for row in box["creatures"]:
        row["first"]["food"] = 0
    for card in box["specials"]:
        card["amount"] = max(number, 1)
    return json.dumps(box).encode()


@pytest.mark.parametrize("number", [0, MAX_NUMBER])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_box_of_extremes_can_be_played(number: int, seats: int) -> None:
    box = read(extreme(number))
    for seed in range(4):
        state = LORDS.deal(LORDS.setup(seats, {"components": box.key}), seed)
        dice = seeded(seed)
        while asks := LORDS.ask(state):
            ask = asks[dice.below(len(asks))]
            open_ = list(ask.options)
            assert open_
            assert len(set(open_)) == len(open_)
            assert max(open_) < LORDS.ask_kinds[ask.kind].option_count
            LORDS.take(state, ask.seat, open_[dice.below(len(open_))])
            view = LORDS.see(state, ask.seat)
            for lord in view.lords:
                for tile, damage, extra in lord.party:
                    assert damage < state.box.adventurers[tile].hp + extra
        assert LORDS.score(state).end_reason == "scored"


def test_a_price_of_several_traps_and_creatures_is_paid_in_full() -> None:
    box = read(changed(creatures=[{"key": "goblin", "traps": 2, "creatures": 2}]))
    state = clear_round(make_position(2, components=box.key))
    lord = state.lords[0]
    lord.slot1, lord.lair, lord.traps = (
        HIRE,
        lair("troll", "witch", "slime"),
        traps("pendulum", "fire_wall", "trap_door"),
    )
    state.creature_offer = lair("goblin")
    run_steps(state, HIRE_CREATURE_STEPS[0])
    LORDS.take(state, 0, creature("goblin"))
    for kind in ("GiveTrap", "GiveTrap", "FeedDemon", "FeedDemon"):
        assert asked_kinds(state) == [(0, kind)]
        LORDS.take(state, 0, options(state)[0])
    assert (pack_size(lord.traps), pack_size(lord.lair), pack_count(lord.lair, creature("goblin"))) == (
        1,
        2,
        1,
    )
    lord.lair = lair("troll")
    state.creature_offer = lair("goblin")
    run_steps(state, HIRE_CREATURE_STEPS[0])
    assert asked_kinds(state) == []


def test_a_trap_that_only_poisons_is_aimed_too() -> None:
    box = read(changed(traps=[{"key": "pendulum", "year_1": {"second": 0, "late": 3}}]))
    state = battle(make_party(0, 3), card="invisibility", with_traps=traps("pendulum"), components=box.key)
    plan(state, with_traps=["pendulum"])
    assert asked_kinds(state) == [(0, "AimTrap")]
    LORDS.take(state, 0, 1)
    assert wounds(state) == [0, 3]


@pytest.mark.clause("DL-38")
def test_DL38_a_room_with_workers_and_no_product_is_never_offered() -> None:
    """The check refuses such a row; a stored box without it does not stop a game either."""
    rows = [
        rooms.Room(row.key, row.source, row.year, row.zone, row.workers) if row.key == "hatchery" else row
        for row in STANDARD.rooms
    ]
    kept = STANDARD
    parts = (kept.adventurers, kept.creatures, kept.traps, kept.spells, tuple(rows), kept.specials)
    register(Box("idle-hatchery", *parts))
    state = clear_round(make_position(2, components="idle-hatchery"))
    draw_dungeon(state.lords[0], "h.#.. ..#.. ..#.m .....", h="hatchery", m="mint")
    state.lords[0].imps = 9
    state.agenda.append(PRODUCE[0])
    assert options(state) == [room("mint"), DONE_PRODUCING]
    refusal = LORDS.why(state, 0, room("hatchery"))
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("DL-74", "room-makes-nothing")


def test_the_schema_knows_the_bounds() -> None:
    hp = schema()["properties"]["adventurers"]["items"]["properties"]["hp"]
    assert hp == {"type": "integer", "minimum": 1, "maximum": MAX_NUMBER}


def test_all_problems_are_reported_together() -> None:
    with pytest.raises(BadSet) as caught:
        read(changed(traps=[{"key": "hole"}, {"key": "pendulum", "copies": "many"}]))
    assert len(caught.value.problems) == 2


def test_an_unknown_box_is_not_found() -> None:
    with pytest.raises(ValueError, match="load its file first"):
        box_of("nobody's")
