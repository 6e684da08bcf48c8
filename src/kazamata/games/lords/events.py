"""What can happen in Dungeon Lords; fields after the public ones belong to the event's audience (DL-79)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import Event, Events, Tale
from kazamata.core.seats import Seat, only
from kazamata.games.lords.fields import (
    ADVENTURER,
    ALTERNATIVE,
    CELL,
    CHANGE,
    COUNT,
    CREATURE,
    CREATURES_SENT,
    CUBES,
    EVIL,
    FOOD,
    GOLD,
    HARM,
    IMPS,
    LULL,
    MAGIC,
    NEEDED,
    ORDER,
    PAID,
    PALADIN,
    PLACE,
    PUPPET,
    REASON,
    ROOM,
    ROUND,
    SEASON,
    SEAT,
    SLOT,
    SPECIAL,
    SPELL,
    STEP,
    TILE,
    TRAP,
    TRAPS_SENT,
    YEAR,
)

_EVENTS: Final = Events()

YEAR_BEGAN: Final = _EVENTS.reveals("YearBegan", "DL-1", YEAR)
ROUND_BEGAN: Final = _EVENTS.reveals("RoundBegan", "DL-4", YEAR, SEASON)
CREATURE_OFFERED: Final = _EVENTS.reveals("CreatureOffered", "DL-15", CREATURE)
ROOM_OFFERED: Final = _EVENTS.reveals("RoomOffered", "DL-15", ROOM)
EVENT_TURNED: Final = _EVENTS.reveals("EventTurned", "DL-16", TILE)
SPECIAL_TURNED: Final = _EVENTS.reveals("SpecialTurned", "DL-7", SPECIAL)
ADVENTURER_CAME: Final = _EVENTS.reveals("AdventurerCame", "DL-16", ADVENTURER)
ADVENTURER_PUT_UNDER: Final = _EVENTS.reveals("AdventurerPutUnder", "DL-17", ADVENTURER)
ORDER_DRAWN: Final = _EVENTS.reveals("OrderDrawn", "DL-6", SEAT, ORDER.hidden())
ORDER_SHUT: Final = _EVENTS.reveals("OrderShut", "DL-6", SEAT, ORDER)
ORDER_CHOSEN: Final = _EVENTS.tells("OrderChosen", "DL-18", SEAT, ORDER.hidden())
PUPPET_PICKED: Final = _EVENTS.tells("PuppetPicked", "DL-35", SEAT, ORDER.hidden())
PUPPET_TURNED: Final = _EVENTS.reveals("PuppetTurned", "DL-33", PUPPET, ORDER, PLACE)
ORDER_REVEALED: Final = _EVENTS.reveals("OrderRevealed", "DL-19", SEAT, SLOT, ORDER)
MINION_PLACED: Final = _EVENTS.tells("MinionPlaced", "DL-19", SEAT, ORDER, PLACE)
MINION_BLOCKED: Final = _EVENTS.tells("MinionBlocked", "DL-20", SEAT, ORDER)
HIRE_FEE_PAID: Final = _EVENTS.tells("HireFeePaid", "DL-8", SEAT)
ORDER_EXECUTED: Final = _EVENTS.tells("OrderExecuted", "DL-21", SEAT, ORDER, PLACE)
ORDER_DECLINED: Final = _EVENTS.tells("OrderDeclined", "DL-22", SEAT, ORDER, PLACE)
ORDER_FAILED: Final = _EVENTS.tells("OrderFailed", "DL-22", SEAT, ORDER, PLACE)
GOODS_CHANGED: Final = _EVENTS.tells("GoodsChanged", "DL-79", SEAT, GOLD, FOOD, IMPS, REASON)
EVIL_CHANGED: Final = _EVENTS.tells("EvilChanged", "DL-54", SEAT, CHANGE, EVIL)
PALADIN_CAME: Final = _EVENTS.tells("PaladinCame", "DL-48", SEAT, PALADIN)
CARD_SPIED: Final = _EVENTS.reveals("CardSpied", "DL-24", SEAT, ROUND, SPELL.hidden())
TUNNEL_DUG: Final = _EVENTS.tells("TunnelDug", "DL-26", SEAT, CELL)
GOLD_MINED: Final = _EVENTS.tells("GoldMined", "DL-27", SEAT, COUNT)
TRAP_DRAWN: Final = _EVENTS.reveals("TrapDrawn", "DL-30", SEAT, TRAP.hidden())
TRAP_DISCARDED: Final = _EVENTS.tells("TrapDiscarded", "DL-30", SEAT, TRAP.hidden())
TRAPS_RESHUFFLED: Final = _EVENTS.reveals("TrapsReshuffled", "DL-A20")
CREATURE_HIRED: Final = _EVENTS.tells("CreatureHired", "DL-31", SEAT, CREATURE)
CREATURE_FED: Final = _EVENTS.tells("CreatureFed", "DL-A17", SEAT, CREATURE)
ROOM_BUILT: Final = _EVENTS.tells("RoomBuilt", "DL-32", SEAT, ROOM, CELL)
ROOM_USED: Final = _EVENTS.tells("RoomUsed", "DL-38", SEAT, ROOM)
ORDER_RETRIEVED: Final = _EVENTS.tells("OrderRetrieved", "DL-40", SEAT, ORDER)
EVENT_BEGAN: Final = _EVENTS.tells("EventBegan", "DL-41", TILE)
CREATURE_PAID: Final = _EVENTS.tells("CreaturePaid", "DL-42", SEAT, CREATURE)
CREATURE_LEFT: Final = _EVENTS.tells("CreatureLeft", "DL-42", SEAT, CREATURE)
CREATURE_STRUCK: Final = _EVENTS.tells("CreatureStruck", "DL-44", SEAT, CREATURE)
TAXES_PAID: Final = _EVENTS.tells("TaxesPaid", "DL-43", SEAT, PAID, CUBES)
ADVENTURER_ASSIGNED: Final = _EVENTS.tells("AdventurerAssigned", "DL-45", SEAT, ADVENTURER)
ADVENTURER_DISCARDED: Final = _EVENTS.tells("AdventurerDiscarded", "DL-45", ADVENTURER)
STARTER_CHANGED: Final = _EVENTS.tells("StarterChanged", "DL-47", SEAT)
COMBAT_BEGAN: Final = _EVENTS.tells("CombatBegan", "DL-56", YEAR)
COMBAT_ROUND_BEGAN: Final = _EVENTS.tells("CombatRoundBegan", "DL-56", ROUND)
BATTLE_PLANNED: Final = _EVENTS.reveals("BattlePlanned", "DL-57", SEAT, CELL, TRAPS_SENT, CREATURES_SENT)
PRISONER_RELEASED: Final = _EVENTS.tells("PrisonerReleased", "DL-59", SEAT, ADVENTURER)
COMBAT_CARD_TURNED: Final = _EVENTS.reveals("CombatCardTurned", "DL-56", ROUND, SPELL)
BATTLE_BEGAN: Final = _EVENTS.tells("BattleBegan", "DL-56", SEAT, CELL)
TRAP_SPRUNG: Final = _EVENTS.reveals("TrapSprung", "DL-60", SEAT, TRAP)
DAMAGE_PREVENTED: Final = _EVENTS.tells("DamagePrevented", "DL-60", SEAT, ADVENTURER, COUNT)
ADVENTURER_HURT: Final = _EVENTS.tells(
    "AdventurerHurt", "DL-61", SEAT, ADVENTURER, COUNT, HARM, TRAP, CREATURE
)
ADVENTURER_DIED: Final = _EVENTS.tells("AdventurerDied", "DL-61", SEAT, ADVENTURER)
SPELL_CAST: Final = _EVENTS.tells("SpellCast", "DL-62", SEAT, SPELL)
CREATURE_WITHDRAWN: Final = _EVENTS.tells("CreatureWithdrawn", "DL-62", SEAT, CREATURE)
CREATURE_ATTACKED: Final = _EVENTS.tells("CreatureAttacked", "DL-63", SEAT, CREATURE, ALTERNATIVE)
CREATURE_IDLE: Final = _EVENTS.tells("CreatureIdle", "DL-63", SEAT, CREATURE)
CREATURE_KNOCKED_OUT: Final = _EVENTS.tells("CreatureKnockedOut", "DL-63", SEAT, CREATURE)
ADVENTURER_HEALED: Final = _EVENTS.tells("AdventurerHealed", "DL-65", SEAT, ADVENTURER, COUNT)
PARTY_TIRED: Final = _EVENTS.tells("PartyTired", "DL-66", SEAT, COUNT)
TILE_CONQUERED: Final = _EVENTS.tells("TileConquered", "DL-66", SEAT, CELL)
CONQUERING_SKIPPED: Final = _EVENTS.tells("ConqueringSkipped", "DL-66", SEAT)
PARTY_DEFEATED: Final = _EVENTS.tells("PartyDefeated", "DL-68", SEAT)
ADVENTURER_LEFT: Final = _EVENTS.tells("AdventurerLeft", "DL-68", SEAT, ADVENTURER)
GAME_ENDED: Final = _EVENTS.reveals("GameEnded", "DL-77")
CREATURE_SENT: Final = _EVENTS.reveals("CreatureSent", "DL-57", SEAT, CREATURE)
BATTLE_STEP: Final = _EVENTS.tells("BattleStep", "DL-56", SEAT, STEP)
SPELL_FAILED: Final = _EVENTS.tells("SpellFailed", "DL-62", SEAT, SPELL, MAGIC, NEEDED)
HEALING_SKIPPED: Final = _EVENTS.tells("HealingSkipped", "DL-65", SEAT, LULL)
DAMAGE_ABSORBED: Final = _EVENTS.tells("DamageAbsorbed", "DL-A14", SEAT, ADVENTURER, COUNT, SPELL)
PARTY_REORDERED: Final = _EVENTS.tells("PartyReordered", "DL-62", SEAT)

EVENTS: Final = _EVENTS.table()


def whisper_card(tale: Tale, seat: Seat, round: i64, spell: i64) -> None:
    """All hear which combat card was looked at, the spy alone hears what it is (DL-24)."""
    if tale.listening:
        tale.events.append(Event(CARD_SPIED, only(seat), vec[i64]([seat, round, spell])))
