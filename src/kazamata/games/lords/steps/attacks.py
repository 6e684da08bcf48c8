"""Step 3 of a battle: monsters and Ghosts attack (DL-63)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, seat_set, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.adventurers import PRIEST
from kazamata.games.lords.catalogue.creatures import ALL, ANY, GLUE, NORMAL, SHEEP, Attack
from kazamata.games.lords.catalogue.rooms import HELP
from kazamata.games.lords.events import CREATURE_ATTACKED, CREATURE_IDLE, CREATURE_KNOCKED_OUT
from kazamata.games.lords.fields import (
    BY_ATTACK,
    CAN_AIM,
    FOR_ATTACK,
    MAX_ADVENTURERS,
    MONSTERS_STEP,
    NO_PRIESTS,
    NOT_FIRST,
    NOT_HIDDEN,
)
from kazamata.games.lords.goods import change_goods
from kazamata.games.lords.packs import EMPTY_PACK, SHEEP_KIND, pack_count, pack_kinds, pack_one
from kazamata.games.lords.party import class_of, emit_battle_step, hurt, is_alive, is_hidden
from kazamata.games.lords.state import NO_INDEX, NO_ROOM, Battle, Lord, State


def attack_of(state: State, kind: i64, alternative: i64) -> Attack:
    return SHEEP if kind == SHEEP_KIND else state.box.creatures[kind].attack(alternative)


def alternatives(state: State, kind: i64) -> i64:
    """How many attacks a creature can choose from."""
    if kind == SHEEP_KIND or state.box.creatures[kind].second is None:
        return 1
    return 2


def rages(state: State, battle: Battle, kind: i64) -> bool:
    """Whether a creature is under Blind Rage, which affects monsters but not Ghosts (H2)."""
    return battle.raging and (kind == SHEEP_KIND or not state.box.creatures[kind].ghost)


def aim_at(state: State, battle: Battle, lord: Lord, attack: Attack, place: i64) -> i64:
    """Whether an aimed attack may target a place in the line, or why not (DL-63): one of `fields.AIMS`."""
    member = lord.party[place]
    if attack.back and place == 0:
        return NOT_FIRST
    if is_hidden(state, battle, member):
        return NOT_HIDDEN
    return NO_PRIESTS if attack.spares_priests and class_of(state, member) == PRIEST else CAN_AIM


def targets(state: State, battle: Battle, lord: Lord, kind: i64, attack: Attack) -> vec[i64]:
    """The places that an attack may target. Attacks without a choice use place 0."""
    places = vec[i64](capacity=5)
    if attack.aim != ANY:
        return append(places, 0)
    last: i64 = len(lord.party)
    if rages(state, battle, kind):
        last = 1
    place: i64 = 0
    while place < last:
        if aim_at(state, battle, lord, attack, place) == CAN_AIM:
            places = append(places, place)
        place += 1
    return places


def can_choose_attack(state: State, battle: Battle, lord: Lord, kind: i64, attack: Attack) -> bool:
    """Whether an alternative can be chosen: its food is available, and a raging monster cannot glue (H2)."""
    return lord.food >= attack.food and not (attack.aim == GLUE and rages(state, battle, kind))


def add_attacks(state: State, battle: Battle, lord: Lord, kind: i64, options: vec[i64]) -> vec[i64]:
    """Append all attacks of a creature.

    A creature that cannot attack may still choose a side of its tile.
    """
    found = False
    alternative: i64 = 0
    while alternative < alternatives(state, kind):
        attack = attack_of(state, kind, alternative)
        if can_choose_attack(state, battle, lord, kind, attack):
            for place in targets(state, battle, lord, kind, attack):
                options = append(options, 10 * kind + MAX_ADVENTURERS * alternative + place)
                found = True
        alternative += 1
    return options if found else add_idleness(state, battle, lord, kind, options)


def add_idleness(state: State, battle: Battle, lord: Lord, kind: i64, options: vec[i64]) -> vec[i64]:
    alternative: i64 = 0
    while alternative < alternatives(state, kind):
        if can_choose_attack(state, battle, lord, kind, attack_of(state, kind, alternative)):
            options = append(options, 10 * kind + MAX_ADVENTURERS * alternative)
        alternative += 1
    return options


@final
class SendCreatures(Step[State]):
    """The owner chooses order, attack and target. Each creature must attack if it can (DL-63)."""

    def asked_seats(self, state: State) -> SeatSet:
        battle = state.current_battle()
        if (battle.waiting_creatures == EMPTY_PACK and battle.sheep_kind == NO_INDEX) or not is_alive(
            state.lords[battle.seat]
        ):
            return NOBODY
        return seat_set(battle.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.ATTACK_WITH

    def options(self, state: State, seat: Seat) -> vec[i64]:
        battle, lord = state.current_battle(), state.lords[seat]
        options = vec[i64](capacity=16)
        for kind in pack_kinds(battle.waiting_creatures):
            options = add_attacks(state, battle, lord, kind, options)
        if battle.sheep_kind != NO_INDEX:
            options = append(options, 10 * SHEEP_KIND)
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        for legal in self.options(state, seat):
            if legal == option:
                return None
        return explain(state, state.lords[seat], option)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        kind, target = option // 10, option % MAX_ADVENTURERS
        alternative = option % 10 // MAX_ADVENTURERS
        battle, lord = state.current_battle(), state.lords[seat]
        attack = attack_of(state, kind, alternative)
        idle = len(targets(state, battle, lord, kind, attack)) == 0
        tile = take_waiting_creature(battle, kind)
        if idle:
            sink.emit2(CREATURE_IDLE, seat, kind)
        else:
            sink.emit3(CREATURE_ATTACKED, seat, kind, alternative)
            apply_attack(state, battle, seat, kind, attack, target, sink)
        if kind == SHEEP_KIND or not attack.returns:
            lord.knocked_out += pack_one(tile)
            sink.emit2(CREATURE_KNOCKED_OUT, seat, tile)


def begin_attacks(state: State, sink: EventSink) -> None:
    """Start step 3 once the fast spell has no open question (DL-62, DL-63)."""
    if sink.is_recording and state.agenda and isinstance(state.agenda[-1], SendCreatures):
        emit_battle_step(state, MONSTERS_STEP, sink)


def explain(state: State, lord: Lord, option: Option) -> Refusal:
    """Why an attack is not possible (DL-63)."""
    battle = state.current_battle()
    kind, target = option // 10, option % MAX_ADVENTURERS
    present = (
        battle.sheep_kind != NO_INDEX
        if kind == SHEEP_KIND
        else pack_count(battle.waiting_creatures, kind) > 0
    )
    if not present:
        return Refusal("DL-63", "creature-not-sent", {"creature": kind}, "pick-sent-creature")
    if option % 10 // MAX_ADVENTURERS >= alternatives(state, kind):
        return Refusal("DL-63", "no-such-attack", {"creature": kind}, "pick-other-attack")
    attack = attack_of(state, kind, option % 10 // MAX_ADVENTURERS)
    if lord.food < attack.food:
        return Refusal(
            "DL-63", "attack-needs-food", {"creature": kind, "food": attack.food}, "pick-other-attack"
        )
    if attack.aim == GLUE and rages(state, battle, kind):
        return Refusal("DL-H2", "rage-does-not-glue", {"creature": kind}, "pick-other-attack")
    if attack.aim != ANY:
        return Refusal("DL-63", "attack-not-aimed", {"creature": kind}, "pick-other-attack")
    if target >= len(lord.party):
        return Refusal("DL-63", "nobody-there", {"target": target}, "aim-at-somebody")
    return Refusal("DL-63", "target-safe", {"creature": kind, "target": target}, "aim-at-somebody")


def take_waiting_creature(battle: Battle, kind: i64) -> i64:
    """Take a creature out of the waiting ones and return the kind of its tile."""
    if kind != SHEEP_KIND:
        battle.waiting_creatures -= pack_one(kind)
        return kind
    tile = battle.sheep_kind
    battle.sheep_kind = NO_INDEX
    return tile


def bonus_of(state: State, battle: Battle, kind: i64) -> i64:
    """A room's bonus for some monsters (DL-74, DL-A26). A sheep does not get its monster's bonus."""
    if battle.room == NO_ROOM or kind == SHEEP_KIND:
        return 0
    return HELP if has_bit(state.box.rooms[battle.room].helps, kind) else 0


def apply_attack(
    state: State, battle: Battle, seat: Seat, kind: i64, attack: Attack, target: i64, sink: EventSink
) -> None:
    """Apply the damage and side effects of one attack (DL-63, DL-A13)."""
    battle.no_healing = battle.no_healing or attack.no_healing
    battle.no_conquering = battle.no_conquering or attack.no_conquering
    if attack.aim == GLUE:
        return
    battle.attacked = True
    change_goods(state, seat, 0, -attack.food, 0, FOR_ATTACK, sink)
    bonus = bonus_of(state, battle, kind)
    later = 0 if state.terms.bonus_once else bonus
    if attack.aim == ALL:
        hit_all(state, seat, kind, attack.strength + bonus, sink)
        return
    if attack.aim != NORMAL and attack.aim != ANY:
        raise ValueError(f"no attack is aimed by {attack.aim}")
    killed = hurt(state, seat, target, attack.strength + bonus, BY_ATTACK, kind, sink)
    if killed and attack.follow > 0 and is_alive(state.lords[seat]):
        hurt(state, seat, 0, attack.follow + later, BY_ATTACK, kind, sink)
    if attack.second > 0:
        state.agenda.append(AimAgain(kind, attack.second + later))


def hit_all(state: State, seat: Seat, kind: i64, strength: i64, sink: EventSink) -> None:
    """Hit all adventurers from the front to the back."""
    lord = state.lords[seat]
    place: i64 = 0
    while place < len(lord.party):
        if not hurt(state, seat, place, strength, BY_ATTACK, kind, sink):
            place += 1


@final
class AimAgain(Step[State]):
    """The Witch's second hit, on the same or another target (DL-63)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("creature", "strength")

    def __init__(self, creature: i64, strength: i64) -> None:
        self.creature: i64 = creature
        self.strength: i64 = strength

    def places(self, state: State) -> vec[i64]:
        battle = state.current_battle()
        lord = state.lords[battle.seat]
        if not is_alive(lord):
            return vec[i64]()
        return targets(state, battle, lord, self.creature, _AIMED)

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(len(self.places(state)) > 0, state.current_battle().seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.AIM_AGAIN

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return self.places(state)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        for place in self.places(state):
            if place == option:
                return None
        if option >= len(state.lords[seat].party):
            return Refusal("DL-63", "nobody-there", {"target": option}, "aim-at-somebody")
        values: dict[str, int] = {"creature": self.creature, "target": option}
        return Refusal("DL-63", "target-safe", values, "aim-at-somebody")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        hurt(state, seat, option, self.strength, BY_ATTACK, self.creature, sink)


_AIMED: Final = Attack(ANY, 1)
SEND_CREATURES: Final = SendCreatures()
