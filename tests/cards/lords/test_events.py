"""One test per event tile and special event card, and the options of the rulings (DL-H3, DL-H4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.games.lords.asks import IS_PAID, LET_GO, TAKE_EVIL
from kazamata.games.lords.catalogue.adventurers import PRIEST, THIEF, WARRIOR, WIZARD
from kazamata.games.lords.catalogue.specials import SPECIALS
from kazamata.games.lords.packs import size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import State
from kazamata.games.lords.steps.happenings import HOLD_EVENT, TAX, WAGES
from kazamata.games.lords.steps.specials import Suffer, classes_to_come
from tests.rules.lords.tables import (
    clause_of,
    clear,
    creature,
    draw,
    go,
    kinds,
    lair,
    options,
    table,
    traps,
)


def meet(name: str, hero: int = -1, creatures: int = 0, with_traps: int = 0) -> State:
    """Seat 0 meets a special event."""
    state = clear(table(2))
    first = [row.key for row in SPECIALS].index(name)
    state.specials = vec[i64]([first, *(card for card in range(9) if card != first)])
    state.lords[0].lair, state.lords[0].traps = creatures, with_traps
    go(state, Suffer(0, hero))
    return state


def test_pay_day() -> None:
    state = clear(table(2))
    state.lords[0].lair = state.lords[0].due = lair("goblin")
    go(state, WAGES[0])
    assert options(state) == [creature("goblin"), LET_GO + creature("goblin")]
    LORDS.take(state, 0, creature("goblin"))
    assert (state.lords[0].food, state.lords[0].lair) == (2, lair("goblin"))


def test_taxes() -> None:
    state = clear(table(2))
    draw(state.lords[0], "..H.. ..#.. ..x.. .##..", h="hatchery")
    state.lords[0].gold = 9
    go(state, TAX[0])
    assert options(state) == [0, 1, 2, 3]  # five tiles, conquered ones included


def test_special_event_tile() -> None:
    state = clear(table(2))
    state.season = 1
    state.tiles = vec[i64]([2, 0, 1])
    state.coming = vec[i64]([0, 1, 2])
    state.specials = vec[i64]([8, 0, 1, 2, 3, 4, 5, 6, 7])
    go(state, HOLD_EVENT)
    assert [int(lord.evil) for lord in state.lords] == [7, 7]


def test_DLH3_nine_cards_of_which_three_are_published() -> None:
    assert len(SPECIALS) == 9
    published = [row.key for row in SPECIALS if row.source == "published"]
    assert published == ["embezzlement", "witch_hunt", "monster_strike"]


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
    assert options(state) == [4, 5, IS_PAID + 4, IS_PAID + 5]
    twin, other = state.copy(), state.copy()
    LORDS.take(state, 0, IS_PAID + creature("witch"))
    assert (state.lords[0].food, state.lords[0].evil) == (2, 5)
    LORDS.take(twin, 0, IS_PAID + creature("vampire"))
    assert twin.lords[0].evil == 6
    LORDS.take(other, 0, creature("vampire"))
    assert other.lords[0].out == lair("vampire")
    state.lords[0].food = 0
    go(state, Suffer(0, -1))
    assert clause_of(state, 0, IS_PAID + creature("witch")) == "DL-44"


def test_impatient_heroes() -> None:
    assert meet("impatient_heroes", WARRIOR).lords[0].imps == 2
    assert meet("impatient_heroes", THIEF).lords[0].gold == 2
    assert meet("impatient_heroes", PRIEST).lords[0].evil == 6
    state = meet("impatient_heroes", WIZARD, with_traps=traps("pendulum"))
    assert kinds(state) == [(0, "LoseTrap")]
    LORDS.take(state, 0, options(state)[0])
    assert size(state.lords[0].traps) == 0


def test_impatient_heroes_look_at_who_would_come() -> None:
    state = clear(table(3, game="first"))
    state.coming = vec[i64]([0, 4, 8])
    for seat, evil in enumerate((7, 3, 5)):
        state.lords[seat].evil = evil
    assert list(classes_to_come(state))[:3] == [PRIEST, WARRIOR, THIEF]


def test_rats() -> None:
    assert meet("rats").lords[0].food == 1


def test_runaway_imps() -> None:
    assert meet("runaway_imps").lords[0].imps == 2


def test_inspection() -> None:
    state = clear(table(2))
    state.specials = vec[i64]([6, 0, 1, 2, 3, 4, 5, 7, 8])
    draw(state.lords[0], "h.#.w ..#.. m.#.C .....", h="hatchery", w="workshop", m="mint", c="chapel")
    state.lords[0].gold = 2
    go(state, Suffer(0, -1))
    assert options(state) == [0, 1, 2]
    assert clause_of(state, 0, 3) == "DL-44"
    LORDS.take(state, 0, 2)
    assert (state.lords[0].gold, state.lords[0].evil) == (0, 6)  # the third room is unpaid


def test_rust() -> None:
    state = meet("rust", with_traps=traps("pendulum", "fire_wall"))
    assert kinds(state) == [(0, "LoseTrap")]
    assert clause_of(state, 0, 0) == "DL-44"
    LORDS.take(state, 0, options(state)[0])
    assert size(state.lords[0].traps) == 1
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
