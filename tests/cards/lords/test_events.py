"""One test per event tile and special event card, and the options of the rulings (DL-H3, DL-H4)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.games.lords.asks import IS_PAID, LET_GO, TAKE_EVIL
from kazamata.games.lords.catalogue.adventurers import PRIEST, THIEF, WARRIOR, WIZARD
from kazamata.games.lords.catalogue.sources import SOURCES
from kazamata.games.lords.catalogue.specials import EFFECTS, SPECIALS, Special
from kazamata.games.lords.fields import WAGE_PARTS
from kazamata.games.lords.packs import pack_size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import State
from kazamata.games.lords.steps.season_events import HOLD_EVENT, PAY_TAXES_STEPS, PAY_WAGES_STEPS
from kazamata.games.lords.steps.specials import FaceSpecialEvent, classes_to_come
from tests.rules.lords.positions import (
    asked_kinds,
    clause_of,
    clear_round,
    creature,
    draw_dungeon,
    event_values,
    lair,
    make_position,
    options,
    run_steps,
    trap,
    traps,
)


def meet(name: str, hero: int = -1, creatures: int = 0, with_traps: int = 0) -> State:
    """Seat 0 meets a special event."""
    state = clear_round(make_position(2))
    first = [row.key for row in SPECIALS].index(name)
    state.special_cards = vec[i64]([first, *(card for card in range(9) if card != first)])
    state.lords[0].lair, state.lords[0].traps = creatures, with_traps
    run_steps(state, FaceSpecialEvent(0, hero))
    return state


def paid(part: str, kind: int) -> int:
    """The option of paying a part of a monster's wage."""
    return IS_PAID + WAGE_PARTS.index(part) * 9 + kind


def test_pay_day() -> None:
    state = clear_round(make_position(2))
    state.lords[0].lair = state.lords[0].unpaid_creatures = lair("goblin")
    run_steps(state, PAY_WAGES_STEPS[0])
    assert options(state) == [creature("goblin"), LET_GO + creature("goblin")]
    LORDS.take(state, 0, creature("goblin"))
    assert (state.lords[0].food, state.lords[0].lair) == (2, lair("goblin"))


def test_taxes() -> None:
    state = clear_round(make_position(2))
    draw_dungeon(state.lords[0], "..H.. ..#.. ..x.. .##..", h="hatchery")
    state.lords[0].gold = 9
    run_steps(state, PAY_TAXES_STEPS[0])
    assert options(state) == [0, 1, 2, 3]  # five tiles, conquered ones included


def test_special_event_tile() -> None:
    state = clear_round(make_position(2))
    state.season = 1
    state.event_tiles = vec[i64]([2, 0, 1])
    state.coming_adventurers = vec[i64]([0, 1, 2])
    state.special_cards = vec[i64]([8, 0, 1, 2, 3, 4, 5, 6, 7])
    run_steps(state, HOLD_EVENT)
    assert [int(lord.evil) for lord in state.lords] == [7, 7]


def test_DLH3_nine_cards_of_which_three_stand_on_a_source() -> None:
    assert len(SPECIALS) == 9
    sources = {source: [row.key for row in SPECIALS if row.source == source] for source in SOURCES}
    assert sources["published"] == ["embezzlement"]
    assert sources["inferred"] == ["witch_hunt", "monster_strike"]
    assert len(sources["house"]) == 6


def test_embezzlement() -> None:
    assert meet("embezzlement").lords[0].gold == 1


def test_witch_hunt() -> None:
    state = meet("witch_hunt", creatures=lair("troll", "ghost"))
    assert options(state) == [creature("troll"), TAKE_EVIL]
    assert clause_of(state, 0, creature("ghost")) == "DL-44"
    twin = state.copy()
    LORDS.take(state, 0, TAKE_EVIL)
    assert (state.lords[0].evil, state.lords[0].lair) == (8, lair("troll", "ghost"))
    LORDS.take(twin, 0, creature("troll"))
    assert (twin.lords[0].evil, twin.lords[0].lair) == (5, lair("ghost"))
    assert meet("witch_hunt", creatures=lair("ghost")).lords[0].evil == 8


def test_monster_strike() -> None:
    state = meet("monster_strike", creatures=lair("witch", "vampire", "ghost"))
    witch, vampire = creature("witch"), creature("vampire")
    assert options(state) == [
        witch, vampire, paid("food", witch), paid("evil", witch), paid("evil", vampire)
    ]  # fmt: skip
    twin, other, last = state.copy(), state.copy(), state.copy()
    LORDS.take(state, 0, paid("food", witch))
    assert (state.lords[0].food, state.lords[0].evil) == (2, 5)
    LORDS.take(twin, 0, paid("evil", vampire))
    assert twin.lords[0].evil == 6
    LORDS.take(other, 0, vampire)
    assert other.lords[0].knocked_out == lair("vampire")
    assert event_values(LORDS.take(last, 0, paid("evil", witch)), "CreaturePaid") == [(0, witch)]
    state.lords[0].food = 0
    run_steps(state, FaceSpecialEvent(0, -1))
    assert clause_of(state, 0, paid("food", witch)) == "DL-44"
    assert clause_of(state, 0, paid("trap", witch)) == "DL-44"
    assert clause_of(state, 0, paid("evil", creature("ghost"))) == "DL-44"


def test_DLR11_a_golem_takes_its_gold_or_its_trap() -> None:
    golem = creature("golem")
    state = meet("monster_strike", creatures=lair("golem"), with_traps=traps("pendulum", "fire_wall"))
    assert options(state) == [golem, paid("gold", golem), paid("trap", golem)]
    twin = state.copy()
    LORDS.take(twin, 0, paid("gold", golem))
    assert (twin.lords[0].gold, pack_size(twin.lords[0].traps), twin.lords[0].knocked_out) == (2, 2, 0)
    LORDS.take(state, 0, paid("trap", golem))
    assert asked_kinds(state) == [(0, "GiveTrap")]
    LORDS.take(state, 0, trap("pendulum"))
    assert (state.lords[0].gold, state.lords[0].traps, state.lords[0].knocked_out) == (
        3,
        traps("fire_wall"),
        0,
    )
    state = meet("monster_strike", creatures=lair("golem"))
    state.lords[0].gold = 0
    assert options(state) == [golem]


def test_DLR11_a_dragon_takes_one_food_or_one_evil_of_its_four() -> None:
    dragon = creature("dragon")
    state = meet("monster_strike", creatures=lair("dragon"))
    assert options(state) == [dragon, paid("food", dragon), paid("evil", dragon)]
    twin = state.copy()
    LORDS.take(state, 0, paid("food", dragon))
    LORDS.take(twin, 0, paid("evil", dragon))
    assert (state.lords[0].food, twin.lords[0].evil) == (2, 6)


def test_DLR11_a_demon_takes_a_creature_or_one_evil() -> None:
    demon, ghost = creature("demon"), creature("ghost")
    state = meet("monster_strike", creatures=lair("demon", "ghost"))
    assert options(state) == [demon, paid("evil", demon), paid("creature", demon)]
    LORDS.take(state, 0, paid("creature", demon))
    assert (asked_kinds(state), options(state)) == ([(0, "FeedDemon")], [ghost])
    events = LORDS.take(state, 0, ghost)
    assert event_values(events, "CreatureFed") == [(0, ghost)]
    assert (state.lords[0].lair, state.lords[0].knocked_out) == (lair("demon"), 0)
    assert options(meet("monster_strike", creatures=lair("demon"))) == [demon, paid("evil", demon)]


def test_DLR11_evil_for_a_striker_is_gained_also_at_the_top() -> None:
    state = meet("monster_strike", creatures=lair("vampire"))
    state.lords[0].evil = 15
    LORDS.take(state, 0, paid("evil", creature("vampire")))
    assert (state.lords[0].evil, state.lords[0].knocked_out) == (15, 0)


def test_impatient_heroes() -> None:
    assert meet("impatient_heroes", WARRIOR).lords[0].imps == 2
    assert meet("impatient_heroes", THIEF).lords[0].gold == 2
    assert meet("impatient_heroes", PRIEST).lords[0].evil == 6
    state = meet("impatient_heroes", WIZARD, with_traps=traps("pendulum"))
    assert asked_kinds(state) == [(0, "LoseTrap")]
    LORDS.take(state, 0, options(state)[0])
    assert pack_size(state.lords[0].traps) == 0


def test_impatient_heroes_depend_on_the_coming_adventurers() -> None:
    state = clear_round(make_position(3, game="first"))
    state.coming_adventurers = vec[i64]([0, 4, 8])
    for seat, evil in enumerate((7, 3, 5)):
        state.lords[seat].evil = evil
    assert list(classes_to_come(state))[:3] == [PRIEST, WARRIOR, THIEF]


def test_a_leaving_imp_abandons_its_job() -> None:
    state = meet("bad_press")
    state.lords[0].busy_imps = 3
    state.special_cards = vec[i64]([[row.key for row in SPECIALS].index("runaway_imps")])
    run_steps(state, FaceSpecialEvent(0, -1))
    assert (state.lords[0].imps, state.lords[0].busy_imps, state.lords[0].free_imps()) == (2, 2, 0)


def test_rats() -> None:
    assert meet("rats").lords[0].food == 1


def test_runaway_imps() -> None:
    assert meet("runaway_imps").lords[0].imps == 2


def test_inspection() -> None:
    state = clear_round(make_position(2))
    state.special_cards = vec[i64]([6, 0, 1, 2, 3, 4, 5, 7, 8])
    draw_dungeon(state.lords[0], "h.#.w ..#.. m.#.C .....", h="hatchery", w="workshop", m="mint", c="chapel")
    state.lords[0].gold = 2
    run_steps(state, FaceSpecialEvent(0, -1))
    assert options(state) == [0, 1, 2]
    assert clause_of(state, 0, 3) == "DL-44"
    poor = state.copy()
    poor.agenda.clear()
    poor.lords[0].gold = 0
    run_steps(poor, FaceSpecialEvent(0, -1))
    assert (asked_kinds(poor), poor.lords[0].evil) == ([], 8)  # nothing to choose without gold
    LORDS.take(state, 0, 2)
    assert (state.lords[0].gold, state.lords[0].evil) == (0, 6)  # the third room is unpaid


def test_rust() -> None:
    state = meet("rust", with_traps=traps("pendulum", "fire_wall"))
    assert asked_kinds(state) == [(0, "LoseTrap")]
    assert clause_of(state, 0, 0) == "DL-44"
    LORDS.take(state, 0, options(state)[0])
    assert pack_size(state.lords[0].traps) == 1
    assert meet("rust").lords[0].gold == 2


def test_bad_press() -> None:
    assert meet("bad_press").lords[0].evil == 7


def test_DLH4_every_guess_is_an_option_with_its_default() -> None:
    defaults = {choice.clause: choice.default for choice in LORDS.choices}
    assert defaults["DL-A11"] == "nothing"
    assert defaults["DL-A13"] == "each"
    assert defaults["DL-A14"] == "any_damage"
    assert defaults["DL-A16"] == "ready"
    assert defaults["DL-A17"] == "any_creature"
    assert defaults["DL-A18"] == "unpaid"
    assert defaults["DL-A20"] == "ends"
    assert defaults["DL-A23"] == "shared"
    assert defaults["DL-A30"] == "round_up"
    assert defaults["DL-A37"] == "parallel"


def test_a_special_event_has_an_effect_that_the_rules_know() -> None:
    for effect in (-1, len(EFFECTS)):
        with pytest.raises(ValueError, match="no word of special events"):
            Special("own", SPECIALS[0].source, effect)


def test_the_choice_of_components_is_a_house_rule() -> None:
    house = {choice.key for choice in LORDS.choices if choice.is_house_rule}
    assert "components" in house
