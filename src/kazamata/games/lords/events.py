"""What can happen in Dungeon Lords; fields after the public ones belong to the event's audience (DL-79)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import Event, EventKind, Tale
from kazamata.core.seats import Seat, only

_TABLE: Final = (
    # name, fields, how many of them are public, whether somebody learns something that cannot be unlearned
    ("YearBegan", ("year",), 1, True),
    ("RoundBegan", ("year", "season"), 2, True),
    ("CreatureOffered", ("creature",), 1, True),
    ("RoomOffered", ("room",), 1, True),
    ("EventTurned", ("tile",), 1, True),
    ("SpecialTurned", ("special",), 1, True),
    ("AdventurerCame", ("adventurer",), 1, True),
    ("AdventurerPutUnder", ("adventurer",), 1, True),
    ("OrderDrawn", ("seat", "order"), 1, True),
    ("OrderShut", ("seat", "order"), 2, True),
    ("OrderChosen", ("seat", "order"), 1, False),
    ("PuppetPicked", ("seat", "order"), 1, False),
    ("PuppetTurned", ("puppet", "order", "place"), 3, True),
    ("OrderRevealed", ("seat", "slot", "order"), 3, True),
    ("MinionPlaced", ("seat", "order", "place"), 3, False),
    ("MinionBlocked", ("seat", "order"), 2, False),
    ("HireFeePaid", ("seat",), 1, False),
    ("OrderExecuted", ("seat", "order", "place"), 3, False),
    ("OrderDeclined", ("seat", "order", "place"), 3, False),
    ("OrderFailed", ("seat", "order", "place"), 3, False),
    ("GoodsChanged", ("seat", "gold", "food", "imps"), 4, False),
    ("EvilChanged", ("seat", "change", "evil"), 3, False),
    ("PaladinCame", ("seat", "paladin"), 2, False),
    ("CardSpied", ("seat", "round", "spell"), 2, True),
    ("TunnelDug", ("seat", "cell"), 2, False),
    ("GoldMined", ("seat", "count"), 2, False),
    ("TrapDrawn", ("seat", "trap"), 1, True),
    ("TrapDiscarded", ("seat", "trap"), 1, False),
    ("TrapsReshuffled", (), 0, True),
    ("CreatureHired", ("seat", "creature"), 2, False),
    ("CreatureFed", ("seat", "creature"), 2, False),
    ("RoomBuilt", ("seat", "room", "cell"), 3, False),
    ("RoomUsed", ("seat", "room"), 2, False),
    ("OrderRetrieved", ("seat", "order"), 2, False),
    ("EventBegan", ("tile",), 1, False),
    ("CreaturePaid", ("seat", "creature"), 2, False),
    ("CreatureLeft", ("seat", "creature"), 2, False),
    ("CreatureStruck", ("seat", "creature"), 2, False),
    ("TaxesPaid", ("seat", "gold", "cubes"), 3, False),
    ("AdventurerAssigned", ("seat", "adventurer"), 2, False),
    ("AdventurerDiscarded", ("adventurer",), 1, False),
    ("StarterChanged", ("seat",), 1, False),
    ("CombatBegan", ("year",), 1, False),
    ("CombatRoundBegan", ("round",), 1, False),
    ("BattlePlanned", ("seat", "cell", "traps", "creatures"), 4, True),
    ("PrisonerReleased", ("seat", "adventurer"), 2, False),
    ("CombatCardTurned", ("round", "spell"), 2, True),
    ("BattleBegan", ("seat", "cell"), 2, False),
    ("TrapSprung", ("seat", "trap"), 2, True),
    ("DamagePrevented", ("seat", "adventurer", "count"), 3, False),
    ("AdventurerHurt", ("seat", "adventurer", "count"), 3, False),
    ("AdventurerDied", ("seat", "adventurer"), 2, False),
    ("SpellCast", ("seat", "spell"), 2, False),
    ("CreatureWithdrawn", ("seat", "creature"), 2, False),
    ("CreatureAttacked", ("seat", "creature", "alternative"), 3, False),
    ("CreatureIdle", ("seat", "creature"), 2, False),
    ("CreatureKnockedOut", ("seat", "creature"), 2, False),
    ("AdventurerHealed", ("seat", "adventurer", "count"), 3, False),
    ("PartyTired", ("seat", "count"), 2, False),
    ("TileConquered", ("seat", "cell"), 2, False),
    ("ConqueringSkipped", ("seat",), 1, False),
    ("PartyDefeated", ("seat",), 1, False),
    ("AdventurerLeft", ("seat", "adventurer"), 2, False),
    ("GameEnded", (), 0, True),
    ("CreatureSent", ("seat", "creature"), 2, True),
)
EVENTS: Final = tuple(EventKind(name, fields, public, reveals) for name, fields, public, reveals in _TABLE)

YEAR_BEGAN: Final = 0
ROUND_BEGAN: Final = 1
CREATURE_OFFERED: Final = 2
ROOM_OFFERED: Final = 3
EVENT_TURNED: Final = 4
SPECIAL_TURNED: Final = 5
ADVENTURER_CAME: Final = 6
ADVENTURER_PUT_UNDER: Final = 7
ORDER_DRAWN: Final = 8
ORDER_SHUT: Final = 9
ORDER_CHOSEN: Final = 10
PUPPET_PICKED: Final = 11
PUPPET_TURNED: Final = 12
ORDER_REVEALED: Final = 13
MINION_PLACED: Final = 14
MINION_BLOCKED: Final = 15
HIRE_FEE_PAID: Final = 16
ORDER_EXECUTED: Final = 17
ORDER_DECLINED: Final = 18
ORDER_FAILED: Final = 19
GOODS_CHANGED: Final = 20
EVIL_CHANGED: Final = 21
PALADIN_CAME: Final = 22
CARD_SPIED: Final = 23
TUNNEL_DUG: Final = 24
GOLD_MINED: Final = 25
TRAP_DRAWN: Final = 26
TRAP_DISCARDED: Final = 27
TRAPS_RESHUFFLED: Final = 28
CREATURE_HIRED: Final = 29
CREATURE_FED: Final = 30
ROOM_BUILT: Final = 31
ROOM_USED: Final = 32
ORDER_RETRIEVED: Final = 33
EVENT_BEGAN: Final = 34
CREATURE_PAID: Final = 35
CREATURE_LEFT: Final = 36
CREATURE_STRUCK: Final = 37
TAXES_PAID: Final = 38
ADVENTURER_ASSIGNED: Final = 39
ADVENTURER_DISCARDED: Final = 40
STARTER_CHANGED: Final = 41
COMBAT_BEGAN: Final = 42
COMBAT_ROUND_BEGAN: Final = 43
BATTLE_PLANNED: Final = 44
PRISONER_RELEASED: Final = 45
COMBAT_CARD_TURNED: Final = 46
BATTLE_BEGAN: Final = 47
TRAP_SPRUNG: Final = 48
DAMAGE_PREVENTED: Final = 49
ADVENTURER_HURT: Final = 50
ADVENTURER_DIED: Final = 51
SPELL_CAST: Final = 52
CREATURE_WITHDRAWN: Final = 53
CREATURE_ATTACKED: Final = 54
CREATURE_IDLE: Final = 55
CREATURE_KNOCKED_OUT: Final = 56
ADVENTURER_HEALED: Final = 57
PARTY_TIRED: Final = 58
TILE_CONQUERED: Final = 59
CONQUERING_SKIPPED: Final = 60
PARTY_DEFEATED: Final = 61
ADVENTURER_LEFT: Final = 62
GAME_ENDED: Final = 63
CREATURE_SENT: Final = 64

PAY_DAY: Final = 0
TAXES: Final = 1
SPECIAL_EVENT: Final = 2
EVENT_TILES: Final = ("pay_day", "taxes", "special_event")
SEASONS: Final = ("winter", "spring", "summer", "autumn")


def whisper_card(tale: Tale, seat: Seat, round: i64, spell: i64) -> None:
    """All hear which combat card was looked at, the spy alone hears what it is (DL-24)."""
    if tale.listening:
        tale.events.append(Event(CARD_SPIED, only(seat), vec[i64]([seat, round, spell])))
