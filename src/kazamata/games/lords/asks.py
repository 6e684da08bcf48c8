"""The questions of Dungeon Lords and the forms of their answers; numbers follow from the order of the lines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.asks import Asks, Form, Option
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
    DIGGERS,
    DUE,
    EATER,
    FOOD_EACH,
    GOLD_EACH,
    HURT_EACH,
    IMPS_EACH,
    LEFT,
    MONSTERS,
    MONSTERS_FIT,
    ORDER,
    PART,
    PLACE,
    PREVENTED,
    REACH,
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
    TRAPS_FIT,
    WORKERS_EACH,
    WORST,
    WORST_EACH,
)
from kazamata.games.lords.grid import CELLS
from kazamata.games.lords.packs import KINDS

MOST_MINERS: Final = 4
MOST_TAXES: Final = 10
SHEEP_KIND: Final = KINDS
"""The sheep counts as a tenth kind of creature (DL-63)."""

_ORDER: Final = Form("order", ORDER)
_TRAP: Final = Form("trap", TRAP)
_TARGET: Final = Form("target", TARGET)
_GOLD: Final = Form("pay-gold", COUNT.between(0, MOST_TAXES))
_CREATURE: Final = Form("creature", CREATURE)
_PAID: Final = (GOLD_EACH, FOOD_EACH, IMPS_EACH)
_ASKS: Final = Asks()

KEEP_ORDER: Final = _ASKS.ask("KeepOrder", "DL-6", _ORDER, quiet=True)
CHOOSE_ORDER: Final = _ASKS.ask("ChooseOrder", "DL-18", _ORDER, about=(SLOT, BEST, WORST), quiet=True)
PICK_FOR_PUPPET: Final = _ASKS.ask(
    "PickForPuppet", "DL-35", _ORDER, about=(BEST_EACH, WORST_EACH), quiet=True
)

EXECUTE_ORDER: Final = _ASKS.ask("ExecuteOrder", "DL-22", about=(ORDER, PLACE, SPIES, *CHANGES))
DECLINE: Final = _ASKS.form("decline")
EXECUTE: Final = _ASKS.form("execute")

SPY: Final = _ASKS.ask("Spy", "DL-24", Form("spy", ROUND))
LOOK_AWAY: Final = _ASKS.form("look-away")
DIG_TUNNEL: Final = _ASKS.ask("DigTunnel", "DL-25", Form("cell", CELL), about=(LEFT, DIGGERS))
STOP_DIGGING: Final = _ASKS.form("stop-digging")
MINE_GOLD: Final = _ASKS.ask(
    "MineGold", "DL-27", Form("mine", COUNT.between(0, MOST_MINERS)), about=(GOLD_EACH, WORKERS_EACH)
)
DISCARD_TRAP: Final = _ASKS.ask("DiscardTrap", "DL-30", _TRAP, quiet=True)
HIRE_CREATURE: Final = _ASKS.ask("HireCreature", "DL-31", _CREATURE, about=CHANGES)
HIRE_NOBODY: Final = _ASKS.form("hire-nobody")
GIVE_TRAP: Final = _ASKS.ask("GiveTrap", "DL-31", _TRAP, quiet=True)
FEED_DEMON: Final = _ASKS.ask("FeedDemon", "DL-A17", _CREATURE, about=(EATER,))
BUILD_ROOM: Final = _ASKS.ask("BuildRoom", "DL-32", Form("build", ROOM, CELL), about=(GOLD_EACH,))
BUILD_NOTHING: Final = _ASKS.form("build-nothing")
USE_ROOM: Final = _ASKS.ask("UseRoom", "DL-38", Form("room", ROOM), about=(WORKERS_EACH, *CHANGES))
DONE_PRODUCING: Final = _ASKS.form("done-producing")
RETRIEVE_ORDER: Final = _ASKS.ask("RetrieveOrder", "DL-40", _ORDER, about=(SLOT_EACH,))

PAY_WAGES: Final = _ASKS.ask("PayWages", "DL-42", about=CHANGES)
PAY: Final = _ASKS.form("pay", CREATURE)
LET_GO: Final = _ASKS.form("let-go", CREATURE)

PAY_TAXES: Final = _ASKS.ask("PayTaxes", "DL-43", _GOLD, about=(DUE, GOLD_EACH, CUBES_EACH))
FACE_HUNT: Final = _ASKS.ask("FaceHunt", "DL-44", Form("give-up", CREATURE), about=CHANGES)
TAKE_EVIL: Final = _ASKS.form("take-evil")

FACE_STRIKE: Final = _ASKS.ask("FaceStrike", "DL-44", about=CHANGES)
STRIKES: Final = _ASKS.form("strikes", CREATURE)
IS_PAID: Final = _ASKS.form("is-paid", PART, CREATURE)

LOSE_TRAP: Final = _ASKS.ask("LoseTrap", "DL-44", _TRAP, quiet=True)
FACE_INSPECTION: Final = _ASKS.ask("FaceInspection", "DL-44", _GOLD, about=(DUE, *CHANGES))

PLAN_BATTLE: Final = _ASKS.ask(
    "PlanBattle",
    "DL-57",
    Form("plan-tile", CELL),
    about=(TRAPS_FIT, MONSTERS_FIT, SURCHARGE, *_PAID),
    quiet=True,
)
PLAN_TRAP: Final = _ASKS.form("plan-trap", TRAP)
PLAN_CREATURE: Final = _ASKS.form("plan-creature", CREATURE)
PLAN_READY: Final = _ASKS.form("ready")

RELEASE_PRISONER: Final = _ASKS.ask("ReleasePrisoner", "DL-59", Form("adventurer", ADVENTURER))
SPRING_TRAP: Final = _ASKS.ask("SpringTrap", "DL-60", _TRAP, about=(PREVENTED, *_PAID), quiet=True)
AIM_TRAP: Final = _ASKS.ask("AimTrap", "DL-60", _TARGET, about=(TRAP, PREVENTED, HURT_EACH))
ATTACK_WITH: Final = _ASKS.ask(
    "AttackWith",
    "DL-63",
    Form("attack", ATTACKER, ALTERNATIVE, TARGET),
    about=(STRENGTH_EACH, REACH, FOOD_EACH),
)
AIM_AGAIN: Final = _ASKS.ask("AimAgain", "DL-63", _TARGET, about=(ATTACKER_NOW, STRENGTH))

FACE_PEACE: Final = _ASKS.ask(
    "FacePeace", "DL-62", Form("withdraw-all"), Form("gain-evil"), about=(SPELL, *CHANGES, MONSTERS)
)
FACE_SUGGESTION: Final = _ASKS.ask("FaceSuggestion", "DL-62", about=(CREATURE, *CHANGES))
WITHDRAW: Final = _ASKS.form("withdraw")
BEAR_IT: Final = _ASKS.form("pay-again")  # the same places as giving way to Word of Peace, or gaining evil
PICK_MONSTER: Final = _ASKS.ask("PickMonster", "DL-62", _CREATURE, about=(SPELL,))

ASKS: Final = _ASKS.table()


def room_of(option: Option) -> i64:
    """The room that is built, where speed counts."""
    return option // CELLS


def site_of(option: Option) -> i64:
    """The cell on which it is built."""
    return option % CELLS


def creature_of(option: Option) -> i64:
    """The creature that is paid, let go, given up or strikes: in these questions its kinds run fastest."""
    return option % KINDS


def part_of(option: Option) -> i64:
    """The part of the wage with which a striker is paid."""
    return (option - IS_PAID) // KINDS


assert LET_GO % KINDS == TAKE_EVIL % KINDS == IS_PAID % KINDS == 0
