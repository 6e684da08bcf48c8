"""The words for the numbers of Dungeon Lords."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from kazamata.games.lords import asks
from kazamata.games.lords.asks import ASKS
from kazamata.games.lords.catalogue.adventurers import CLASSES, PHANTOM
from kazamata.games.lords.catalogue.box import STANDARD, box_of
from kazamata.games.lords.catalogue.creatures import ALL, ANY, CREATURES, GLUE, SHEEP, Attack
from kazamata.games.lords.catalogue.locations import LOCATION_KEYS
from kazamata.games.lords.catalogue.rooms import ROOMS
from kazamata.games.lords.catalogue.specials import SPECIALS
from kazamata.games.lords.catalogue.spells import SPELLS
from kazamata.games.lords.catalogue.traps import TRAPS
from kazamata.games.lords.events import EVENT_TILES, SEASONS
from kazamata.games.lords.grid import CELLS
from kazamata.games.lords.packs import lowest
from kazamata.games.lords.state import NO_ORDER
from kazamata.games.lords.view import View
from kazamata.words.catalogue import Catalogue

KINDS: Final = {kind.name: number for number, kind in enumerate(ASKS)}
CREATURE_KEYS: Final = (*(row.key for row in CREATURES), "sheep")
SPACE_KEYS: Final = ("one", "two", "three", "none")
COUNTED_FROM_ONE: Final = ("cell", "slot", "puppet", "alternative")
SIGNED: Final = {"GoodsChanged": ("gold", "food", "imps"), "EvilChanged": ("change",)}
ORDER_PICKS: Final = (asks.KEEP_ORDER, asks.CHOOSE_ORDER, asks.PICK_FOR_PUPPET, asks.RETRIEVE_ORDER)
TRAP_PICKS: Final = (asks.DISCARD_TRAP, asks.GIVE_TRAP, asks.LOSE_TRAP, asks.SPRING_TRAP)
TARGET_PICKS: Final = (asks.AIM_TRAP, asks.AIM_AGAIN)
GOLD_PICKS: Final = (asks.PAY_TAXES, asks.FACE_INSPECTION)
PLAIN: Final = {
    (asks.DIG_TUNNEL, asks.STOP_DIGGING): "option-stop-digging",
    (asks.HIRE_CREATURE, asks.HIRE_NOBODY): "option-hire-nobody",
    (asks.BUILD_ROOM, asks.BUILD_NOTHING): "option-build-nothing",
    (asks.USE_ROOM, asks.DONE_PRODUCING): "option-done-producing",
    (asks.FACE_HUNT, asks.TAKE_EVIL): "option-take-evil",
    (asks.PLAN_BATTLE, asks.PLAN_READY): "option-ready",
    (asks.FACE_PEACE, asks.WITHDRAW): "option-withdraw-all",
    (asks.FACE_PEACE, asks.BEAR_IT): "option-gain-evil",
    (asks.FACE_SUGGESTION, asks.WITHDRAW): "option-withdraw",
    (asks.FACE_SUGGESTION, asks.BEAR_IT): "option-pay-again",
    (asks.EXECUTE_ORDER, asks.DECLINE): "option-decline",
    (asks.SPY, asks.LOOK_AWAY): "option-look-away",
}
"""Options that say everything by themselves."""


def key_of(prefix: str, key: str) -> str:
    return f"{prefix}-{key.replace('_', '-')}"


def signed(number: int) -> str:
    """A change with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


@final
class LordsNaming:
    """Names orders, creatures, traps, rooms, adventurers and cards; cells are told counted from 1."""

    def __init__(self, components: str = STANDARD.key) -> None:
        self._components = components

    def card(self, catalogue: Catalogue, card: int) -> str:
        """The name of a combat card."""
        return catalogue.say(key_of("spell", SPELLS[card].key))

    def order(self, catalogue: Catalogue, order: int) -> str:
        return catalogue.say(key_of("order", LOCATION_KEYS[order]))

    def creature(self, catalogue: Catalogue, creature: int) -> str:
        return catalogue.say(key_of("creature", CREATURE_KEYS[creature]))

    def trap(self, catalogue: Catalogue, trap: int) -> str:
        return catalogue.say(key_of("trap", TRAPS[trap].key))

    def room(self, catalogue: Catalogue, room: int) -> str:
        return catalogue.say(key_of("room", ROOMS[room].key))

    def special(self, catalogue: Catalogue, special: int) -> str:
        return catalogue.say(key_of("special", SPECIALS[special].key))

    def tile(self, catalogue: Catalogue, tile: int) -> str:
        return catalogue.say(key_of("tile", EVENT_TILES[tile]))

    def season(self, catalogue: Catalogue, season: int) -> str:
        return catalogue.say(f"season-{SEASONS[season]}")

    def space(self, catalogue: Catalogue, place: int) -> str:
        """The Roman number of a space."""
        return catalogue.say(f"space-{SPACE_KEYS[place]}")

    def adventurer(self, catalogue: Catalogue, tile: int) -> str:
        """The class with the mark of its tile, so that no two are called alike."""
        row = box_of(self._components).adventurers[tile]
        name = f"adventurer-{CLASSES[row.kind]}"
        if tile == PHANTOM:
            return catalogue.say(name)
        mark = row.key.split("_")[1]
        return catalogue.say(name, mark=mark, hp=int(row.hp), ability=int(row.ability))

    def option(
        self, catalogue: Catalogue, kind_name: str, option: int, view: View, names: Sequence[str] = ()
    ) -> str:
        """The text of one option."""
        kind = KINDS[kind_name]
        if (kind, option) in PLAIN:
            return catalogue.say(PLAIN[kind, option])
        if kind in ORDER_PICKS:
            return catalogue.say("option-order", order=self.order(catalogue, option))
        if kind in TRAP_PICKS:
            return catalogue.say("option-trap", trap=self.trap(catalogue, option))
        if kind in TARGET_PICKS:
            return catalogue.say("option-target", **self._target(catalogue, view, option))
        if kind in GOLD_PICKS:
            return catalogue.say("option-pay-gold", count=option)
        if kind == asks.ATTACK_WITH:
            return self._attack(catalogue, option, view)
        return _TELLERS[kind](self, catalogue, option, view)

    def _target(self, catalogue: Catalogue, view: View, place: int) -> dict[str, str | int]:
        tile = view.lords[view.viewer].party[place][0]
        return {"place": place + 1, "adventurer": self.adventurer(catalogue, tile)}

    def _execute(self, catalogue: Catalogue, option: int, view: View) -> str:
        _, _, location, place = view.road[-1]
        order, space = self.order(catalogue, location), self.space(catalogue, place)
        return catalogue.say("option-execute", order=order, place=space)

    def _spy(self, catalogue: Catalogue, option: int, view: View) -> str:
        return catalogue.say("option-spy", round=option + 1)

    def _cell(self, catalogue: Catalogue, option: int, view: View) -> str:
        return catalogue.say("option-cell", cell=option + 1)

    def _mine(self, catalogue: Catalogue, option: int, view: View) -> str:
        return catalogue.say("option-mine", count=option)

    def _creature(self, catalogue: Catalogue, option: int, view: View) -> str:
        return catalogue.say("option-creature", creature=self.creature(catalogue, option))

    def _build(self, catalogue: Catalogue, option: int, view: View) -> str:
        room, cell = divmod(option, CELLS)
        return catalogue.say("option-build", room=self.room(catalogue, room), cell=cell + 1)

    def _use(self, catalogue: Catalogue, option: int, view: View) -> str:
        return catalogue.say("option-room", room=self.room(catalogue, option))

    def _wages(self, catalogue: Catalogue, option: int, view: View) -> str:
        key = "option-let-go" if option >= asks.LET_GO else "option-pay"
        return catalogue.say(key, creature=self.creature(catalogue, option % 9))

    def _hunt(self, catalogue: Catalogue, option: int, view: View) -> str:
        return catalogue.say("option-give-up", creature=self.creature(catalogue, option))

    def _strike(self, catalogue: Catalogue, option: int, view: View) -> str:
        parts = ("option-strikes", *(f"option-is-paid-{part}" for part in asks.WAGE_PARTS))
        return catalogue.say(parts[option // 9], creature=self.creature(catalogue, option % 9))

    def _plan(self, catalogue: Catalogue, option: int, view: View) -> str:
        if option < asks.PLAN_TRAP:
            return catalogue.say("option-plan-tile", cell=option + 1)
        if option < asks.PLAN_CREATURE:
            trap = self.trap(catalogue, option - asks.PLAN_TRAP)
            return catalogue.say("option-plan-trap", trap=trap)
        creature = self.creature(catalogue, option - asks.PLAN_CREATURE)
        return catalogue.say("option-plan-creature", creature=creature)

    def _prisoner(self, catalogue: Catalogue, option: int, view: View) -> str:
        return catalogue.say("option-adventurer", adventurer=self.adventurer(catalogue, option))

    def _attack(self, catalogue: Catalogue, option: int, view: View) -> str:
        """Who attacks, how strongly, and whom; a creature that has no target says so."""
        kind, target = option // 10, option % asks.MOST_ADVENTURERS
        attack = attack_in(view, option)
        values: dict[str, str | int] = {
            "creature": self.creature(catalogue, kind),
            "strength": int(attack.strength),
        }
        if attack.aim == GLUE:
            return catalogue.say("option-attack-glue", creature=values["creature"])
        if attack.aim == ALL:
            return catalogue.say("option-attack-all", **values)
        if attack.aim != ANY:
            key = "option-attack-fed" if attack.food else "option-attack-first"
            return catalogue.say(key, **values, **({"food": int(attack.food)} if attack.food else {}))
        if not can_reach(attack, view, target):
            key = "option-idle-stays" if attack.returns else "option-idle-out"
            return catalogue.say(key, creature=values["creature"])
        key = "option-attack-twice" if attack.second else "option-attack-any"
        key = "option-attack-stays" if attack.returns else key
        return catalogue.say(key, **values, **self._target(catalogue, view, target))

    def progress(self, catalogue: Catalogue, kind_name: str, view: View) -> str:
        """Which slot is being filled, or which monster a Suggestion is about."""
        kind = KINDS[kind_name]
        if kind == asks.CHOOSE_ORDER and view.viewer >= 0:
            slot = sum(1 for order in view.lords[view.viewer].slots if order != NO_ORDER)
            return catalogue.say("ask-slot", slot=slot + 1)
        if kind == asks.FACE_SUGGESTION:
            creature = self.creature(catalogue, int(lowest(view.road[-1][1])))
            return catalogue.say("ask-creature", creature=creature)
        return ""

    def event_value(self, catalogue: Catalogue, event_name: str, field: str, value: int) -> str | int:
        """Events count cells from 0, their messages from 1; things become names."""
        if field in SIGNED.get(event_name, ()):
            return signed(value)
        if field in COUNTED_FROM_ONE:
            return value + 1
        if field == "place":
            return self.space(catalogue, value)
        return self._named(catalogue, field, value)

    def refusal_value(self, catalogue: Catalogue, field: str, value: int) -> str | int:
        """Refusals count from 1 already."""
        return self._named(catalogue, field, value)

    def _named(self, catalogue: Catalogue, field: str, value: int) -> str | int:
        name = _NAMES.get(field)
        return value if name is None else name(self, catalogue, value)


def attack_in(view: View, option: int) -> Attack:
    """The attack that an option of AttackWith names."""
    kind, alternative = option // 10, option % 10 // asks.MOST_ADVENTURERS
    return SHEEP if kind == asks.SHEEP_KIND else view.terms.box.creatures[kind].attack(alternative)


def can_reach(attack: Attack, view: View, place: int) -> bool:
    """Whether an aimed attack has this target, as far as the view tells."""
    battle, party = view.battle, view.lords[view.viewer].party
    row = view.terms.box.adventurers[party[place][0]]
    hidden = battle is not None and battle.hidden and CLASSES[row.kind] == "wizard"
    holy = attack.spares_priests and CLASSES[row.kind] == "priest"
    return not (hidden or holy or (attack.back and place == 0))


_Teller = Callable[[LordsNaming, Catalogue, int, View], str]
_TELLERS: Final[dict[int, _Teller]] = {
    asks.EXECUTE_ORDER: LordsNaming._execute,
    asks.SPY: LordsNaming._spy,
    asks.DIG_TUNNEL: LordsNaming._cell,
    asks.MINE_GOLD: LordsNaming._mine,
    asks.HIRE_CREATURE: LordsNaming._creature,
    asks.FEED_DEMON: LordsNaming._creature,
    asks.BUILD_ROOM: LordsNaming._build,
    asks.USE_ROOM: LordsNaming._use,
    asks.PAY_WAGES: LordsNaming._wages,
    asks.FACE_HUNT: LordsNaming._hunt,
    asks.FACE_STRIKE: LordsNaming._strike,
    asks.PLAN_BATTLE: LordsNaming._plan,
    asks.RELEASE_PRISONER: LordsNaming._prisoner,
    asks.PICK_MONSTER: LordsNaming._creature,
}
_NAMES: Final[dict[str, Callable[[LordsNaming, Catalogue, int], str]]] = {
    "order": LordsNaming.order,
    "creature": LordsNaming.creature,
    "trap": LordsNaming.trap,
    "room": LordsNaming.room,
    "special": LordsNaming.special,
    "tile": LordsNaming.tile,
    "season": LordsNaming.season,
    "adventurer": LordsNaming.adventurer,
    "paladin": LordsNaming.adventurer,
    "spell": LordsNaming.card,
}
