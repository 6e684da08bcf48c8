"""Steps 2 and 4 of a battle: fast and slow spells (DL-62, DL-64, H2)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, Seats, only, only_if
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
    CREATURE_KNOCKED_OUT,
    CREATURE_PAID,
    CREATURE_WITHDRAWN,
    PARTY_REORDERED,
    PRISONER_RELEASED,
    SPELL_CAST,
    SPELL_FAILED,
)
from kazamata.games.lords.evil import move_evil
from kazamata.games.lords.fields import FAST_STEP, FOR_SPELL, SLOW_STEP
from kazamata.games.lords.goods import can_pay_wage, change_goods, feedable, ghosts, pay_goods
from kazamata.games.lords.grid import add_cells
from kazamata.games.lords.packs import NONE, fewer, held, kinds, lowest, one
from kazamata.games.lords.party import class_of, is_alive, magic_points, mend, tell_step
from kazamata.games.lords.state import FED, NO_ROOM, Battle, Lord, State
from kazamata.games.lords.steps.attacks import begin_attacks
from kazamata.games.lords.steps.hiring import GiveTrap, lay_price, refuse_price


@final
class Cast(Step[State]):
    """A spell that can be cast is cast: right speed, enough magic for the round.

    Nothing that silences (DL-62, DL-64).
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("fast",)

    def __init__(self, fast: i64) -> None:
        self.fast: i64 = fast

    def walk(self, state: State, tale: Tale) -> None:
        tell_step(state, FAST_STEP if self.fast == 1 else SLOW_STEP, tale)
        if state.terms.scenario == 0:
            self.cast(state, state.fought(), tale)
        begin_attacks(state, tale)

    def cast(self, state: State, battle: Battle, tale: Tale) -> None:
        number = state.city_card(state.fight - 1)
        spell = state.box.spells[number]
        if spell.fast != (self.fast == 1):
            return
        if can_cast(state, battle):
            tale.tell2(SPELL_CAST, battle.seat, number)
            take_effect(state, battle, spell, tale)
        elif tale.listening and is_alive(state.lords[battle.seat]):
            magic = magic_points(state, state.lords[battle.seat])
            tale.tell4(SPELL_FAILED, battle.seat, number, magic, state.fight)


def can_cast(state: State, battle: Battle) -> bool:
    """Magic points are a threshold, never spent (DL-62)."""
    lord = state.lords[battle.seat]
    if battle.silenced or not is_alive(lord):
        return False
    if battle.room != NO_ROOM and state.box.rooms[battle.room].silent:
        return False
    return suffices(magic_points(state, lord), state.fight)


def suffices(magic: i64, fight: i64) -> bool:
    """Whether so much magic casts the spell of a combat round (DL-62)."""
    return magic >= fight


def take_effect(state: State, battle: Battle, spell: Spell, tale: Tale) -> None:
    """What the words of the combat cards mean (H2)."""
    effect, amount = spell.effect, spell.amount
    if effect == SHIELD:
        battle.shield = amount
    elif effect == HIDE_WIZARDS:
        hide_wizards(state, battle)
        tale.tell1(PARTY_REORDERED, battle.seat)
    elif effect == RAGE:
        battle.raging = True
    elif effect == EASE:
        battle.eased = amount
    elif effect == FEED_FIRST:
        state.lords[battle.seat].party[0] += FED * amount
    elif effect == PHANTOM_FRONT:
        raise_phantom(state.lords[battle.seat])
        tale.tell1(PARTY_REORDERED, battle.seat)
    elif effect == MEND_ALL:
        mend_all(state.lords[battle.seat], battle.seat, amount, tale)
    elif effect == GAIN_EVIL:
        move_evil(state, battle.seat, amount, tale)
    elif effect == FREE_PRISONER:
        if state.lords[battle.seat].prison != 0:
            state.road.append(FREE)
    elif effect == LOSE_IMPS or effect == LOSE_TREASURE or effect == SCRUB:
        take_away(state, battle.seat, effect, amount, tale)
    elif effect != NOTHING:
        turn_on_monsters(state, battle, effect)


def hide_wizards(state: State, battle: Battle) -> None:
    """Wizards go to the end of the line and cannot be harmed this round."""
    battle.hidden = True
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
    """The illusion stands before everybody, the Paladin too."""
    line = vec[i64](capacity=8)
    line = append(line, PHANTOM)
    for member in lord.party:
        line = append(line, member)
    lord.party = line


def mend_all(lord: Lord, seat: Seat, amount: i64, tale: Tale) -> None:
    """Regeneration is no Healing step: nothing stops it."""
    place: i64 = 0
    while place < len(lord.party):
        mend(lord, seat, place, amount, tale)
        place += 1


def take_away(state: State, seat: Seat, effect: i64, amount: i64, tale: Tale) -> None:
    """Spells that hurt the dungeon's stores."""
    lord = state.lords[seat]
    if effect == LOSE_IMPS:
        change_goods(state, seat, 0, 0, -amount if lord.imps > amount else -lord.imps, FOR_SPELL, tale)
    elif effect == SCRUB:
        if lord.food >= amount:
            change_goods(state, seat, 0, -amount, 0, FOR_SPELL, tale)
        else:
            move_evil(state, seat, amount, tale)
    elif lord.gold >= amount:
        change_goods(state, seat, -amount, 0, 0, FOR_SPELL, tale)
    elif lord.food >= amount:
        change_goods(state, seat, 0, -amount, 0, FOR_SPELL, tale)
    elif lord.traps != NONE:
        state.road.append(GiveTrap(seat))


def turn_on_monsters(state: State, battle: Battle, effect: i64) -> None:
    """Spells on the monsters in the battle, never on Ghosts; without a monster nothing happens (DL-62)."""
    monsters = battle.team - ghosts(state, battle.team)
    step: Step[State] = PEACE
    if effect == PAY_OR_WITHDRAW:
        step = FaceSuggestion(monsters)
    elif effect == SCARE_ONE or effect == SHEEP_ONE or effect == BANISH_ONE:
        step = PickMonster(effect)
    elif effect != PEACE_OR_EVIL:
        raise ValueError(f"no spell has the effect {effect}")
    if monsters != NONE:
        state.road.append(step)


def withdraw(battle: Battle, kind: i64, tale: Tale) -> None:
    """A withdrawn monster goes home face up, as if never sent (DL-62)."""
    battle.team -= one(kind)
    tale.tell2(CREATURE_WITHDRAWN, battle.seat, kind)


def withdraw_all(battle: Battle, monsters: i64, tale: Tale) -> None:
    while monsters != NONE:
        kind = lowest(monsters)
        monsters -= one(kind)
        withdraw(battle, kind, tale)


def city_amount(state: State) -> i64:
    return state.box.spells[state.city_card(state.fight - 1)].amount


@final
class FacePeace(Step[State]):
    """Word of Peace: withdraw all monsters, or gain evil."""

    def asked(self, state: State) -> Seats:
        return only(state.fought().seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.FACE_PEACE

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([WITHDRAW, BEAR_IT])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        battle = state.fought()
        if option == BEAR_IT:
            move_evil(state, seat, city_amount(state), tale)
        else:
            withdraw_all(battle, battle.team - ghosts(state, battle.team), tale)
        begin_attacks(state, tale)


@final
class FaceSuggestion(Step[State]):
    """Suggestion: each monster in the battle is paid again or withdrawn, one after the other (DL-53)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("monsters",)

    def __init__(self, monsters: i64) -> None:
        self.monsters: i64 = monsters

    def waiting(self, state: State) -> i64:
        """Monsters not yet asked about; some may have been fed to a Demon meanwhile."""
        return fewer(self.monsters, state.fought().team)

    def asked(self, state: State) -> Seats:
        battle = state.fought()
        monsters = self.waiting(state)
        if monsters == NONE or not can_pay_wage(state, state.lords[battle.seat], lowest(monsters)):
            return NOBODY
        return only(battle.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.FACE_SUGGESTION

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([WITHDRAW, BEAR_IT])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        lord, kind = state.lords[seat], lowest(self.waiting(state))
        if option == WITHDRAW or can_pay_wage(state, lord, kind):
            return None
        return refuse_price(state, lord, kind, 0, feedable(state, lord, one(kind), NONE))

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        kind = lowest(self.waiting(state))
        self.go_on(state, kind)
        if option == WITHDRAW:
            withdraw(state.fought(), kind, tale)
        else:
            tale.tell2(CREATURE_PAID, seat, kind)
            lay_price(state, seat, kind, True)
            pay_goods(state, seat, kind, 0, tale)
        begin_attacks(state, tale)

    def walk(self, state: State, tale: Tale) -> None:
        monsters = self.waiting(state)
        if monsters != NONE:
            kind = lowest(monsters)
            self.go_on(state, kind)
            withdraw(state.fought(), kind, tale)
        begin_attacks(state, tale)

    def go_on(self, state: State, kind: i64) -> None:
        rest = self.waiting(state) - one(kind)
        if rest != NONE:
            state.road.append(FaceSuggestion(rest))


@final
class PickMonster(Step[State]):
    """Aura of Fear, Metamorphosis, Dimensional Gate: the owner picks one attacking monster (H2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: i64) -> None:
        self.effect: i64 = effect

    def monsters(self, state: State) -> i64:
        battle = state.fought()
        return battle.team - ghosts(state, battle.team)

    def asked(self, state: State) -> Seats:
        return only(state.fought().seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.PICK_MONSTER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return kinds(self.monsters(state))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if held(self.monsters(state), option) > 0:
            return None
        if held(state.fought().team, option) > 0:
            return Refusal("DL-62", "ghosts-stay", {"creature": option}, "pick-monster")
        return Refusal("DL-62", "creature-not-sent", {"creature": option}, "pick-monster")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        battle = state.fought()
        if self.effect == SCARE_ONE:
            withdraw(battle, option, tale)
        else:
            self.strike(state, battle, option, tale)
        begin_attacks(state, tale)

    def strike(self, state: State, battle: Battle, monster: i64, tale: Tale) -> None:
        """A sheep may still bleat at the first adventurer; whoever is banished is gone for this Combat (H2)."""
        battle.team -= one(monster)
        if self.effect == SHEEP_ONE:
            battle.sheep = monster
        else:
            state.lords[battle.seat].out += one(monster)
            tale.tell2(CREATURE_KNOCKED_OUT, battle.seat, monster)


@final
class FreePrisoner(Step[State]):
    """Magic Key: a prisoner of the owner's choice goes free (H2)."""

    def asked(self, state: State) -> Seats:
        battle = state.fought()
        return only_if(state.lords[battle.seat].prison != 0, battle.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.RELEASE_PRISONER

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return add_cells(vec[i64](capacity=8), state.lords[seat].prison, 0)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if (state.lords[seat].prison >> option) & 1 == 1:
            return None
        return Refusal("DL-H2", "not-in-prison", {"adventurer": option}, "pick-prisoner")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        state.lords[seat].prison &= ~bit(option)
        tale.tell2(PRISONER_RELEASED, seat, option)
        begin_attacks(state, tale)


CAST_FAST: Final = Cast(1)
CAST_SLOW: Final = Cast(0)
PEACE: Final = FacePeace()
FREE: Final = FreePrisoner()
