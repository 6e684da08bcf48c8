"""Effects in signs, the same in every language: `2¢`, `1★/●`, `4¢→↑2`; the help page explains them."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from kazamata.games.miners import effects as words
from kazamata.games.miners.effects import ANYWHERE, MEASURE_NAMES, OTHER, TARGETS, Effect, Leaf
from kazamata.games.miners.factions import ANY_FACTION, FACTIONS

COIN: Final = "¢"
POINT: Final = "★"
CARD: Final = "▯"
MACHINERY: Final = "¤"
COLLAPSE: Final = "▼"
ACTIVATED: Final = "✓"
TARGET: Final = "▸"
BARRED: Final = "×"
FULL: Final = "●"
MARKED: Final = "◉"
HALF: Final = "◐"
LOOSE: Final = "◦"
ADVANCE: Final = "↑"
ACTIVATE: Final = "»"
SURFACE: Final = "⌂"
SPECIAL: Final = "!"
NUMERALS: Final = ("", "I", "II", "III", "IV")

Plain: TypeAlias = (
    words.DrawLevel | words.DrawFaction | words.DrawDeep | words.Collapse | words.Discount | words.Activate
    | words.UseSurface | words.Special
)  # fmt: skip
Counting: TypeAlias = (
    words.CollapseOther | words.Clear | words.PlaceCart | words.Dismantle | words.Discard | words.Buy
)

_MEASURES: Final = {
    "faction-kinds": "⚑",
    "machinery-here": MACHINERY,
    "machinery": f"{MACHINERY}*",
    "collapses": COLLAPSE,
    "full-carts": FULL,
    "half-carts": HALF,
    "carts-here": f"{FULL}¹",
    "cards": f"{CARD}*",
    "collapse-free": f"{CARD}*−{COLLAPSE}",
    "neighbours": "◇",
    "side-by-side": f"{CARD}=",
    "position": ADVANCE,
    "distance": f"{ADVANCE}*",
    "coins": COIN,
    "hand": CARD,
    "boards": "⊤",
    "rows": "≡",
    "both-above": "▲▲",
    "between-two": "▯▯▯",
    "at-the-end": "▯|",
    "nothing-below": "▯_",
}


class Signs:
    """Writes effects in signs; `letters` are the factions' letters in the player's language."""

    def __init__(self, letters: tuple[str, ...]) -> None:
        self.letters = letters

    def of(self, effect: Effect) -> str:
        """Format an effect in signs."""
        if isinstance(
            effect, (words.GainCoins, words.GainPoints, words.Draw, words.Advance, words.PlaceMachinery)
        ):
            return self._leaf(effect)
        if isinstance(effect, words.Per):
            each = "" if effect.each == 1 else str(effect.each)
            most = f"(≤{effect.most})" if effect.most else ""
            return f"{self._leaf(effect.gain)}/{each}{self.measure(effect.measure)}{most}"
        if isinstance(effect, words.If):
            otherwise = "" if effect.otherwise is None else f":{self.of(effect.otherwise)}"
            return f"{self._condition(effect)}?{self.of(effect.then)}{otherwise}"
        if isinstance(effect, words.Pay):
            less = f"−{self.letters[0]}" if effect.scots else ""
            return f"{effect.price}{COIN}{less}→{self.of(effect.then)}"
        if isinstance(effect, words.Either):
            return " / ".join(self.of(choice) for choice in effect.choices)
        if isinstance(effect, words.Seq):
            return " + ".join(self.of(part) for part in effect.parts)
        if isinstance(
            effect,
            (words.CollapseOther, words.Clear, words.PlaceCart, words.Dismantle, words.Discard, words.Buy),
        ):
            return self._counting(effect)
        return self._word(effect)

    def both(self, effects: tuple[Effect, ...]) -> str:
        """Format a card's effects, of which one is used."""
        return " | ".join(self.of(effect) for effect in effects)

    def measure(self, measure: int) -> str:
        """Return the sign of a measure."""
        name = MEASURE_NAMES[measure]
        if name in FACTIONS:
            return self.letters[FACTIONS.index(name)]
        if name.startswith("row-"):
            return NUMERALS[int(name[-1])]
        return _MEASURES.get(name, name)

    def _condition(self, effect: words.If) -> str:
        sign = self.measure(effect.measure)
        return sign if MEASURE_NAMES[effect.measure] in _PLACED else f"{sign}≥{effect.least}"

    def _leaf(self, leaf: Leaf) -> str:
        if isinstance(leaf, words.GainCoins):
            return f"{leaf.n}{COIN}"
        if isinstance(leaf, words.GainPoints):
            return f"{leaf.n}{POINT}"
        if isinstance(leaf, words.Draw):
            return f"{leaf.n}{CARD}"
        if isinstance(leaf, words.Advance):
            return f"{ADVANCE}{leaf.n}"
        if isinstance(leaf, words.PlaceMachinery):
            return f"{leaf.n}{MACHINERY}" + {ANYWHERE: "*", OTHER: "◇"}.get(leaf.where, "")
        assert_never(leaf)

    def _each(self, text: str, each: Leaf | None) -> str:
        return text if each is None else f"{text}→{self._leaf(each)}"

    def _word(self, effect: Plain) -> str:
        if isinstance(effect, words.DrawLevel):
            return f"{effect.n}{CARD}{NUMERALS[effect.level]}"
        if isinstance(effect, words.DrawFaction):
            return f"{CARD}{'?' if effect.faction == ANY_FACTION else self.letters[effect.faction]}"
        if isinstance(effect, words.DrawDeep):
            return f"{effect.n}{CARD}IV"
        if isinstance(effect, words.Collapse):
            return COLLAPSE
        if isinstance(effect, words.Discount):
            return f"{CARD}−{effect.n}{COIN}"
        if isinstance(effect, words.Activate):
            return f"{ACTIVATE}{self._target(effect.target)}"
        if isinstance(effect, words.UseSurface):
            return SURFACE
        if isinstance(effect, words.Special):
            return SPECIAL
        assert_never(effect)

    def _counting(self, effect: Counting) -> str:
        if isinstance(effect, words.CollapseOther):
            return self._each(f"{effect.n}{COLLAPSE}◇", effect.each)
        if isinstance(effect, words.Clear):
            return self._each(f"−{effect.n}{COLLAPSE}", effect.each)
        if isinstance(effect, words.PlaceCart):
            return self._each(f"{effect.n}{MARKED}", effect.each)
        if isinstance(effect, words.Dismantle):
            return self._each(f"−{MACHINERY}", effect.each)
        if isinstance(effect, words.Discard):
            return self._each(f"−{effect.n}{CARD}", effect.each)
        if isinstance(effect, words.Buy):
            return self._each(f"{effect.most}×{effect.price}{COIN}", effect.each)
        assert_never(effect)

    def _target(self, target: int) -> str:
        name = TARGETS[target]
        if name in FACTIONS:
            return self.letters[FACTIONS.index(name)]
        if name.startswith("row-"):
            return NUMERALS[int(name[-1])]
        return {"any": "", "adjacent": "◇", "with-machinery": MACHINERY}.get(name, name)


_PLACED: Final = ("both-above", "between-two", "at-the-end", "nothing-below")
