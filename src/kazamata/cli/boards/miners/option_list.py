"""The options: what to type and what it means, with card texts in full or in signs."""

from __future__ import annotations

from typing import Final

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.miners.mine import card_signs
from kazamata.cli.boards.miners.scene import MinersScene, at, neighbour
from kazamata.cli.boards.miners.symbols import BARRED
from kazamata.cli.boards.typed_words import typed_words
from kazamata.core.asks import Question
from kazamata.core.fields import Field
from kazamata.games.miners import asks
from kazamata.games.miners.geometry import LEFT, RIGHT, UPPER_LEFT, UPPER_RIGHT, neighbour_cell, row_of

BARRED_IN_SIGNS: Final = 3
"""From this level on unavailable cards are shown in signs."""
IN_SIGNS: Final = 4
"""From this level on all effects are in signs, which leaves space for the boards again."""
BY_PLACE: Final = ("cell", "joint")
"""Answers numbered as they are listed."""
NAMED: Final = ("card", "spot", "board", "faction")
"""Answers that can be typed by name."""
SEVERAL: Final = (
    asks.KEEP_CARDS, asks.DRAW_CARD, asks.PLACE_MACHINERY, asks.CLEAR_COLLAPSE, asks.DISCARD_SOME, asks.TRIM_HAND,
)  # fmt: skip
"""Questions often asked several times, for which several answers may be typed at once."""
WITH_EFFECTS: Final = (asks.CLIMB, asks.ACTIVATE_CARD)
"""Questions for a card whose effects matter."""


def typed_form(scene: Scene, question: Question, option: int) -> str:
    """Return what to type for an option."""
    answer = question.read(option)
    form = answer.form.name
    if not answer.form.fields:
        return typed_words(scene.narrator).first(form)
    if form in BY_PLACE:
        return str(list(question.options).index(option) + 1)
    if form == "card":
        return str(MinersScene(scene).hand().index(answer["card"]) + 1)
    return str(counted(answer.form.fields[0], answer.values[0]))


def counted(field: Field, value: int) -> int:
    """Return the number to type for a value: named things count from 1, others as shown."""
    return value - int(field.first) + 1 if field.words else value + int(field.display_offset)


def meant(field: Field, number: int) -> int:
    """Return the value for a typed number: the inverse of `counted`."""
    return number - 1 + int(field.first) if field.words else number - int(field.display_offset)


def option_list(scene: Scene, question: Question) -> list[tuple[str, str]]:
    """List one line per option, and all cards of the hand; unavailable cards have a sign.

    With few lines, first the unavailable cards are shown in signs, then all of them.
    """
    seen, in_words = MinersScene(scene), scene.terse < IN_SIGNS
    options = [int(option) for option in question.options]
    if not question.definition.has("card"):
        return [
            (typed_form(scene, question, option), described(seen, question, option, in_words))
            for option in options
        ]
    answers = {option: question.read(option) for option in options}
    open_cards = [answer["card"] for answer in answers.values() if answer.form.name == "card"]
    lines: list[tuple[str, str]] = []
    for number, kind in enumerate(seen.hand(), 1):
        barred = kind not in open_cards
        in_full = scene.terse < BARRED_IN_SIGNS or (in_words and not barred)
        lines.append((str(number), (f"{BARRED} " if barred else "") + hand_card(seen, kind, in_full)))
    further = [option for option, answer in answers.items() if answer.form.name != "card"]
    return lines + [
        (typed_form(scene, question, option), option_text(seen, question, option)) for option in further
    ]


def hand_card(seen: MinersScene, kind: int, full: bool) -> str:
    """Describe a card of the hand with its full print."""
    return f"{seen.head(kind)}: {seen.text(kind) if full else seen.short(kind)}"


def option_text(seen: MinersScene, question: Question, option: int) -> str:
    """Describe an option briefly, for a hint."""
    answer = question.read(option)
    form = answer.form.name
    if form == "cell":
        return cell_text(seen, answer["cell"])
    if form == "joint":
        spot, side = answer["spot"], answer["side"]
        names = [placed(seen, one) for one in (neighbour(seen.own.mine, spot, side), spot)]
        return seen.say("board-joint", first=names[0], second=names[1])
    if form == "spot":
        return placed(seen, answer["spot"])
    return seen.scene.narrator.option(question, option, seen.view)


def placed(seen: MinersScene, spot: int) -> str:
    """Describe a card of the viewer's mine with its number."""
    return f"{seen.name(seen.own.mine.cards[spot])} ({spot + 1})"


def described(seen: MinersScene, question: Question, option: int, full: bool) -> str:
    """Describe an option with its benefit."""
    text, answer = option_text(seen, question, option), question.read(option)
    form, mine = answer.form.name, seen.own.mine
    if form == "cell":
        carts = seen.carts_at(mine, question.fact("card"), answer["cell"])
        return text + (seen.say("board-carts", full=carts[0], half=carts[1]) if any(carts) else "")
    if form == "board":
        spaces = seen.cards.tracks[seen.view.tracks[answer["board"]]].spaces
        return f"{text}: " + " ".join(seen.signs.of(space).replace(" ", "") for space in spaces)
    if form != "spot":
        return text
    signed = f"{text} {card_signs(seen, mine, answer['spot'])}".rstrip()
    if question.kind not in WITH_EFFECTS:
        return signed
    card = mine.cards[answer["spot"]]
    return f"{signed}: {seen.text(card) if full else seen.short(card)}"


def cell_text(seen: MinersScene, cell: int) -> str:
    """Describe a cell by the cards around it: `row II, below X and Y`."""
    mine, row = seen.own.mine, int(row_of(cell))
    if row > 1:
        key, sides = _below(seen, cell)
    else:
        key, sides = _in_row(seen, cell)
    names = [seen.name(mine.cards[spot]) + f" ({spot + 1})" for spot in sides]
    values = dict(zip(("first", "second"), names, strict=False))
    return seen.say(f"board-cell-{key}", row=seen.level(row), **values)


def _below(seen: MinersScene, cell: int) -> tuple[str, list[int]]:
    left, right = (at(seen.own.mine, int(neighbour_cell(cell, side))) for side in (UPPER_LEFT, UPPER_RIGHT))
    if left >= 0 and right >= 0:
        return "below-both", [left, right]
    return ("lower-right", [left]) if left >= 0 else ("lower-left", [right])


def _in_row(seen: MinersScene, cell: int) -> tuple[str, list[int]]:
    """Describe a cell of row I: between two cards, next to one, or with a gap (IM-A1)."""
    mine = seen.own.mine
    left, right = (at(mine, int(neighbour_cell(cell, side))) for side in (LEFT, RIGHT))
    if left >= 0 and right >= 0:
        return "between", [left, right]
    if left >= 0 or right >= 0:
        return ("right", [left]) if left >= 0 else ("left", [right])
    for key, side in (("gap-right", LEFT), ("gap-left", RIGHT)):
        far = at(mine, int(neighbour_cell(neighbour_cell(cell, side), side)))
        if far >= 0:
            return key, [far]
    return "first", []


def input_hint(scene: Scene, question: Question) -> str:
    """Explain how to answer, with an example that works."""
    say, example = scene.narrator.say, typed_form(scene, question, int(question.options[0]))
    if question.read(question.options[0]).form.name == "take-forced":
        return say("board-type-forced", example=example)
    left = more(question)
    if left > 1:
        tokens = [typed_form(scene, question, int(option)) for option in question.options]
        return say("board-type-several", example=" ".join((tokens * left)[: min(left, 4)]), most=left)
    named = any(question.definition.has(form) for form in NAMED)
    return say("board-type-one" if named else "board-type-number", example=example)


def more(question: Question) -> int:
    """Return how many answers of this kind may be typed at once."""
    return question.fact("left") if question.kind in SEVERAL else 1


def manual(scene: Scene) -> list[str]:
    """List everything that can be typed at this table."""
    keys = ("number", "name", "several", "cell", "deck", "faction", "stop", "look", "mine")
    return [scene.narrator.say(f"board-manual-{key}") for key in keys]
