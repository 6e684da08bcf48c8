"""The events of Dungeon Lords. Fields after the public ones are for the event's audience (DL-79)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import Event, EventKinds, EventSink
from kazamata.core.seats import Seat, seat_set
from kazamata.games.lords.fields import (
    ADVENTURER,
    ALTERNATIVE,
    CELL,
    CHANGE,
    COUNT,
    CREATURE,
    CREATURES_SENT,
    CUBES,
    DAMAGE,
    DAMAGE_SOURCE,
    EVENT_TILE,
    EVIL,
    FOOD,
    GOLD,
    GOLD_PAID,
    HIT_POINTS,
    IMPS,
    MAGIC,
    NEEDED,
    NON_PLAYER_LORD,
    ORDER,
    PALADIN,
    PLACE,
    POSITION,
    REASON,
    ROOM,
    ROUND,
    SEASON,
    SEAT,
    SKIP_REASON,
    SLOT,
    SPECIAL,
    SPELL,
    STEP,
    TRAP,
    TRAPS_SENT,
    YEAR,
)

_EVENTS: Final = EventKinds()

YEAR_BEGAN: Final = _EVENTS.add_revealing_event("YearBegan", "DL-1", YEAR)
ROUND_BEGAN: Final = _EVENTS.add_revealing_event("RoundBegan", "DL-4", YEAR, SEASON)
CREATURE_OFFERED: Final = _EVENTS.add_revealing_event("CreatureOffered", "DL-15", CREATURE)
ROOM_OFFERED: Final = _EVENTS.add_revealing_event("RoomOffered", "DL-15", ROOM)
EVENT_TURNED: Final = _EVENTS.add_revealing_event("EventTurned", "DL-16", EVENT_TILE)
SPECIAL_TURNED: Final = _EVENTS.add_revealing_event("SpecialTurned", "DL-7", SPECIAL)
ADVENTURER_CAME: Final = _EVENTS.add_revealing_event("AdventurerCame", "DL-16", ADVENTURER)
ADVENTURER_PUT_UNDER: Final = _EVENTS.add_revealing_event("AdventurerPutUnder", "DL-17", ADVENTURER)
ORDER_DRAWN: Final = _EVENTS.add_revealing_event("OrderDrawn", "DL-6", SEAT, ORDER.as_secret())
ORDER_SHUT: Final = _EVENTS.add_revealing_event("OrderShut", "DL-6", SEAT, ORDER)
ORDER_CHOSEN: Final = _EVENTS.add_event("OrderChosen", "DL-18", SEAT, ORDER.as_secret())
NON_PLAYER_ORDER_PICKED: Final = _EVENTS.add_event("NonPlayerOrderPicked", "DL-35", SEAT, ORDER.as_secret())
NON_PLAYER_ORDER_TURNED: Final = _EVENTS.add_revealing_event(
    "NonPlayerOrderTurned", "DL-33", NON_PLAYER_LORD, ORDER, PLACE
)
ORDER_REVEALED: Final = _EVENTS.add_revealing_event("OrderRevealed", "DL-19", SEAT, SLOT, ORDER)
MINION_PLACED: Final = _EVENTS.add_event("MinionPlaced", "DL-19", SEAT, ORDER, PLACE)
MINION_BLOCKED: Final = _EVENTS.add_event("MinionBlocked", "DL-20", SEAT, ORDER)
HIRE_FEE_PAID: Final = _EVENTS.add_event("HireFeePaid", "DL-8", SEAT)
ORDER_EXECUTED: Final = _EVENTS.add_event("OrderExecuted", "DL-21", SEAT, ORDER, PLACE)
ORDER_DECLINED: Final = _EVENTS.add_event("OrderDeclined", "DL-22", SEAT, ORDER, PLACE)
ORDER_FAILED: Final = _EVENTS.add_event("OrderFailed", "DL-22", SEAT, ORDER, PLACE)
GOODS_CHANGED: Final = _EVENTS.add_event("GoodsChanged", "DL-79", SEAT, GOLD, FOOD, IMPS, REASON)
EVIL_CHANGED: Final = _EVENTS.add_event("EvilChanged", "DL-54", SEAT, CHANGE, EVIL)
PALADIN_CAME: Final = _EVENTS.add_event("PaladinCame", "DL-48", SEAT, PALADIN)
CARD_SPIED: Final = _EVENTS.add_revealing_event("CardSpied", "DL-24", SEAT, ROUND, SPELL.as_secret())
TUNNEL_DUG: Final = _EVENTS.add_event("TunnelDug", "DL-26", SEAT, CELL)
GOLD_MINED: Final = _EVENTS.add_event("GoldMined", "DL-27", SEAT, COUNT)
TRAP_DRAWN: Final = _EVENTS.add_revealing_event("TrapDrawn", "DL-30", SEAT, TRAP.as_secret())
TRAP_DISCARDED: Final = _EVENTS.add_event("TrapDiscarded", "DL-30", SEAT, TRAP.as_secret())
TRAPS_RESHUFFLED: Final = _EVENTS.add_revealing_event("TrapsReshuffled", "DL-A20")
CREATURE_HIRED: Final = _EVENTS.add_event("CreatureHired", "DL-31", SEAT, CREATURE)
CREATURE_FED: Final = _EVENTS.add_event("CreatureFed", "DL-A17", SEAT, CREATURE)
ROOM_BUILT: Final = _EVENTS.add_event("RoomBuilt", "DL-32", SEAT, ROOM, CELL)
ROOM_USED: Final = _EVENTS.add_event("RoomUsed", "DL-38", SEAT, ROOM)
ORDER_RETRIEVED: Final = _EVENTS.add_event("OrderRetrieved", "DL-40", SEAT, ORDER)
EVENT_BEGAN: Final = _EVENTS.add_event("EventBegan", "DL-41", EVENT_TILE)
CREATURE_PAID: Final = _EVENTS.add_event("CreaturePaid", "DL-42", SEAT, CREATURE)
CREATURE_LEFT: Final = _EVENTS.add_event("CreatureLeft", "DL-42", SEAT, CREATURE)
CREATURE_STRUCK: Final = _EVENTS.add_event("CreatureStruck", "DL-44", SEAT, CREATURE)
TAXES_PAID: Final = _EVENTS.add_event("TaxesPaid", "DL-43", SEAT, GOLD_PAID, CUBES)
ADVENTURER_ASSIGNED: Final = _EVENTS.add_event("AdventurerAssigned", "DL-45", SEAT, ADVENTURER)
ADVENTURER_DISCARDED: Final = _EVENTS.add_event("AdventurerDiscarded", "DL-45", ADVENTURER)
STARTER_CHANGED: Final = _EVENTS.add_event("StarterChanged", "DL-47", SEAT)
COMBAT_BEGAN: Final = _EVENTS.add_event("CombatBegan", "DL-56", YEAR)
COMBAT_ROUND_BEGAN: Final = _EVENTS.add_event("CombatRoundBegan", "DL-56", ROUND)
BATTLE_PLANNED: Final = _EVENTS.add_revealing_event(
    "BattlePlanned", "DL-57", SEAT, CELL, TRAPS_SENT, CREATURES_SENT
)
PRISONER_RELEASED: Final = _EVENTS.add_event("PrisonerReleased", "DL-59", SEAT, ADVENTURER)
COMBAT_CARD_TURNED: Final = _EVENTS.add_revealing_event("CombatCardTurned", "DL-56", ROUND, SPELL)
BATTLE_BEGAN: Final = _EVENTS.add_event("BattleBegan", "DL-56", SEAT, CELL)
TRAP_SPRUNG: Final = _EVENTS.add_revealing_event("TrapSprung", "DL-60", SEAT, TRAP)
DAMAGE_PREVENTED: Final = _EVENTS.add_event("DamagePrevented", "DL-60", SEAT, ADVENTURER, COUNT)
ADVENTURER_HURT: Final = _EVENTS.add_event(
    "AdventurerHurt", "DL-61", SEAT, ADVENTURER, COUNT, DAMAGE_SOURCE, TRAP, CREATURE, DAMAGE
)
ADVENTURER_DIED: Final = _EVENTS.add_event("AdventurerDied", "DL-61", SEAT, ADVENTURER)
SPELL_CAST: Final = _EVENTS.add_event("SpellCast", "DL-62", SEAT, SPELL)
CREATURE_WITHDRAWN: Final = _EVENTS.add_event("CreatureWithdrawn", "DL-62", SEAT, CREATURE)
CREATURE_ATTACKED: Final = _EVENTS.add_event("CreatureAttacked", "DL-63", SEAT, CREATURE, ALTERNATIVE)
CREATURE_IDLE: Final = _EVENTS.add_event("CreatureIdle", "DL-63", SEAT, CREATURE)
CREATURE_KNOCKED_OUT: Final = _EVENTS.add_event("CreatureKnockedOut", "DL-63", SEAT, CREATURE)
ADVENTURER_HEALED: Final = _EVENTS.add_event("AdventurerHealed", "DL-65", SEAT, ADVENTURER, COUNT, DAMAGE)
PARTY_TIRED: Final = _EVENTS.add_event("PartyTired", "DL-66", SEAT, COUNT)
TILE_CONQUERED: Final = _EVENTS.add_event("TileConquered", "DL-66", SEAT, CELL)
CONQUERING_SKIPPED: Final = _EVENTS.add_event("ConqueringSkipped", "DL-66", SEAT)
PARTY_DEFEATED: Final = _EVENTS.add_event("PartyDefeated", "DL-68", SEAT)
ADVENTURER_LEFT: Final = _EVENTS.add_event("AdventurerLeft", "DL-68", SEAT, ADVENTURER)
GAME_ENDED: Final = _EVENTS.add_revealing_event("GameEnded", "DL-77")
CREATURE_SENT: Final = _EVENTS.add_revealing_event("CreatureSent", "DL-57", SEAT, CREATURE)
BATTLE_STEP: Final = _EVENTS.add_event("BattleStep", "DL-56", SEAT, STEP)
SPELL_FAILED: Final = _EVENTS.add_event("SpellFailed", "DL-62", SEAT, SPELL, MAGIC, NEEDED)
HEALING_SKIPPED: Final = _EVENTS.add_event("HealingSkipped", "DL-65", SEAT, SKIP_REASON)
DAMAGE_ABSORBED: Final = _EVENTS.add_event("DamageAbsorbed", "DL-A14", SEAT, ADVENTURER, COUNT, SPELL)
PARTY_REORDERED: Final = _EVENTS.add_event("PartyReordered", "DL-62", SEAT)
ADVENTURER_ENTERED: Final = _EVENTS.add_event(
    "AdventurerEntered", "DL-56", SEAT, ADVENTURER, DAMAGE, HIT_POINTS, POSITION
)
ADVENTURER_FED: Final = _EVENTS.add_event("AdventurerFed", "DL-62", SEAT, ADVENTURER, COUNT, HIT_POINTS)

SPELL_SILENCED: Final = _EVENTS.add_event("SpellSilenced", "DL-62", SEAT, SPELL)

EVENTS: Final = _EVENTS.as_tuple()


def emit_spied_card(sink: EventSink, seat: Seat, round: i64, spell: i64) -> None:
    """All players learn which combat card was spied on. Only the spy learns its spell (DL-24)."""
    if sink.is_recording:
        sink.events.append(Event(CARD_SPIED, seat_set(seat), vec[i64]([seat, round, spell])))
