"""The questions of Dungeon Lords and how their options are numbered."""

from __future__ import annotations

from typing import Final

from kazamata.core.asks import AskKind
from kazamata.games.lords.catalogue.adventurers import ADVENTURERS_SPAN
from kazamata.games.lords.catalogue.locations import LOCATIONS
from kazamata.games.lords.catalogue.rooms import ROOMS_SPAN
from kazamata.games.lords.catalogue.spells import CITY
from kazamata.games.lords.grid import CELLS
from kazamata.games.lords.packs import KINDS

DECLINE: Final = 0
EXECUTE: Final = 1

STOP_DIGGING: Final = CELLS
"""DigTunnel: a cell, or enough."""

HIRE_NOBODY: Final = KINDS
BUILD_NOTHING: Final = ROOMS_SPAN * CELLS
"""BuildRoom: 20 x room + cell, or nothing."""
DONE_PRODUCING: Final = ROOMS_SPAN

MOST_MINERS: Final = 4

LOOK_AWAY: Final = CITY
"""Spy: the card of a round, or none (DL-24)."""

# PayWages: pay a creature or let it go (DL-42)
PAY: Final = 0
LET_GO: Final = KINDS

MOST_TAXES: Final = 10

# FaceHunt: give up a monster, or take the evil (H3)
TAKE_EVIL: Final = KINDS
# FaceStrike: the monster goes on strike, or is paid a part of its wage: 9 x part + monster, from IS_PAID on (H3)
STRIKES: Final = 0
IS_PAID: Final = KINDS
WAGE_PARTS: Final = ("food", "gold", "evil", "trap", "creature")

# PlanBattle: a tile, a trap, a creature, or ready (DL-57)
PLAN_TRAP: Final = CELLS
PLAN_CREATURE: Final = PLAN_TRAP + KINDS
PLAN_READY: Final = PLAN_CREATURE + KINDS

MOST_ADVENTURERS: Final = 5
"""Three, the Paladin, and an illusion."""

# AttackWith: 10 x kind + 5 x alternative + place of the target; the sheep counts as a tenth kind (DL-63)
SHEEP_KIND: Final = KINDS
ATTACK_SPAN: Final = 10 * (KINDS + 1)

# FaceSpell: give way, or pay the price (DL-62)
WITHDRAW: Final = 0
BEAR_IT: Final = 1

KEEP_ORDER: Final = 0
CHOOSE_ORDER: Final = 1
PICK_FOR_PUPPET: Final = 2
EXECUTE_ORDER: Final = 3
SPY: Final = 4
DIG_TUNNEL: Final = 5
MINE_GOLD: Final = 6
DISCARD_TRAP: Final = 7
HIRE_CREATURE: Final = 8
GIVE_TRAP: Final = 9
FEED_DEMON: Final = 10
BUILD_ROOM: Final = 11
USE_ROOM: Final = 12
RETRIEVE_ORDER: Final = 13
PAY_WAGES: Final = 14
PAY_TAXES: Final = 15
FACE_HUNT: Final = 16
FACE_STRIKE: Final = 17
LOSE_TRAP: Final = 18
FACE_INSPECTION: Final = 19
PLAN_BATTLE: Final = 20
RELEASE_PRISONER: Final = 21
SPRING_TRAP: Final = 22
AIM_TRAP: Final = 23
ATTACK_WITH: Final = 24
AIM_AGAIN: Final = 25
FACE_PEACE: Final = 26
FACE_SUGGESTION: Final = 27
PICK_MONSTER: Final = 28

ASKS: Final = (
    AskKind("KeepOrder", "DL-6", LOCATIONS),
    AskKind("ChooseOrder", "DL-18", LOCATIONS),
    AskKind("PickForPuppet", "DL-35", LOCATIONS),
    AskKind("ExecuteOrder", "DL-22", 2),
    AskKind("Spy", "DL-24", CITY + 1),
    AskKind("DigTunnel", "DL-25", CELLS + 1),
    AskKind("MineGold", "DL-27", MOST_MINERS + 1),
    AskKind("DiscardTrap", "DL-30", KINDS),
    AskKind("HireCreature", "DL-31", KINDS + 1),
    AskKind("GiveTrap", "DL-31", KINDS),
    AskKind("FeedDemon", "DL-A19", KINDS),
    AskKind("BuildRoom", "DL-32", BUILD_NOTHING + 1),
    AskKind("UseRoom", "DL-38", ROOMS_SPAN + 1),
    AskKind("RetrieveOrder", "DL-40", LOCATIONS),
    AskKind("PayWages", "DL-42", 2 * KINDS),
    AskKind("PayTaxes", "DL-43", MOST_TAXES + 1),
    AskKind("FaceHunt", "DL-44", KINDS + 1),
    AskKind("FaceStrike", "DL-44", IS_PAID + len(WAGE_PARTS) * KINDS),
    AskKind("LoseTrap", "DL-44", KINDS),
    AskKind("FaceInspection", "DL-44", MOST_TAXES + 1),
    AskKind("PlanBattle", "DL-57", PLAN_READY + 1),
    AskKind("ReleasePrisoner", "DL-59", ADVENTURERS_SPAN),
    AskKind("SpringTrap", "DL-60", KINDS),
    AskKind("AimTrap", "DL-60", MOST_ADVENTURERS),
    AskKind("AttackWith", "DL-63", ATTACK_SPAN),
    AskKind("AimAgain", "DL-63", MOST_ADVENTURERS),
    AskKind("FacePeace", "DL-62", 2),
    AskKind("FaceSuggestion", "DL-62", 2),
    AskKind("PickMonster", "DL-62", KINDS),
)
