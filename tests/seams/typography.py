"""What no text may contain, in any language or in one: for catalogues, rulebooks and sentences about a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast as ftl

GAP: Final = "‖"
"""Stands where a message takes a value."""

_PLAYER: Final = rf"{GAP}(?:seat|names?|owner){GAP}"
_ANY: Final = r"[^\W\d_]+"
_WORD: Final = r"[^\W\d_]{2,}"

ANYWHERE: Final = {
    "two full stops": r"\.\.(?!\.)|\.:(?=\s|$)",
    "a phrase said twice": rf"(?i)\b(?:({_WORD}) \1|((?:{_ANY} ){{1,3}}{_ANY}): \2)\b",
    "a space before a mark": r"(?<=\S) (?:[,.;:!%](?=\s|$)|…(?=$| \())",
    "two spaces": r"(?<=[^\s?])  (?=\S)",
    "a Cyrillic letter": r"[\u0400-\u04ff]",
}
WRITTEN: Final = {"a hyphen for a minus": r"(?<![\w\-–])-\d"}
"""Rules for texts that we write; inserted numbers have the sign that the catalogue gives them."""
NOT_ENGLISH: Final = {
    "a decimal point": r"(?<![\d.])\d+\.\d+(?![\d.])",
    "a straight quotation mark": r'"',
    "an English word": rf"(?i)(?<![{GAP}\w])(?:the|and|you|your|with|from|which|this|that|card|cards|row|player|deck|"
    rf"draw|choose|type|witch|quit|pay|stay|ready|fire|cell)(?![{GAP}\w])",
    "a name in a case": rf"{_PLAYER}[\w\-]",
}
_PL_VERBS: Final = (
    "kosztuje|kosztował[ao]?by|mieści|potrzebuje|wymaga|wynosi|pozwala na|zapobieżono|płaci|zapłać|najmuje|używa|"
    "buduje|odzyskuje|wykonuje|wykonaj|rezygnuje|zrezygnuj|zwolnij|wysyła|wyślij|wycofuje|uwalnia|karmi|zagrywa|odrzuca|"
    "odkrywa|aktywuje|umieszcza|znajduje|traci|zyskuje|otrzymuje"
)
_SR_VERBS: Final = (
    "košta|koštao|traži|dozvoljava|iznosi|plaća|plati|unajmljuje|koristi|gradi|vraća|izvršava|izvrši|odustaje|otpusti|"
    "odrekni se|šalje|pošalji|povlači|oslobađa|hrani|odbacuje|otkriva|aktivira|stavlja|nalazi|gubi|dobija|trpi"
)
OWN: Final = {
    "hu": {
        "a quotation mark of another language": r"“|»|«|„[^”]*$",
        "an article before what has none of its own": rf"(?i)\baz? {GAP}(?!\w*{GAP}-)",
        "evil without its points": r"\d gonoszság(?:ot|ért)?\b(?!pont)",
    },
    "pl": {
        "a quotation mark of another language": r"“|»|«|„[^”]*$",
        "a verb without its object": rf"(?i)\b(?:{_PL_VERBS})(?: to)?(?: tylko)?:",
        "a name after a preposition": rf"(?i)\b(?:u|do|od|dla|z|na|przez|przeciw) {_PLAYER}",
        "a past that shows a gender": rf"{GAP}(?:seat|owner){GAP} (?:się )?(?:nie )?(?!\w*syła\b)\w+(?:ł|ła)\b",
        "goods without a unit": r"\d (?:złota|złoto|zła|zło|żywności|żywność)\b",
    },
    "sr": {
        "a quotation mark of another language": r"”|»|«|„[^“]*$",
        "a verb without its object": rf"(?i)(?<!\bse )\b(?:{_SR_VERBS})(?: samo)?:",
        "a name after a preposition": rf"(?i)\b(?:kod|do|od|za|sa|na|protiv) {_PLAYER}",
        "a past that shows a gender": rf"{GAP}(?:seat|owner){GAP} je \w+(?:ao|eo|io|la)\b",
        "goods without a unit": r"\d (?:zlato|zlata|zlo|zla|hrana|hrane|hranu)\b",
    },
}


def flaws(text: str, language: str = "") -> list[str]:
    """The flaws of a text in a language; without a language only those of any text."""
    text = re.sub(r"„kazamata [^”“]*[”“]", "kazamata", text)  # commands are typed as they are
    wrong = ANYWHERE | (WRITTEN if language else {}) | OWN.get(language, {})
    wrong |= NOT_ENGLISH if language in OWN else {}
    return [name for name, pattern in wrong.items() if re.search(pattern, text)]


def forms(pattern: ftl.Pattern) -> list[str]:
    """Every text that a message can become, with its values named between gaps."""
    texts = [""]
    for part in pattern.elements:
        texts = [before + after for before in texts for after in _part(part)]
    return texts


def _part(part: ftl.TextElement | ftl.Placeable) -> list[str]:
    if isinstance(part, ftl.TextElement):
        return [str(part.value)]
    return list(_expression(part.expression))


def _expression(expression: object) -> Iterator[str]:
    if isinstance(expression, ftl.SelectExpression):
        for variant in expression.variants:
            yield from forms(variant.value)
    elif isinstance(expression, ftl.StringLiteral):
        yield str(expression.value)
    elif isinstance(expression, ftl.VariableReference):
        yield f"{GAP}{expression.id.name}{GAP}"
    else:
        raise TypeError(f"no text is made from {type(expression).__name__}")
