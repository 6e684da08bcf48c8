"""The text of a card, written from its effect: the same value that the engine plays (IM-H6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from kazamata.games.miners import effects as words
from kazamata.games.miners.cardset import EVENT_TYPES, EventCard, MineCard
from kazamata.games.miners.effects import Effect, Leaf
from kazamata.games.miners.factions import ANY_FACTION, FACTIONS

Say = Callable[..., str]
"""A catalogue's voice: `say(key, **values)`."""

SPOKEN: Final = ("position", "both-above", "between-two", "at-the-end", "nothing-below")
"""The conditions that have a sentence of their own."""


def describe(effect: Effect, say: Say) -> str:
    """An effect as a sentence."""
    text = phrase(effect, say)
    return text[:1].upper() + text[1:] + "."


def card_text(card: MineCard, say: Say) -> str:
    """Both effects of a card, or its only one."""
    texts = [describe(effect, say) for effect in card.effects]
    return texts[0] if len(texts) == 1 else say("card-choice", first=texts[0], second=texts[1])


def event_text(event: EventCard, say: Say) -> str:
    """The type of an event and what it does."""
    if event.effect is not None:
        text = describe(event.effect, say)
    else:
        text = say(f"modifier-{words.MODIFIERS[event.modifier]}", n=event.strength)
        text = text[:1].upper() + text[1:] + "."
    return f"{say(f'event-type-{EVENT_TYPES[event.type]}')}: {text}"


def phrase(effect: Effect, say: Say) -> str:
    """An effect as a part of a sentence."""
    if isinstance(
        effect, (words.GainCoins, words.GainPoints, words.Draw, words.Advance, words.PlaceMachinery)
    ):
        return leaf_phrase(effect, say)
    if isinstance(effect, words.DrawLevel):
        return say("effect-draw-level", n=effect.n, level=say(f"level-{effect.level}"))
    if isinstance(effect, words.DrawFaction):
        return _faction_draw(effect, say)
    if isinstance(effect, words.DrawDeep):
        return say("effect-draw-deep", n=effect.n)
    if isinstance(effect, words.Collapse):
        return say("effect-collapse")
    if isinstance(effect, words.Discount):
        return say("effect-discount", n=effect.n)
    if isinstance(effect, words.Activate):
        return _activation(effect, say)
    if isinstance(effect, words.UseSurface):
        return say("effect-use-surface")
    if isinstance(effect, words.Special):
        return say(f"effect-special-{effect.key.replace('_', '-')}")
    if isinstance(effect, words.CollapseOther):
        return _each(say("effect-collapse-other", n=effect.n), effect.each, say)
    if isinstance(effect, words.Clear):
        return _each(say("effect-clear", n=effect.n), effect.each, say)
    if isinstance(effect, words.PlaceCart):
        return _each(say("effect-place-cart", n=effect.n), effect.each, say)
    if isinstance(effect, words.Dismantle):
        return _each(say("effect-dismantle"), effect.each, say)
    if isinstance(effect, words.Discard):
        return _each(say("effect-discard", n=effect.n), effect.each, say)
    if isinstance(effect, words.Buy):
        return _each(say("effect-buy", price=effect.price, most=effect.most), effect.each, say)
    return _compound(effect, say)


def leaf_phrase(leaf: Leaf, say: Say) -> str:
    if isinstance(leaf, words.GainCoins):
        return say("effect-gain-coins", n=leaf.n)
    if isinstance(leaf, words.GainPoints):
        return say("effect-gain-points", n=leaf.n)
    if isinstance(leaf, words.Draw):
        return say("effect-draw", n=leaf.n)
    if isinstance(leaf, words.Advance):
        return say("effect-advance", n=leaf.n)
    if isinstance(leaf, words.PlaceMachinery):
        return say(f"effect-machinery-{words.PLACES[leaf.where]}", n=leaf.n)
    assert_never(leaf)


def _compound(effect: words.Per | words.If | words.Pay | words.Either | words.Seq, say: Say) -> str:
    if isinstance(effect, words.Per):
        gain = leaf_phrase(effect.gain, say)
        what = say(f"measure-{words.MEASURE_NAMES[effect.measure]}", each=effect.each)
        if effect.most:
            return say("effect-per-most", gain=gain, what=what, most=effect.most)
        return say("effect-per", gain=gain, what=what)
    if isinstance(effect, words.If):
        condition, then = _condition(effect, say), phrase(effect.then, say)
        if effect.otherwise is None:
            return say("effect-if", condition=condition, then=then)
        otherwise = phrase(effect.otherwise, say)
        return say("effect-if-else", condition=condition, then=then, otherwise=otherwise)
    if isinstance(effect, words.Pay):
        key = "effect-pay-scots" if effect.scots else "effect-pay"
        return say(key, price=effect.price, then=phrase(effect.then, say))
    if isinstance(effect, words.Either):
        return _join("effect-or", effect.choices, say)
    if isinstance(effect, words.Seq):
        return _join("effect-and", effect.parts, say)
    assert_never(effect)


def _join(key: str, parts: tuple[Effect, ...], say: Say) -> str:
    text = phrase(parts[0], say)
    for part in parts[1:]:
        text = say(key, first=text, second=phrase(part, say))
    return text


def _each(text: str, each: Leaf | None, say: Say) -> str:
    return text if each is None else say("effect-each", what=text, gain=leaf_phrase(each, say))


def _faction_draw(effect: words.DrawFaction, say: Say) -> str:
    if effect.faction == ANY_FACTION:
        return say("effect-draw-any-faction")
    return say("effect-draw-faction", faction=say(f"faction-{FACTIONS[effect.faction]}"))


def _activation(effect: words.Activate, say: Say) -> str:
    target = words.TARGETS[effect.target]
    if target in FACTIONS:
        return say("effect-activate-faction", faction=say(f"faction-{target}"))
    if target.startswith("row-"):
        return say("effect-activate-row", row=say(f"level-{target[-1]}"))
    return say(f"effect-activate-{target}")


def _condition(effect: words.If, say: Say) -> str:
    name = words.MEASURE_NAMES[effect.measure]
    if name in SPOKEN:
        return say(f"condition-{name}", least=effect.least)
    return say("condition-count", least=effect.least, what=say(f"count-{name}"))
