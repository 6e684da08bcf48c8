"""Steps 2 and 4 of a battle: fast and slow spells (DL-62, DL-64, H2)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, seat_set, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.lords import asks
from kazamata.games.lords.asks import BEAR_IT, WITHDRAW
from kazamata.games.lords.catalogue.adventurers import PHANTOM, WIZARD
from kazamata.games.lords.catalogue.spells import (
    BANISH_ONE,
    EASE,
    FEED_FIRST,
    FREE_PRISONER,
    GAIN_EVIL,
    HIDE_WIZARDS,
    LOSE_IMPS,
    LOSE_TREASURE,
    MEND_ALL,
    NOTHING,
    PAY_OR_WITHDRAW,
    PEACE_OR_EVIL,
    PHANTOM_FRONT,
    RAGE,
    SCARE_ONE,
    SCRUB,
    SHEEP_ONE,
    SHIELD,
    Spell,
)
from kazamata.games.lords.events import (
    ADVENTURER_FED,
    CREATURE_KNOCKED_OUT,
    CREATURE_PAID,
    CREATURE_WITHDRAWN,
    PARTY_REORDERED,
    PRISONER_RELEASED,
    SPELL_CAST,
    SPELL_FAILED,
    SPELL_SILENCED,
)
from kazamata.games.lords.evil import emit_entry, move_evil
from kazamata.games.lords.fields import FAST_STEP, FOR_SPELL, SLOW_STEP
from kazamata.games.lords.goods import can_pay_wage, change_goods, feedable, ghosts, pay_goods
from kazamata.games.lords.grid import append_bits
from kazamata.games.lords.packs import EMPTY_PACK, pack_count, pack_first, pack_kinds, pack_minimum, pack_one
from kazamata.games.lords.party import class_of, emit_battle_step, heal_adventurer, is_alive, magic_points
from kazamata.games.lords.state import EXTRA_UNIT, NO_ROOM, Battle, Lord, State, hit_points, tile_of
from kazamata.games.lords.steps.attacks import begin_attacks
from kazamata.games.lords.steps.hiring import GiveTrap, refuse_price, schedule_price


@final
class CastSpell(Step[State]):
    """Cast the spell if it has the right speed, enough magic and no silence (DL-62, DL-64)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("fast",)

    def __init__(self, fast: i64) -> None:
        self.fast: i64 = fast

    def run(self, state: State, sink: EventSink) -> None:
        emit_battle_step(state, FAST_STEP if self.fast == 1 else SLOW_STEP, sink)
        if state.terms.scenario == 0:
            self.cast(state, state.current_battle(), sink)
        begin_attacks(state, sink)

    def cast(self, state: State, battle: Battle, sink: EventSink) -> None:
        number = state.city_card(state.combat_round - 1)
        spell = state.box.spells[number]
        if spell.fast != (self.fast == 1):
            return
        if can_cast(state, battle):
            sink.emit2(SPELL_CAST, battle.seat, number)
            apply_spell(state, battle, spell, sink)
        elif sink.is_recording and is_alive(state.lords[battle.seat]):
            magic = magic_points(state, state.lords[battle.seat])
            if is_magic_enough(magic, state.combat_round):
                sink.emit2(SPELL_SILENCED, battle.seat, number)
                return
            sink.emit4(SPELL_FAILED, battle.seat, number, magic, state.combat_round)


def can_cast(state: State, battle: Battle) -> bool:
    """Whether the party can cast. Magic points are a threshold and never spent (DL-62)."""
    lord = state.lords[battle.seat]
    if battle.silenced or not is_alive(lord):
        return False
    if battle.room != NO_ROOM and state.box.rooms[battle.room].silent:
        return False
    return is_magic_enough(magic_points(state, lord), state.combat_round)


def is_magic_enough(magic: i64, fight: i64) -> bool:
    """Whether this much magic casts the spell of a combat round (DL-62)."""
    return magic >= fight


def apply_spell(state: State, battle: Battle, spell: Spell, sink: EventSink) -> None:
    """Apply the effects of a combat card (H2)."""
    effect, amount = spell.effect, spell.amount
    if effect == SHIELD:
        battle.shield = amount
    elif effect == HIDE_WIZARDS:
        hide_wizards(state, battle)
        sink.emit1(PARTY_REORDERED, battle.seat)
    elif effect == RAGE:
        battle.raging = True
    elif effect == EASE:
        battle.fatigue_relief = amount
    elif effect == FEED_FIRST:
        feed_first(state, battle.seat, amount, sink)
    elif effect == PHANTOM_FRONT:
        raise_phantom(state.lords[battle.seat])
        emit_entry(state, battle.seat, state.lords[battle.seat].party[0], sink)
        sink.emit1(PARTY_REORDERED, battle.seat)
    elif effect == MEND_ALL:
        mend_all(state.lords[battle.seat], battle.seat, amount, sink)
    elif effect == GAIN_EVIL:
        move_evil(state, battle.seat, amount, sink)
    elif effect == FREE_PRISONER:
        if state.lords[battle.seat].prisoners != 0:
            state.agenda.append(FREE_PRISONER_STEP)
    elif effect == LOSE_IMPS or effect == LOSE_TREASURE or effect == SCRUB:
        lose_goods(state, battle.seat, effect, amount, sink)
    elif effect != NOTHING:
        schedule_monster_choice(state, battle, effect)


def hide_wizards(state: State, battle: Battle) -> None:
    """Move wizards to the end of the line. They cannot be harmed this round."""
    battle.wizards_hidden = True
    lord = state.lords[battle.seat]
    line = vec[i64](capacity=8)
    for member in lord.party:
        if class_of(state, member) != WIZARD:
            line = append(line, member)
    for member in lord.party:
        if class_of(state, member) == WIZARD:
            line = append(line, member)
    lord.party = line


def raise_phantom(lord: Lord) -> None:
    """Put the illusion first, even before the Paladin."""
    line = vec[i64](capacity=8)
    line = append(line, PHANTOM)
    for member in lord.party:
        line = append(line, member)
    lord.party = line


def feed_first(state: State, seat: Seat, amount: i64, sink: EventSink) -> None:
    """Give the first adventurer more hit points."""
    lord = state.lords[seat]
    lord.party[0] += EXTRA_UNIT * amount
    sink.emit4(ADVENTURER_FED, seat, tile_of(lord.party[0]), amount, hit_points(state, lord.party[0]))


def mend_all(lord: Lord, seat: Seat, amount: i64, sink: EventSink) -> None:
    """Regeneration is not a Healing step, so nothing stops it."""
    place: i64 = 0
    while place < len(lord.party):
        heal_adventurer(lord, seat, place, amount, sink)
        place += 1


def lose_goods(state: State, seat: Seat, effect: i64, amount: i64, sink: EventSink) -> None:
    """Apply spells that take goods from the dungeon."""
    lord = state.lords[seat]
    if effect == LOSE_IMPS:
        change_goods(state, seat, 0, 0, -amount if lord.imps > amount else -lord.imps, FOR_SPELL, sink)
    elif effect == SCRUB:
        if lord.food >= amount:
            change_goods(state, seat, 0, -amount, 0, FOR_SPELL, sink)
        else:
            move_evil(state, seat, amount, sink)
    elif lord.gold >= amount:
        change_goods(state, seat, -amount, 0, 0, FOR_SPELL, sink)
    elif lord.food >= amount:
        change_goods(state, seat, 0, -amount, 0, FOR_SPELL, sink)
    elif lord.traps != EMPTY_PACK:
        state.agenda.append(GiveTrap(seat))


def schedule_monster_choice(state: State, battle: Battle, effect: i64) -> None:
    """Schedule the question of a spell on the monsters in the battle, if there are any (DL-62).

    Such spells never affect Ghosts.
    """
    monsters = battle.waiting_creatures - ghosts(state, battle.waiting_creatures)
    step: Step[State] = PEACE
    if effect == PAY_OR_WITHDRAW:
        step = FaceSuggestion(monsters)
    elif effect == SCARE_ONE or effect == SHEEP_ONE or effect == BANISH_ONE:
        step = PickMonster(effect)
    elif effect != PEACE_OR_EVIL:
        raise ValueError(f"no spell has the effect {effect}")
    if monsters != EMPTY_PACK:
        state.agenda.append(step)


def withdraw(battle: Battle, kind: i64, sink: EventSink) -> None:
    """Send a monster home face up, as if never sent (DL-62)."""
    battle.waiting_creatures -= pack_one(kind)
    sink.emit2(CREATURE_WITHDRAWN, battle.seat, kind)


def withdraw_all(battle: Battle, monsters: i64, sink: EventSink) -> None:
    while monsters != EMPTY_PACK:
        kind = pack_first(monsters)
        monsters -= pack_one(kind)
        withdraw(battle, kind, sink)


def city_amount(state: State) -> i64:
    return state.box.spells[state.city_card(state.combat_round - 1)].amount


@final
class FacePeace(Step[State]):
    """Word of Peace: withdraw all monsters, or gain evil."""

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(state.current_battle().seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.FACE_PEACE

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([WITHDRAW, BEAR_IT])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        battle = state.current_battle()
        if option == BEAR_IT:
            move_evil(state, seat, city_amount(state), sink)
        else:
            withdraw_all(battle, battle.waiting_creatures - ghosts(state, battle.waiting_creatures), sink)
        begin_attacks(state, sink)


@final
class FaceSuggestion(Step[State]):
    """Suggestion: pay or withdraw each monster in the battle, one after the other (DL-53)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("monsters",)

    def __init__(self, monsters: i64) -> None:
        self.monsters: i64 = monsters

    def waiting(self, state: State) -> i64:
        """The monsters still to be asked about. A Demon may have eaten some meanwhile."""
        return pack_minimum(self.monsters, state.current_battle().waiting_creatures)

    def asked_seats(self, state: State) -> SeatSet:
        battle = state.current_battle()
        monsters = self.waiting(state)
        if monsters == EMPTY_PACK or not can_pay_wage(state, state.lords[battle.seat], pack_first(monsters)):
            return NOBODY
        return seat_set(battle.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.FACE_SUGGESTION

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([WITHDRAW, BEAR_IT])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord, kind = state.lords[seat], pack_first(self.waiting(state))
        if option == WITHDRAW or can_pay_wage(state, lord, kind):
            return None
        return refuse_price(state, lord, kind, 0, feedable(state, lord, pack_one(kind), EMPTY_PACK))

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        kind = pack_first(self.waiting(state))
        self.go_on(state, kind)
        if option == WITHDRAW:
            withdraw(state.current_battle(), kind, sink)
        else:
            sink.emit2(CREATURE_PAID, seat, kind)
            schedule_price(state, seat, kind, True)
            pay_goods(state, seat, kind, 0, sink)
        begin_attacks(state, sink)

    def run(self, state: State, sink: EventSink) -> None:
        monsters = self.waiting(state)
        if monsters != EMPTY_PACK:
            kind = pack_first(monsters)
            self.go_on(state, kind)
            withdraw(state.current_battle(), kind, sink)
        begin_attacks(state, sink)

    def go_on(self, state: State, kind: i64) -> None:
        rest = self.waiting(state) - pack_one(kind)
        if rest != EMPTY_PACK:
            state.agenda.append(FaceSuggestion(rest))


@final
class PickMonster(Step[State]):
    """Aura of Fear, Metamorphosis, Dimensional Gate: the owner chooses one attacking monster (H2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: i64) -> None:
        self.effect: i64 = effect

    def monsters(self, state: State) -> i64:
        battle = state.current_battle()
        return battle.waiting_creatures - ghosts(state, battle.waiting_creatures)

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(state.current_battle().seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.PICK_MONSTER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return pack_kinds(self.monsters(state))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if pack_count(self.monsters(state), option) > 0:
            return None
        if pack_count(state.current_battle().waiting_creatures, option) > 0:
            return Refusal("DL-62", "ghosts-stay", {"creature": option}, "pick-monster")
        return Refusal("DL-62", "creature-not-sent", {"creature": option}, "pick-monster")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        battle = state.current_battle()
        if self.effect == SCARE_ONE:
            withdraw(battle, option, sink)
        else:
            self.strike(state, battle, option, sink)
        begin_attacks(state, sink)

    def strike(self, state: State, battle: Battle, monster: i64, sink: EventSink) -> None:
        """Apply the spell to a monster. A sheep can still attack the first adventurer (H2).

        A banished monster is gone for this Combat.
        """
        battle.waiting_creatures -= pack_one(monster)
        if self.effect == SHEEP_ONE:
            battle.sheep_kind = monster
        else:
            state.lords[battle.seat].knocked_out += pack_one(monster)
            sink.emit2(CREATURE_KNOCKED_OUT, battle.seat, monster)


@final
class FreePrisoner(Step[State]):
    """Magic Key: a prisoner of the owner's choice goes free (H2)."""

    def asked_seats(self, state: State) -> SeatSet:
        battle = state.current_battle()
        return seat_set_if(state.lords[battle.seat].prisoners != 0, battle.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.RELEASE_PRISONER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return append_bits(vec[i64](capacity=8), state.lords[seat].prisoners, 0)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if (state.lords[seat].prisoners >> option) & 1 == 1:
            return None
        return Refusal("DL-H2", "not-in-prison", {"adventurer": option}, "pick-prisoner")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        state.lords[seat].prisoners &= ~bit(option)
        sink.emit2(PRISONER_RELEASED, seat, option)
        begin_attacks(state, sink)


CAST_FAST: Final = CastSpell(1)
CAST_SLOW: Final = CastSpell(0)
PEACE: Final = FacePeace()
FREE_PRISONER_STEP: Final = FreePrisoner()
