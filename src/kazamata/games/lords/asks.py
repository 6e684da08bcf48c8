"""The questions of Dungeon Lords and the forms of their answers. Their numbers follow the order here."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import AnswerForm, AskKinds, Option
from kazamata.games.lords.fields import (
    ADVENTURER,
    ALTERNATIVE,
    ATTACKER,
    ATTACKER_NOW,
    BEST,
    BEST_EACH,
    CELL,
    CHANGES,
    COUNT,
    CREATURE,
    CUBES_EACH,
    DUE,
    EATER,
    FIRST_SLOTS,
    FOOD_EACH,
    FREE_WORKERS,
    GOLD_EACH,
    HURT_EACH,
    IMPS_EACH,
    IMPS_NEEDED,
    MONSTERS,
    MONSTERS_FIT,
    ORDER,
    PART,
    PLACE,
    PREVENTED,
    REACH,
    REMAINING,
    ROOM,
    ROUND,
    SLOT,
    SLOT_EACH,
    SPELL,
    SPIES,
    STRENGTH,
    STRENGTH_EACH,
    SURCHARGE,
    TARGET,
    TRAP,
    TRAPS_EACH,
    TRAPS_FIT,
    WORKERS_EACH,
    WORST,
    WORST_EACH,
)
from kazamata.games.lords.grid import CELLS
from kazamata.games.lords.packs import PACK_KINDS

MAX_MINERS: Final = 4
MAX_TAXES: Final = 10

_ORDER: Final = AnswerForm("order", ORDER)
_TRAP: Final = AnswerForm("trap", TRAP)
_TARGET: Final = AnswerForm("target", TARGET)
_GOLD: Final = AnswerForm("pay-gold", COUNT.between(0, MAX_TAXES))
_CREATURE: Final = AnswerForm("creature", CREATURE)
_PAID: Final = (GOLD_EACH, FOOD_EACH, IMPS_EACH)
_SPACE: Final = (ORDER, PLACE)
"""The order being executed and its space; -1 if there is none."""
_ASKS: Final = AskKinds()

KEEP_ORDER: Final = _ASKS.add_ask("KeepOrder", "DL-6", _ORDER, hides_timing=True)
CHOOSE_ORDER: Final = _ASKS.add_ask(
    "ChooseOrder", "DL-18", _ORDER, facts=(SLOT, BEST, WORST, FIRST_SLOTS), hides_timing=True
)
PICK_NON_PLAYER_ORDER: Final = _ASKS.add_ask(
    "PickNonPlayerOrder", "DL-35", _ORDER, facts=(BEST_EACH, WORST_EACH), hides_timing=True
)

EXECUTE_ORDER: Final = _ASKS.add_ask("ExecuteOrder", "DL-22", facts=(*_SPACE, SPIES, *CHANGES))
DECLINE: Final = _ASKS.add_form("decline")
EXECUTE: Final = _ASKS.add_form("execute")

SPY: Final = _ASKS.add_ask("Spy", "DL-24", AnswerForm("spy", ROUND), facts=_SPACE)
LOOK_AWAY: Final = _ASKS.add_form("look-away")
DIG_TUNNEL: Final = _ASKS.add_ask(
    "DigTunnel", "DL-25", AnswerForm("cell", CELL), facts=(*_SPACE, REMAINING, IMPS_NEEDED)
)
STOP_DIGGING: Final = _ASKS.add_form("stop-digging")
MINE_GOLD: Final = _ASKS.add_ask(
    "MineGold",
    "DL-27",
    AnswerForm("mine", COUNT.between(0, MAX_MINERS)),
    facts=(*_SPACE, GOLD_EACH, WORKERS_EACH),
)
DISCARD_TRAP: Final = _ASKS.add_ask(
    "DiscardTrap", "DL-30", _TRAP, facts=(*_SPACE, TRAPS_EACH), hides_timing=True
)
HIRE_CREATURE: Final = _ASKS.add_ask("HireCreature", "DL-31", _CREATURE, facts=(*_SPACE, *CHANGES))
HIRE_NOBODY: Final = _ASKS.add_form("hire-nobody")
GIVE_TRAP: Final = _ASKS.add_ask("GiveTrap", "DL-31", _TRAP, facts=(TRAPS_EACH,), hides_timing=True)
FEED_DEMON: Final = _ASKS.add_ask("FeedDemon", "DL-A17", _CREATURE, facts=(EATER,))
BUILD_ROOM: Final = _ASKS.add_ask(
    "BuildRoom", "DL-32", AnswerForm("build", ROOM, CELL), facts=(*_SPACE, GOLD_EACH)
)
BUILD_NOTHING: Final = _ASKS.add_form("build-nothing")
USE_ROOM: Final = _ASKS.add_ask(
    "UseRoom", "DL-38", AnswerForm("room", ROOM), facts=(FREE_WORKERS, WORKERS_EACH, *CHANGES)
)
DONE_PRODUCING: Final = _ASKS.add_form("done-producing")
RETRIEVE_ORDER: Final = _ASKS.add_ask("RetrieveOrder", "DL-40", _ORDER, facts=(SLOT_EACH,))

PAY_WAGES: Final = _ASKS.add_ask("PayWages", "DL-42", facts=CHANGES)
PAY: Final = _ASKS.add_form("pay", CREATURE)
LET_GO: Final = _ASKS.add_form("let-go", CREATURE)

PAY_TAXES: Final = _ASKS.add_ask("PayTaxes", "DL-43", _GOLD, facts=(DUE, GOLD_EACH, CUBES_EACH))
FACE_HUNT: Final = _ASKS.add_ask("FaceHunt", "DL-44", facts=CHANGES)
GIVE_UP: Final = _ASKS.add_form("give-up", CREATURE)
TAKE_EVIL: Final = _ASKS.add_form("take-evil")

FACE_STRIKE: Final = _ASKS.add_ask("FaceStrike", "DL-44", facts=CHANGES)
STRIKES: Final = _ASKS.add_form("strikes", CREATURE)
IS_PAID: Final = _ASKS.add_form("is-paid", PART, CREATURE)

LOSE_TRAP: Final = _ASKS.add_ask("LoseTrap", "DL-44", _TRAP, facts=(TRAPS_EACH,), hides_timing=True)
FACE_INSPECTION: Final = _ASKS.add_ask("FaceInspection", "DL-44", _GOLD, facts=(DUE, *CHANGES))

PLAN_BATTLE: Final = _ASKS.add_ask(
    "PlanBattle",
    "DL-57",
    AnswerForm("plan-tile", CELL),
    facts=(TRAPS_FIT, MONSTERS_FIT, SURCHARGE, *_PAID),
    hides_timing=True,
)
PLAN_TRAP: Final = _ASKS.add_form("plan-trap", TRAP)
PLAN_CREATURE: Final = _ASKS.add_form("plan-creature", CREATURE)
PLAN_READY: Final = _ASKS.add_form("ready")

RELEASE_PRISONER: Final = _ASKS.add_ask(
    "ReleasePrisoner", "DL-59", AnswerForm("adventurer", ADVENTURER), facts=(SPELL,)
)
SPRING_TRAP: Final = _ASKS.add_ask("SpringTrap", "DL-60", _TRAP, facts=(PREVENTED, *_PAID), hides_timing=True)
AIM_TRAP: Final = _ASKS.add_ask("AimTrap", "DL-60", _TARGET, facts=(TRAP, PREVENTED, HURT_EACH))
ATTACK_WITH: Final = _ASKS.add_ask(
    "AttackWith",
    "DL-63",
    AnswerForm("attack", ATTACKER, ALTERNATIVE, TARGET),
    facts=(STRENGTH_EACH, REACH, FOOD_EACH),
)
AIM_AGAIN: Final = _ASKS.add_ask("AimAgain", "DL-63", _TARGET, facts=(ATTACKER_NOW, STRENGTH))

FACE_PEACE: Final = _ASKS.add_ask(
    "FacePeace",
    "DL-62",
    AnswerForm("withdraw-all"),
    AnswerForm("gain-evil"),
    facts=(SPELL, *CHANGES, MONSTERS),
)
FACE_SUGGESTION: Final = _ASKS.add_ask("FaceSuggestion", "DL-62", facts=(CREATURE, *CHANGES))
WITHDRAW: Final = _ASKS.add_form("withdraw")
BEAR_IT: Final = _ASKS.add_form("pay-again")  # same index as giving way to Word of Peace, or gaining evil
PICK_MONSTER: Final = _ASKS.add_ask("PickMonster", "DL-62", _CREATURE, facts=(SPELL,))

ASKS: Final = _ASKS.as_tuple()


def room_of(option: Option) -> i64:
    """The room to build, decoded directly for speed."""
    return option // CELLS


def site_of(option: Option) -> i64:
    """The cell to build on."""
    return option % CELLS


def creature_of(option: Option) -> i64:
    """The creature to pay, let go, give up or strike with. Its kind varies fastest in these questions."""
    return option % PACK_KINDS


def amount_of(option: Option) -> i64:
    """The number of imps or the gold that an answer to MineGold, PayTaxes or FaceInspection names."""
    return option


def plans_tile(option: Option) -> bool:
    """Whether an answer to PlanBattle chooses the tile of the battle."""
    return option < PLAN_TRAP


def with_creature(options: vec[i64], form: Option) -> vec[i64]:
    """The options of a form that names a creature, given by its first option."""
    found = vec[i64](capacity=8)
    for option in options:
        if form <= option < form + PACK_KINDS:
            found = append(found, option)
    return found


def is_paid(option: Option) -> bool:
    """Whether an answer to FaceStrike pays a part of the wage."""
    return option >= IS_PAID


def part_of(option: Option) -> i64:
    """The part of the wage that a striker is paid."""
    return (option - IS_PAID) // PACK_KINDS


assert LET_GO % PACK_KINDS == TAKE_EVIL % PACK_KINDS == IS_PAID % PACK_KINDS == 0
