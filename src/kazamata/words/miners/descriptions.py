"""Card texts written from the effects that the engine plays (IM-H6)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final, assert_never

from kazamata.games.miners import effects
from kazamata.games.miners.cardset import EVENT_TYPES, EventCard, MineCard
from kazamata.games.miners.effects import PLACES, Effect, Leaf
from kazamata.games.miners.factions import ANY_FACTION, FACTIONS

Say = Callable[..., str]
"""The `say` function of a catalogue: `say(key, **values)`."""

PLACES_WITHOUT_CARD: Final = {"other": "anywhere"}
"""Events, spaces and the surface have no card, so "another card" means any card there."""


def describe(effect: Effect, say: Say, on_card: bool = True) -> str:
    """An effect as a sentence; `on_card` says whether it is printed on a mine card."""
    return _sentence(EffectDescriber(say, on_card).phrase(effect))


def card_text(card: MineCard, say: Say) -> str:
    """Both effects of a card, or its only one."""
    texts = [describe(effect, say) for effect in card.effects]
    return texts[0] if len(texts) == 1 else say("card-choice", first=texts[0], second=texts[1])


def event_text(event: EventCard, say: Say) -> str:
    """The type of an event and its effect."""
    if event.effect is not None:
        text = describe(event.effect, say, False)
    else:
        text = _sentence(say(f"modifier-{effects.MODIFIERS[event.modifier]}", n=event.strength))
    return f"{say(f'event-type-{EVENT_TYPES[event.type]}')}: {text}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


class EffectDescriber:
    """Describes effects in one language, as parts of a sentence."""

    def __init__(self, say: Say, on_card: bool) -> None:
        self.say = say
        self.on_card = on_card

    def phrase(self, effect: Effect) -> str:
        """An effect as a part of a sentence."""
        say = self.say
        if isinstance(
            effect,
            (effects.GainCoins, effects.GainPoints, effects.Draw, effects.Advance, effects.PlaceMachinery),
        ):
            return self.leaf(effect)
        if isinstance(effect, effects.DrawLevel):
            return say("effect-draw-level", n=effect.n, level=say(f"level-{effect.level}"))
        if isinstance(effect, effects.DrawFaction):
            return self._faction_draw(effect)
        if isinstance(effect, effects.DrawDeep):
            return say("effect-draw-deep", n=effect.n)
        if isinstance(effect, effects.Collapse):
            return say("effect-collapse")
        if isinstance(effect, effects.Discount):
            return say("effect-discount", n=effect.n)
        if isinstance(effect, effects.Activate):
            return self._activation(effect)
        if isinstance(effect, effects.UseSurface):
            return say("effect-use-surface")
        if isinstance(effect, effects.Special):
            return say(f"effect-special-{effect.key.replace('_', '-')}")
        if isinstance(effect, (effects.CollapseOther, effects.Clear, effects.PlaceCart, effects.Discard)):
            return self._tokens(effect)
        if isinstance(effect, effects.Dismantle):
            return self._each("dismantle", say("effect-dismantle"), effect.each)
        if isinstance(effect, effects.Buy):
            text = say("effect-buy", price=effect.price, most=effect.most)
            return self._each("buy", text, effect.each, effect.most)
        return self._compound(effect)

    def leaf(self, leaf: Leaf, for_each: bool = False) -> str:
        """A gain; `for_each` multiplies it, so an advance of one reads "up to 1 space"."""
        if isinstance(leaf, effects.GainCoins):
            return self.say("effect-gain-coins", n=leaf.n)
        if isinstance(leaf, effects.GainPoints):
            return self.say("effect-gain-points", n=leaf.n)
        if isinstance(leaf, effects.Draw):
            return self.say("effect-draw", n=leaf.n)
        if isinstance(leaf, effects.Advance):
            return self.say("effect-advance-each" if for_each else "effect-advance", n=leaf.n)
        if isinstance(leaf, effects.PlaceMachinery):
            return self.say(f"effect-machinery-{self._where(PLACES[leaf.where])}", n=leaf.n)
        assert_never(leaf)

    def _where(self, index: str) -> str:
        return index if self.on_card else PLACES_WITHOUT_CARD.get(index, index)

    def _tokens(
        self, effect: effects.CollapseOther | effects.Clear | effects.PlaceCart | effects.Discard
    ) -> str:
        if isinstance(effect, effects.CollapseOther):
            name = "collapse-other" if self.on_card else "collapse-own"
            return self._each("collapse", self.say(f"effect-{name}", n=effect.n), effect.each, effect.n)
        if isinstance(effect, effects.Clear):
            name = "clear"
        elif isinstance(effect, effects.PlaceCart):
            name = "place-cart"
        else:
            name = "discard"
        return self._each(name, self.say(f"effect-{name}", n=effect.n), effect.each, effect.n)

    def _each(self, name: str, text: str, each: Leaf | None, limit: int = 0) -> str:
        """Add the gain for each item, or "if you do" for a single one."""
        if each is None:
            return text
        key = "effect-if-done" if limit == 1 else f"effect-each-{name}"
        return self.say(key, what=text, gain=self.leaf(each, limit != 1))

    def _compound(self, effect: effects.Per | effects.If | effects.Pay | effects.Either | effects.Seq) -> str:
        say = self.say
        if isinstance(effect, effects.Per):
            return self._per(effect)
        if isinstance(effect, effects.If):
            condition, then = self._condition(effect), self.phrase(effect.then)
            if effect.otherwise is None:
                return say("effect-if", condition=condition, then=then)
            otherwise = self.phrase(effect.otherwise)
            return say("effect-if-else", condition=condition, then=then, otherwise=otherwise)
        if isinstance(effect, effects.Pay):
            key = "effect-pay-scots" if effect.scots else "effect-pay"
            return say(key, price=effect.price, then=self.phrase(effect.then))
        if isinstance(effect, effects.Either):
            choices = self._join("effect-or", [self.phrase(choice) for choice in effect.choices])
            return say("effect-choose", choices=choices)
        if isinstance(effect, effects.Seq):
            return self._join("effect-and", self._parts(effect))
        assert_never(effect)

    def _per(self, effect: effects.Per) -> str:
        gain = self.leaf(effect.gain, True)
        what = self.say(f"measure-{effects.MEASURE_NAMES[effect.measure]}", each=effect.each)
        if effect.most:
            return self.say("effect-per-most", gain=gain, what=what, most=effect.most)
        return self.say("effect-per", gain=gain, what=what)

    def _parts(self, effect: effects.Seq) -> list[str]:
        """The parts in order; a repeated part appears once with its count."""
        texts = []
        for text, same in groupby(self.phrase(part) for part in effect.parts):
            times = len(list(same))
            texts.append(text if times == 1 else self.say("effect-again", what=text, n=times))
        return texts

    def _join(self, key: str, texts: list[str]) -> str:
        text = texts[0]
        for more in texts[1:]:
            text = self.say(key, first=text, second=more)
        return text

    def _faction_draw(self, effect: effects.DrawFaction) -> str:
        if effect.faction == ANY_FACTION:
            return self.say("effect-draw-any-faction")
        return self.say("effect-draw-faction", card=self.say(f"faction-card-{FACTIONS[effect.faction]}"))

    def _activation(self, effect: effects.Activate) -> str:
        target = effects.TARGETS[effect.target]
        if target in FACTIONS:
            return self.say("effect-activate-faction", card=self.say(f"faction-card-{target}"))
        if target.startswith("row-"):
            row = target[-1]
            return self.say("effect-activate-row", row=self.say(f"level-{row}"), number=int(row))
        if target == "any" and not self.on_card:
            return self.say("effect-activate-free")
        return self.say(f"effect-activate-{target}")

    def _condition(self, effect: effects.If) -> str:
        return self.say(f"condition-{effects.MEASURE_NAMES[effect.measure]}", least=effect.least)
